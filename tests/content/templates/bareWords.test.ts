import { describe, expect, test } from 'vitest'
import { compileSite } from '../../../src/content/compileSite.ts'
import { fixSite } from '../../../src/content/fix/fixSite.ts'
import { baseAssets } from '../baseSite.ts'
import { site, towson, words } from './templateSite.ts'

const problemsOf = (facts: object) =>
  compileSite({ sources: { ...site, [towson]: JSON.stringify(facts, null, 2) }, assets: baseAssets }).problems

describe('src/content/templates/readFacts, of words that stand in no "words"', () => {
  test('tells that once, and puts them into it', () => {
    expect(problemsOf(words).map(({ file, code }) => [file, code])).toEqual([[towson, 'missing-field']])
    const sources = { ...site, [towson]: JSON.stringify(words, null, 2) }
    const mended = fixSite({ sources, assets: baseAssets })
    expect(JSON.parse(mended.sources[towson] ?? '')).toEqual({ words })
  })

  test('tells a misspelt name, and what is no text, as such', () => {
    expect(problemsOf({ word: words }).map(({ code }) => code)).toEqual(['unknown-field'])
    expect(problemsOf({ words, crew: 'Two.' }).map(({ code }) => code)).toEqual(['unknown-field'])
  })
})
