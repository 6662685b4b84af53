import { describe, expect, test } from 'vitest'
import { inShapeOf, settledShapeCss, shapeCss, withoutNotches } from '../../../../src/node/code/sheets/shapeCss.ts'
import { outlines } from '../../../../src/ui/theme/notch.ts'
import { radius, roomy, space } from '../../../../src/ui/theme/theme.ts'

describe('src/node/code/sheets/shapeCss', () => {
  test('says nothing for a site of the usual shape', () => {
    expect([shapeCss(undefined), shapeCss({ corner: 'soft', density: 'regular' })]).toEqual(['', ''])
  })

  test('gives a value to every name that rules read', () => {
    const css = shapeCss({ corner: 'round', density: 'airy', motif: 'none' })
    const names = [...Object.values(radius), roomy('1px'), outlines.topRight].map(
      (rule) => /var\((--[a-z-]+)/.exec(rule)?.[1],
    )
    for (const name of names) expect(css).toContain(`${name}:`)
  })

  test('keeps the steps of a site that has them', () => {
    expect(shapeCss({ corner: 'round' })).not.toContain('--cut')
  })
})

describe('src/node/code/sheets/shapeCss, inShapeOf', () => {
  test('leaves lengths where the names were', () => {
    const css = `.a{border-radius:${radius.button};padding:${space.section} ${roomy('5rem')};gap:calc(1px + 2px)}`
    expect(inShapeOf({})(css)).toBe(
      '.a{border-radius:6px;padding:clamp(2.75rem, 1.25rem + 6.25vw, 6rem) 5rem;gap:calc(1px + 2px)}',
    )
  })

  test('finds a length inside of a sum', () => {
    expect(inShapeOf({})(`margin-top:calc(${space.section} / -2);color:var(--ink)`)).toBe(
      'margin-top:calc(clamp(2.75rem, 1.25rem + 6.25vw, 6rem) / -2);color:var(--ink)',
    )
  })

  test('leaves the steps of the notch', () => {
    expect(inShapeOf({})(`clip-path:${outlines.bottomLeft};`)).toMatch(
      /^clip-path:polygon\(0 0, [^;]*var\(--step\) \* 2\)\);$/,
    )
  })
})

describe('src/node/code/sheets/shapeCss, inShapeOf another shape', () => {
  test('leaves the values of the shape, so that no page repeats them', () => {
    const theme = { corner: 'round', density: 'airy' } as const
    expect(inShapeOf(theme)(`a{border-radius:${radius.button};margin:${roomy('1rem')}}`)).toBe(
      'a{border-radius:2rem;margin:calc(1rem * 1.35)}',
    )
    expect(settledShapeCss(theme)).toBe('')
  })

  test('keeps the outline that differs between the panels of a page', () => {
    const theme = { corner: 'round', motif: 'none' } as const
    const css = withoutNotches(`a{clip-path:${outlines.topRight};padding:${roomy('1px')}}`)
    expect(inShapeOf(theme)(css)).toBe('a{clip-path:var(--cut, inset(0));padding:1px}')
    expect(settledShapeCss(theme)).toContain('--cut:')
    expect(inShapeOf({ motif: 'none' })(css)).toBe('a{clip-path:inset(0);padding:1px}')
  })
})

describe('src/node/code/sheets/shapeCss, withoutNotches', () => {
  test('leaves a panel its whole ground, or the outline of round corners', () => {
    const css = `.a{clip-path:${outlines.topRight}}.b{clip-path:${outlines.bottomLeft};color:red}`
    expect(withoutNotches(css)).toBe('.a{clip-path:var(--cut, inset(0))}.b{clip-path:var(--cut, inset(0));color:red}')
  })

  test('leaves other outlines as they are', () => {
    const css = '.a{clip-path:polygon(0 100%, 0 67%, 33% 67%)}'
    expect(withoutNotches(css)).toBe(css)
  })
})
