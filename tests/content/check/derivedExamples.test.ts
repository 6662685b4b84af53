import { describe, expect, test } from 'vitest'
import { patterns } from '../../../schemas/parts/patterns.ts'
import { explainPattern } from '../../../src/content/check/values/patternWords.ts'

describe('src/content/check/values/patternWords', () => {
  test.each([
    ['openingHours', 'Saturday 8.30-4.30', '"Sa 08:30-16:30"'],
    ['day', '01/01/2027', 'Write "2027-01-01".'],
    ['day', '03/04/2027', '"2027-04-03" or "2027-03-04"'],
    ['httpsAddress', '@wrenandcomb', '"https://www.instagram.com/wrenandcomb"'],
    ['fontFile', '/fonts/serif.ttf', '"/fonts/serif.woff2"'],
  ] as const)('derives what to write as %s from %s', (pattern, written, shown) => {
    expect(explainPattern({ pattern: patterns[pattern] }, written).fix).toContain(shown)
  })
})
