import type { Site } from '../../../schemas/index.ts'
import { sharesFact } from '../facts/findLeftFacts.ts'
import type { Excerpt } from '../link/excerpt.ts'
import { pageFolder, pageName, suggestName } from '../model/files/pageAddress.ts'
import { kilometers, pinOf } from '../model/pins.ts'
import { kindOf, readPage, readSections, type SitePage } from '../model/siteModel.ts'
import type { Mistake } from '../problem/mistake.ts'
import { findPageTexts, type TextField } from '../schema/findTexts.ts'
import type { SectionTypes } from '../schema/sectionTypes.ts'
import { mentionWords } from '../wording/mentionWords.ts'
import { nearestIn } from '../wording/nearest.ts'
import { firstFew, joinWords, quoted } from '../wording/phrases.ts'
import type { PlaceName } from './leftovers/placeName.ts'
import { findNames, nameKey, type PlaceNames } from './leftovers/placeNames.ts'
import { createOfficeSearch } from './typed/createBranchCheck.ts'

interface Looked {
  /** The names of towns in the texts of the page. */
  met: ReadonlySet<PlaceName>
  excerpt: Excerpt
}

interface OwnFieldsInput {
  pages: readonly SitePage[]
  names: PlaceNames
  site: Site | undefined
  types: SectionTypes
}

/**
 * Finds fields that a copy took over from its original and that no text shows: `mentions` of a town and roads that no
 * text names, and prefilled answers and lists about another town or service.
 *
 * @returns a check of one page
 */
export function createOwnFieldsCheck({
  pages,
  names,
  site,
  types,
}: OwnFieldsInput): (page: SitePage, looked: Looked) => Mistake[] {
  const towns = listTowns(names, types)
  const services = listServices(pages, site)
  const saysOffice = site ? createOfficeSearch(site) : () => false
  const branches = new Set(Object.values(site?.company.branches ?? {}).map(({ name }) => nameKey(name)))
  return (page, looked) => [
    ...checkMentions(page, looked, { ...towns, branches, saysOffice }),
    ...checkRoads(page, looked, towns, site),
    ...checkPresets(page, looked.excerpt, services),
    ...checkOwnLists(page, looked.excerpt),
  ]
}

interface Towns {
  names: PlaceNames
  types: SectionTypes
  byKey: ReadonlyMap<string, PlaceName>
  /** By the name of the page about it, `Towson, MD`. */
  byPage: ReadonlyMap<string, PlaceName>
  cities: ReadonlySet<string>
}

function listTowns(names: PlaceNames, types: SectionTypes): Towns {
  const cities = names.all.filter(({ kind }) => kind === 'city')
  // If two towns have pages with the same name, the first one counts.
  const pages = cities
    .flatMap((name) => [...name.owners].map(({ page }) => [nameKey(page.name), name] as const))
    .reverse()
  return {
    names,
    types,
    byKey: new Map(names.all.map((name) => [name.key, name])),
    byPage: new Map(pages),
    cities: new Set(cities.map(({ text }) => text)),
  }
}

interface Offices {
  /** The names of the branches, as keys. */
  branches: ReadonlySet<string>
  saysOffice(name: string, texts: readonly TextField[]): boolean
}

function checkMentions(page: SitePage, { met, excerpt }: Looked, towns: Towns & Offices): Mistake[] {
  const { byKey, byPage, cities } = towns
  const { location, mentions = [], draft } = page.page
  if (mentions.length === 0 || draft || excerpt.hasUnwrittenMarks) return []
  const code = 'idle-mention'
  const severity = 'warning' as const
  return mentions.flatMap((mention, at): Mistake | [] => {
    const path = ['mentions', at]
    const key = nameKey(mention)
    const own = location && [location.city, page.page.name].map(nameKey)
    if (own?.includes(key))
      return {
        path,
        code,
        severity,
        message: `This page is about ${quoted(mention)} itself.`,
        fix: 'Delete it: "mentions" is for other towns that this page names on purpose.',
      }
    const town = byKey.get(key) ?? byPage.get(key)
    const isMet = town !== undefined && [...met].some((name) => isOf(name, town))
    if (
      isMet ||
      isNamedOnPage(page, { key, town }, towns) ||
      towns.saysOffice(mention, freeTextsOf(page, towns)) ||
      location?.zips?.includes(mention)
    )
      return []
    if (town && [...town.owners].some((owner) => sharesFact(page, owner))) return []
    const guess = town ? undefined : nearestIn(mention, cities)
    return {
      path,
      code,
      severity,
      message: `No text of this page names ${quoted(mention)}.`,
      fix: idleFix(town, towns.branches.has(key), guess),
    }
  })
}

function idleFix(town: PlaceName | undefined, isBranch: boolean, guess: string | undefined): string {
  if (town) return 'Delete it: while it stands here, the check does not tell what is left of that town in this page.'
  if (isBranch) return 'Delete it: a section that shows this office by its "branch" needs none.'
  return guess === undefined
    ? 'Delete it: no page is about it either.'
    : `Write ${quoted(guess)}, which has a page, or delete it.`
}

/** Whether a name found in a text belongs to one of the pages of a town. */
const isOf = (met: PlaceName, { owners }: PlaceName) => [...owners].some((owner) => met.owners.has(owner))

const freeTextsOf = (page: SitePage, { types }: Towns): TextField[] =>
  findPageTexts(readPage(page), types, (_, { free }) => free)

/**
 * Whether any text, anchor or picture of a page contains a name, or another name of the same town. Includes hidden
 * sections.
 */
