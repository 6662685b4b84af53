/**
 * Generated at build by `src/node/code/wordsPlugin.ts`: the words of a group, in the language of the page that runs the
 * script.
 */
declare module 'virtual:ashlar/words/shell' {
  export const words: import('../../../schemas/index.ts').Words['shell']
}
declare module 'virtual:ashlar/words/scope' {
  export const words: import('../../../schemas/index.ts').Words['scope']
}
