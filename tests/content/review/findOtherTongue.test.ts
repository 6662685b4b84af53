import { expect, test } from 'vitest'
import { compileSite } from '../../../src/content/compileSite.ts'
import { unwrittenMark } from '../../../src/content/text/checkUnwritten.ts'
import { baseAssets, baseSite } from '../baseSite.ts'
import { pageFile } from '../inMemory.ts'

const config = JSON.parse(baseSite['site.config.json'] ?? '{}') as object
const problemsOf = (body: string) => {
  const sources = {
    ...baseSite,
    'site.config.json': JSON.stringify({ ...config, languages: { es: { name: 'Español' } } }),
    'pages/es/taller.json': pageFile([{ type: 'prose', body }], { name: 'Taller', draft: true }),
  }
  return compileSite({ sources, assets: baseAssets })
    .problems.filter(({ message }) => message.includes('the course') && message.includes(' is English'))
    .map(({ code }) => code)
}

test('a mark of a draft is a remark to its writer, in whatever language, and no text of the page', () => {
  const english = 'What the course is about, and who it is for when the days are hot.'
  expect(problemsOf(english)).toEqual(['untranslated-text'])
  expect(problemsOf(unwrittenMark(english))).toEqual([])
})
