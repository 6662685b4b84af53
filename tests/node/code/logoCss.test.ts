import { describe, expect, test } from 'vitest'
import { logoCss } from '../../../src/node/code/logoCss.ts'
import { themeCss } from '../../../src/node/code/themeCss.ts'

const onLight = '/images/logo.svg'
const onDark = '/images/logo-white.svg'

/** Returns, rule by rule, where a picture is shown and where only the name. */
const places = (css: string) =>
  [
    ...css.matchAll(/(?:scheme:(\w+)\)\{)?:root (\w+) \S+ svg\{display:(\w+)(?:;background-image:url\("(\S+)"\))?/g),
  ].map(([, mode, place, display, url]) =>
    [mode, place, display === 'none' ? 'name alone' : url].filter(Boolean).join(' '),
  )

describe('src/node/code/logoCss', () => {
  test('is empty for a site that has no logo, whose pages stay as they were', () => {
    expect([logoCss(undefined), logoCss({ motif: 'none' })]).toEqual(['', ''])
  })

  test('puts a picture on light and on dark grounds', () => {
    expect(places(logoCss({ logo: { onLight, onDark } }))).toEqual([
      `light header ${onLight}`,
      `dark header ${onDark}`,
      `footer ${onDark}`,
    ])
  })

  test('leaves the name alone on dark grounds where there is no picture for them', () => {
    expect(places(logoCss({ logo: { onLight } }))).toEqual([
      `light header ${onLight}`,
      'dark header name alone',
      'footer name alone',
    ])
  })

  test.each([
    ['light', { onLight, onDark }, [`header ${onLight}`, `footer ${onDark}`]],
    ['dark', { onLight, onDark }, [`header ${onDark}`, `footer ${onDark}`]],
    ['dark', { onLight }, [`header ${onLight}`, `footer ${onLight}`]],
  ] as const)('follows a fixed mode: %s, %j', (darkMode, logo, expected) => {
    expect(places(logoCss({ darkMode, logo }))).toEqual(expected)
  })

  test('follows the ground of colours that a visitor has set, in header and footer', () => {
    const css = logoCss({ darkMode: 'light', logo: { onLight } })
    const forced = [...css.matchAll(/\(forced-colors:active\) and \(prefers-color-scheme:(\w+)\)\{([^}]*)\}/g)]
    expect(forced.map(([, mode, rule]) => [mode, rule])).toEqual([
      ['light', `:root :is(header,footer) a[data-part=company] svg{display:block;background-image:url("${onLight}")`],
      ['dark', ':root :is(header,footer) a[data-part=company] svg{display:none'],
    ])
  })

  test('stands on paper, where all other grounds are taken away, in the look for light ones', () => {
    const [, rule] =
      /@media print\{:root header \S+ svg\{([^}]*)\}/.exec(logoCss({ darkMode: 'dark', logo: { onLight, onDark } })) ??
      []
    expect(rule).toBe(`background:url("${onLight}") 0/contain no-repeat!important;display:block`)
  })

  test('hides the letters of the name where they are in the picture, and only there', () => {
    expect(logoCss({ darkMode: 'light', logo: { onLight } })).not.toContain('font-size')
    const css = logoCss({ darkMode: 'light', logo: { onLight, hasName: true } })
    expect(css.match(/\w+ a\[data-part=company\]\{font-size:0\}/g)).toEqual([
      'header a[data-part=company]{font-size:0}',
    ])
  })

  test('names the file below the folder of the site, in the letters of addresses', () => {
    const css = logoCss({ darkMode: 'light', logo: { onLight: '/images/a logo "2".svg' } }, '/repository/')
    expect(css).toContain('url("/repository/images/a%20logo%20%222%22.svg")')
  })

  test('is stronger than the rule of a site without the motif', () => {
    const count = (selector: string) => selector.match(/\[|:root/g)?.length
    const [hidden = ''] = /:root :is\(\[data-part=company\] svg/.exec(themeCss({ motif: 'none' })) ?? []
    expect([count(hidden), count(':root header a[data-part=company] svg')]).toEqual([2, 2])
    expect(logoCss({ logo: { onLight } })).toContain(':root header a[data-part=company] svg{display:block')
  })
})
