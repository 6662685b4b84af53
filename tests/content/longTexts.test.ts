import { describe, expect, test } from 'vitest'
import { patterns } from '../../schemas/parts/patterns.ts'
import { explainPattern } from '../../src/content/check/values/patternWords.ts'
import { formatFixes } from '../../src/content/format/formatFixes.ts'
import type { Problem } from '../../src/content/problem/problem.ts'
import { telHref } from '../../src/content/resolve/resolveCompany.ts'
import { sentencesOf } from '../../src/content/text/sentences/sentencesOf.ts'
import { checkTokens } from '../../src/content/text/tokens.ts'
import { escapeMarkdown } from '../../src/content/wording/escapeMarkdown.ts'

const readers: [what: string, read: (text: string) => unknown][] = [
  ['the sentences of a text', sentencesOf],
  ['a phone number', (text) => telHref(text)],
  ['the placeholders of a text', (text) => checkTokens(text, [], null)],
  ['an address in a wrong form', (text) => explainPattern({ pattern: patterns.origin }, text)],
  ['a folder in a wrong form', (text) => explainPattern({ pattern: patterns.base }, text)],
  ['a text for Markdown', escapeMarkdown],
  ['a text that was replaced', (before) => formatFixes([fixOf(before)], { 'pages/a.json': 'b' })],
]

const fixOf = (before: string) => ({
  problem: {} as Problem,
  changes: [{ file: 'pages/a.json', start: 0, end: 1, before, after: 'b' }],
})

/** Repetitions over which patterns with more than one repeated part backtrack. */
const repeated = ['.', ' ', ',', '/', '1', '{', '\n', '@', 'a.', '. ', '(1']

describe('src/content, long texts', () => {
  // A pattern that backtracks never ends with a text of this length.
  test.each(readers)('reads %s of 300 kB, whatever it repeats', (_, read) => {
    const texts = repeated.flatMap((part) =>
      ['', 'x', '!'].map((end) => `x${part.repeat(300_000 / part.length)}${end}`),
    )
    expect(() => texts.forEach(read)).not.toThrow()
  })
})
