import { describe, expect, test } from 'vitest'
import { checkHtml } from '../../../src/content/text/checkHtml.ts'

const found = (value: string, format?: 'href') =>
  checkHtml({ path: [], value, format }).flatMap(({ span, more = [] }) =>
    [{ span }, ...more].map(({ span: part }) => value.slice(part?.start, part?.end)),
  )

describe('src/content/text/checkHtml', () => {
  test.each([
    ['a <b>bold</b> word', ['<b>', '</b>']],
    ['<a href="/quote/">Quote</a>', ['<a href="/quote/">', '</a>']],
    ['one&nbsp;two &#8211; three &lt;', ['&nbsp;', '&#8211;', '&lt;']],
    [
      '&pound;165, caf&eacute;, &Uuml;bung, &euro;5 &middot; &zwnj;',
      ['&pound;', '&eacute;', '&Uuml;', '&euro;', '&middot;', '&zwnj;'],
    ],
    ['<br/>, <br /> <!-- order -->', ['<br/>', '<br />', '<!--']],
  ])('tells what was pasted into %j', (value, wanted) => {
    expect(found(value)).toEqual(wanted)
  })

  test('makes one mistake of a tag, its end and its repetitions', () => {
    const mistakes = (value: string) => checkHtml({ path: [], value, format: undefined }).length
    expect([mistakes('<b>one</b>, <B>two</B>'), mistakes('a<br>b<br/>c'), mistakes('<b>a</b><i>b</i>')]).toEqual([
      1, 1, 2,
    ])
  })

  test.each(['Janitorial & Facility', 'under < 5 and > 3', 'R&D; Q&A', 'a<b and c>d', '<3'])(
    'leaves %j alone',
    (value) => {
      expect(found(value)).toEqual([])
    },
  )

  test('names the letter that an entity stands for', () => {
    const fixes = (value: string) => checkHtml({ path: [], value, format: undefined }).map(({ fix }) => fix)
    expect(fixes('&Eacute;t&eacute; &pound;5')).toEqual([
      'Write É in its place.',
      'Write é in its place.',
      'Write £ in its place.',
    ])
  })

  test('looks at no address', () => {
    expect(found('/quote/?a=1&lt;=2', 'href')).toEqual([])
  })
})
