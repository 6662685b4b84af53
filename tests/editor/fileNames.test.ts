import { describe, expect, test } from 'vitest'
import { nameOfFile } from '../../src/editor/site/fileNames.ts'

describe('src/editor/site/fileNames', () => {
  test.each([
    ['pages/about.json', 'About us'],
    ['pages/index.json', 'the page /'],
    ['pages/locations/timonium-md.json', 'the page /locations/timonium-md/'],
    ['site.config.json', 'the settings of the tab Site'],
    ['forms/quote.json', 'the form "quote"'],
    ['blocks/hours.json', 'the block "hours"'],
    ['public/images/crew.jpg', 'the file crew.jpg'],
  ])('calls %s %s', (file, name) => {
    expect(nameOfFile(file, [{ file: 'pages/about.json', name: 'About us' }])).toBe(name)
  })
})
