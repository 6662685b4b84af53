import { copyFileSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commitSite, git } from './node/gitSite.ts'
import { makeFolder, removeFolder } from './node/site/builtSite.ts'

describe('.gitattributes', () => {
  const own = 'tests/cases/files/windows-line-ends/page.json'
  const files = { 'pages/a.json': '{\n}\n', 'src/a.ts': 'export {}\n', [own]: '{\r\n}\r\n' }
  let folder: string
  beforeAll(async () => {
    folder = await makeFolder()
    copyFileSync(join(import.meta.dirname, '../.gitattributes'), join(folder, '.gitattributes'))
    await commitSite(folder, files)
    for (const name of Object.keys(files)) await rm(join(folder, name))
    // The default configuration of Git for Windows.
    git(folder, '-c', 'core.autocrlf=true', 'checkout', '.')
  })
  afterAll(() => removeFolder(folder))

  test.each(Object.entries(files))('keeps the line ends of %s on Windows', (name, text) => {
    expect(readFileSync(join(folder, name), 'utf8')).toBe(text)
  })
})
