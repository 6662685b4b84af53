import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tellPage } from '../../../../src/node/edit/api/tellPage.ts'
import { createPlaces } from '../../../../src/node/edit/server/createPlaces.ts'
import { openEditing } from '../../../../src/node/edit/session/openEditing.ts'
import { openSiteDisk } from '../../../../src/node/edit/session/siteDisk.ts'
import { openSiteView } from '../../../../src/node/edit/view/openSiteView.ts'
import { baseSite } from '../../../content/baseSite.ts'
import { writeFiles } from '../../gitSite.ts'
import { memoryDisk } from '../memoryDisk.ts'

const file = 'pages/about.json'

describe('src/node/edit/api/tellPage', () => {
  let root = ''
  beforeEach(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'ashlar-page-'))
    await writeFiles(root, baseSite)
  })
  afterEach(() => rmSync(root, { recursive: true }))

  test('names the texts that are to be written as its file is now, each once, before the site is checked', () => {
    const session = openEditing(openSiteDisk(root, createPlaces(root)), memoryDisk({}).store)
    const view = openSiteView(root, session, () => undefined)
    const write = (field: string, value: string) =>
      session.change('Change it', [{ file, change: { kind: 'set', path: [field], value } }])
    const unwritten = () => tellPage(file, session, view)?.unwritten
    expect(unwritten()).toEqual([])
    write('title', '[to write: a title]')
    write('description', '[to write: a sentence] [to write: another one]')
    expect(unwritten()).toEqual([['title'], ['description']])
    write('title', 'About us')
    expect(unwritten()).toEqual([['description']])
  })
})
