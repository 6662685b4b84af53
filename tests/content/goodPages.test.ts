import { describe, expect, test } from 'vitest'
import { compileSite } from '../../src/content/compileSite.ts'
import { baseAssets } from './baseSite.ts'
import { goodSites } from './goodPages.ts'

describe('src/content/compileSite, good new pages', () => {
  test.each(Object.keys(goodSites))('says nothing wrong of a site for %s', (trade) => {
    const { problems, pages } = compileSite({ sources: goodSites[trade] ?? {}, assets: baseAssets })
    expect(pages.filter(({ file }) => file.startsWith('pages/towns/'))).toHaveLength(7)
    const said = problems.filter(({ file }) => file.startsWith('pages/towns/'))
    expect(said.map(({ file, code, message }) => `${file} ${code}: ${message}`)).toEqual([])
  })
})
