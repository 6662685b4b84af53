import type { Page } from '../../../../schemas/index.ts'
import { countryOf, townName } from '../../schema/country.ts'
import { mostListed } from '../expandSource.ts'
import { foldersOfKind, type ResolveContext } from '../resolveContext.ts'

type Area = { '@type': 'City' | 'AdministrativeArea' | 'State' | 'Country'; name: string }

/**
 * The towns that the company serves; where they are too many their counties, and those that name none themselves, or else
 * their states, and the country for those that have none.
 */
export function areaServed({ model }: ResolveContext): Area[] {
  const towns = foldersOfKind(model, 'location')
    .flatMap((folder) => model.collections.get(folder) ?? [])
    .flatMap(({ page }) => page.location ?? [])
  const cities = new Map(towns.map(cityOf).map((city) => [city.name, city]))
  if (cities.size <= mostListed.areas) return [...cities.values()]
  const areas = new Map(towns.map(countyOf).map((area) => [`${area.name} ${area['@type']}`, area]))
  if (areas.size <= mostListed.areas) return [...areas].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, area]) => area)
  const states = [...new Set(towns.flatMap(({ state }) => state ?? []))].sort()
  const hasOthers = towns.some(({ state }) => state === undefined)
  return [
    ...states.map((name): Area => ({ '@type': 'State', name })),
    ...(hasOthers ? [{ '@type': 'Country' as const, name: countryOf(model.site.company) }] : []),
  ]
}

/** The town that the current page is about, as a list of one; empty for a page about none. */
export function townOf({ current }: ResolveContext): Area[] {
  return current.page.location ? [cityOf(current.page.location)] : []
}

type Town = NonNullable<Page['location']>

function cityOf(town: Town): Area {
  return { '@type': 'City', name: townName(town) }
}

function countyOf(town: Town): Area {
  const { county } = town
  return county ? { '@type': 'AdministrativeArea', name: townName({ ...town, city: county }) } : cityOf(town)
}
