import { describe, expect, test } from 'vitest'
import { formatImpact, impactJson, impactMarkdown } from '../../../src/content/impact/formatImpact.ts'
import { empty, page } from './impactOfNothing.ts'

describe('src/content/impact/formatImpact', () => {
  const nasty = {
    ...empty,
    added: [
      { ...page(1), name: '**@bob** <b> #7 [x](y)', file: 'f', from: 'nothing' as const, indexed: true, hidden: false },
    ],
  }

  test('shows headings and indented lines in a terminal', () => {
    expect(formatImpact({ ...empty, removed: [{ ...page(1), file: 'f', to: 'nothing' }] })).toBe(
      '1 page goes. The site has 3 pages.\n\nPages that go\n  Page 1: /p1/ (f is gone)\n\nAddresses that disappear\n' +
        '  Visitors and search engines that know this address find nothing there, unless a redirect leads them on.\n  /p1/\n',
    )
  })

  test('hands no control character of a page to the terminal', () => {
    expect(
      formatImpact({ ...empty, removed: [{ path: '/a/', name: '\u001b[2J', file: 'f', to: 'nothing' }] }),
    ).not.toContain('\u001b')
  })

  test('lets no text of a page format a comment or notify anyone', () => {
    expect(impactMarkdown(nasty)).toContain(
      '- &#42;&#42;@\u2060bob&#42;&#42; &#60;b&#62; &#35;\u20607 &#91;x&#93;(y): /p1/ (f)\n',
    )
  })

  test('prints headings in bold where the terminal has colours', () => {
    expect(formatImpact({ ...empty, cards: ['/a/og.png'] }, { colour: true })).toBe(
      '\u001b[1mNo page changes. The site has 3 pages.\u001b[0m\n\n\u001b[1msitemap.xml and other files\u001b[0m\n' +
        '  Pictures that show when a page is shared: /a/og.png changes\n',
    )
  })

  test('gives programs a version and every field', () => {
    expect(JSON.parse(impactJson(empty))).toEqual({ version: 1, ...empty })
  })
})
