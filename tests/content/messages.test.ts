import { afterAll, describe, expect, test } from 'vitest'
import { compileSite } from '../../src/content/compileSite.ts'
import { baseAssets, baseSite } from './baseSite.ts'
import { cases, readCase } from './caseFiles.ts'

/** What the check says in all cases, each sentence with the names of its cases. */
const said = new Map<string, string[]>()
for (const name of cases) {
  const { problems } = compileSite({ sources: { ...baseSite, ...readCase(name) }, assets: baseAssets })
  for (const { message, fix, also } of problems)
    for (const words of [message, fix, also?.message ?? ''].filter(Boolean))
      said.set(words, [...new Set([...(said.get(words) ?? []), name])])
}

describe('all messages of tests/cases', () => {
  test('begin like a sentence, or with the offender in quotes', () => {
    expect([...said.keys()].filter((words) => !/^[A-Z"{.]/.test(words))).toEqual([])
  })

  test('end like a sentence, or with an example', () => {
    const open = [...said.keys()].filter((words) => !/[.?!…]["”]?$/.test(words) && !words.includes('For example: '))
    expect(open).toEqual([])
  })

  test('have no space too many', () => {
    expect(
      [...said.keys()].filter((words) => /\s[.,:;]?$|^\s| {2}/.test(words.replace(/"(?:[^"\\]|\\.)*"/g, '""'))),
    ).toEqual([])
  })

  // `ASHLAR_MESSAGES=1 npx vitest run tests/content/messages.test.ts` prints the list, to be read aloud.
  afterAll(() => {
    if (process.env.ASHLAR_MESSAGES === undefined) return
    const lines = [...said].map(([words, names]) => `${words}\n    ${names.slice(0, 3).join(', ')}`)
    console.log(lines.sort().join('\n'))
  })
})
