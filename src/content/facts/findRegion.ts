import { type Region, type Regions, regionsByCountry } from './data/regions.ts'

/** A state or province, with the code that addresses write and the country in which it lies. */
export interface FoundRegion extends Region {
  code: string
  country: string
}

/** Towns across the border have pages too: those of Detroit and Windsor may be served by one company. */
const neighbours: Readonly<Record<string, readonly string[]>> = { US: ['CA'], CA: ['US'] }

const regionsOf = (country: string): Regions | undefined =>
  Object.hasOwn(regionsByCountry, country) ? regionsByCountry[country] : undefined

/** Whether the states of a country are known. */
export const hasRegions = (country: string) => regionsOf(country) !== undefined

/** Letters alone, without accents and capitals: `Québec` and `quebec` are one. */
export const plainly = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase()

/** The states of each country by their codes, and by their codes and names as `plainly` writes them. */
const known = new Map<string, ReadonlyMap<string, FoundRegion>>()

function regionsByName(country: string): ReadonlyMap<string, FoundRegion> {
  const found =
    known.get(country) ??
    new Map(
      Object.entries(regionsOf(country) ?? {}).flatMap(([code, region]) =>
        [code, plainly(code), plainly(region.name)].map((name): [string, FoundRegion] => [
          name,
          { ...region, code, country },
        ]),
      ),
    )
  known.set(country, found)
  return found
}

/** The state or province that an address means by its code, in whatever letters, or by its name. */
export function findRegion(country: string, written: string): FoundRegion | undefined {
  const own = regionsByName(country).get(written)
  if (own) return own
  const wanted = plainly(written)
  for (const each of [country, ...(neighbours[country] ?? [])]) {
    const region = regionsByName(each).get(wanted)
    if (region) return region
  }
  return undefined
}

/** The names of the states of a country. */
export const regionNames = (country: string): string[] =>
  Object.values(regionsOf(country) ?? {}).map(({ name }) => name)

/** Whether a postal code is one of a state. */
export const hasCode = ({ codes }: Region, postcode: string): boolean =>
  codes.split(' ').some((part) => {
    const [first = '', last = first] = part.split('-')
    const start = postcode.slice(0, first.length)
    return first <= start && start <= last
  })

/** The states whose postal codes begin like this one; undefined where those of the country are not known. */
export function regionsOfCode(country: string, postcode: string): FoundRegion[] | undefined {
  const regions = regionsOf(country)
  return (
    regions &&
    Object.entries(regions).flatMap(([code, region]) =>
      hasCode(region, postcode) ? [{ ...region, code, country }] : [],
    )
  )
}
