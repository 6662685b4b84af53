import { describe, expect, test } from 'vitest'
import { readPage, type SitePage } from '../../../src/content/model/siteModel.ts'
import { resolvePage } from '../../../src/content/resolve/resolvePage.ts'
import { findPageTexts } from '../../../src/content/schema/findTexts.ts'
import { renderMarked } from '../../../src/node/edit/marks/renderMarked.ts'
import { createDrawings } from '../../../src/page/createDrawings.tsx'
import { createPageRenderer } from '../../../src/page/createPageRenderer.tsx'
import { compileExamples } from '../../sections/compileExamples.ts'

const assets = { criticalCss: '', stylesheet: '/a.css', printStylesheet: '/p.css', starter: '/s.js', app: ['/a.js'] }
const render = createPageRenderer({ assets, bars: { light: '#fff', dark: '#000' } })
const drawings = createDrawings()
const options = { year: 2026 }

const model = compileExamples()
const pages = [...model.pages.values()].filter(({ continuation }) => !continuation)
const marked = new Map(pages.map((page) => [page, renderMarked({ model, page, options, render, drawings })]))
const plain = (page: SitePage) => render(resolvePage(model, page, options))
const ats = (html: string) =>
  new Set([...html.matchAll(/ data-(?:at|names)="([^"]*)"/g)].flatMap(([, at = '']) => at.split(' ')))

/** The HTML without what marks add: attributes, and elements without any other attribute. */
const bare = (html: string) => html.replace(/ data-(?:at|names)="[^"]*"/g, '').replace(/<\/?(?:span|div)>/g, '')

/** Where a list comes from is a rule, and no text; the words for its buttons are shown where the list fills itself. */
const isShownText = (section: object, [, , field]: readonly (string | number)[]) =>
  field !== 'source' && (field !== 'linkLabel' || 'source' in section)

describe('src/node/edit/marks', () => {
  test('a page with marks is the page that visitors get, but for the marks', () => {
    for (const page of pages) expect(bare(marked.get(page) ?? ''), page.path).toBe(bare(plain(page)))
  })

  test('each text of an example or of a shipped page that is visible has a mark that leads to it', () => {
    const missing: string[] = []
    for (const page of pages) {
      const html = marked.get(page) ?? ''
      const found = ats(html)
      const { sections } = readPage(page)
      for (const { path, format, value } of findPageTexts({ ...readPage(page) }, (_, { free }) => free)) {
        const [first, index] = path
        if (first !== 'sections' || format === 'href') continue
        const section = sections[Number(index)]
        if (!section || section.hidden || !isShownText(section, path)) continue
        const at = path.join('/')
        if (!found.has(at) && !found.has(at.replace(/\/alt$/, '')))
          missing.push(`${page.file} ${at} ${value.slice(0, 40)}`)
      }
    }
    expect(missing).toEqual([])
  })

  test('each section that is shown has a mark, and each entry of its lists', () => {
    for (const page of pages) {
      const found = ats(marked.get(page) ?? '')
      for (const [index, section] of readPage(page).sections.entries()) {
        if (section.hidden) continue
        expect(found, page.file).toContain(`sections/${index}`)
        const items: readonly unknown[] = 'items' in section && section.items ? section.items : []
        const all = [...found].join('\n')
        for (const number of items.keys())
          expect(all, page.file).toMatch(new RegExp(`^sections/${index}/items/${number}(/|$)`, 'm'))
      }
    }
  })

  test('pictures, icons and buttons without words lead to their fields', () => {
    const found = ats([...marked.values()].join(''))
    expect([...found].some((at) => at.endsWith('/image'))).toBe(true)
    expect([...found].some((at) => at.endsWith('/icon'))).toBe(true)
    expect([...found].some((at) => /\/actions\/\d+$/.test(at))).toBe(true)
  })

  test('no sign of a mark is left', () => {
    expect([...marked.values()].join('')).not.toMatch(/[\ufdd0-\ufdef]/)
  })
})
