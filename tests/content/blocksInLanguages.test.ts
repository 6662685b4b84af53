import { describe, expect, test } from 'vitest'
import { compileSite } from '../../src/content/compileSite.ts'
import { baseAssets, baseSite } from './baseSite.ts'
import { readCase } from './caseFiles.ts'
import { pageFile } from './inMemory.ts'

const spanish = readCase('languages/closure-of-language-misspelt')
const place = { type: 'block', block: 'hurry' }
const hero = (heading: string) => ({ type: 'hero', heading })
const block = (heading: string, text: string) => JSON.stringify({ sections: [{ type: 'prose', heading, body: text }] })

function problemsOf(english: object[], body: string) {
  const sources = {
    ...baseSite,
    ...spanish,
    'site.config.json': (spanish['site.config.json'] ?? '').replace('Chrismas', 'Christmas'),
    'blocks/hurry.json': block('When Nobody Can Wait', body),
    'pages/trial.json': pageFile([hero('A trial of our night crew'), ...english]),
    'pages/es/prueba.json': pageFile([hero('Una prueba de nuestro equipo'), place], { translates: '/trial/' }),
  }
  return compileSite({ sources, assets: baseAssets }).problems.filter(({ file }) => file === 'blocks/hurry.json')
}

describe('src/content/blocks/foldLanguage', () => {
  const body = 'Call us at any hour: we send a crew with a van before the water is through the floor.'

  test('tells once of a block that stands on pages of two languages', () => {
    const [first, ...others] = problemsOf([place], body)
    expect(first).toMatchObject({ code: 'untranslated-text', more: [{ file: 'blocks/hurry.json' }] })
    expect(others).toEqual([])
  })
})
