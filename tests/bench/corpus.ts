/** A site of any size for measurements: the shipped one with towns from a seeded generator. */
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page, Section } from '../../schemas/index.ts'
import { createAlikePen, type Pen } from './alikeTowns.ts'

export interface Corpus {
  /** The number of towns added to the shipped site. */
  towns: number
  /** The same seed gives the same bytes. Default: 1. */
  seed?: number
  /** Whether the towns share most of their sentences, with other names and numbers in them. Default: false. */
  alike?: boolean
}

/** A page file: its path below the root, and its text. */
export interface CorpusFile {
  file: string
  text: string
}

const repository = join(import.meta.dirname, '../..')

/** Describes a corpus: `10,027 pages`, `10,027 alike pages`. */
export const describeCorpus = ({ towns, alike = false }: Corpus): string =>
  `${(towns + 27).toLocaleString('en')} ${alike ? 'alike ' : ''}pages`

/** Returns the name of a corpus for file names. */
export const nameOfCorpus = ({ towns, alike = false }: Corpus): string => `${alike ? 'alike-' : ''}${towns}`

/** Copies the shipped site into a folder and adds the towns. */
export async function writeCorpus(root: string, corpus: Corpus): Promise<void> {
  await mkdir(root, { recursive: true })
  for (const part of ['pages', 'public', 'site.config.json'])
    await cp(join(repository, part), join(root, part), { recursive: true })
  for (const { file, text } of townFiles(corpus)) await writeFile(join(root, file), text)
}

/** Returns the page files of the towns: about 800 words each, all different, and without problems in the checks. */
export function* townFiles({ towns, ...kind }: Corpus): Generator<CorpusFile> {
  for (let index = 0; index < towns; index++) yield townFile(index, kind)
}

/** Returns the page file of one of the towns; the first index after the corpus gives an additional town. */
export function townFile(index: number, { seed = 1, alike = false }: Omit<Corpus, 'towns'> = {}): CorpusFile {
  const city = townName(index)
  const random = randomOf(seed, index)
  const page = townPage(city, index, random, alike ? createAlikePen(random) : createPen(random))
  const text = `${JSON.stringify(page, null, 2)}\n`
  return { file: `pages/locations/${city.toLowerCase()}-md.json`, text }
}

/**
 * Creates a generator of numbers from 0 to 1: sfc32 of PractRand (Chris Doty-Humphrey, public domain), whose streams do
 * not overlap.
 */
export function randomOf(seed: number, index: number): () => number {
  let [a, b, c, counter] = [0, seed | 0, index | 0, 1]
  const next = () => {
    const sum = (a + b + counter++) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 4_294_967_296
  }
  for (let warm = 0; warm < 12; warm++) next()
  return next
}

const list = (words: string) => words.split(' ')
const starts = list(
  'Ald Bram Cath Dorn Elm Farn Gris Hald Irv Jarr Kend Lorn Mard Nor Orv Penn Quor Rath Sall Tav Umb Verr Wick Yarn Zell Arb Bryn Crom Dray Esk Fenn Gorm Hesk Ings Keld Lyth Mell Nith Oakl Pell',
)
const middles = list('a an ar as e el en er i il in ing is o ol on or os u ul um ur us ey ow')
const ends = list(
  'bery bourne brook bury by combe cote croft dale dean den don fell fold ford gate gill grove ham hampton haugh hithe holm hurst ington lade lea leigh low mere mont mouth ness over port reth rigg scar shaw sholt stead stoke stow thorpe thwaite ton vale wald well wick worth',
)
const adjectives = list(
  'quiet narrow bright early late heavy light local careful steady spare second third shared open closed busy empty older newer tall low wide long short clean dusty wet dry plain sealed marked signed printed weekly nightly monthly seasonal polished carpeted tiled wooden glazed painted locked guarded separate common front rear upper lower corner single double whole half fresh worn mild neutral',
)
const nouns = list(
  'lobby stairwell corridor kitchen counter window elevator dock garage entrance closet ledge blind carpet floor ceiling vent drain sink mirror desk chair table lamp switch handle door frame rail mat bin cart mop pad cloth filter vacuum bucket bottle label key badge alarm code log sheet list route crew shift visit break meeting lease invoice tenant manager guard courier driver clerk nurse teacher doctor lawyer banker baker printer server shelf locker bench planter fountain awning gutter sidewalk curb',
)
const verbs = list(
  'reaches follows leaves covers checks opens closes passes serves needs keeps shows hides holds moves meets joins ends begins spares saves costs brings takes gives finds wants marks counts dries cools warms lifts lowers turns fills empties crosses clears wipes sweeps rinses seals guards prints signs reads calls',
)
const joints = list('before after beside behind under above near beyond without inside outside between')
const moments = [
  'on weeknights',
  'before six',
  'after nine',
  'at dusk',
  'twice a month',
  'once a quarter',
  'during the holidays',
  'on the first Monday',
  'when it snows',
  'in pollen season',
  'by appointment',
  'without a fuss',
  'as agreed',
  'in writing',
  'every other week',
  'between leases',
  'on inspection days',
  'with the lights low',
  'in one visit',
  'from top to bottom',
]
const icons = ['scale', 'school', 'stethoscope', 'layers', 'map-pin', 'calendar-check'] as const

