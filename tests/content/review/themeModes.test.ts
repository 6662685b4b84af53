import { describe, expect, test } from 'vitest'
import type { Site } from '../../../schemas/index.ts'
import { type ColourName, defaultColours } from '../../../schemas/parts/defaultColours.ts'
import { checkThemeContrast } from '../../../src/content/review/themeContrast.ts'
import { checkThemeModes } from '../../../src/content/review/themeModes.ts'
import { shipped } from '../impact/shippedSite.ts'

type Theme = NonNullable<Site['theme']>

const places = (theme: Theme) => checkThemeModes(theme).map(({ path }) => path.slice(1).join(' '))
const fixOf = (theme: Theme) => checkThemeModes(theme)[0]?.fix
const brand = { brand: '#1D4ED8', action: '#1D4ED8' }

describe('src/content/review/themeModes', () => {
  test('misses nothing in the shipped site', () => {
    const { theme } = JSON.parse(shipped['site.config.json'] ?? '') as Site
    expect(checkThemeModes(theme)).toEqual([])
  })

  test('weighs no more than a warning', () => {
    expect(checkThemeModes({ light: brand })).toMatchObject([{ severity: 'warning' }])
  })

  test('misses the colours of the brand in the other mode', () => {
    expect([places({ light: brand }), places({ dark: { brand: '#9DB8FF' } })]).toEqual([['light'], ['dark']])
  })

  test('points at the name of the block', () => {
    expect(checkThemeModes({ light: brand })).toMatchObject([{ path: ['theme', 'light'], part: 'key' }])
  })

  test.each<[string, Theme]>([
    ['the site has no theme', {}],
    ['the default colours are written out', defaultColours],
    ['both modes have some', { light: brand, dark: { brand: '#9DB8FF' } }],
    ['there is only one mode', { darkMode: 'light', light: brand }],
    ['a mode has grounds and words of its own', { light: { bg: '#FFFFFF', ink: '#000000', focus: '#0000FF' } }],
  ])('misses nothing where %s', (_, theme) => {
    expect(places(theme)).toEqual([])
  })

  test('proposes colours for the other mode that are fit for it', () => {
    const [, example] = /such as (\{.*?\})/.exec(fixOf({ light: brand }) ?? '') ?? []
    const dark = JSON.parse(example ?? '') as Partial<Record<ColourName, string>>
    const theme = { light: brand, dark }
    expect([Object.keys(dark), checkThemeContrast(theme), checkThemeModes(theme)]).toEqual([
      ['brand', 'action'],
      [],
      [],
    ])
  })

  test('proposes no colour for scenes, which have no contrast to keep', () => {
    expect(fixOf({ light: { s1: '#1D4ED8' } })).toBe(
      'Write it into "dark" as well, or write "darkMode": "light" so that every visitor sees your colours.',
    )
  })
})
