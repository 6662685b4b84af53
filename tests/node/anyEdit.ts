/** Changes of a site on disk, as its owners make them: texts, names, mistakes, added and removed pages. */
import { isPageFile } from '../../src/content/model/files/pageAddress.ts'
import type { Problem } from '../../src/content/problem/problem.ts'
import { randomOf } from '../bench/corpus.ts'
import { writeFiles } from './gitSite.ts'
import { readFiles } from './site/builtSite.ts'

const home = 'pages/index.json'

export type PageFile = Record<string, unknown> & { location?: { city: string }; sections: Record<string, unknown>[] }

/** Changes a page, given a unique number and another page. */
type Edit = (page: PageFile, number: number, other: PageFile) => void

const addText =
  (...texts: string[]): Edit =>
  ({ sections }, number) =>
    void sections.push({ type: 'prose', body: texts[number % texts.length] })

const edits: Record<string, Edit> = {
  text: ({ sections }, number) => {
    for (const section of sections) if ('heading' in section) section.heading = `Heading ${number}`
  },
  name: (page, number) => void Object.assign(page, { name: `Name ${number}` }),
  title: (page, number, other) => void Object.assign(page, { title: number % 2 ? other.title : `Title ${number}` }),
  description: (page, _, { description }) => void Object.assign(page, { description }),
  hiddenPage: (page) => void Object.assign(page, { status: 'hidden' }),
  mentions: (page, _, { name }) => void Object.assign(page, { mentions: ['Towson', name] }),
  place: ({ location }, number) => {
    const places = [
      { city: 'Fallston' },
      { county: 'Harford County' },
      { roads: ['Harford Road'] },
      { zips: ['21047'] },
    ]
    if (location) Object.assign(location, places[number % places.length])
  },
  noPlace: (page, number) => void Object.assign(page, number % 2 ? { location: {} } : { name: 5, location: 'here' }),
  namesPlace: addText('We drive along Harford Road to Fallston in Harford County, 21047.'),
  draft: (page, number) => void Object.assign(page, { draft: number % 2 === 0 }),
  link: addText('See [it](/nowhere/).', 'See [it](/quote/).', 'See [it](/about/#values).', 'See [it](#nothing).'),
  placeholder: addText('Call {phne} in {city}.'),
  mark: addText('[to write: two sentences]'),
  anotherTown: addText('We clean in Towson and Catonsville every night.'),
  anchor: ({ sections: [first] }, number) => void Object.assign(first ?? {}, { id: `top-${number}` }),
  noAnchors: ({ sections }) => {
    for (const section of sections) delete section.id
  },
  field: ({ sections: [first] }) => void Object.assign(first ?? {}, { headin: 'A field that is none' }),
  order: ({ sections }) => void sections.reverse(),
  hidden: ({ sections }, number) => void Object.assign(sections[number % sections.length] ?? {}, { hidden: true }),
  copy: (page, _, other) => void Object.assign(page, { sections: other.sections }),
  button: ({ sections }, number) => {
    const action = { label: 'Request a quote', href: number % 2 ? '/about/' : '/quote/' }
    sections.push({ type: 'ctaBand', heading: `Call ${number}`, actions: [action] })
  },
  noForm: (page) => {
    page.sections = page.sections.filter(({ type }) => !/form$/i.test(String(type)))
  },
  preset: ({ sections }, number) => {
    const presets = number % 2 ? { city: `Newtown${number - 1}` } : { service_type: `Name ${number - 1}` }
    for (const section of sections) if (section.type === 'quoteForm') section.presets = presets
  },
  slip: addText('We drive to Fallstno at night.', 'Offices in Towsen and Newtwon call us.'),
  nearTown: ({ location }, number) => {
    if (location) location.city = ['Fallston', 'Towsan', 'Dundalck'][number % 3] ?? ''
  },
  card: (page, number) => void Object.assign(page, { card: { title: `Name ${number - 1}`, text: `Text ${number}` } }),
  tags: (page, number) => void Object.assign(page, { tags: [`tag ${number % 3}`], date: '2026-02-03' }),
  list: ({ sections }, number) => {
    const tag = number % 2 ? { tag: `tag ${number % 3}` } : { only: [`newtown${number - 2}-md`] }
    sections.push({ type: 'cardGrid', heading: `List ${number}`, source: { collection: 'locations', ...tag } })
  },
}

