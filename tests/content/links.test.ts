import { describe, expect, test } from 'vitest'
import { checkLink, type LinkTargets } from '../../src/content/links.ts'

const pages = ['/', '/quote/', '/about/', '/services/', '/services/floor-care/', '/services/windows/', '/404.html']
const targets: LinkTargets = {
  pages: new Map(pages.map((path) => [path, `pages${path}`])),
  anchors: (path) => (path === '/quote/' ? undefined : new Set(path === '/about/' ? ['values', 'team'] : [])),
  isDraft: (path) => path === '/services/windows/',
  assets: new Set(['/social.png', '/files/Safety Sheet.pdf']),
}
const check = (href: string, origin = {}) => checkLink({ href, path: ['x'] }, targets, { path: '/about/', ...origin })

describe('src/content/links', () => {
  test.each([
    '/',
    '/quote/',
    '/quote/?from=home#form',
    '/about/#values',
    '#team',
    '/social.png',
    '/files/Safety%20Sheet.pdf',
    'https://www.epa.gov/a?b=c#d',
    'http://example.com',
    'https://localhosting.example/',
    'https://10.example.com/',
    'mailto:hello@marblestep.example',
    'mailto:{email}',
    'tel:+14105550142',
    'tel:{phone}',
  ])('accepts %s', (href) => {
    expect(check(href)).toBeUndefined()
  })

  test.each([
    ['http://localhost:5173/quote/?a=b#form', 'Write "/quote/?a=b#form" (pages/quote/).', '"/quote/?a=b#form"'],
    [
      'http://127.0.0.1:4173/site/floor-care/',
      'Write "/services/floor-care/" (pages/services/floor-care/).',
      '"/services/floor-care/"',
    ],
    ['http://192.168.1.4/router', 'Write the address under which visitors find it.', undefined],
  ])('refuses %s, which no visitor has', (href, fix, replacement) => {
    expect(check(href)).toEqual({
      path: ['x'],
      code: 'unusable-link',
      message: `"${href}" is found on your own machine only.`,
      fix,
      ...(replacement && { replacement }),
    })
  })

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'https:evil',
    'https://',
    'https://exa%mple/',
    'https://[',
    '',
    ' ',
    'mailto:',
    'tel:',
  ])('refuses %j', (href) => {
    expect(check(href)?.code).toBe('unusable-link')
  })

  test.each([
    ['/qoute/', '/quote/'],
    ['/Quote/', '/quote/'],
    ['/quote', '/quote/'],
    ['/quote#form', '/quote/#form'],
    ['/quote.html', '/quote/'],
    ['/index.html', '/'],
    ['/pages/services/floor-care.json', '/services/floor-care/'],
    ['/floor-care/', '/services/floor-care/'],
    ['/service/floor-care/', '/services/floor-care/'],
    ['../quote/', '/quote/'],
    ['quote', '/quote/'],
    ['hello@marblestep.example', 'mailto:hello@marblestep.example'],
    ['(410) 555-0142', 'tel:4105550142'],
    ['www.epa.gov', 'https://www.epa.gov'],
    ['/about/#valeus', '/about/#values'],
    ['#taem', '#team'],
  ])('offers for %s the link %s', (href, meant) => {
    expect(check(href)?.replacement).toBe(JSON.stringify(meant))
  })

  test.each(['/pricing/', '/a/', '/services/x/', '/about/#zzz'])('offers nothing for %s', (href) => {
    expect(check(href)).not.toHaveProperty('replacement')
  })

  test.each(['1', '1ab'])('reads a phone number of any number of %j without delay', (part) => {
    expect(check(`tel:${part.repeat(100_000)}`)).toBeUndefined()
  })

  test('refuses a link to a draft', () => {
    expect(check('/services/windows/')?.code).toBe('link-to-draft')
  })

  test('lets a draft lead to a draft', () => {
    expect(check('/services/windows/', { draft: true })).toBeUndefined()
  })

  test('does not ask for an anchor on a page that cannot be read', () => {
    expect(check('/quote/#anything')).toBeUndefined()
  })
})
