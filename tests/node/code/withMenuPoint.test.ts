import { describe, expect, test } from 'vitest'
import { withMenuPoint } from '../../../src/node/code/withMenuPoint.ts'
import { menuHidden, menuRow } from '../../../src/ui/theme/theme.ts'

describe('src/node/code/withMenuPoint', () => {
  test('puts the width in place of that of the rules', () => {
    expect(withMenuPoint(`${menuRow} ${menuHidden}`, 70)).toBe('@media (min-width: 70rem) @media (max-width: 69.99rem)')
    expect(withMenuPoint(`${menuRow} ${menuHidden}`, 48)).toBe('@media (min-width: 48rem) @media (max-width: 47.99rem)')
  })

  test('leaves out the rules of a narrow row where there is none', () => {
    const rules = '{.a{flex:1;}.a ul{gap:0;}}'
    const css = `${menuRow} and (max-width: 61.99rem)${rules}.b{gap:0;}${menuRow}${rules}`
    expect(withMenuPoint(css, 48)).toBe(css.replaceAll('48.0rem', '48rem'))
    expect(withMenuPoint(css, 62)).toBe(`.b{gap:0;}@media (min-width: 62rem)${rules}`)
  })
})
