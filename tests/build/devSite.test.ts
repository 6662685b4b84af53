import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDevSite } from '../../src/build/devSite.ts'
import { randomOf } from '../bench/corpus.ts'
import { baseSite } from '../content/baseSite.ts'
import { writeFiles } from './gitSite.ts'

const receivers = { quote: '/_inbox/quote', contact: '/_inbox/contact' }

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-dev-'))
  await writeFiles(folder, baseSite)
})

afterEach(async () => {
  await rm(folder, { recursive: true })
})

/** All that the dev server shows of a site, every page with its sections. */
function shown(read: ReturnType<typeof openDevSite>): unknown {
  const { problems, model } = read()
  return JSON.parse(JSON.stringify({ problems, site: model?.site, pages: model && [...model.pages.values()] }))
}

const pageFiles = Object.keys(baseSite).filter((file) => file.startsWith('pages/'))

type Change = (files: Record<string, string | undefined>, file: string, number: number) => void

const edit =
  (change: (page: Record<string, unknown>, number: number) => void): Change =>
  (files, file, number) => {
    const text = files[file] ?? baseSite[file] ?? ''
    const page = JSON.parse(text.replace(/,+$/, '')) as Record<string, unknown>
    change(page, number)
    files[file] = JSON.stringify(page, null, 2)
  }

const changes: Record<string, Change> = {
  text: edit((page, number) => {
    for (const section of page.sections as Record<string, unknown>[])
      if ('heading' in section) section.heading = `Heading ${number}`
  }),
  name: edit((page, number) => {
    page.name = `Name ${number}`
  }),
  draft: edit((page, number) => {
    page.draft = number % 2 === 0
  }),
  link: edit((page, number) => {
    const text = `See [it](/${number % 2 === 0 ? 'quote' : 'nowhere'}/).`
    page.sections = [...(page.sections as object[]).slice(0, 1), { type: 'prose', body: text }]
  }),
  breakIt: (files, file) => {
    files[file] = `${files[file] ?? baseSite[file]},`
  },
  mend: (files, file) => {
    files[file] = baseSite[file]
  },
  remove: (files, file) => {
    files[file] = undefined
  },
  copy: (files, file, number) => {
    files[file.replace(/\.json$/, `-${number % 3}.json`)] = files[file] ?? baseSite[file]
  },
}

describe('src/build/devSite', () => {
  test.each(Array.from({ length: 12 }, (_, seed) => seed))(
    'shows after any change what a reader shows that starts then (%i)',
    async (seed) => {
      const random = randomOf(seed, 0)
      const pick = <Value>(list: readonly Value[]) => list[Math.floor(random() * list.length)] as Value
      const read = openDevSite(folder, receivers)
      const files: Record<string, string | undefined> = { ...baseSite }
      for (let number = 0; number < 25; number++) {
        const before = { ...files }
        // Half of them on one page, so that it comes back to what it was.
        const file = random() < 0.5 ? 'pages/index.json' : pick(pageFiles)
        // Most changes leave a site that is right, as what follows relies on it.
        const name = random() < 0.6 ? pick(['text', 'name', 'mend']) : pick(Object.keys(changes))
        changes[name]?.(files, file, number)
        const changed = Object.entries(files).filter(([each, text]) => text !== before[each])
        await writeFiles(folder, Object.fromEntries(changed))
        for (const [each, text] of changed) if (text === undefined) delete files[each]
        expect(shown(read), `${number}: ${name} ${file}`).toEqual(shown(openDevSite(folder, receivers)))
      }
    },
  )

  test('gives the model again that it has where nothing has changed', async () => {
    const read = openDevSite(folder, receivers)
    const { model } = read()
    expect(model).toBeDefined()
    expect(read().model).toBe(model)
    await writeFiles(folder, { 'pages/index.json': `${baseSite['pages/index.json']}\n` })
    expect(read().model).not.toBe(model)
  })

  test('looks at a picture again that was replaced by one of the same name', async () => {
    await writeFiles(folder, { 'public/lobby.png': 'no picture' })
    const page = JSON.parse(baseSite['pages/index.json'] ?? '') as { sections: object[] }
    const image = { src: '/lobby.png', alt: 'The lobby' }
    page.sections.push({ type: 'prose', heading: 'Lobby', body: 'Clean.', image })
    await writeFiles(folder, { 'pages/index.json': JSON.stringify(page) })
    const read = openDevSite(folder, receivers)
    expect(read().problems.map(({ message }) => message)).toContainEqual(expect.stringContaining('is no picture'))
    await writeFiles(folder, { 'public/lobby.png': '' })
    expect(read().problems.map(({ message }) => message)).toContainEqual(expect.stringContaining('is empty'))
  })
})
