import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Site } from '../../../schemas/index.ts'
import { colourPairs, leastContrast } from '../../../schemas/parts/theme/colourPairs.ts'
import { type Colours, defaultColours } from '../../../schemas/parts/theme/defaultColours.ts'
import { severityOf } from '../../../src/content/problem/mistake.ts'
import { checkThemeContrast } from '../../../src/content/review/checkThemeContrast.ts'
import { contrastOf } from '../../../src/content/theme/contrast.ts'
import { runs, seed } from '../../seed.ts'
import { shipped } from '../impact/shippedSite.ts'

type Theme = NonNullable<Site['theme']>

const places = (theme: Theme) => checkThemeContrast(theme).map(({ path }) => path.slice(1).join(' '))
const light = (colours: Partial<Colours>) => ({ darkMode: 'light', light: colours }) as const
const messageOf = (theme: Theme) => checkThemeContrast(theme)[0]?.message
const fixOf = (theme: Theme) => checkThemeContrast(theme)[0]?.fix

/** Returns the shade that each warning proposes, by colour name; undefined if it proposes none. */
const shadesOf = (own: Partial<Colours>) =>
  checkThemeContrast(light(own)).map(
    ({ path, fix }) => [String(path.at(-1)), /^Write "(#[0-9A-F]{6})"/.exec(fix)?.[1]] as const,
  )

const names = [...new Set(colourPairs.flatMap(({ front, ground }) => [front, ground]))]
const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`.toUpperCase())
const someColours = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...names), colour), { minLength: 1, maxLength: 6, selector: ([name]) => name })
  .map((entries) => Object.fromEntries(entries) as Partial<Colours>)

describe('src/content/review/checkThemeContrast', () => {
  test('has nothing against a site without a theme', () => {
    expect(checkThemeContrast(undefined)).toEqual([])
  })

  test('has nothing against the shipped site', () => {
    const { theme } = JSON.parse(shipped['site.config.json'] ?? '') as Site
    expect(checkThemeContrast(theme)).toEqual([])
  })

  test.each(['auto', 'light', 'dark'] as const)(
    'has nothing against the default colours written out, %s',
    (darkMode) => {
      expect(checkThemeContrast({ darkMode, ...defaultColours })).toEqual([])
    },
  )

  test('weighs no more than a warning', () => {
    const theme = { light: { brand: '#FFD700', ink: '#888888' }, dark: { surface: '#777777' } }
    expect(new Set(checkThemeContrast(theme).map(severityOf))).toEqual(new Set(['warning']))
  })

  test('tells words that nobody makes out, which no site is published with, from faint ones', () => {
    const codeOf = (action: string) => checkThemeContrast(light({ action, 'on-action': '#FFFFFF' }))[0]?.code
    expect(['#F2C9A0', '#F2A654', '#DC7633'].map(codeOf)).toEqual(['unreadable-words', 'low-contrast', 'low-contrast'])
  })

  test('tells of one colour once, whatever it fails against', () => {
    expect(places(light({ ink: '#CCCCCC' }))).toEqual(['light ink'])
  })

  test('points at the ground where the colour on it is a default', () => {
    expect(places(light({ action: '#FFD700' }))).toEqual(['light action'])
  })

  test('points at the colour in front where the site sets both', () => {
    expect(places(light({ 'on-action': '#FFFFFF', action: '#FFD700' }))).toEqual(['light on-action'])
  })

  test.each([
    ['auto', ['light brand', 'dark brand']],
    ['light', ['light brand']],
    ['dark', ['dark brand']],
  ] as const)('looks only at what visitors see, %s', (darkMode, expected) => {
    expect(places({ darkMode, light: { brand: '#DDDDDD' }, dark: { brand: '#222222' } })).toEqual(expected)
  })

  test('points at the ground where another shade of it is enough for the colour in front', () => {
    const theme = light({ ink: '#14231F', surface: '#000000' })
    expect(checkThemeContrast(theme)).toMatchObject([
      { path: ['theme', 'light', 'surface'], message: expect.stringContaining('1.2 to "ink" (#14231F)') as string },
    ])
  })

  test('names the mode where there are two', () => {
    expect(messageOf({ dark: { ink: '#222222' } })).toContain('hard to read in dark mode:')
  })

  test('names no mode where there is one', () => {
    expect(messageOf({ darkMode: 'dark', dark: { ink: '#222222' } })).toContain('hard to read:')
  })

  test('asks less of marks than of words', () => {
    expect(messageOf(light({ field: '#AAAAAA' }))).toBe(
      '"field" (#AAAAAA) is hard to see: the contrast is 2.3 to "surface" (#FFFFFF) and 2.2 to "bg" (#FBFAF7), and lines and marks need 3.',
    )
  })

  test('never shows a contrast that fails as the one that is needed', () => {
    // The ratio to white is 4.478.
    expect(messageOf(light({ ok: '#777777' }))).toContain('the contrast is 4.4 to')
  })

  test('offers the words of the page for a light button', () => {
    expect(fixOf(light({ action: '#FFD700' }))).toMatch(/, or keep it and write "on-action": "#14231F"\.$/)
  })

  test('has nothing against a button whose colour under the pointer was left out', () => {
    expect(places(light({ action: '#FFD700', 'on-action': '#14231F' }))).toEqual([])
  })

  test('names the colours that pull in two directions', () => {
    const own = { ink: '#14231F', surface: '#000000', error: '#FFFFFF', 'error-tint': '#000000' }
    expect(fixOf(light(own))).toBe(
      'No other shade of it would do: make "bg", "bg-alt" and "surface" all light or all dark.',
    )
  })

  test('proposes a shade that stands out in all pairs of the colour', () => {
    const single = fc.tuple(fc.constantFrom(...names), colour)
    fc.assert(
      fc.property(single, ([name, value]) => {
        for (const [, shade] of shadesOf({ [name]: value })) {
          if (!shade) continue
          const colours: Colours = { ...defaultColours.light, [name]: shade }
          const own = colourPairs.filter(({ front, ground }) => front === name || ground === name)
          for (const { front, ground, as } of own)
            expect(contrastOf(colours[front], colours[ground])).toBeGreaterThanOrEqual(leastContrast[as])
        }
      }),
      { seed, numRuns: runs(30, 300) },
    )
  })

  test('finds nothing more once all shades that it proposes are written', () => {
    fc.assert(
      fc.property(someColours, (own) => {
        const shades = shadesOf(own)
        fc.pre(shades.every(([, shade]) => shade !== undefined))
        expect(shadesOf({ ...own, ...Object.fromEntries(shades) })).toEqual([])
      }),
      { seed, numRuns: runs(30, 300) },
    )
  })

  test('says what to do about every combination of colours', () => {
    fc.assert(
      fc.property(someColours, (own) => {
        for (const { path, fix } of checkThemeContrast(light(own))) {
          expect(fix).not.toContain(`"${Reflect.get(own, path[2] ?? '')}"`)
          expect(fix).toMatch(
            /^Write "#[0-9A-F]{6}", the nearest|^No other shade of it would do: (?:keep it and write|make) "/,
          )
        }
      }),
      { seed, numRuns: runs(30, 300) },
    )
  })
})
