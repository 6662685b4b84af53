import { describe, expect, test } from 'vitest'
import { compileSite } from '../../../src/content/compileSite.ts'
import { recordFile } from '../../../src/content/model/files/recordFile.ts'
import { baseAssets, baseSite } from '../baseSite.ts'
import { pageFile } from '../inMemory.ts'

const config = JSON.parse(baseSite['site.config.json'] ?? '') as object
interface More {
  assets?: readonly string[]
  files?: Record<string, string>
}
const compile = (redirects: Record<string, string>, { assets = [], files = {} }: More = {}) =>
  compileSite({
    sources: { ...baseSite, ...files, 'site.config.json': JSON.stringify({ ...config, redirects }) },
    assets: [...baseAssets, ...assets],
  })
const told = (redirects: Record<string, string>, more?: More) =>
  compile(redirects, more).problems.map(({ message, fix }) => [message, fix])
const form =
  'An old address begins with a slash and ends with one, or it is that of a file, such as "/about-us.html". Write it as the browser showed it, without what stands behind ? or #.'

describe('src/content/addresses/checkRedirects, addresses that hosts and files have a say in', () => {
  test('refuses the address of a file of public/', () => {
    expect(told({ '/about-us.html': '/about/' }, { assets: ['/about-us.html'] })).toEqual([
      [
        'The file /about-us.html exists (public/about-us.html), and this redirect would lead its visitors away.',
        'Delete this line or that file.',
      ],
    ])
  })

  test.each<[string, Record<string, string>, string, string]>([
    ['/index.php?a=b?c#d', {}, '?', 'Write "/index.php": it counts with anything behind it.'],
    ['/index.php?page=2', {}, '?', 'Write "/index.php": it counts with anything behind it.'],
    ['/index.php?page=2', { '/index.php': '/' }, '?', 'Delete this line: that of "/index.php" counts for it.'],
    ['/team.html#crew', {}, '#', 'Write "/team.html": it counts with anything behind it.'],
    ['/?page_id=2', {}, '?', 'Delete this line: its visitors find the page /.'],
  ])('says of %s beside %j that what begins with "%s" counts for nothing', (from, others, mark, fix) => {
    expect(told({ [from]: '/about/', ...others })).toEqual([
      [`A redirect looks only at what stands before the "${mark}" in "${from}".`, fix],
    ])
  })

  test.each([
    ['about-us.html', 'Write "/about-us.html".'],
    ['https://www.marblestep.example/about-us.html', 'Write "/about-us.html".'],
    ['/old/index.html', 'Write "/old/".'],
    ['/a/%2e%2e/b.html', form],
    ['/our%5Fteam/', 'Write "/our_team/".'],
    ['about', form],
    ['/shop//index.php', form],
    ['/index.', 'Write "/index./".'],
    ['/.../', form],
    ['/a/.hidden/', form],
    ['/our team /', 'Write "/our team/".'],
    ['/ team.html', 'Write "/team.html".'],
    ['/a%252Fb/', form],
    ['/tab%09/', form],
    ['/a\u200bb/', form],
    ['/Old/index.html', 'Write "/Old/".'],
    ['/.htaccess', form],
  ])('says how %s is written', (from, fix) => {
    expect(told({ [from]: '/about/' })).toEqual([[`"${from}" is not written as an address of this site.`, fix]])
  })

  test.each([
    ['/a%2Fb.html', '%2F'],
    ['/about/..%2f/', '%2f'],
    ['/a%5Cb/', '%5C'],
  ])('tells that hosts lead nobody on from %s', (from, code) => {
    expect(told({ [from]: '/about/' })).toEqual([
      [
        `"${from}" has a slash written as ${code}, and hosts lead nobody on from there.`,
        'Delete this line, or write "/" if the slash of an address was meant.',
      ],
    ])
  })

  test.each([
    ['/caf%E9/', '%E9'],
    ['/50%-off-caf%C3%A9/', '%C3'],
  ])('tells that %s has the code of no letter', (from, code) => {
    expect(told({ [from]: '/about/' })).toEqual([
      [
        `"${from}" has a code that is no letter in the addresses of today: ${code}.`,
        'Write %25 for a percent sign. From an address with such a code hosts lead nobody on: delete this line then.',
      ],
    ])
  })

  test('refuses an address that is longer than hosts read', () => {
    expect(told({ [`/${'x'.repeat(798)}/`]: '/about/' })).toEqual([])
    expect(told({ [`/${'é'.repeat(133)}/`]: '/about/' })).toEqual([])
    expect(told({ [`/${'é'.repeat(134)}/`]: '/about/' })).toEqual([
      [
        'This old address is 806 characters long, with %C3%A9 for an é; hosts lead on from 800 at most.',
        'Delete this line.',
      ],
    ])
  })

  test.each([
    ['/what*ever/', '*'],
    ['/what%2Aever/', '*'],
    ['/at:noon/', ':'],
  ])('warns that two hosts lead nobody on from %s', (from, sign) => {
    const { problems, model } = compile({ [from]: '/about/' })
    expect(problems.map(({ severity, message }) => [severity, message])).toEqual([
      ['warning', `Cloudflare Pages and GitHub Pages lead nobody on from "${from}", because of the "${sign}" in it.`],
    ])
    expect(model?.redirects.has(from)).toBe(true)
  })

  test.each([
    ['/about/#values', []],
    ['/about/?a=b#values', []],
    ['/about/?a=b', []],
    ['/about/#valeus', ['No section of pages/about.json has the id "valeus".', 'Write "/about/#values".']],
    [
      '/about/#',
      ['"/about/#" leads nowhere: nothing stands after the #.', expect.stringContaining('"/about/#values"')],
    ],
    ['/abuot/?a=b#values', ['"/abuot/" is not a page of this site.', 'Write "/about/?a=b#values" (pages/about.json).']],
  ])('judges the target %s', (to, words) => {
    expect(told({ '/team/': to })).toEqual(words.length > 0 ? [words] : [])
  })

  test('holds the ways of redirects against each other without their anchors', () => {
    expect(told({ '/a/': '/b/#values', '/b/': '/about/#values' })).toEqual([
      [
        'This redirect leads to "/b/", which is redirected itself.',
        'Write "/about/#values" (pages/about.json), so that visitors are there at once.',
      ],
    ])
  })

  test('takes one address with and without its slash once', () => {
    expect(told({ '/index.php': '/about/', '/index.php/': '/quote/' })).toEqual([
      [
        '"/index.php/" is the same address as "/index.php", but for the slash at its end.',
        'They lead to two pages: delete the line that is wrong.',
      ],
    ])
  })

  test('does not write one old address twice', () => {
    const { problems } = compile({ '/Our_Team': '/about/', '/Our_Team/': '/about/' })
    expect(problems).toMatchObject([
      { message: '"/Our_Team/" is the same address as "/Our_Team", but for the slash at its end.' },
    ])
  })

  test.each(['/find-us', '/Our_Team', '/caf%C3%A9', '/shop/floor-care'])(
    'takes %s without the slash at its end, as an earlier site showed it',
    (from) => {
      const { problems, model } = compile({ [from]: '/about/' })
      expect(problems).toEqual([])
      expect(model?.redirects.get(`${from}/`)?.to).toBe('/about/')
    },
  )

  test('refuses an old address without a slash where there is a page', () => {
    expect(compile({ '/about': '/quote/' }).problems).toMatchObject([
      { code: 'redirect-of-page', message: expect.stringContaining('The page /about/ exists') },
    ])
  })

  test('leads a link to the page that took the place of a file', () => {
    const files = { 'pages/x.json': pageFile([{ type: 'prose', body: '[a](/about-us.html#values)' }]) }
    expect(told({ '/about-us.html': '/about/' }, { files })).toEqual([
      [
        'The page "/about-us.html" has moved to "/about/", so every click on this link would take a detour.',
        'Write "/about/#values".',
      ],
    ])
  })

  test('does not take a file for the page that was published at an address like it', () => {
    const files = { [recordFile]: JSON.stringify({ version: 1, addresses: { '/team/': 'Team' } }) }
    expect(compile({ '/team.html': '/about/' }, { files }).problems.map(({ code }) => code)).toEqual([
      'vanished-address',
    ])
  })

  test('guesses the page that a file leads to by its name, else that of its folder', () => {
    expect(told({ '/shop/team.html': '/crew/' })).toEqual([
      ['"/crew/" is not a page of this site.', 'Write the address of a page that exists.'],
    ])
    expect(told({ '/services/disinfektion.html': '/services/clean/' })).toEqual([
      ['"/services/clean/" is not a page of this site.', expect.stringContaining('"/services/')],
    ])
  })
})