const mostTowns = starts.length * middles.length * ends.length

/** Returns a distinct name for each index below 51,000; consecutive towns have dissimilar names. */
function townName(index: number): string {
  if (index >= mostTowns) throw new Error(`There are names for ${mostTowns} towns.`)
  const spread = (index * 20_011) % mostTowns
  const end = ends[spread % ends.length]
  const middle = middles[Math.floor(spread / ends.length) % middles.length]
  const start = starts[Math.floor(spread / ends.length / middles.length)]
  return `${start}${middle}${end}`
}

const pickFrom =
  (random: () => number) =>
  <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item

/** Writes sentences of random words, so that no two pages are alike. */
function createPen(random: () => number): Pen {
  const pick = pickFrom(random)
  const thing = () => `${pick(adjectives)} ${pick(nouns)}`
  const clause = () => `${thing()} ${pick(verbs)} the ${thing()} ${pick(joints)} each ${thing()}`
  const sentence = () => {
    const text = `the ${clause()} ${pick(moments)}${random() < 0.4 ? `, and no ${clause()}` : ''}.`
    return text[0]?.toUpperCase() + text.slice(1)
  }
  return {
    clause,
    sentences: (count) => Array.from({ length: count }, sentence).join(' '),
    heading: () => `${thing()} and ${thing()}`.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
  }
}

function townPage(city: string, index: number, random: () => number, pen: Pen): Page {
  const pick = pickFrom(random)
  const { clause, sentences, heading } = pen
  const sentence = () => sentences(1)
  const thing = () => `${pick(adjectives)} ${pick(nouns)}`
  const items = <Item>(count: number, make: () => Item) => Array.from({ length: count }, make)
  const sections: Section[] = [
    {
      type: 'hero',
      heading: 'Commercial Cleaning in {city}, {state}',
      text: sentences(2),
      actions: [{ label: 'Request a Quote', href: '/quote/' }, { call: true }],
      image: { scene: 'skyline' },
    },
    {
      type: 'cardGrid',
      heading: 'Services for {city} Buildings',
      intro: sentence(),
      tone: 'alt',
      source: { collection: 'services' },
    },
    {
      type: 'featureList',
      heading: `Why {city} Calls Us: ${heading()}`,
      items: items(4, () => ({ title: heading(), text: sentence(), icon: pick(icons) })),
    },
    {
      type: 'prose',
      heading: heading(),
      tone: 'alt',
      body: `${sentences(4)} [Floor care](/services/floor-care/) follows.\n\n${sentences(4)}`,
    },
    {
      type: 'checklist',
      heading: 'What We Clean in {city}',
      items: items(6, () => ({ text: heading(), note: `${clause()}.` })),
    },
    { type: 'steps', heading: heading(), items: items(3, () => ({ title: heading(), text: sentence() })) },
    {
      type: 'faq',
      heading: 'Questions From {city}',
      items: items(4, () => ({ question: `Who ${pick(verbs)} the ${thing()}?`, answer: sentences(2) })),
    },
    {
      type: 'quoteForm',
      heading: 'Get a Quote for Your {city} Building',
      intro: sentence(),
      presets: { city: '{city}' },
      aside: ['Someone from the office answers within {responseTime}.', sentence()],
    },
  ]
  return {
    name: `${city}, MD`,
    title: 'Commercial Cleaning in {city}, {state} | {company}',
    description: `Cleaning for {city} offices: the ${clause()} ${pick(moments)}, from one office.`,
    card: { text: sentence(), icon: 'map-pin' },
    location: {
      city,
      state: 'MD',
      county: `${pick(starts)}ric County`,
      // Maryland has the ZIP codes from 20600 on; those from 21000 on belong to the shipped towns.
      ...(index < 400 && { zips: [String(20_600 + index)] }),
      // Evenly distributed, so that no two towns are at the same spot: multiples of the golden ratio keep their
      // distance.
      latitude: Math.round((37.9 + 1.8 * ((index / 10_000) % 1)) * 10_000) / 10_000,
      longitude: Math.round((-79.4 + 4.3 * ((index * 0.618034) % 1)) * 10_000) / 10_000,
    },
    sections,
  }
}
