import { iconNames } from '../../../schemas/parts/iconNames.ts'
import { foldedName, nearest } from '../wording/nearest.ts'

/** The most names that a message offers. */
const mostOffered = 5

/**
 * Returns icons that a name may stand for, sorted by the number of words they share: `house-heart` and `heart` for
 * `heart-home`. A misspelled word counts as the word it is closest to.
 */
export function nearestIcons(name: string): string[] {
  const words = wordsOf(name)
  const meant = new Set(words.map((word) => (allWords.has(word) ? word : (nearest(word, allWords) ?? word))))
  const scored = iconNames.flatMap((icon) => {
    const own = icon.split('-')
    const shared = own.filter((word) => meant.has(word)).length
    return shared === 0 ? [] : [{ icon, score: shared * 10 - own.length }]
  })
  return scored
    .sort((one, other) => other.score - one.score)
    .slice(0, mostOffered)
    .map(({ icon }) => icon)
}

/** Whether icon names contain all words of a name, so that it is not a typo. */
export const isOfKnownWords = (name: string): boolean => {
  const words = wordsOf(name)
  return words.length > 1 && words.every((word) => allWords.has(word))
}

/** Returns the icon with the same letters in the same order: `armchair` for `arm-chair` and `ArmChair`. */
export const iconOfLetters = (name: string): string | undefined => byLetters.get(foldedName(name))

/** Returns the icon for the singular of a name: `leaf` for `leaves`, `tree-pine` for `tree-pines`. */
export const iconOfOne = (name: string): string | undefined =>
  endsOfSeveral
    .map(([several, one]) => name.toLowerCase().replace(several, one))
    .find((one) => one !== name.toLowerCase() && byLetters.has(foldedName(one)))

const endsOfSeveral = [
  [/ves$/, 'f'],
  [/ies$/, 'y'],
  [/es$/, ''],
  [/s$/, ''],
] as const

const byLetters = new Map(iconNames.map((icon) => [foldedName(icon), icon]))

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2)
    .slice(0, 5)

/** All words of icon names. */
const allWords = new Set(iconNames.flatMap((icon) => icon.split('-')).filter((word) => word.length > 2))
