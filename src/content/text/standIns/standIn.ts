/** Placeholder words, which mark a text that is still unwritten. */
export interface StandIn {
  /** Phrases of which a text must contain at least one before it is checked, in lower case and without punctuation. */
  cues: readonly string[]
  /** Characters of which every match contains at least one. */
  marks?: string
  pattern: RegExp
  /** Default: `error`. */
  severity?: 'error' | 'warning'
  fix: string
  /** What the message says about the words. Default: that a text is still to be written here. */
  says?: string
  /** If set, only these fields are checked. */
  fields?: ReadonlySet<string>
}

/** The default fix. */
export const write = 'Write the words that belong here.'

/** Returns one cue for each of the comma-separated words, followed by `behind`. */
export const cuesWith = (words: string, behind: string): string[] =>
  words.split(', ').map((word) => `${word} ${behind}`)

/** Returns a word, and the word with a digit directly behind it: `draft2`. */
export const numbered = (word: string): string[] => [word, ...Array.from('123456789', (digit) => `${word}${digit}`)]
