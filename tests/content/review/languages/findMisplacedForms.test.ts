import { describe, expect, test } from 'vitest'
import { compileSite } from '../../../../src/content/compileSite.ts'
import { readSources } from '../../../../src/node/input/readSources.ts'
import { folderOf } from '../../../sites/siteFolder.ts'

const site = readSources(folderOf('restaurant'))
const { files, read } = site.sources as { files(): readonly string[]; read(file: string): string }
const texts = Object.fromEntries(files().map((file) => [file, read(file)]))

const replaced = (file: string, from: string, to: string) => ({
  ...texts,
  [file]: (texts[file] ?? '').replaceAll(from, to),
})

const toldOf = (sources: Record<string, string>) =>
  compileSite({ ...site, sources }).problems.map(({ file, code, edits }) => [file, code, edits?.[0]?.text])

describe('src/content/review/languages/findMisplacedForms', () => {
  test.each([
    ['pages/en/book.json', 'booking', 'reservation'],
    ['pages/en/private-hire.json', 'private-hire', 'privatisation'],
    ['pages/reserver.json', 'reservation', 'booking'],
    ['pages/privatisation.json', 'privatisation', 'private-hire'],
  ])('tells %s that it places the form of another language', (file, right, wrong) => {
    const told = toldOf(replaced(file, `"form": "${right}"`, `"form": "${wrong}"`))
    expect(told).toEqual([[file, 'form-of-other-language', JSON.stringify(right)]])
  })
})
