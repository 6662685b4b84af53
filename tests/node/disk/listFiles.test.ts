import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listFiles } from '../../../src/node/disk/listFiles.ts'
import { hashCheckInputs } from '../../../src/node/input/hashCheckInputs.ts'

let above = ''
const at = (...names: string[]) => join(above, 'site', ...names)
beforeEach(() => {
  above = mkdtempSync(join(tmpdir(), 'ashlar-list-'))
  for (const folder of ['public/images', 'brand/signs']) mkdirSync(at(folder), { recursive: true })
  for (const file of ['public/images/a.jpg', 'brand/logo.svg', 'brand/signs/b.svg']) writeFileSync(at(file), 'old')
  writeFileSync(join(above, 'secret.txt'), 'not of the site')
  symlinkSync('../brand/logo.svg', at('public/logo.svg'))
  symlinkSync('../brand/signs', at('public/signs'))
  symlinkSync('../../secret.txt', at('public/out.txt'))
  symlinkSync('nowhere', at('public/broken'))
  symlinkSync('..', at('public/images/loop'))
})
afterEach(() => rmSync(above, { recursive: true }))

describe('src/node/disk/listFiles', () => {
  test('takes links for files', () => {
    const links = ['broken', 'images/loop', 'logo.svg', 'out.txt', 'signs']
    expect(listFiles(at('public')).sort()).toEqual(['images/a.jpg', ...links].sort())
  })

  test('follows links as far as they may lead, and no folder twice', () => {
    expect(listFiles(at('public'), { within: at() }).sort()).toEqual(['images/a.jpg', 'logo.svg', 'signs/b.svg'])
  })
})

describe('src/node/disk/listFiles', () => {
  test.each(['brand/logo.svg', 'brand/signs/b.svg'])('changes with %s, to which a link in public/ leads', (file) => {
    const read = () => hashCheckInputs(at(), [], [], undefined).checkInputsHash
    const before = read()
    expect(read()).toBe(before)
    writeFileSync(at(file), 'new')
    expect(read()).not.toBe(before)
  })
})
