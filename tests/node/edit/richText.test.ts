import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findPageTexts } from '../../../src/content/schema/findTexts.ts'
import { builtInTypes } from '../../../src/content/schema/sectionTypes.ts'
import { readRich, writeRich } from '../../../src/node/edit/rich/richText.ts'
import { shipped } from '../../content/impact/shippedSite.ts'
import { runs, seed } from '../../seed.ts'

/** Milliseconds: the long run tests 100 times as much. */
const long = 600_000

describe('src/node/edit/rich/richText', () => {
  test('bold, italic, links and lists are read and written back', () => {
    const text = 'We **strip**, *wax* and [polish](/floors/) {city}.\n\n- One\n- Two **now**\n\n1. First\n2. Second'
    expect(readRich(text, 'body')).toEqual([
      {
        kind: 'p',
        runs: [
          { text: 'We ' },
          { text: 'strip', bold: true },
          { text: ', ' },
          { text: 'wax', italic: true },
          { text: ' and ' },
          { text: 'polish', href: '/floors/' },
          { text: ' {city}.' },
        ],
      },
      { kind: 'ul', runs: [{ text: 'One' }] },
      { kind: 'ul', runs: [{ text: 'Two ' }, { text: 'now', bold: true }] },
      { kind: 'ol', runs: [{ text: 'First' }] },
      { kind: 'ol', runs: [{ text: 'Second' }] },
    ])
  })

  test('a text that would not come back the same is left to be edited as it is written', () => {
    for (const text of ['__bold__', '* a\n* b', 'a\n\n\nb', '- a\n\n- b', 'x \\* a', '- a\n  - b'])
      expect(readRich(text, 'body')).toBeUndefined()
  })

  test('what Markdown would read as a sign gets a backslash, and nothing else does', () => {
    expect(writeRich([{ kind: 'p', runs: [{ text: '5 * 3 = 15, snake_case, 50 % [sic]' }] }], 'inline')).toBe(
      '5 * 3 = 15, snake_case, 50 % [sic]',
    )
    expect(writeRich([{ kind: 'p', runs: [{ text: '*really*' }] }], 'inline')).toBe('\\*really\\*')
    expect(writeRich([{ kind: 'p', runs: [{ text: '- no list' }] }], 'body')).toBe('\\- no list')
    expect(writeRich([{ kind: 'p', runs: [{ text: '1. no list' }] }], 'body')).toBe('1\\. no list')
  })

  test('spaces at the edge of bold words move out of them', () => {
    expect(
      writeRich([{ kind: 'p', runs: [{ text: 'a' }, { text: ' b ', bold: true }, { text: 'c' }] }], 'inline'),
    ).toBe('a **b** c')
  })

  test('nearly all texts of the shipped site are edited as they look', () => {
    const texts = Object.entries(shipped)
      .filter(([file]) => file.startsWith('pages/'))
      .flatMap(([, text]) => findPageTexts(JSON.parse(text), builtInTypes, (_, { free }) => free))
      .filter(({ format }) => format === 'inline' || format === 'body')
    const raw = texts.filter(({ value, format }) => !readRich(value, format === 'body' ? 'body' : 'inline'))
    expect(texts.length).toBeGreaterThan(200)
    expect(raw.map(({ value }) => value)).toEqual([])
  })

  test(
    'whatever is written is read again as the same words',
    () => {
      const words = fc.stringMatching(/^[a-z*_[\]\\(){}#&<>"'.,0-9 -]{1,12}$/)
      const run = fc.record(
        { text: words, bold: fc.constantFrom(true as const), href: fc.constantFrom('/a/', '{phone}') },
        { requiredKeys: ['text'] },
      )
      const block = fc.record({
        kind: fc.constantFrom('p' as const, 'ul' as const),
        runs: fc.array(run, { minLength: 1, maxLength: 3 }),
      })
      fc.assert(
        fc.property(
          fc.array(block, { minLength: 1, maxLength: 3 }),
          fc.constantFrom('inline' as const, 'body' as const),
          (blocks, format) => {
            const text = writeRich(blocks, format)
            if (text === undefined || text === '') return
            const read = readRich(text, format)
            if (!read) return
            const all = (list: typeof blocks) =>
              list
                .map(({ runs }) => runs.map((each) => each.text).join(''))
                .filter((each) => each !== '')
                .join('\n')
            expect(all(read as typeof blocks)).toBe(all(blocks))
          },
        ),
        { numRuns: runs(300, 8_000), seed },
      )
    },
    long,
  )
})
