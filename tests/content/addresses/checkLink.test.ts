import { describe, expect, test } from 'vitest'
import { checkLink } from '../../../src/content/addresses/checkLink.ts'
import { closestPage } from '../../../src/content/addresses/closestPage.ts'
import type { LinkTargets } from '../../../src/content/addresses/linkTargets.ts'
import { severityOf } from '../../../src/content/problem/mistake.ts'

const pages = ['/', '/quote/', '/about/', '/services/', '/services/floor-care/', '/services/windows/', '/404.html']
const targets: LinkTargets = {
  pages: new Map(pages.map((path) => [path, `pages${path}`])),
  anchors: (path) => (path === '/quote/' ? undefined : new Set(path === '/about/' ? ['values', 'team'] : [])),
  isDraft: (path) => path === '/services/windows/',
  assets: new Set(['/social.png', '/files/Safety Sheet.pdf']),
}
const check = (href: string, origin = {}) => checkLink({ href, path: ['x'] }, targets, { path: '/about/', ...origin })

describe('src/content/addresses/checkLink', () => {
  test.each([
    'https://docs.google.com/document/d/1AbC/edit?usp=sharing',
    'https://docs.google.com/spreadsheets/u/0/d/1AbC/edit#gid=0',
    'https://docs.google.com/forms/d/1AbC/edit',
    'https://www.canva.com/design/DAFx/kJ2/edit',
  ])('warns that %s opens an editor', (href) => {
    const mistake = check(href)
    expect(mistake).toMatchObject({ code: 'link-to-editor' })
    expect(mistake && severityOf(mistake)).toBe('warning')
  })

  test.each([
    'https://docs.google.com/forms/d/e/1FAI/viewform',
    'https://docs.google.com/document/d/e/2PACX/pub',
    'https://docs.google.com/document/d/1AbC/preview',
    'https://drive.google.com/file/d/1AbC/view',
    'https://www.canva.com/design/DAFx/kJ2/view',
  ])('leaves %s alone', (href) => {
    expect(check(href)).toBeUndefined()
  })

  test.each([
    ['/quote/ /about/', '"/quote/", "/about/"'],
    ['/quote/,/abuot/', '"/quote/", "/abuot/"'],
  ])('offers none of the pages for several in one text, %s', (href, parts) => {
    const mistake = check(href)
    expect(mistake?.fix).toBe(`These are 2 addresses: write each between quotation marks of its own, ${parts}.`)
    expect(mistake).not.toHaveProperty('replacement')
  })

  test.each([
    '/',
    '/quote/',
    '/quote/?from=home#form',
    '/about/#values',
    '#team',
    '/social.png',
    '/files/Safety%20Sheet.pdf',
    'https://www.epa.gov/a?b=c#d',
    'http://brightwork.com',
    'https://localhosting.example/',
    'https://10.brightwork.com/',
    'mailto:hello@marblestep.example',
    'HTTPS://www.epa.gov/',
    'mailto:{email}',
    'mailto:hello@marblestep.example,office@marblestep.example',
    'mailto:{email},office@marblestep.example',
    'Mailto:hello@marblestep.example?subject=Quote',
    'mailto:{email}?subject=A%20quote',
    'tel:+14105550142',
    'tel:+1 410 555 0142',
    'tel:410-555-0142 Ext 4',
    'tel:4105550142;ext=4',
    'tel:{phone}',
    'tel:+1{phone}',
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
    'mailto:hello@',
    'mailto:hello@marblestep',
    'mailto:hello@marblestep,example',
    'mailto:hello@localhost',
    'mailto:a@b@marblestep.example',
    'mailto:@marblestep.example',
    'mailto:{}',
    'mailto:{email} {phone}',
    'mailto::hello@marblestep.example',
    'mailto://hello@marblestep.example',
    'mailto:mailto:{email}',
    'tel:tel:{phone}',
    'tel:',
    'tel:floors',
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
    ['/Quote.HTML', '/quote/'],
    ['/quote.htm#form', '/quote/#form'],
    ['/pages/services/floor-care.json', '/services/floor-care/'],
    ['/pages/index.json', '/'],
    [' /quote/ ', '/quote/'],
    ['/floor-care/', '/services/floor-care/'],
    ['/service/floor-care/', '/services/floor-care/'],
    ['../quote/', '/quote/'],
    ['./', '/'],
    ['../../', '/'],
    ['quote', '/quote/'],
    ['Hello@Marblestep.Example', 'mailto:Hello@Marblestep.Example'],
    ['hello@marblestep.example', 'mailto:hello@marblestep.example'],
    ['(410) 555-0142', 'tel:4105550142'],
    ['+1 (410) 555-0142', 'tel:+14105550142'],
    ['mailto::hello@marblestep.example', 'mailto:hello@marblestep.example'],
    ['mailto:mailto:{email}', 'mailto:{email}'],
    ['tel://{phone}', 'tel:{phone}'],
    ['tel:+14I0555O142;ext=4', 'tel:+14105550142;ext=4'],
    ['TEL:1-800-Floors;ext=4', 'tel:1-800-356677;ext=4'],
    ['/services/floor care/', '/services/floor-care/'],
    ['/qu ote/#form', '/quote/#form'],
    ['ninebeck.co.uk/team', 'https://ninebeck.co.uk/team'],
    ['youtu.be/aqz-KE-bpKQ', 'https://youtu.be/aqz-KE-bpKQ'],
    ['tischlerei.at', 'https://tischlerei.at'],
    ['acme.app', 'https://acme.app'],
    ['\\quote\\', '/quote/'],
    ['//services/floor-care', '/services/floor-care/'],
    ['szkoła.edu.pl/kontakt', 'https://szkoła.edu.pl/kontakt'],
    ['harbour-boats.co.za?lang=en', 'https://harbour-boats.co.za?lang=en'],
    ['www.epa.gov', 'https://www.epa.gov'],
    ['WWW.bbc.co.uk/news', 'https://WWW.bbc.co.uk/news'],
    ...['com', 'org', 'net', 'gov', 'edu', 'us', 'io'].map((end) => [`e-pa.${end}`, `https://e-pa.${end}`]),
    ['Air.cdc.gov/a/b', 'https://Air.cdc.gov/a/b'],
    ['https:www.epa.gov/a?b=c#d', 'https://www.epa.gov/a?b=c#d'],
    ['http:/x-y.example', 'http://x-y.example'],
    ['HTTPS:///epa.gov?a', 'HTTPS://epa.gov?a'],
    ['htps://www.epa.gov/', 'https://www.epa.gov/'],
    ['/about/#valeus', '/about/#values'],
    ['#taem', '#team'],
  ])('offers for %s the link %s', (href, meant) => {
    expect(check(href)?.replacement).toBe(JSON.stringify(meant))
  })

  test.each([
    '/pricing/',
    '/a/',
    '/services/x/',
    '/about/#zzz',
    'ht\nps://www.epa.gov/',
    'https:evil',
    'https:a.b',
    'https:evil.example:port',
    'https:?evil.example',
    '1234567-plan',
    'hello@marblestep',
    '@marblestep.example',
    'our/hello@marblestep.example',
    'hello@marblestep.example/team',
    'epa.government',
    'news/epa.gov',
    '.gov',
  ])('offers nothing for %j', (href) => {
    expect(check(href)).not.toHaveProperty('replacement')
  })

  test.each(['1', '1ab'])('reads a phone number of any number of %j without delay', (part) => {
    expect(check(`tel:${part.repeat(100_000)}`)).toBeUndefined()
  })

  test.each([
    ['/quote form now/', 'No address of a page has a space: it may be "/quote/" (pages/quote/), then write that.'],
    ['/no page/', 'No address of a page has a space: write the address of a page that exists.'],
    ['https://www.epa.gov/a b/', 'Write %20 for a space inside an address.'],
    ['/files/Safety Sheet.pdf', 'Write %20 for a space inside an address.'],
    ['//www.epa.gov/a//b', 'Write "https://www.epa.gov/a//b" for another site, or one slash for a page of this one.'],
    ['\\\\epa.gov', 'Write "https://epa.gov" for another site, or one slash for a page of this one.'],
    ['\\quote', 'Write "/quote/".'],
    ['\\qoute', 'Write "https://qoute" for another site, or one slash for a page of this one.'],
    ['/price-list-2/a/b/', 'Write the address of a page that exists, or add the page pages/price-list-2/a/b.json.'],
    ['/price_list/', 'Write the address of a page that exists.'],
    ['/price--list/', 'Write the address of a page that exists.'],
    ['/price-list/a.pdf', 'Put the file there, or write the address of a file or page that exists.'],
    ['/about/#zzz', 'Its ids: values, team. Or add "id": "zzz" to a section.'],
    ['/services/#zzz', 'Add "id": "zzz" to the section, or delete the part from # on.'],
    ['/services/#', 'Write the address of a page, such as "/quote/".'],
    [
      '/about/#',
      'Write the address of a page, such as "/quote/", or the id of a section: "/about/#values", "/about/#team".',
    ],
  ])('says of %s what to do: %s', (href, fix) => {
    expect(check(href)?.fix).toBe(fix)
  })

  test.each([
    ['/about/#zzz', 'No section of pages/about/ has the id "zzz".'],
    ['#zzz', 'No section of this page has the id "zzz".'],
    ['/about/#', '"/about/#" leads nowhere: nothing stands after the #.'],
  ])('says of the anchor of %s: %s', (href, message) => {
    expect(check(href)?.message).toBe(message)
  })

  test('asks for the page of an anchor that stands on none', () => {
    expect(check('#values', { path: undefined })?.fix).toBe('Write the page before it, such as "/about/#values".')
  })

  test('does not choose between two pages of the same file name', () => {
    const near = (paths: string[]) => closestPage('/floor-care/', new Map(paths.map((path) => [path, path])))
    expect(near(['/services/floor-care/', '/about/'])).toBe('/services/floor-care/')
    expect(near(['/services/floor-care/', '/guides/floor-care/'])).toBeUndefined()
    expect(near(['/services/floor-care/', '/floors-care/'])).toBe('/services/floor-care/')
  })

  test.each([
    ['/services/gloor-care/', undefined],
    ['/services/flor-care/', '/services/floor-care/'],
    ['/our-services/', '/services/'],
  ])('takes a name that begins otherwise for no slip: %s', (href, meant) => {
    expect(check(href)?.replacement).toBe(meant && JSON.stringify(meant))
    expect(check(href)?.fix).toContain(meant ?? 'It may be "/services/floor-care/" now')
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

  test('leaves an address with an unknown placeholder to the check of placeholders', () => {
    expect(check('/services/{pagename}/')).toBeUndefined()
    expect(check('/services/{city}/')?.code).toBe('unknown-page')
  })
})
