import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { brandFiles } from '../../../src/content/model/files/brandFiles.ts'
import { findSamples } from '../../../src/node/input/findSamples.ts'
import { makeFolder, removeFolder, repository } from '../site/builtSite.ts'

let folder: string
beforeEach(async () => {
  folder = join(await makeFolder(), 'public')
  mkdirSync(folder)
})
afterEach(() => removeFolder(join(folder, '..')))

const assets = new Set(brandFiles.map((name) => `/${name}`))

describe('src/node/input/findSamples', () => {
  test('knows every icon and picture that Ashlar brings', () => {
    expect(findSamples(join(repository, 'public'), assets)).toEqual([...assets])
  })

  test('knows a copy, and none that somebody drew', () => {
    copyFileSync(join(repository, 'public/favicon.svg'), join(folder, 'favicon.svg'))
    writeFileSync(join(folder, 'social.png'), 'a picture of one’s own')
    expect(findSamples(folder, assets)).toEqual(['/favicon.svg'])
  })
})
