import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDevSite } from '../../src/build/devSite.ts'
import { randomOf } from '../bench/corpus.ts'
import { copySite, makeFolder, readFiles, removeFolder } from './builtSite.ts'
import { writeFiles } from './gitSite.ts'

const receivers = { quote: '/_inbox/quote', contact: '/_inbox/contact' }
const home = 'pages/index.json'

let folder: string

beforeEach(async () => {
  folder = await makeFolder()
  await copySite(folder)
})

afterEach(() => removeFolder(folder))

/** All that the dev server shows of a site, every page with its sections. */
function shown(read: ReturnType<typeof openDevSite>): unknown {
  const { problems, model } = read()
  return JSON.parse(JSON.stringify({ problems, site: model?.site, pages: model && [...model.pages.values()] }))
}

type PageFile = Record<string, unknown> & { sections: Record<string, unknown>[] }

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

describe('src/build/devSite', () => {
  test.each(Array.from({ length: 12 }, (_, seed) => seed))(
    'shows after any change what a reader shows that starts then (%i)',
    async (seed) => {
      const random = randomOf(seed, 0)
      const pick = <Value>(list: readonly Value[]) => list[Math.floor(random() * list.length)] as Value
      const written = [...(await readFiles(folder))].map(([file, bytes]) => [file, String(bytes)] as const)
      const original = new Map(written.filter(([file]) => /^pages.*json$/.test(file)))
      const names = [...original.keys()]
      const wrong = new Set<string>()
      const read = openDevSite(folder, receivers)
      for (let number = 0; number < 20; number++) {
        // What is wrong is mended soon, as most of what there is to see is that of a site which is right.
        const file = random() < 0.5 ? pick([home, ...wrong]) : pick(names)
        const kind = wrong.has(file)
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
        const now = shown(read) as { problems: { file: string; severity: string }[] }
        const isWrong = now.problems.some((problem) => problem.file === file && problem.severity === 'error')
        if (isWrong || kind === 'remove') wrong.add(file)
        else wrong.delete(file)
        expect(now, `${number}: ${kind} ${file}`).toEqual(shown(openDevSite(folder, receivers)))
      }
    },
    30_000,
  )

  test('gives the model again that it has where nothing has changed', async () => {
    const read = openDevSite(folder, receivers)
    const { model } = read()
    expect(model).toBeDefined()
    expect(read().model).toBe(model)
    await writeFiles(folder, { [home]: `${await readFile(join(folder, home), 'utf8')}\n` })
    expect(read().model).not.toBe(model)
  })

  test('looks at a picture again that was replaced by one of the same name', async () => {
    await writeFiles(folder, { 'public/lobby.png': 'no picture' })
    const page = JSON.parse(await readFile(join(folder, home), 'utf8')) as PageFile
    const image = { src: '/lobby.png', alt: 'The lobby' }
    page.sections.push({ type: 'prose', heading: 'Lobby', body: 'Clean.', image })
    await writeFiles(folder, { [home]: JSON.stringify(page) })
    const read = openDevSite(folder, receivers)
    expect(read().problems.map(({ message }) => message)).toContainEqual(expect.stringContaining('is no picture'))
    await writeFiles(folder, { 'public/lobby.png': '' })
    expect(read().problems.map(({ message }) => message)).toContainEqual(expect.stringContaining('is empty'))
  })
})