/**
 * Returns what any two checks must find alike: the errors or, if there are none, the warnings too. While a page is
 * wrong, those of other pages may be outdated: of two that are nearly the same, one may name the town of that page.
 */
export function foundByAll(problems: readonly Problem[]): readonly Problem[] {
  const errors = problems.filter(({ severity }) => severity === 'error')
  return errors.length > 0 ? errors : problems
}

export interface Edits {
  /** Changes one or two files: returns a description, and their new texts, undefined for removed files. */
  next(): { what: string; files: Record<string, string | undefined> }
  /** Receives the problems after that. Mistakes are fixed soon, because most checks apply only to a valid site. */
  learn(problems: readonly Problem[]): void
}

/** Returns small changes of a site with these texts; the same seed gives the same changes. */
export function createEdits(texts: Readonly<Record<string, string>>, seed: number): Edits {
  const random = randomOf(seed, 0)
  const pick = <Value>(list: readonly Value[]) => list[Math.floor(random() * list.length)] as Value
  const original = new Map(Object.entries(texts).filter(([file]) => isPageFile(file) && file.endsWith('.json')))
  const names = [...original.keys()]
  /** Files that differ from their original, the last changed last. */
  const changed = new Set<string>()
  const gone = new Set<string>()
  let isWrong = false
  let number = 0
  /** Returns a page with another town in place of its own. */
  const asNewTown = (page: PageFile, town: string) => {
    const text = JSON.stringify({ ...page, sections: page.sections.slice(0, 3) }, null, 2)
    const city = page.location?.city
    return city === undefined ? text : text.replaceAll(city, town)
  }
  return {
    next() {
      const toMend = isWrong && random() < 0.8 ? [...changed].at(-1) : undefined
      const file = toMend ?? (random() < 0.2 ? home : pick(names))
      const kind =
        toMend || gone.has(file)
          ? 'mend'
          : pick([
              ...Object.keys(edits),
              'text',
              'text',
              'draft',
              'draft',
              'comma',
              'remove',
              'move',
              'twin',
              'town',
              'town',
            ])
      const text = original.get(file)
      const page = JSON.parse(text ?? '{ "sections": [] }') as PageFile
      edits[kind]?.(page, number, JSON.parse(original.get(pick(names)) ?? '') as PageFile)
      const beside = file.replace(/\.json$/, `-${number}.json`)
      const texts: Record<string, Record<string, string | undefined>> = {
        mend: { [file]: text },
        comma: { [file]: `${text},` },
        remove: { [file]: undefined },
        move: { [file]: undefined, [beside]: text },
        twin: { [beside]: text },
        town: { [`pages/locations/newtown${number}-md.json`]: asNewTown(page, `Newtown${number}`) },
      }
      const files = texts[kind] ?? { [file]: JSON.stringify(page, null, 2) }
      for (const [name, text] of Object.entries(files)) {
        for (const set of [changed, gone]) set.delete(name)
        if (text !== original.get(name)) changed.add(name)
        if (text === undefined && original.has(name)) gone.add(name)
      }
      return { what: `${number++}: ${kind} ${file}`, files }
    },
    learn(problems) {
      isWrong = problems.some(({ severity }) => severity === 'error')
    },
  }
}

/** The same for the site in a folder: `edit` writes a change, and returns its description. */
export async function openEdits(folder: string, seed: number) {
  const texts = [...(await readFiles(folder))].map(([file, bytes]) => [file, String(bytes)])
  const edits = createEdits(Object.fromEntries(texts), seed)
  return {
    ...edits,
    async edit(): Promise<string> {
      const { what, files } = edits.next()
      await writeFiles(folder, files)
      return what
    },
  }
}
