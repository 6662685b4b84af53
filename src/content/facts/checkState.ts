import type { Mistake } from '../problem/mistake.ts'
import type { Path } from '../problem/source.ts'
import { nearest } from '../wording/nearest.ts'
import { quoted } from '../wording/phrases.ts'
import { countryName } from './countryName.ts'
import { findRegion, hasRegions, regionNames } from './findRegion.ts'

/**
 * Checks a state or province against those of the country, if they are known. Addresses in the United States require
 * the two-letter code; elsewhere the name is accepted too.
 */
export function checkState(state: string, path: Path, country: string): Mistake[] {
  if (!hasRegions(country)) return []
  const region = findRegion(country, state)
  const isName = region !== undefined && region.code.toLowerCase() !== state.replace(/[^A-Za-z]/g, '').toLowerCase()
  if (region && (state === region.code || (isName && country !== 'US'))) return []
  if (region)
    return [
      {
        path,
        code: 'wrong-state',
        message: `"state" must be ${country === 'US' ? 'two ' : ''}capital letters, not ${quoted(state)}.`,
        fix: `Write "${region.code}".`,
        replacement: JSON.stringify(region.code),
      },
    ]
  const guess = nearest(state, regionNames(country))
  const meant = guess && findRegion(country, guess)
  return [
    {
      path,
      code: 'wrong-state',
      message: `${quoted(state)} is no ${country === 'CA' ? 'province' : 'state'} of ${countryName(country)}.`,
      fix: meant
        ? `If ${meant.name} is meant, write "${meant.code}".`
        : `Write its letters as addresses do, such as ${sampleStates[country] ?? '"MD" for Maryland'}.`,
    },
  ]
}

/** Examples of states and provinces, by country. Maryland is the default. */
const sampleStates: Readonly<Record<string, string>> = { CA: '"ON" for Ontario', AU: '"NSW" for New South Wales' }
