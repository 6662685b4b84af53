import { describe, expect, test } from 'vitest'
import { tellContrasts } from '../../../src/content/theme/tellContrasts.ts'

describe('src/content/theme/tellContrasts', () => {
  test('the colours of the builder stand out from all that they are seen with', () => {
    const { light, dark } = tellContrasts(undefined)
    const all = [light, dark].flatMap((mode) => Object.values(mode).flatMap(({ contrasts }) => contrasts))
    expect(all.length).toBeGreaterThan(40)
    expect(all.filter(({ enough }) => !enough)).toEqual([])
  })

  test('a pale brand is told as too little, by the title of each ground', () => {
    const { light } = tellContrasts({ light: { brand: '#AA99FF' } })
    expect(light.brand.value).toBe('#AA99FF')
    expect(light.brand.contrasts).toContainEqual({ to: 'Ground', contrast: '2.3', least: 4.5, enough: false })
  })

  test('a colour that is not set follows one that is', () => {
    const [own, usual] = [tellContrasts({ light: { brand: '#2255AA' } }), tellContrasts(undefined)]
    expect(own.light['brand-deep'].value).not.toBe(usual.light['brand-deep'].value)
  })
})
