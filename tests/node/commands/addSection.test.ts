import { readdirSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addSection } from '../../../src/node/commands/addSection.ts'
import { makeFolder, removeFolder } from '../site/builtSite.ts'

let root = ''
beforeEach(async () => {
  root = await makeFolder()
})
afterEach(() => removeFolder(root))

const filesIn = () =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath.slice(root.length + 1)}/${name}`)
const written = (name: string) => {
  const { text, exitCode } = addSection({ root, name, island: false })
  expect(exitCode).toBe(0)
  return Array.from(text.matchAll(/^Wrote ([^\s,]+[^\s,.])/gm), ({ 1: file = '' }) => file).sort()
}

describe('src/node/commands/addSection', () => {
  test('names every file that it writes, and touches nothing outside of the folder of a second section type', () => {
    expect(written('menu board')).toEqual(filesIn().sort())
    const before = new Set(filesIn())
    const fresh = written('boat tours')
    expect(fresh).toEqual(
      filesIn()
        .filter((file) => !before.has(file))
        .sort(),
    )
    expect(fresh.filter((file) => !file.startsWith('sections/boatTours/'))).toEqual([])
  })
})
