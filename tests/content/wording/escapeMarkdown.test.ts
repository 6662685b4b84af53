import { describe, expect, test } from 'vitest'
import { escapeMarkdown } from '../../../src/content/wording/escapeMarkdown.ts'

describe('src/content/wording/escapeMarkdown', () => {
  test.each([
    [
      '\\ ` * _ { } [ ] < > | ~ &lt;',
      '&#92; &#96; &#42; &#95; &#123; &#125; &#91; &#93; &#60; &#62; &#124; &#126; &#38;lt;',
    ],
    ['+ a + b', '&#43; a + b'],
    ['- a-b', '&#45; a-b'],
    ['12. May 3. 4.', '12&#46; May 3. 4.'],
    ['1) a 2)', '1&#41; a 2)'],
    ['.a )b', '.a )b'],
    ['a@b #1 # @ ', 'a@\u2060b &#35;\u20601 &#35; @ '],
    ['a\u001bb\u2028c\u2029d\u202ee\u2066f', 'a·b·c·d·e·f'],
  ])('writes %j so that GitHub shows it as it is', (text, escaped) => {
    expect(escapeMarkdown(text)).toBe(escaped)
  })
})
