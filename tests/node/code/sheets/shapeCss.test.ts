import { describe, expect, test } from 'vitest'
import { inUsualShape, shapeCss, withoutNotches } from '../../../../src/node/code/sheets/shapeCss.ts'
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

describe('src/node/code/sheets/shapeCss, inUsualShape', () => {
  test('leaves lengths where the names were', () => {
    const css = `.a{border-radius:${radius.button};padding:${space.section} ${roomy('5rem')};gap:calc(1px + 2px)}`
    expect(inUsualShape(css)).toBe(
      '.a{border-radius:6px;padding:clamp(3.5rem, 2.25rem + 5vw, 6rem) 5rem;gap:calc(1px + 2px)}',
    )
  })

  test('finds a length inside of a sum', () => {
    expect(inUsualShape(`margin-top:calc(${space.section} / -2);color:var(--ink)`)).toBe(
      'margin-top:calc(clamp(3.5rem, 2.25rem + 5vw, 6rem) / -2);color:var(--ink)',
    )
  })

  test('leaves the steps of the notch', () => {
    expect(inUsualShape(`clip-path:${outlines.bottomLeft};`)).toMatch(
      /^clip-path:polygon\(0 0, [^;]*var\(--step\) \* 2\)\);$/,
    )
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
