import { describe, expect, test } from 'vitest'
import { denseCss } from '../../../../src/node/code/sheets/denseCss.ts'

describe('src/node/code/sheets/denseCss', () => {
  test('removes spaces after commas and around signs', () => {
    expect(denseCss('a{width:max(var(--a), 50% - 75rem / 2);margin:calc(-.5 * var(--b) * .5)}')).toBe(
      'a{width:max(var(--a),50% - 75rem/2);margin:calc(-.5*var(--b)*.5)}',
    )
    expect(denseCss('@font-face{src:url("/a.woff2") format("woff2")}')).toBe(
      '@font-face{src:url("/a.woff2")format("woff2")}',
    )
  })

  test('keeps strings, addresses and selectors', () => {
    const css = `a:after{content:"a, \\", b * 2";quotes:', '}b{background:url(/a, b.svg) 0 / 2px}footer * .c{top:1px + 2px}`
    expect(denseCss(css)).toBe(css.replace('0 / 2px', '0/2px'))
    expect(denseCss('a{background:url("/a (1), 2.svg")}b:after{content:", "}')).toBe(
      'a{background:url("/a (1), 2.svg")}b:after{content:", "}',
    )
  })
})
