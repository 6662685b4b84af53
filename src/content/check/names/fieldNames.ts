import { foldedName, nearest } from '../../wording/nearest.ts'
import { namesAbroad } from './namesAbroad.ts'
import { companions, elsewhere, inSections, otherNames } from './otherNames.ts'

const split = (names: Readonly<Record<string, string>>): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(Object.entries(names).map(([field, words]) => [field, new Set(words.split(' '))]))

const everywhere = split(otherNames)
const abroad = split(namesAbroad)
/** All words and fields. None of them is a typo for another one. */
const allWords = new Set([...everywhere].flatMap(([field, words]) => [foldedName(field), ...words]))
const bySection = new Map(Object.entries(inSections).map(([type, names]) => [type, split(names)]))

/**
 * Returns those of the given fields that a name may stand for, starting with those for this section type.
 *
 * @param sectionType the type of the section that has the field; undefined outside of sections
 */
export function fieldsMeant(name: string, fields: readonly string[], sectionType?: string): string[] {
  const own = bySection.get(sectionType ?? '')
  const has = (names: ReadonlyMap<string, ReadonlySet<string>> | undefined) =>
    fields.filter((field) => isWordIn(name, names?.get(field)))
  const inOtherWords = fields.filter((field) => abroad.get(field)?.has(withoutAccents(name)))
  return [...new Set([...has(own), ...has(everywhere), ...inOtherWords])]
}

/**
 * Sorts fields by the number of their companions that are present: `validUntil` next to a salary is not the last day of
 * an offer.
 */
export function likeliest(fields: readonly string[], present: Readonly<Record<string, unknown>>): string[] {
  const met = (field: string) =>
    (companions[field]?.split(' ') ?? []).filter((each) => Object.hasOwn(present, each)).length
  return [...fields].sort((one, other) => met(other) - met(one))
}

/** Whether sections of a type have another name for a field of other systems: the `height` of a frame is its `size`. */
export const isMeantInSection = (name: string, type: unknown): boolean =>
  [...(bySection.get(String(type))?.values() ?? [])].some((words) => words.has(foldedName(name)))

/** In letters. A typo in a short word makes another word: `lat` is not a misspelled `alt`. */
const shortest = 5

function isWordIn(name: string, words: ReadonlySet<string> = new Set()): boolean {
  const plain = foldedName(name)
  return words.has(plain) || (plain.length >= shortest && !allWords.has(plain) && nearest(plain, words) !== undefined)
}

/** Reduces a name to plain letters: `Größe` -> `grosse`. */
const withoutAccents = (name: string) => foldedName(name).replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '')

/** Whether a word may not concern visitors, so that it can only stand for a required field. */
export const isVague = (name: string): boolean => vague.has(foldedName(name))

const vague = new Set('name label caption kind type key value data view id placeholder'.split(' '))

/** Explains what replaces a field that pages or sections have in other systems. Returns undefined for other names. */
export function placeElsewhere(name: string, kind: 'page' | 'section'): string | undefined {
  const plain = foldedName(name)
  return elsewhere[kind].find(([names]) => names.split(' ').includes(plain))?.[1]
}

/** Whether a name is a misspelled field. People who misspell a word keep or drop its first letter. */
export function isMisspelt(name: string, field: string): boolean {
  const [written, meant] = [name.toLowerCase(), field.toLowerCase()]
  return written[0] === meant[0] || written === meant.slice(1) || written.slice(1) === meant
}
