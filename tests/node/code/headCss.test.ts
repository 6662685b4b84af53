import { describe, expect, test } from 'vitest'
import { headCss } from '../../../src/node/code/headCss.ts'
import { themeCss } from '../../../src/node/code/themeCss.ts'

describe('src/node/code/headCss', () => {
  test('says nothing where the picture is beside the words', () => {
    expect([headCss(undefined), headCss({ head: 'beside' })]).toEqual(['', ''])
  })

  test('lays the words on the deep colour over the picture', () => {
    const css = themeCss({ head: 'cover' })
    expect(css).toMatch(/:first-child\{[^}]*--bg:var\(--bd\)[^}]*background:var\(--bg\)/)
    expect(css).toMatch(/isolation:isolate/)
    expect(css.split('{').length).toBe(css.split('}').length)
  })

  test('makes a strip of the picture of the home page alone', () => {
    const rules = headCss({ head: 'below' }).match(/[^{}]+(?=\{[^{])/g) ?? []
    expect(rules.filter((rule) => !rule.startsWith('@') && !rule.startsWith(':root[data-entrance]'))).toEqual([])
  })
})
