import { type Region, type Regions, regionsByCountry } from './data/regions.ts'

/** A state or province with its code in addresses and its country. */
interface FoundRegion extends Region {
  code: string
  country: string
}

/** Pages may be about towns across the border: one company may serve Detroit and Windsor. */
const neighbours: Readonly<Record<string, readonly string[]>> = { US: ['CA'], CA: ['US'] }

const regionsOf = (country: string): Regions | undefined =>
  Object.hasOwn(regionsByCountry, country) ? regionsByCountry[country] : undefined

/** Whether the states of a country are known. */
export const hasRegions = (country: string) => regionsOf(country) !== undefined

/** Reduces a text to lower-case letters without accents: `Québec` and `quebec` are equal. */
export const lettersOnly = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase()

/** The regions of each country, by code, and by code and name in the form of `plainly`. */
const known = new Map<string, ReadonlyMap<string, FoundRegion>>()

function regionsByName(country: string): ReadonlyMap<string, FoundRegion> {
  const found =
    known.get(country) ??
    new Map(
      Object.entries(regionsOf(country) ?? {}).flatMap(([code, region]) =>
        [code, lettersOnly(code), lettersOnly(region.name)].map((name): [string, FoundRegion] => [
          name,
          { ...region, code, country },
        ]),
      ),
    )
  known.set(country, found)
  return found
}

/** Finds a state or province by its code, in any case, or by its name. */
export function findRegion(country: string, written: string): FoundRegion | undefined {
  const own = regionsByName(country).get(written)
  if (own) return own
  const wanted = lettersOnly(written)
  for (const each of [country, ...(neighbours[country] ?? [])]) {
    const region = regionsByName(each).get(wanted)
    if (region) return region
  }
  return undefined
}

/** Returns the names of a country's states. */
export const regionNames = (country: string): string[] =>
  Object.values(regionsOf(country) ?? {}).map(({ name }) => name)

/** Whether a postal code belongs to a state. */
export const hasCode = ({ codes }: Region, postcode: string): boolean =>
  codes.split(' ').some((part) => {
    const [first = '', last = first] = part.split('-')
    const start = postcode.slice(0, first.length)
    return first <= start && start <= last
  })

/** Returns the states whose postal codes start like this one, or undefined if those of the country are unknown. */
export function regionsOfCode(country: string, postcode: string): FoundRegion[] | undefined {
  const regions = regionsOf(country)
  return (
    regions &&
    Object.entries(regions).flatMap(([code, region]) =>
      hasCode(region, postcode) ? [{ ...region, code, country }] : [],
    )
  )
}
