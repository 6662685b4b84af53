import type { Site } from '../../../schemas/index.ts'
import { firstAt, type Mistake } from '../problem/mistake.ts'
import type { Path } from '../problem/source.ts'
import { quoted } from '../wording/phrases.ts'

interface Place {
  path: Path
  name: string
  address: Site['company']['address']
  latitude?: number | undefined
  longitude?: number | undefined
}

/** Finds offices in two towns with the same postal code or pin: one was copied from the other. */
export function checkSharedPlaces({ company }: Pick<Site, 'company'>): Mistake[] {
  const branches = Object.entries(company.branches ?? {})
  const places: Place[] = [
    { path: ['company'], ...company },
    ...branches.map(([key, branch]) => ({ path: ['company', 'branches', key], ...branch })),
  ]
  return places.flatMap((place, at) =>
    places.slice(0, at).flatMap((first): Mistake[] => {
      if (first.address.city.toLowerCase() === place.address.city.toLowerCase()) return []
      const towns = `${first.address.city} and ${place.address.city}`
      return [sameCode(first, place, towns), samePin(first, place, towns)].flat()
    }),
  )
}

function sameCode({ path: first, address: one }: Place, { path, address }: Place, towns: string): Mistake | [] {
  const { zip } = address
  if (zip === undefined || zip !== one.zip) return []
  return {
    path: [...path, 'address', 'zip'],
    code: 'place-of-other-office',
    message: `The offices in ${towns} have one postal code: ${quoted(zip)}.`,
    fix: 'Look which of the two is another one.',
    also: firstAt([...first, 'address', 'zip']),
  }
}

function samePin(first: Place, { path, latitude, longitude }: Place, towns: string): Mistake | [] {
  if (latitude === undefined || latitude !== first.latitude || longitude !== first.longitude) return []
  return {
    path: [...path, 'latitude'],
    code: 'place-of-other-office',
    message: `The offices in ${towns} have the same latitude and longitude.`,
    fix: 'Write those of each: a map shows them under a right click on the building.',
    also: firstAt([...first.path, 'latitude']),
  }
}
