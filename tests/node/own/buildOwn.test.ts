import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildSite } from '../../../src/node/buildSite.ts'
import { writeFiles } from '../gitSite.ts'
import { menuBoard, ownSite } from './ownSite.ts'

const view = 'sections/menuBoard/View.tsx'

describe('a site with a section type of its own', () => {
  let root = ''
  const build = () => buildSite({ root, outDir: join(root, 'dist') })
  const page = () => readFile(join(root, 'dist/menu/index.html'), 'utf8')
  const changeView = (from: string, to: string) =>
    writeFiles(root, { [view]: (menuBoard[view] ?? '').replace(from, to) })

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'ashlar-own-'))
    await writeFiles(root, ownSite)
  })
  afterAll(() => rm(root, { recursive: true }))

  test('is built with it: HTML, a sheet that its pages alone link, code of its own', async () => {
    const { built, problems } = await build()
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    const html = await page()
    expect(html).toContain('<div data-island="our/menuBoard"')
    expect(html).toContain('With <strong>croutons</strong>.')
    const sheets = [...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, sheet = '']) => sheet)
    const rules = await Promise.all(sheets.map((sheet) => readFile(join(root, 'dist', sheet), 'utf8')))
    expect(rules.join('')).toContain('grid-template-columns:1fr 1fr')
    expect(await readFile(join(root, 'dist/about/index.html'), 'utf8')).not.toContain('own_menuBoard')
    expect(built?.files.some(({ path }) => /^assets\/View\.island-/.test(path))).toBe(true)
  })

  test('is built where the settings of its types are for a builder at another place', async () => {
    await writeFiles(root, {
      'sections/tsconfig.json': '{ "extends": "../../elsewhere/tsconfig.json" }',
      [view]: `${menuBoard[view]}\n`,
    })
    const { built } = await build()
    expect(built).toBeDefined()
  })

  test('is built anew where its View has changed, and not where nothing has', async () => {
    expect((await build()).built?.written).toBe(0)
    await changeView('<Section {...frame}>', '<Section {...frame}><hr />')
    expect((await build()).built?.written).toBeGreaterThan(0)
    expect(await page()).toContain('<hr/>')
  })

  test('says with file and line that its View throws, and leaves the built site as it is', async () => {
    await changeView('<Section {...frame}>', '<Section {...frame}>{items.map(({ text }) => text?.missing.length)}')
    const { problems, sources, built } = await build()
    expect(built).toBeUndefined()
    expect(problems).toMatchObject([{ file: view, code: 'own-view' }])
    const [{ start = 0, message = '' } = {}] = problems
    expect(message).toMatch(/stops here with an error: .*'length'.* It draws pages\/menu\.json\./)
    const text = typeof sources.read === 'function' ? sources.read(view) : ''
    expect(text.slice(start)).toMatch(/^missing\b/)
    expect(await page()).toContain('<hr/>')
  })
})
