/**
 * Run as a process of its own, as V8 counts only what it compiles while it counts: prints, as JSON, for each kind of page the
 * parts of the check that ran more often for each page when there were more pages.
 */
import { type Profiler, Session } from 'node:inspector/promises'
import type { Page } from '../../../schemas/index.ts'
import { townFile } from '../../bench/corpus.ts'
import { baseAssets, baseSite } from '../baseSite.ts'

const few = 40
const many = 4 * few

/** A part of a function, and how often it ran. */
type Ran = Profiler.CoverageRange

type Files = Record<string, object>

const town = (index: number, alike = false): [file: string, page: Page] => {
  const { file, text } = townFile(index, { alike })
  return [file, JSON.parse(text) as Page]
}

const extended = (page: Page, fields: object, sections: object[] = []): object => ({
  ...page,
  ...fields,
  sections: [...page.sections, ...sections],
})

/** Page files of each kind, the same for each number. */
const kinds: [what: string, (index: number) => Files][] = [
  ['towns', (index) => Object.fromEntries([town(index)])],
  ['towns of one writer', (index) => Object.fromEntries([town(index, true)])],
  [
    'services, each with a form',
    (index) => {
      const [file, { location: _, ...page }] = town(index)
      const { city } = town(index)[1].location ?? { city: '' }
      const sections = page.sections.map((section) =>
        section.type === 'quoteForm' ? { ...section, presets: { service_type: `Care ${index}` } } : section,
      )
      const text = JSON.stringify({ ...page, name: `Care ${index}`, sections }).replaceAll('{city}', city)
      return { [file.replace('locations', 'services')]: JSON.parse(text.replaceAll(', {state}', '')) as object }
    },
  ],
  [
    'pages in which much is wrong',
    (index) => {
      const [file, page] = town(index)
      const [, other] = town(index + 1)
      const faults = {
        mentions: [`Nowhere ${index}`, other.location?.city],
        near: [`nowhere-${index}`],
        location: { ...page.location, city: `${page.location?.city}x`, roads: ['York Rd', 'Joppa Rd', 'Dulaney Rd'] },
        [`extra${index}`]: true,
      }
      const links = [`/locations/nowhere-${index}/`, `/locations/${other.location?.city}/`, '#nowhere', '/qoute/']
      const card = {
        title: 'A',
        text: 'B',
        icon: `shapes-${index}`,
        link: { label: 'Request a quote', href: '/about/' },
      }
      return {
        [file]: extended(page, faults, [
          { type: 'linkList', links: links.map((href) => ({ label: `Clean ${href}`, href })) },
          { type: 'cardGrid', source: { collection: 'locations', only: [`nowhere-${index}`] } },
          { type: 'cardGrid', items: [card, card] },
          { type: 'prose', body: `{unknown${index}} <b>bold</b> lorem ipsum ${other.location?.city} offices.` },
        ]),
        [file.replace('.json', ' copy.json')]: page,
      }
    },
  ],
  [
    'pages with faults that only others show',
    (index) => {
      const [file, page] = town(index)
      const [, other] = town(index + 1)
      const left = `${other.location?.city} offices and [a link](/locations/nowhere-${index}/).`
      const fields = { title: 'One Title for All', mentions: [`Nowhere ${index}`], order: 1 }
      const presets = { city: `Nowhere ${index}`, service_type: 'Nothing' }
      return {
        [file]: extended(page, fields, [
          { type: 'prose', heading: 'Left', body: left, image: { src: `/image-${index}.jpg`, alt: 'A desk' } },
          { type: 'quoteForm', heading: 'Again', presets },
        ]),
      }
    },
  ],
  [
    'posts',
    (index) => {
      const [file, page] = town(index)
      const day = `2026-0${(index % 9) + 1}-1${index % 10}`
      const tags = [`tag ${index % 5}`]
      const sections = [{ type: 'hero', heading: page.name }, ...page.sections.slice(3, 4)]
      const { description } = page
      const post = { name: page.name, title: `${page.name} as it was`, description, date: day, tags, sections }
      return {
        [file.replace('locations', 'blog')]: JSON.parse(JSON.stringify(post).replaceAll('{city}', page.name)) as object,
      }
    },
  ],
]

const indexOf = (folder: string) =>
  (baseSite['pages/services/index.json'] ?? '').replaceAll('Services', folder).replaceAll('"services"', `"${folder}"`)

function siteOf(count: number, filesOf: (index: number) => Files): Record<string, string> {
  const files = Object.assign({}, ...Array.from({ length: count }, (_, index) => filesOf(index))) as Files
  const texts = Object.entries(files).map(([file, page]) => [file, JSON.stringify(page)])
  const config = JSON.parse(baseSite['site.config.json'] ?? '') as object
  const folders = { locations: 'location', services: 'service', blog: 'article' }
  const floors = (baseSite['pages/services/disinfection.json'] ?? '').replaceAll('Disinfection', 'Floor Care')
  return {
    ...baseSite,
    'pages/services/floor-care.json': floors,
    ...Object.fromEntries(['locations', 'blog'].map((folder) => [`pages/${folder}/index.json`, indexOf(folder)])),
    'site.config.json': JSON.stringify({ ...config, kinds: folders }),
    ...Object.fromEntries(texts),
  }
}

/** How often the parts of each function ran since the call before, by its file, its name and its place. */
async function takeWork(session: Session): Promise<Map<string, Ran[]>> {
  const { result } = await session.post('Profiler.takePreciseCoverage')
  const work = new Map<string, Ran[]>()
  for (const { url, functions } of result) {
    const file = /\/(src\/content\/.*)/.exec(url)?.[1]
    if (file === undefined || hasOwnLimit(file)) continue
    for (const { functionName, ranges } of functions)
      work.set(`${file} ${functionName} ${ranges[0]?.startOffset}`, ranges)
  }
  return work
}

/** The search for copies and that for the nearest name compare so many at most: their own tests count. */
const hasOwnLimit = (file: string) => /\/(?:findCandidates|nearest)\.ts$/.test(file)

/** How often a part of a function ran: V8 lists those alone that ran another number of times than what is around them. */
const timesOf = ({ startOffset, endOffset }: Ran, ranges: readonly Ran[] = []) =>
  ranges.filter((around) => around.startOffset <= startOffset && around.endOffset >= endOffset).at(-1)?.count ?? 0

/** The parts that ran more often for each page when there were more pages. */
function findGrown(before: ReadonlyMap<string, Ran[]>, after: ReadonlyMap<string, Ran[]>): string[] {
  return [...after].flatMap(([place, ranges]) =>
    ranges.flatMap((ran) => {
      const times = timesOf(ran, before.get(place))
      // Where each page asks each other one, a line runs 160 times a page.
      const isGrown = times > 0 && ran.count > 50 * many && ran.count > 1.7 * (many / few) * times
      return isGrown ? [`${place}, from ${ran.startOffset}: ${times} times, then ${ran.count}`] : []
    }),
  )
}

const session = new Session()
session.connect()
await session.post('Profiler.enable')
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
const { compileSite } = await import('../../../src/content/compileSite.ts')

const grown: Record<string, string[]> = {}
for (const [what, filesOf] of kinds) {
  const workOf = (count: number) => {
    compileSite({ sources: siteOf(count, filesOf), assets: baseAssets })
    return takeWork(session)
  }
  // What is made at the first call is no work for a page.
  await workOf(1)
  const before = await workOf(few)
  grown[what] = findGrown(before, await workOf(many))
}
process.stdout.write(JSON.stringify(grown))
