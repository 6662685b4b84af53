import { describe, expect, test } from 'vitest'
import { writtenOf } from '../../src/editor/panel/writtenOf.ts'

describe('src/editor/panel/writtenOf', () => {
  test('an entry that has no words yet is not written, at any depth', () => {
    expect(writtenOf(['21044', undefined])).toEqual(['21044'])
    expect(writtenOf({ items: [{ question: 'Q', answer: 'A' }, {}, { question: undefined }], intro: 'I' })).toEqual({
      items: [{ question: 'Q', answer: 'A' }],
      intro: 'I',
    })
    expect(writtenOf({ columns: [{ heading: 'H', links: [null] }] })).toEqual({
      columns: [{ heading: 'H', links: undefined }],
    })
  })

  test('a list of nothing but such entries is none, and one that was emptied stays', () => {
    expect(writtenOf([undefined])).toBeUndefined()
    expect(writtenOf([])).toEqual([])
    expect(writtenOf([0, false, ''])).toEqual([0, false, ''])
  })
})
