import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeFolder, readFiles, removeFolder, repository, runCommand } from './builtSite.ts'
import { testFiles } from './facts/files.ts'
import { testHead } from './facts/head.ts'
import { testHtml } from './facts/html.ts'
import { testLinks } from './facts/links.ts'
import { testSpecification } from './facts/specification.ts'
import { testStructuredData } from './facts/structuredData.ts'
import { type Built, parsePages } from './pageHtml.ts'

describe('scripts/build, the shipped site', () => {
  let folder = ''
  let built: Built | undefined
  const get = (): Built => {
    if (!built) throw new Error('The site was not built')
    return built
  }

  beforeAll(async () => {
    folder = await makeFolder()
    const { exitCode, output } = await runCommand('build', ['--root', repository, '--out', join(folder, 'dist')])
    if (exitCode !== 0) throw new Error(output)
    const files = await readFiles(join(folder, 'dist'))
    const pages = parsePages(files)
    built = {
      files,
      pages,
      page: (address) => {
        const found = pages.find((page) => page.address === address)
        if (!found) throw new Error(`There is no page ${address}`)
        return found
      },
    }
  })

  afterAll(() => removeFolder(folder))

  test('has 27 pages', () => {
    expect(get().pages.length).toBe(27)
  })

  testHtml(get)
  testHead(get)
  testStructuredData(get)
  testLinks(get)
  testFiles(get)
  testSpecification(get)
})
