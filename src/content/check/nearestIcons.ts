import { iconNames } from '../../../schemas/parts/iconNames.ts'
import { nearest, plainly } from '../wording/nearest.ts'

/** The most names that a message offers. */
const mostOffered = 5

/**
 * Icons that a name may mean, those that have most of its words first: `house-heart` and `heart` for `heart-home`. A word
 * counts where it begins alike or is a slip of the pen away.
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

/** Whether names of icons have all words of a name: then it is no slip of the pen. */
export const isOfKnownWords = (name: string): boolean => {
  const words = wordsOf(name)
  return words.length > 1 && words.every((word) => allWords.has(word))
}

/** The icon of the same letters in the same order: `armchair` for `arm-chair` and `ArmChair`. */
export const iconOfLetters = (name: string): string | undefined => byLetters.get(plainly(name))

/** The icon of one of several: `leaf` for `leaves`, `tree-pine` for `tree-pines`. */
export const iconOfOne = (name: string): string | undefined =>
  endsOfSeveral
    .map(([several, one]) => name.toLowerCase().replace(several, one))
    .find((one) => one !== name.toLowerCase() && byLetters.has(plainly(one)))

const endsOfSeveral = [
  [/ves$/, 'f'],
  [/ies$/, 'y'],
  [/es$/, ''],
  [/s$/, ''],
] as const

const byLetters = new Map(iconNames.map((icon) => [plainly(icon), icon]))

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2)
    .slice(0, 5)

/** The words that names of icons are made of. */
const allWords = new Set(iconNames.flatMap((icon) => icon.split('-')).filter((word) => word.length > 2))
