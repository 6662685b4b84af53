import type { Page } from '../../../../schemas/index.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { quoted } from '../../wording/phrases.ts'

/** From this many towns on, a spelling of a county is not a typo. */
const mostAlike = 2

/**
 * Creates the check of a page's county. It finds a spelling that differs by a letter or two in one word from the
 * spelling for several other towns, and an American "Country" instead of "County".
 *
 * @param locations the locations of all pages
 */
export function createCountyCheck(
  locations: Iterable<Page['location']>,
  country: string,
): (location: Page['location']) => Mistake[] {
  // A town may have a page for each service.
  const towns = new Map<string, string>()
  for (const { county, city, state = '' } of [...locations].filter((location) => location !== undefined))
    if (county !== undefined) towns.set(`${county} ${city} ${state}`, county)
  const counts = new Map<string, number>()
  for (const county of towns.values()) counts.set(county, (counts.get(county) ?? 0) + 1)
  const shared = [...counts].filter(([, count]) => count >= mostAlike)
  return ({ county } = { city: '' }) => {
    if (county === undefined) return []
    // The Black Country is a part of England.
    const right = country === 'US' ? county.replace(/(?<=\p{L} )Country$/u, 'County') : county
    if (right !== county) return [tell(right, `The county is called ${quoted(county)}.`)]
    if ((counts.get(county) ?? 0) >= mostAlike) return []
    const [meant, count] = shared.find(([other]) => isMisspelt(county, other)) ?? []
    if (meant === undefined) return []
    return [tell(meant, `The county is spelt ${quoted(county)}, and ${quoted(meant)} for ${count} other towns.`)]
  }
}

const tell = (meant: string, message: string): Mistake => ({
  path: ['location', 'county'],
  code: 'other-spelling',
  severity: 'warning',
  message,
  fix: `Write ${quoted(meant)}.`,
  replacement: JSON.stringify(meant),
})

/** Whether the names differ in one word only: "Baltimore City" is not a misspelled "Baltimore County". */
function isMisspelt(county: string, other: string): boolean {
  const [words, others] = [county, other].map((name) => name.trim().toLowerCase().split(/\s+/))
  if (!words || words.length !== others?.length) return false
  const differing = words.flatMap((word, at) => (word === others[at] ? [] : [[word, others[at] ?? ''] as const]))
  const [pair, more] = differing
  return pair !== undefined && more === undefined && isOneSlip(...pair)
}

/** The fewest letters of a word in which one wrong letter does not make another name. */
const fewestLetters = 5

/** Whether one letter is missing, superfluous or different, or two are swapped. */
function isOneSlip(word: string, other: string): boolean {
  if (Math.min(word.length, other.length) < fewestLetters) return false
  let start = 0
  while (start < word.length && word[start] === other[start]) start++
  // Typos rarely affect the first letter, but other names start differently.
  if (start === 0) return false
  let end = 0
  while (end < Math.min(word.length, other.length) - start && word.at(-1 - end) === other.at(-1 - end)) end++
  const [left, right] = [word, other].map((each) => each.slice(start, each.length - end))
  const isSwapped = left?.length === 2 && left === [...(right ?? '')].reverse().join('')
  return isSwapped || Math.max(left?.length ?? 0, right?.length ?? 0) === 1
}
