import { describe, expect, test } from 'vitest'
import { checkInvisible } from '../../../src/content/text/checkInvisible.ts'

const said = (value: string) =>
  checkInvisible({ path: [], value, format: 'body' }).map(({ code, severity, more = [] }) => [
    code,
    severity,
    more.length,
  ])

describe('src/content/text/checkInvisible', () => {
  test.each([
    ['caf\ufffd', 0],
    ['a \ud83d b', 0],
    ['\ude00', 0],
    ['x\ude00\ud83d', 1],
  ])('refuses the lost letter in %j', (text, more) => {
    expect(said(text)).toEqual([['lost-letter', undefined, more]])
  })

  test.each(['😀 done', '𠮷野家', '👩🏽‍🔧', '𝐁𝐨𝐥𝐝', 'Größe', 'ไทย'])('leaves the whole letters of %j alone', (text) => {
    expect(said(text)).toEqual([])
  })
})