function isNamedOnPage(page: SitePage, { key, town }: { key: string; town: PlaceName | undefined }, towns: Towns) {
  const slug = suggestName(key)
  return (
    page.notes.anchors.some(([id = '']) => id.includes(slug)) ||
    freeTextsOf(page, towns).some(
      ({ value, field }) =>
        (field === 'src' && suggestName(value).includes(slug)) ||
        ` ${nameKey(value)} `.includes(` ${key} `) ||
        (town && findNames(value, towns.names).some(({ name }) => isOf(name, town))),
    )
  )
}

/** This many unnamed roads were copied with the location. */
const fewestRoads = 3

function checkRoads(page: SitePage, { met, excerpt }: Looked, { byKey }: Towns, site: Site | undefined): Mistake[] {
  const { roads = [] } = page.page.location ?? {}
  if (roads.length === 0 || page.page.draft || excerpt.hasUnwrittenMarks) return []
  // The map draws these roads if the location names them.
  const drawn = new Set(site?.area?.roads?.map(({ name }) => name))
  const isRoadNamed = (road: string) => {
    const name = byKey.get(nameKey(road.replace(/^(?:\p{Ll}+\s+)+/u, '')))
    return drawn.has(road) || !name || met.has(name)
  }
  if (roads.length < fewestRoads || roads.some(isRoadNamed))
    return roads.flatMap((road, at) =>
      isRoadNamed(road) ? [] : tellLeftRoad(page, { road, at, name: byKey.get(nameKey(road)) }),
    )
  const [first, ...more] = roads.map((_, at) => ({ path: ['location', 'roads', at] }))
  const shown = firstFew(roads.map(quoted))
  return [
    {
      path: first?.path ?? [],
      code: 'unnamed-roads',
      message: `No text of this page names its roads ${joinWords(shown, 'and')}.`,
      fix: `Write the roads of ${page.page.location?.city} that its texts name, or delete those of another town.`,
      more,
    },
  ]
}

/** Kilometers within which two towns may share a road. */
const neighbours = 8

/** Reports a road that no text names and that one other town has, too far away to be the same road. */
function tellLeftRoad(
  page: SitePage,
  { road, at, name }: { road: string; at: number; name: PlaceName | undefined },
): Mistake | [] {
  const others = [...(name?.owners ?? [])].filter((owner) => owner !== page)
  // The pages that a template makes about a town share its roads.
  const [other] = new Set(others.map((owner) => owner.page.location?.city)).size === 1 ? others : []
  const [own, its] = [pinOf(page.page.location), pinOf(other?.page.location)]
  const city = other?.page.location?.city
  // Highways are long.
  if (!own || !its || city === undefined || /\d/.test(road) || page.page.mentions?.includes(city)) return []
  if (kilometers(own, its) < neighbours) return []
  return {
    path: ['location', 'roads', at],
    code: 'left-fact',
    severity: 'warning',
    message: `The road ${quoted(road)} is also one of ${city}, and no text of this page names it.`,
    fix: `Delete it, or write in a text what is there. Meant on purpose? Add ${mentionWords(city, page.page.mentions)}.`,
  }
}

interface Services {
  /** The names by which other pages may refer to each page about a service. */
  keysOf: ReadonlyMap<SitePage, readonly string[]>
  allKeys: ReadonlySet<string>
}

function listServices(pages: readonly SitePage[], site: Site | undefined): Services {
  const services = site ? pages.filter(({ file }) => kindOf(site, pageFolder(file)) === 'service') : []
  const keysOf = new Map(
    services.map((page) => [page, [page.page.name, page.page.card?.title ?? page.page.name].map(nameKey)]),
  )
  return { keysOf, allKeys: new Set([...keysOf.values()].flat()) }
}

function checkPresets(page: SitePage, { presets }: Excerpt, { keysOf, allKeys }: Services): Mistake[] {
  return presets.flatMap(({ path, value }): Mistake | [] => {
    const key = nameKey(value)
    const isCity = path.at(-1) === 'city'
    const { city } = page.page.location ?? {}
    const own = keysOf.get(page)
    const isWrong = isCity
      ? city !== undefined && !` ${key} `.includes(` ${nameKey(city)} `)
      : own !== undefined && !own.includes(key) && allKeys.has(key)
    if (!isWrong) return []
    return {
      path,
      code: 'preset-of-another-page',
      message: `This form is filled in with ${quoted(value)}, and the page is about ${isCity ? city : page.page.name}.`,
      fix: isCity
        ? 'Write "{city}", or delete this line: the form knows the town of its page.'
        : `Write ${quoted(page.page.card?.title ?? page.page.name)}, or delete this line: the form knows the service of its page.`,
    }
  })
}

/** Finds lists of its own folder that a town's page copied from another one. */
function checkOwnLists(page: SitePage, { listings }: Excerpt): Mistake[] {
  const { location } = page.page
  const folder = pageFolder(page.file)
  const stem = pageName(page.file)
  if (!location) return []
  return listings.flatMap(({ index, source }): Mistake | [] => {
    const only = source?.collection === folder ? source.only : undefined
    if (!only) return []
    const isOwn = only.includes(stem)
    const isMap = readSections(page)[index]?.type === 'map'
    if (isOwn ? isMap || only.length === 1 : !isMap && only.length > 1) return []
    const list = isMap ? 'map' : 'list'
    return {
      path: ['sections', index, 'source', 'only', isOwn ? only.indexOf(stem) : 0],
      code: isOwn ? 'list-of-own-page' : 'list-of-another-town',
      pageDecides: true,
      message: isOwn
        ? `This list leads to the page that it stands on, ${quoted(stem)}.`
        : `This ${list} shows ${joinWords(only.slice(0, 3).map(quoted), 'and')}, and not ${location.city}, which this page is about.`,
      fix: isOwn ? 'Delete it, or write another town.' : `Write ${quoted(stem)}, or delete "only".`,
    }
  })
}
