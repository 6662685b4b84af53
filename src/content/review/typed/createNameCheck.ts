import type { Site } from '../../../../schemas/index.ts'
import { allOffices } from '../../model/offices/officeOf.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { TextField } from '../../schema/findTexts.ts'
import { readWords } from '../../text/readWords.ts'
import { quoted } from '../../wording/phrases.ts'
import { nameKey } from '../leftovers/placeNames.ts'

const alphabet = 'abcdefghijklmnopqrstuvwxyz'
/**
 * The fewest letters of a word: alone, in a name of several words, and in one whose other words have `beside` letters. A
 * shorter one is a letter away from other words.
 */
const fewestLetters = { alone: 7, among: 5, inLong: 4, beside: 8 }

/** Returns a word with one letter missing, superfluous or different, or with two swapped. */
function slipsOf(word: string, keepsEnd: boolean): string[] {
  const letters = [...word]
  const cut = (at: number, until: number, between = '') => word.slice(0, at) + between + word.slice(until)
  const last = word.length - 1
  return letters.flatMap((letter, at) => {
    const isEnd = keepsEnd && at === last
    return [
      ...(isEnd ? [] : [cut(at, at + 1), ...[...alphabet].map((other) => cut(at, at + 1, other))]),
      ...(isEnd ? [] : [cut(at, at, letter)]),
      ...(at < last ? [cut(at, at + 2, `${letters[at + 1]}${letter}`)] : []),
    ]
  })
}

/** Maps misspellings of a site's names, in lower case, to the names. */
function slipsOfNames({ company }: Site): Map<string, string> {
  const names = [...new Set(allOffices(company).map(({ branchName, name }) => branchName ?? name))]
  const slips = new Map<string, string>()
  for (const name of names) {
    const words = nameKey(name).split(' ')
    words.forEach((word, index) => {
      const beside = words.join('').length - word.length
      const isShort = beside >= fewestLetters.beside && word.length < fewestLetters.among
      const fewest = beside === 0 ? fewestLetters.alone : fewestLetters[isShort ? 'inLong' : 'among']
      if (!/^[a-z]+$/.test(word) || word.length < fewest) return
      // Sparkle, Sparkles and Sparkled are all words, and so are Son and Sons.
      for (const slip of slipsOf(word, beside === 0 || isShort)) slips.set(words.with(index, slip).join(' '), name)
    })
  }
  for (const name of names) slips.delete(nameKey(name))
  return slips
}

/** Returns what texts may contain instead of the company's name. */
export const nameSlips = (site: Site): readonly string[] => [...slipsOfNames(site).keys()]

/**
 * Creates a check of a page's texts for typos in the name of the company or of a branch. A word that also occurs in
 * lower case on the page is an ordinary word, and `mentions` may name another company.
 */
export function createNameCheck(site: Site) {
  const slips = slipsOfNames(site)
  const mostWords = Math.max(0, ...[...slips.keys()].map((slip) => slip.split(' ').length))
  return (texts: readonly TextField[], mentions: readonly string[] = []): Mistake[] => {
    const meant = new Set(mentions.map(nameKey))
    return texts.flatMap(({ path, value, format }) => {
      if (format === 'href') return []
      const words = readWords(value)
      return words.flatMap((word, at): Mistake | [] => {
        for (let count = mostWords; count > 0; count--) {
          const own = words.slice(at, at + count)
          const key = own.map(({ letters }) => letters).join(' ')
          const name = slips.get(key)
          const span = { start: word.start, end: own.at(-1)?.end ?? word.end }
          if (name === undefined || meant.has(key) || isOther(value, span, key, texts)) continue
          const written = value.slice(span.start, span.end)
          return {
            path,
            span,
            code: 'misspelt-company',
            message: `${quoted(written)} is nearly ${quoted(name)}, the name of the company.`,
            fix: `Write {company}: it stands for the name in site.config.json. Is another company meant? Add ${quoted(written)} to "mentions".`,
          }
        }
        return []
      })
    })
  }
}

/**
 * Whether words are part of an address or not a name, because they have no capital here, or occur in lower case
 * elsewhere on the page.
 */
function isOther(
  text: string,
  { start, end }: { start: number; end: number },
  key: string,
  texts: readonly { value: string }[],
): boolean {
  if (
    !/^\p{Lu}/u.test(text.slice(start)) ||
    /[@/.\w]$/.test(text.slice(0, start)) ||
    /^(?:\.\w|@|\/)/.test(text.slice(end))
  )
    return true
  if (key.includes(' ')) return false
  const small = new RegExp(`(?<!\\p{L})${key}(?!\\p{L})`, 'u')
  return texts.some(({ value }) => small.test(value))
}
