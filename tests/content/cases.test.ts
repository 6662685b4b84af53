import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compileSite } from '../../src/content/compileSite.ts'
import { formatProblems, summarize } from '../../src/content/format/formatProblems.ts'
import { sectionTypes } from '../../src/content/schema/sectionTypes.ts'
import { baseAssets, baseSite } from './baseSite.ts'
import { caseFolder, cases, readCase } from './caseFiles.ts'
import { forbidden, ownWords } from './forbiddenWords.ts'

function printCase(name: string, saved = (text: string) => text): string {
  const texts = Object.entries({ ...baseSite, ...readCase(name) })
  const sources = Object.fromEntries(texts.map(([file, text]) => [file, saved(text)]))
  const { problems } = compileSite({ sources, assets: baseAssets })
  const text = `${formatProblems(problems, sources)}${summarize({ problems, sources })}\n`
  // A new section type must not change what is expected of old mistakes.
  return text.replaceAll(sectionTypes.join(', '), '(all section types)')
}

describe('tests/cases', () => {
  test.each(cases)('%s', async (name) => {
    // `npx vitest run tests/content/cases.test.ts -u` writes the expected text of a new case: read it aloud.
    await expect(printCase(name)).toMatchFileSnapshot(join(caseFolder, name, 'expected.txt'))
  })

  test.each(cases)('%s is told without words that blame or that only a programmer knows', (name) => {
    expect(ownWords(printCase(name))).not.toMatch(forbidden)
  })

  test.each(cases)('%s is told the same where an editor of Windows has saved all files', (name) => {
    const saved = (text: string) => `\ufeff${text.replace(/^\ufeff/, '').replaceAll(/\r?\n/g, '\r\n')}`
    expect(printCase(name, saved)).toBe(printCase(name))
  })

  test('the site that all cases start from has no problem', () => {
    expect(compileSite({ sources: baseSite, assets: baseAssets }).problems).toEqual([])
  })
})
