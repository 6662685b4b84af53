import { describe, expect, test } from 'vitest'
import type { ProblemCode } from '../../../src/content/problem/codes/problemCode.ts'
import { foldCauses } from '../../../src/content/problem/foldCauses.ts'
import type { Problem } from '../../../src/content/problem/problem.ts'

const told = (code: ProblemCode, file: string, message: string): Problem => ({
  ...{ code, file, message, start: 4, end: 9, severity: 'error', fix: 'Copy it again.' },
})

describe('src/content/problem/foldCauses', () => {
  test('makes one problem of a damaged picture that several pages show', () => {
    const empty = 'The file "/images/attic.svg" is empty.'
    const other = 'The file "/images/roof.svg" is empty.'
    const folded = foldCauses([
      told('unusable-picture', 'pages/a.json', empty),
      told('unusable-picture', 'pages/b.json', other),
      told('unusable-picture', 'pages/c.json', empty),
    ])
    expect(folded.map(({ file, more = [] }) => [file, more.map((place) => place.file)])).toEqual([
      ['pages/a.json', ['pages/c.json']],
      ['pages/b.json', []],
    ])
  })

  test('keeps problems apart that only sound alike', () => {
    const same = 'The description is only 12 characters.'
    const two = ['pages/a.json', 'pages/b.json'].map((file) => told('page-description', file, same))
    expect(foldCauses(two)).toEqual(two)
  })
})
