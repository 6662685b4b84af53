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
    ['la date pr?f?r?e', 2],
    ['Notre h?tel', 0],
    ['Wir sind f?r Sie da, Gr??e', 1],
    ['un ni?o, le num?ro', 1],
    ['?380', 0],
    ['Crowns from ?380 each', 0],
  ])('refuses the lost letter in %j', (text, more) => {
    expect(said(text)).toEqual([['lost-letter', undefined, more]])
  })

  test.each([
    'What?where',
    'Who?me, yes',
    'Ready?so are we',
    'See example.com/a?b=c&d?e',
    'colou?r',
    'https://x.com/?q?n?m',
    'Que faire ?380 euros',
    '¿Qué?nada',
    'Really?? yes',
  ])('leaves the question mark of %j alone', (text) => {
    expect(said(text)).toEqual([])
  })

  test.each([
    ['The crown \\u2013 last visit', 0],
    ['Caf\\xe9 \\u00e0 deux', 1],
    ['Done \\ud83d\\ude00', 0],
  ])('tells of the escapes in %j', (text, more) => {
    expect(said(text)).toEqual([['misread-letter', undefined, more]])
  })

  test.each(['C:\\users\\xerox', '\\u0007', '\\ud83d', '\\u20'])('leaves the backslash of %j alone', (text) => {
    expect(said(text)).toEqual([])
  })

  test.each(['😀 done', '𠮷野家', '👩🏽‍🔧', '𝐁𝐨𝐥𝐝', 'Größe', 'ไทย'])('leaves the whole letters of %j alone', (text) => {
    expect(said(text)).toEqual([])
  })

  test('says what a program has lost', () => {
    const messages = ['la date pr?f?r?e ici', 'from ?380 each'].flatMap((value) =>
      checkInvisible({ path: [], value, format: 'body' }).map(({ message }) => message.replace(/,.*/, '')),
    )
    expect(messages).toEqual([
      'A program has lost a letter of "pr\ufffdf\ufffdr\ufffde"',
      'A program has lost the sign of a currency in "\ufffd380"',
    ])
  })
})
