import type { Counted, WordGroup, Words } from './words.ts'

/** Values of the placeholders in a word; `count` also selects the plural form. */
export type SayValues = Readonly<Record<string, string | number>>

/** Returns a word of a group, with its placeholders replaced. */
export type Say<Group extends WordGroup> = (name: keyof Words[Group], values?: SayValues) => string

/**
 * Creates a function that returns the words of a group.
 *
 * @param words the words of one group
 * @param language BCP 47; plural categories are those of the CLDR
 */
export function createSay<Group extends WordGroup>(words: Words[Group], language: string): Say<Group> {
  // TypeScript does not infer that each value of a group is one of the two types.
  const texts = words as Readonly<Record<keyof Words[Group], string | Counted>>
  return (name, values = {}) => {
    const word = texts[name]
    const text = typeof word === 'string' ? word : pluralOf(word, Number(values.count), language)
    return text.replace(/\{(\w+)\}/g, (place, key: string) => String(values[key] ?? place))
  }
}

const pluralOf = (word: Counted, count: number, language: string): string =>
  word[new Intl.PluralRules(language).select(count)] ?? word.other
