/** Changes of a site on the disk, as its owners make them: texts, names, slips, pages more and pages less. */
import type { Problem } from '../../src/content/problem.ts'
import { randomOf } from '../bench/corpus.ts'
import { readFiles } from './builtSite.ts'
import { writeFiles } from './gitSite.ts'

const home = 'pages/index.json'

export type PageFile = Record<string, unknown> & { sections: Record<string, unknown>[] }

/** Changes a page, given a number that is never the same and another page. */
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
}

export interface Edits {
  /** Changes one file, and says what was done. */
  edit(): Promise<string>
  /**
   * Takes what was found after that: what is wrong is mended soon, as most of what there is to see is that of a site which
   * is right.
   */
  learn(problems: readonly Problem[]): void
}

/** Changes of the site in a folder, each a little one; the same seed gives the same. */
export async function openEdits(folder: string, seed: number): Promise<Edits> {
  const random = randomOf(seed, 0)
  const pick = <Value>(list: readonly Value[]) => list[Math.floor(random() * list.length)] as Value
  const written = [...(await readFiles(folder))].map(([file, bytes]) => [file, String(bytes)] as const)
  const original = new Map(written.filter(([file]) => /^pages.*json$/.test(file)))
  const names = [...original.keys()]
  const wrong = new Set<string>()
  let number = 0
  let [file, kind] = ['', '']
  return {
    async edit() {
      file = random() < 0.5 ? pick([home, ...wrong]) : pick(names)
      kind = wrong.has(file)
        ? 'mend'
        : pick([...Object.keys(edits), 'text', 'text', 'draft', 'draft', 'comma', 'remove', 'twin'])
      const text = original.get(file) ?? ''
      const page = JSON.parse(text) as PageFile
      edits[kind]?.(page, number, JSON.parse(original.get(pick(names)) ?? '') as PageFile)
      const texts: Record<string, Record<string, string | undefined>> = {
        mend: { [file]: text },
        comma: { [file]: `${text},` },
        remove: { [file]: undefined },
        twin: { [file.replace(/\.json$/, `-${number}.json`)]: text },
      }
      await writeFiles(folder, texts[kind] ?? { [file]: JSON.stringify(page, null, 2) })
      return `${number++}: ${kind} ${file}`
    },
    learn(problems) {
      const isWrong = problems.some((problem) => problem.file === file && problem.severity === 'error')
      if (isWrong || kind === 'remove') wrong.add(file)
      else wrong.delete(file)
    },
  }
}
