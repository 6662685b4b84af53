import { describe, expect, test } from 'vitest'
import { compileSite } from '../../../src/content/compileSite.ts'
import { placesInFiles } from '../../../src/content/model/files/siteBlocks.ts'
import { readPage, type SitePage } from '../../../src/content/model/siteModel.ts'
import { resolvePage } from '../../../src/content/resolve/resolvePage.ts'
import { findPageTexts } from '../../../src/content/schema/findTexts.ts'
import { builtInTypes } from '../../../src/content/schema/sectionTypes.ts'
import { renderMarked } from '../../../src/node/edit/marks/renderMarked.ts'
import { createDrawings } from '../../../src/page/render/createDrawings.tsx'
import { createPageRenderer } from '../../../src/page/render/createPageRenderer.tsx'
import { baseAssets, baseSite } from '../../content/baseSite.ts'
import { pageFile } from '../../content/inMemory.ts'
import { exampleBlock } from '../../schemas/sectionExamples.ts'
import { compileExamples } from '../../sections/compileExamples.ts'

const assets = { criticalCss: '', stylesheet: '/a.css', printStylesheet: '/p.css', starter: '/s.js', app: ['/a.js'] }
const render = createPageRenderer({ assets, bars: { light: '#fff', dark: '#000' } })
const drawings = createDrawings()
const options = { year: 2026 }

const model = compileExamples()
const pages = [...model.pages.values()].filter(({ continuation }) => !continuation)
/** Returns the position of a section in its file, in the notation of marks. */
const placeOf = (page: SitePage, index: number) => {
  const { file, index: own } = placesInFiles(readPage(page).sections.length, page.notes.blocks)[index] ?? { index }
  return `${file === undefined ? '' : `${file}#`}sections/${own}`
}
const marked = new Map(
  pages.map((page) => [
    page,
    renderMarked({ model, page, resolved: resolvePage(model, page, options), render, drawings }),
  ]),
)
const plain = (page: SitePage) => render(resolvePage(model, page, options))
const ats = (html: string) =>
  new Set([...html.matchAll(/ data-(?:at|names)="([^"]*)"/g)].flatMap(([, at = '']) => at.split(' ')))

/** Removes what marks add to the HTML: attributes, and elements without any other attribute. */
const bare = (html: string) => html.replace(/ data-(?:at|names)="[^"]*"/g, '').replace(/<\/?(?:span|div)>/g, '')

/** The source of a list is a rule and not a text; the words for its buttons are shown only if the list is automatic. */
const isShownText = (section: object, [, , field]: readonly (string | number)[]) =>
  field !== 'source' && field !== 'branch' && (field !== 'linkLabel' || 'source' in section)

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
      for (const { path, format, value } of findPageTexts({ ...readPage(page) }, builtInTypes, (_, { free }) => free)) {
        const [first, index] = path
        if (first !== 'sections' || format === 'href') continue
        const section = sections[Number(index)]
        if (!section || section.hidden || !isShownText(section, path)) continue
        const at = [placeOf(page, Number(index)), ...path.slice(2)].join('/')
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
        const place = placeOf(page, index)
        expect(found, page.file).toContain(place)
        const items: readonly unknown[] = 'items' in section && section.items ? section.items : []
        const all = [...found].join('\n')
        for (const number of items.keys())
          expect(all, page.file).toMatch(new RegExp(`^${place}/items/${number}(/|$)`, 'm'))
      }
    }
  })

  test('what a block brings, and a block within it, leads to its own file, and the sections after it to theirs', () => {
    const sections = [
      { type: 'block', block: 'outer' },
      { type: 'prose', heading: 'How we work', body: 'We come in the evening.' },
    ]
    const outer = {
      sections: [
        { type: 'prose', body: 'First of all.' },
        { type: 'block', block: 'book-now' },
      ],
    }
    const blocks = { ...exampleBlock, 'blocks/outer.json': JSON.stringify(outer) }
    const sources = { ...baseSite, ...blocks, 'pages/trial.json': pageFile(sections) }
    const small = compileSite({ sources, assets: baseAssets }).model
    const page = small?.pages.get('/trial/')
    const html =
      small && page
        ? renderMarked({ model: small, page, resolved: resolvePage(small, page, options), render, drawings })
        : ''
    const found = [...ats(html)].filter((at) => at.includes('sections/'))
    expect(found).toEqual(
      expect.arrayContaining([
        'blocks/outer.json#sections/0/body',
        'blocks/book-now.json#sections/0',
        'blocks/book-now.json#sections/0/heading',
        'sections/2',
        'sections/2/body',
      ]),
    )
    expect(found.filter((at) => /^sections\/[^02]/.test(at))).toEqual([])
  })

  test('a section of which there is nothing to show takes no mark from the ones around it', () => {
    const list = { type: 'cardGrid', heading: 'What Is New', source: { collection: 'news' } }
    const prose = { type: 'prose', heading: 'How we work', body: 'We come in the evening.' }
    const news = pageFile([], { name: 'News', title: 'Our News' })
    const sources = { ...baseSite, 'pages/news/index.json': news, 'pages/trial.json': pageFile([list, prose, list]) }
    const small = compileSite({ sources, assets: baseAssets }).model
    const page = small?.pages.get('/trial/')
    if (!small || !page) throw new Error('The site has a mistake.')
    const html = renderMarked({ model: small, page, resolved: resolvePage(small, page, options), render, drawings })
    expect([...ats(html)].filter((at) => at.startsWith('sections/'))).toEqual(
      expect.arrayContaining(['sections/0', 'sections/2', 'sections/2/body']),
    )
    expect(html).not.toContain('data-at="sections/1"')
    expect(html).not.toContain('data-at="sections/3"')
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
