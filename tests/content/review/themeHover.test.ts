import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Site } from '../../../schemas/index.ts'
import { defaultColours } from '../../../schemas/parts/defaultColours.ts'
import { contrastOf } from '../../../src/content/review/contrast.ts'
import { checkThemeContrast } from '../../../src/content/review/themeContrast.ts'
import { checkThemeHover } from '../../../src/content/review/themeHover.ts'
import { seed } from '../../seed.ts'

type Theme = NonNullable<Site['theme']>

const places = (theme: Theme) => checkThemeHover(theme).map(({ path }) => path.join(' '))
const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`.toUpperCase())

describe('src/content/review/themeHover', () => {
  test.each<[string, Theme]>([
    ['the site has no theme', {}],
    ['the default colours are written out', defaultColours],
    ['both colours of the button are set', { light: { action: '#1D4ED8', 'action-hover': '#1E40AF' } }],
    ['nobody sees the mode', { darkMode: 'dark', light: { action: '#1D4ED8' } }],
    [
      'its words ask for another colour already',
      { darkMode: 'light', light: { action: '#FFD700', 'on-action': '#14231F' } },
    ],
  ])('has nothing to say where %s', (_, theme) => {
    expect(places(theme)).toEqual([])
  })

  test('points at the name of the button in each mode', () => {
    const theme: Theme = { light: { action: '#1D4ED8' }, dark: { action: '#9DB8FF' } }
    expect(places(theme)).toEqual(['theme light action', 'theme dark action'])
    expect(checkThemeHover(theme)).toMatchObject([
      { part: 'key', severity: 'warning' },
      { part: 'key', severity: 'warning' },
    ])
  })

  test('proposes a shade that is seen to be another one, and on which words can be read', () => {
    fc.assert(
      fc.property(colour, (action) => {
        const [found] = checkThemeHover({ darkMode: 'light', light: { action } })
        const shade = /"(#[0-9A-F]{6})"/.exec(found?.fix ?? '')?.[1] ?? ''
        expect(contrastOf(shade, action)).toBeGreaterThanOrEqual(1.2)
        const mended = checkThemeContrast({ darkMode: 'light', light: { action, 'action-hover': shade } })
        expect(mended.filter(({ path }) => path.at(-1) === 'action-hover')).toEqual([])
      }),
      { seed, numRuns: 200 },
    )
  })
})
