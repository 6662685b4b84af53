import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Problem } from '../../../src/content/problem/problem.ts'
import { openDevSite } from '../../../src/node/dev/openDevSite.ts'
import { runs } from '../../seed.ts'
import { foundByAll, openEdits, type PageFile } from '../anyEdit.ts'
import { writeFiles } from '../gitSite.ts'
import { copySite, makeFolder, removeFolder } from '../site/builtSite.ts'

const receivers = '/_inbox/'
const home = 'pages/index.json'

let folder: string

beforeEach(async () => {
  folder = await makeFolder()
  await copySite(folder)
})

afterEach(() => removeFolder(folder))

/** Returns everything that the dev server shows of a site, every page with its sections. */
function shown(read: ReturnType<typeof openDevSite>): unknown {
  const { problems, model } = read()
  return JSON.parse(
    JSON.stringify({ problems: foundByAll(problems), site: model?.site, pages: model && [...model.pages.values()] }),
  )
}

describe('src/node/dev/openDevSite', () => {
  test.each(Array.from({ length: runs(1, 6) }, (_, seed) => seed))(
    'shows after any change what a reader shows that starts then (%i)',
    async (seed) => {
      const site = await openEdits(folder, seed)
      const read = openDevSite(folder, receivers)
      for (let number = 0; number < runs(6, 40); number++) {
        const what = await site.edit()
        const now = shown(read) as { problems: Problem[] }
        site.learn(now.problems)
        expect(now, what).toEqual(shown(openDevSite(folder, receivers)))
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
