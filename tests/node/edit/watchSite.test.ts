import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { watchSite } from '../../../src/node/edit/server/watchSite.ts'

describe('src/node/edit/server/watchSite', () => {
  let root = ''
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'ashlar-watch-'))
  })
  afterEach(() => rmSync(root, { recursive: true }))

  test('tells changes in a folder that was deleted and made anew, as when a branch is switched', async () => {
    const towns = path.join(root, 'pages/locations')
    mkdirSync(towns, { recursive: true })
    let told = 0
    const stop = watchSite(root, () => told++)
    rmSync(towns, { recursive: true })
    mkdirSync(towns)
    await expect.poll(() => told).toBeGreaterThan(0)
    told = 0
    writeFileSync(path.join(towns, 'columbia-md.json'), '{}\n')
    await expect.poll(() => told).toBeGreaterThan(0)
    stop()
  })
})
