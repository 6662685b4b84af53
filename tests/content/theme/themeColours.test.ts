import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { colourPairs } from '../../../schemas/parts/theme/colourPairs.ts'
import { type Colours, defaultColours } from '../../../schemas/parts/theme/defaultColours.ts'
import { contrastOf } from '../../../src/content/theme/contrast.ts'
import { standsOut } from '../../../src/content/theme/findShade.ts'
import { themeColours } from '../../../src/content/theme/themeColours.ts'
import { runs, seed } from '../../seed.ts'

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`.toUpperCase())

/** Returns unreadable pairs of colours, unless the site set one of them itself (`own`). */
const faint = (colours: Colours, own: readonly string[]) =>
  colourPairs.filter((pair) => !own.includes(pair.front) && !own.includes(pair.ground) && !standsOut(colours, pair))

const isGrey = (shade: string) => shade.slice(1, 3) === shade.slice(3, 5) && shade.slice(3, 5) === shade.slice(5)

describe('src/content/theme/themeColours', () => {
  test.each([undefined, {}, { light: { bg: '#FFFFFF' } }, defaultColours])(
    'leaves the defaults where %j sets no brand',
    (theme) => {
      const { light, dark } = themeColours(theme)
      expect([{ ...light, bg: defaultColours.light.bg }, dark]).toEqual([defaultColours.light, defaultColours.dark])
    },
  )

  test('gives each shade of the builder the hue of the brand and of the button', () => {
    const { light, dark } = themeColours({ light: { brand: '#333333', action: '#555555' } })
    const shades = [
      'brand',
      'brand-deep',
      'brand-tint',
      'on-deep-soft',
      'on-deep-faint',
      'sb',
      's1',
      's2',
      's3',
    ] as const
    const all = [...shades, 'action', 'action-hover', 'sa'] as const
    expect(all.filter((name) => !isGrey(light[name]) || !isGrey(dark[name]))).toEqual([])
  })

  test('keeps every colour that the site sets', () => {
    const own = { brand: '#1D4ED8', 'brand-deep': '#101010', sb: '#FF0000', 'action-hover': '#00FF00' }
    expect(themeColours({ light: own }).light).toMatchObject(own)
    expect(themeColours({ dark: own }).dark).toMatchObject(own)
  })

  test('leads a colour of one mode over to the other, where it can be read', () => {
    expect(themeColours({ light: { brand: '#1D4ED8' } }).dark.brand).toBe('#88A7FF')
    expect(themeColours({ dark: { brand: '#9DB8FF' } }).light.brand).toBe('#4E69B0')
    expect(themeColours({ light: { accent: '#FF8800' } }).dark.accent).toBe('#FF8800')
  })

  test('takes the shades that the other mode has of its own before those of the brand', () => {
    const { dark } = themeColours({ light: { brand: '#1D4ED8', sb: '#DDDDDD' } })
    expect([isGrey(dark.sb), isGrey(dark.s1)]).toEqual([true, false])
  })

  test('draws whatever brand and button so that all can be read in the mode that was left out', () => {
    fc.assert(
      fc.property(colour, colour, (brand, action) => {
        expect(faint(themeColours({ light: { brand, action } }).dark, [])).toEqual([])
        expect(faint(themeColours({ dark: { brand, action } }).light, [])).toEqual([])
        expect(faint(themeColours({ light: { brand, action } }).light, ['brand', 'action'])).toEqual([])
      }),
      { seed, numRuns: runs(10, 100) },
    )
  })

  test('shows that the pointer is on a button of any colour', () => {
    fc.assert(
      fc.property(colour, (action) => {
        const { light } = themeColours({ light: { action } })
        expect(contrastOf(light['action-hover'], action)).toBeGreaterThanOrEqual(1.2)
        expect(contrastOf(light['action-hover'], light['on-action'])).toBeGreaterThanOrEqual(4.5)
      }),
      { seed, numRuns: runs(10, 100) },
    )
  })
})
