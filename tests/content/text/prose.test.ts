import { describe, expect, test } from 'vitest'
import { findLinks, findProseParts, renderBody, renderProse } from '../../../src/content/text/markdown.ts'

const table = '| Key | Copies |\n|:--|--:|\n| [Closet](/about/) | 3 \\| 4 |'

describe('src/content/text/markdown, running text', () => {
  test('makes sub-headings below the heading of their section, or in its place', () => {
    const text = '## Keys\n\nText\n\n### Copies'
    expect(renderProse(text, 3)).toBe('<h3>Keys</h3><p>Text</p><h4>Copies</h4>')
    expect(renderProse(text, 2)).toBe('<h2>Keys</h2><p>Text</p><h3>Copies</h3>')
  })

  test('makes tables that scroll by keys, without a style attribute', () => {
    expect(renderProse(table, 3, (href) => `/base${href}`)).toBe(
      '<div role="group" aria-label="Key, Copies" tabindex="0"><table>' +
        '<thead><tr><th scope="col">Key</th><th scope="col" data-align="right">Copies</th></tr></thead>' +
        '<tbody><tr><td><a href="/base/about/">Closet</a></td><td data-align="right">3 | 4</td></tr></tbody></table></div>',
    )
  })

  test('escapes what a heading of a column says', () => {
    expect(renderProse('| "<b>" | B |\n|---|---|', 3)).toContain('aria-label="&quot;&lt;b&gt;&quot;, B"')
  })

  test('is the same as other long texts where it has no such part', () => {
    const text = 'One **two**\n\n- three\n- [four](/about/)'
    expect(renderProse(text, 3)).toBe(renderBody(text))
    expect(findProseParts(text)).toEqual([])
  })

  test('finds its sub-headings and tables by their lines', () => {
    const text = `Text\n\n## Keys\n${table}\n\nText`
    expect(findProseParts(text)).toEqual([
      { kind: 'heading', level: 2, start: 6, end: 13 },
      { kind: 'table', columns: 2, start: 14, end: 14 + table.length },
    ])
  })

  test('finds the links of tables', () => {
    expect(findLinks(table, 'prose')).toMatchObject([{ href: '/about/' }])
  })
})
