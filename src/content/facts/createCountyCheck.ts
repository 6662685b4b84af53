import type { Page } from '../../../schemas/index.ts'
import type { Mistake } from '../problem/mistake.ts'
import { nearest } from '../wording/nearest.ts'
import { quoted } from '../wording/phrases.ts'

/** So many pages that spell a county alike are no slip. */
const mostAlike = 2

/**
 * Makes the check of the county of a page: whether it spells one otherwise than several others do, with a letter or two of
 * one word changed.
 *
 * @param locations of all pages
 */
export function createCountyCheck(locations: Iterable<Page['location']>): (location: Page['location']) => Mistake[] {
  const counts = new Map<string, number>()
  for (const location of locations)
    if (location?.county !== undefined) counts.set(location.county, (counts.get(location.county) ?? 0) + 1)
  const shared = [...counts].filter(([, count]) => count >= mostAlike)
  return ({ county } = { city: '' }) => {
    if (county === undefined || (counts.get(county) ?? 0) >= mostAlike) return []
    const [meant, count] = shared.find(([other]) => isMisspelt(county, other)) ?? []
    if (meant === undefined) return []
    return [
      {
        path: ['location', 'county'],
        code: 'other-spelling',
        severity: 'warning',
        message: `The county is spelt ${quoted(county)}, and ${quoted(meant)} on ${count} other pages.`,
        fix: `Write ${quoted(meant)}.`,
        replacement: JSON.stringify(meant),
      },
    ]
  }
}

/** "Baltimore City" is no misspelt "Baltimore County". */
function isMisspelt(county: string, other: string): boolean {
  const [words, others] = [county, other].map((name) => name.trim().toLowerCase().split(/\s+/))
  if (!words || words.length !== others?.length) return false
  const differing = words.flatMap((word, at) => (word === others[at] ? [] : [[word, others[at] ?? ''] as const]))
  const [pair, more] = differing
  return pair !== undefined && more === undefined && nearest(pair[0], [pair[1]]) !== undefined
}
