import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { compileSite } from '../../src/content/compileSite.ts'
import { formatProblems, summarize } from '../../src/content/format/formatProblems.ts'
import { configFile } from '../../src/content/model/files/configFile.ts'
import { sectionTypes } from '../../src/content/schema/sectionTypes.ts'
import { expectedOf, matchLine } from '../schemas/vsCodeTask.ts'
import { baseAssets, baseSite } from './baseSite.ts'
import { caseFolder, cases, readCase } from './caseFiles.ts'
import { forbidden, ownWords } from './forbiddenWords.ts'

function check(name: string, saved = (text: string) => text) {
  const texts = Object.entries({ ...baseSite, ...readCase(name) })
  const sources = Object.fromEntries(texts.map(([file, text]) => [file, saved(text)]))
  const { problems, waiting: all } = compileSite({ sources, assets: baseAssets })
  // The list of files that wait for fixes of their own mistakes is the same in nearly every case
  // (`formatProblems.test.ts`).
  const waiting = all.filter((file) => file === configFile)
  return {
    sources,
    problems,
    text: `${formatProblems(problems, sources)}${summarize({ problems, sources, waiting })}\n`,
  }
}

// Several tests examine the output of the same case.
const answers = new Map<string, ReturnType<typeof check>>()
function answerTo(name: string) {
  const answer = answers.get(name) ?? check(name)
  answers.set(name, answer)
  return answer
}

describe('tests/cases', () => {
  test.each(cases)('%s', async (name) => {
    // A new section type must not change the expected output of existing mistakes.
    const text = answerTo(name).text.replaceAll(sectionTypes.join(', '), '(all section types)')
    // `npx vitest run tests/content/cases.test.ts -u` writes the expected text of a new case: read it aloud.
    await expect(text).toMatchFileSnapshot(join(caseFolder, name, 'expected.txt'))
  })

  test.each(cases)('%s is told without words that blame or that only a programmer knows', (name) => {
    expect(ownWords(answerTo(name).text)).not.toMatch(forbidden)
  })

  test.each(cases)('%s is told the same where an editor of Windows has saved all files', (name) => {
    const saved = (text: string) => `\ufeff${text.replace(/^\ufeff/, '').replaceAll(/\r?\n/g, '\r\n')}`
    expect(check(name, saved).text).toBe(answerTo(name).text)
  })

  test.each(cases)('the task of VS Code finds in the text of %s all that it says, and only that', (name) => {
    const { sources, problems, text } = answerTo(name)
    expect(text.split('\n').flatMap((line) => matchLine(line) ?? [])).toEqual(expectedOf(problems, sources))
  })

  test('the site that all cases start from has no problem', () => {
    expect(compileSite({ sources: baseSite, assets: baseAssets }).problems).toEqual([])
  })
})

describe('tests/cases, all messages', () => {
  /** Returns the messages of all cases, each sentence with the names of its cases. */
  function said(): Map<string, string[]> {
    const named = cases.flatMap((name) =>
      answerTo(name).problems.flatMap(({ message, fix, also }) =>
        [message, fix, also?.message ?? ''].filter(Boolean).map((words) => ({ words, name })),
      ),
    )
    const names = new Map<string, Set<string>>(named.map(({ words }) => [words, new Set()]))
    for (const { words, name } of named) names.get(words)?.add(name)
    return new Map([...names].map(([words, of]) => [words, [...of]]))
  }
  const sentences = () => [...said().keys()]

  test('begin like a sentence, or with the offender in quotes', () => {
    expect(sentences().filter((words) => !/^[A-Z"{.]/.test(words))).toEqual([])
  })

  test('end like a sentence, or with an example', () => {
    const open = sentences().filter((words) => !/[.?!…]["”]?$/.test(words) && !words.includes('For example: '))
    expect(open).toEqual([])
  })

  test('have no space too many', () => {
    const unquoted = (words: string) => words.replace(/"(?:[^"\\]|\\.)*"/g, '""')
    expect(sentences().filter((words) => /\s[.,:;]?$|^\s| {2}/.test(unquoted(words)))).toEqual([])
  })

  // `ASHLAR_MESSAGES=1 npx vitest run tests/content/cases.test.ts -t "all messages"` prints the list, to be read aloud.
  afterAll(() => {
    if (process.env.ASHLAR_MESSAGES === undefined) return
    const lines = [...said()].map(([words, names]) => `${words}\n    ${names.slice(0, 3).join(', ')}`)
    console.log(lines.sort().join('\n'))
  })
})
