import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '../../../src/node/edit/api/createApi.ts'
import { createVersions } from '../../../src/node/edit/api/createVersions.ts'
import type { Answer, Checked } from '../../../src/node/edit/protocol.ts'
import { createPlaces } from '../../../src/node/edit/server/createPlaces.ts'
import { openEditing } from '../../../src/node/edit/session/openEditing.ts'
import { openSiteDisk } from '../../../src/node/edit/session/siteDisk.ts'
import { openSiteView } from '../../../src/node/edit/view/openSiteView.ts'
import { createDrawings } from '../../../src/page/render/createDrawings.tsx'
import { createPageRenderer } from '../../../src/page/render/createPageRenderer.tsx'
import { body, page, site, template, towson, words } from '../../content/templates/templateSite.ts'
import { writeFiles } from '../gitSite.ts'
import { memoryDisk } from './memoryDisk.ts'

const assets = { criticalCss: '', stylesheet: '/a.css', printStylesheet: '/p.css', starter: '/s.js', app: ['/a.js'] }
const file = 'pages/services/disinfection/towson-md.json'
const crew = { type: 'prose', heading: 'Who Comes', body: '{crew}' }

describe('pages that templates make, in the editor', () => {
  let root = ''
  let api: ReturnType<typeof createApi>
  const ask = <T>(name: string, given: object = {}) => api[name]?.({ ...given }) as T
  const shown = () => ask<Answer>('page', { file }).page
  const set = (of: string, place: (string | number)[], value: string) =>
    ask<Answer>('change', {
      label: 'x',
      edits: [{ file: of, change: { kind: 'set', path: place, value } }],
      view: file,
    }).page

  beforeAll(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'ashlar-made-'))
    const files = { ...site, [template]: page([crew, body]) }
    await writeFiles(root, files)
    const places = createPlaces(root)
    const session = openEditing(openSiteDisk(root, places), memoryDisk({}).store)
    const render = createPageRenderer({ assets, bars: { light: '#fff', dark: '#000' } })
    const renderer = { render, drawings: createDrawings(), sceneMarkup: () => '' }
    const view = openSiteView(root, session, () => renderer)
    view.check()
    api = createApi({ places, session, view, versions: createVersions() })
  })
  afterAll(() => rmSync(root, { recursive: true }))

  test('stand in the list, with what is wrong with their files, and are what these files lead to', () => {
    const { pages, blocks } = ask<Checked>('check')
    expect(pages.find((entry) => entry.file === file)).toMatchObject({
      path: '/services/disinfection/towson-md/',
      ...{ name: 'Disinfection in Towson', made: true, unsaved: false },
    })
    expect(pages.filter(({ made }) => made)).toHaveLength(1)
    expect(blocks).toEqual(
      expect.arrayContaining([
        { file: template, page: file },
        { file: towson, page: file },
      ]),
    )
  })

  test('are drawn, and each text leads to the file that it is written in', () => {
    const { html = '', source, made, texts, stale } = shown() ?? {}
    expect({ source, made, stale }).toEqual({
      source: template,
      made: { facts: towson, words, pages: 1 },
      stale: false,
    })
    const facts = `${towson.split('/').map(encodeURIComponent).join('/')}#words/crew`
    // A text that consists of one fact; one of several facts; and one of the template.
    expect(html).toContain(`data-at="${facts}"`)
    expect(html).toContain('data-at="sections/2/body"')
    expect(html).toMatch(/<h1[^>]* data-at="sections\/0\/heading"[^>]*>Disinfection in Towson/)
    expect(texts?.[facts]?.text).toBe(words.crew)
    expect(texts?.['sections/2/body']?.text).toBe('{crew}\n\n{rooms}\n\n{night}')
  })

  test('are drawn anew at once after a change of either file, which is saved and can be taken back', () => {
    expect(set(towson, ['words', 'crew'], 'Dana comes at nine.')?.html).toContain('Dana comes at nine.')
    expect(set(template, ['sections', 1, 'heading'], 'Who Is Coming')?.html).toContain('Who Is Coming')
    expect(ask<Checked>('check').pages.find((entry) => entry.file === file)).toMatchObject({ unsaved: true })
    expect(ask<Answer>('undo', { view: file }).page?.html).toContain('Who Comes')
    expect(ask<Answer>('save').state.unsaved).toEqual([])
    expect(shown()?.made?.words.crew).toBe('Dana comes at nine.')
  })

  test('show what is wrong with either file, and the page as it was before', () => {
    expect(set(template, ['sections', 1, 'titel'], 'x')).toMatchObject({ stale: true })
    const { problems, pages } = ask<Checked>('check')
    expect(problems).toEqual([expect.objectContaining({ file: template, path: ['sections', 1, 'titel'] })])
    expect(pages.find((entry) => entry.file === file)).toMatchObject({ errors: 1 })
    ask('undo')
  })

  test('have a form of their own words, by the names that the template says', () => {
    const { schema } = ask<{ schema: { properties: object } }>('schema', { file: towson })
    expect(Object.keys(schema.properties)).toEqual(['crew', 'rooms', 'night'])
  })
})
