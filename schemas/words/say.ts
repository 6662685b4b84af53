import type { Counted, WordGroup, Words } from './words.ts'

/** What takes the places in a word; `count` also picks the plural. */
export type SayValues = Readonly<Record<string, string | number>>

/** Says a word of a group, with values in the places that it has. */
export type Say<Group extends WordGroup> = (name: keyof Words[Group], values?: SayValues) => string

/**
 * Makes a function that says the words of a group.
 *
 * @param words those of one group
 * @param language BCP 47; its plurals are those of the CLDR
 */
export function createSay<Group extends WordGroup>(words: Words[Group], language: string): Say<Group> {
  // TypeScript does not see that each value of a group is one of the two.
  const texts = words as Readonly<Record<keyof Words[Group], string | Counted>>
  return (name, values = {}) => {
    const word = texts[name]
    const text = typeof word === 'string' ? word : pluralOf(word, Number(values.count), language)
    return text.replace(/\{(\w+)\}/g, (place, key: string) => String(values[key] ?? place))
  }
}

const pluralOf = (word: Counted, count: number, language: string): string =>
  word[new Intl.PluralRules(language).select(count)] ?? word.other
