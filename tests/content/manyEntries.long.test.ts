import { describe, expect, test } from 'vitest'
import { pageFile, problemsWith } from './inMemory.ts'

const many = (times: number, text: string) => Array.from({ length: times }, () => text).join(',')

/** More entries than a function call can take arguments. */
describe('src/content, a file with 130,000 entries', () => {
  test.each([
    ['entries', pageFile([]).replace('{', `{"mentions":[${many(130_000, '5')}],`), 1],
    ['sections', `{"name":"A","title":"A","description":"A","sections":[${many(130_000, '5')}]}`, 1],
    ['entries beside a field that is set twice', `{"a":1,"a":1,"b":[${many(130_000, '5')}]}`, 1],
  ])(
    'has room for 130,000 %s',
    (_, text, problems) => {
      expect(problemsWith({ 'pages/services/trial.json': text })).toHaveLength(problems)
    },
    60_000,
  )
})
