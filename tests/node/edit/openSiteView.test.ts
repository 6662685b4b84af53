import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { renamePage } from '../../../src/node/edit/pages/changePages.ts'
import { createPlaces } from '../../../src/node/edit/server/createPlaces.ts'
import { openEditing } from '../../../src/node/edit/session/openEditing.ts'
import { openSiteDisk } from '../../../src/node/edit/session/siteDisk.ts'
import { openSiteView } from '../../../src/node/edit/view/openSiteView.ts'
import type { Renderer } from '../../../src/node/edit/view/pageDrawing.ts'
import { shipped } from '../../content/impact/shippedSite.ts'
import { memoryDisk } from './memoryDisk.ts'

const renderer: Renderer = {
  render: ({ sections }) =>
    `<html><body><main id="main">${sections.map(() => '<section></section>').join('')}</main></body></html>`,
  drawings: { icon: () => '', scene: () => '' },
  sceneMarkup: () => '',
}

describe('src/node/edit/view/openSiteView', () => {
  let root = ''
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'ashlar-view-'))
  })
  afterEach(() => rmSync(root, { recursive: true }))

  const open = (files: Readonly<Record<string, string>>) => {
    for (const [file, text] of Object.entries(files)) write(file, text)
    const session = openEditing(openSiteDisk(root, createPlaces(root)), memoryDisk({}).store)
    const view = openSiteView(root, session, () => renderer)
    return { session, view, found: view.check() }
  }

  test('a page that another program breaks is not drawn, with its problem told, until it is mended', async () => {
    const { view } = open(shipped)
    const file = 'pages/about.json'
    const whole = shipped[file] ?? ''
    // Its text is no longer in memory, but read on demand.
    await expect.poll(() => view.check().found.read.has(file)).toBe(true)
    write('pages/index.json', `${shipped['pages/index.json']}\n`)
    view.check()
    write(file, whole.replace(',', ''))
    expect(view.draw(file)).toBeUndefined()
    const wrong = view.check().problems.filter(({ severity }) => severity === 'error')
    expect(wrong).toEqual([expect.objectContaining({ file, code: 'missing-comma' })])
    expect(view.draw(file)).toBeUndefined()
    expect(view.draw('pages/index.json')).toMatchObject({ stale: false })
    write(file, whole)
    expect(view.draw(file)).toMatchObject({ stale: false })
  })

  test('a page that is moved and not saved yet is not held against itself at its old place', () => {
    const { session, view, found } = open(shipped)
    const before = new Set(found.problems.map(({ message }) => message))
    const renamed = renamePage(found.found, 'pages/locations/towson-md.json', 'Towson')
    if ('refusal' in renamed) throw new Error(renamed.refusal)
    session.replace('Move the page', renamed.texts)
    const after = view.check()
    expect(after.problems.map(({ message }) => message).filter((message) => !before.has(message))).toEqual([])
    expect(after.found.sources.files()).not.toContain('pages/locations/towson-md.json')
  })

  test('a page of a day to come is not over, and stands in no list of its own', () => {
    const event = {
      name: 'Fair',
      title: 'Fair',
      description: 'A fair.',
      starts: '2999-05-09',
      sections: [
        { type: 'hero', heading: 'Fair' },
        { type: 'cardGrid', source: { collection: 'events' } },
      ],
    }
    const config = { ...JSON.parse(shipped['site.config.json'] ?? '{}'), kinds: { events: 'event' } }
    const { view } = open({
      ...shipped,
      'site.config.json': JSON.stringify(config),
      'pages/events/fair.json': JSON.stringify(event),
      'pages/events/talk.json': JSON.stringify({ ...event, name: 'Talk' }),
    })
    const [hero, list] = view.draw('pages/events/fair.json')?.resolved?.sections ?? []
    expect(hero?.type === 'hero' && hero.props.dated?.[0]).toEqual([[{ text: 'May 9, 2999', datetime: '2999-05-09' }]])
    expect(list?.type === 'cardGrid' && list.props.items.map(({ title }) => title)).toEqual(['Talk'])
  })
})
