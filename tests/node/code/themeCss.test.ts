import { describe, expect, test } from 'vitest'
import { barColours, themeCss } from '../../../src/node/code/themeCss.ts'

describe('src/node/code/themeCss', () => {
  test('writes both modes where the device decides', () => {
    expect(themeCss(undefined)).toMatch(
      /^:root\{--bg:#FBFAF7;.*\}@media \(prefers-color-scheme:dark\)\{:root\{--bg:#0E1614;.*\}\}@media/,
    )
  })

  test('writes only the dark mode where it is fixed', () => {
    expect(themeCss({ darkMode: 'dark', motif: 'none' })).toMatch(/^:root\{--bg:#0E1614;[^@]*\}:root\{--unit/)
    expect(themeCss({ darkMode: 'dark' })).not.toContain('prefers-color-scheme')
  })

  test('puts the colours of the site in place of the default', () => {
    expect(themeCss({ darkMode: 'light', light: { brand: '#123456' } })).toContain('--b:#123456')
  })

  test('dims pictures of a site with a look of its own in the dark alone', () => {
    const dimmed = /main img\{filter/
    expect(themeCss({ darkMode: 'light', dark: { bg: '#101010' } })).not.toMatch(dimmed)
    expect(themeCss({ darkMode: 'dark', dark: { bg: '#101010' } })).toMatch(dimmed)
    expect(themeCss({ light: { brand: '#123456' } })).toMatch(/dark\)\{:root\{[^}]*\}main img\{filter/)
  })

  test('says nothing of the motif where the site has it', () => {
    expect(themeCss({ motif: 'steps' })).toBe(themeCss(undefined))
  })

  test('takes the steps away where the site has none', () => {
    expect(themeCss({ motif: 'none' })).toContain(':root{--unit:0px}')
    expect(themeCss({ motif: 'steps' })).toContain('@media (forced-colors:active){:root{--unit:0px}}')
  })

  test('gives the bars of the browser the ground of the page', () => {
    expect(barColours({ darkMode: 'light', light: { bg: '#FFFFFF' } })).toEqual({ light: '#FFFFFF', dark: '#FFFFFF' })
  })
})
