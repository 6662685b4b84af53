import { join } from 'node:path'
import fc from 'fast-check'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { sections } from '../../../schemas/index.ts'
import { compileSite } from '../../../src/content/compileSite.ts'
import type { PageModel } from '../../../src/content/model/pageModel.ts'
import { resolvePage } from '../../../src/content/resolve/resolvePage.ts'
import { sectionTexts } from '../../../src/content/resolve/sectionTexts.ts'
import { readSources } from '../../../src/node/input/readSources.ts'
import { withEndpoints } from '../../../src/node/options/endpoints.ts'
import { createDrawer } from '../../../src/page/render/createDrawer.ts'
import { createPageRenderer } from '../../../src/page/render/createPageRenderer.tsx'
import { renderPage } from '../../../src/page/render/renderPage.tsx'
import { townFiles } from '../../bench/corpus.ts'
import { exampleBlock, readExample, sectionFolders, tagged } from '../../schemas/sectionExamples.ts'
import { seed } from '../../seed.ts'

vi.mock('react-dom/server', async (original) => {
  const { renderToString, renderToStaticMarkup } = await original<typeof import('react-dom/server')>()
  return { renderToString: vi.fn(renderToString), renderToStaticMarkup: vi.fn(renderToStaticMarkup) }
})

const root = join(import.meta.dirname, '../../..')
const assets = {
  criticalCss: '.a>.b{content:"<&>"}',
  stylesheet: '/a.css',
  starter: '/s.js',
  app: ['/a.js'],
}
const bars = { light: '#fff', dark: '#000' }

/** Returns the models of the shipped site, of the examples of all section types and of some towns. */
function modelsOf(change: (text: string) => string): PageModel[] {
  const shipped = readSources(root)
  const sources: Record<string, string> = { ...tagged(shipped.sources.texts()), ...exampleBlock }
  for (const type of Object.keys(sections)) {
    const example = JSON.parse(readExample(type)) as { sections: object[] }
    if (type !== 'hero') example.sections.unshift({ type: 'hero', heading: 'An Example' })
    sources[`pages/examples/${type.toLowerCase()}.json`] = change(JSON.stringify(example))
  }
  for (const { file, text } of townFiles({ towns: 20 })) sources[file] = change(text)
  const { model, problems } = compileSite({ sources, assets: shipped.assets })
  if (!model) throw new Error(problems.map(({ file, message }) => `${file}: ${message}`).join('\n'))
  const site = withEndpoints(model, {}, '/receiver/')
  return [...site.pages.values()].map((page) => resolvePage(site, page, { year: 2026 }))
}

const unchanged = modelsOf((text) => text)

/** Returns the pages of which every text is changed. */
const examplesOf = (models: readonly PageModel[]) => models.filter(({ path }) => path.startsWith('/examples/'))

/**
 * Returns the pages that differ from `renderPage`; each is rendered three times, because React renders a shape until it
 * repeats.
 */
function differing(models: readonly PageModel[]): string[] {
  const render = createPageRenderer({ assets, bars, sectionTexts })
  return models.flatMap((model) => {
    const wanted = renderPage(model, assets, bars)
    return [1, 2, 3].every(() => render(model) === wanted) ? [] : [model.path]
  })
}

describe('src/page/render/createPageRenderer', () => {
  test('renders every page to the same bytes as renderPage', () => {
    expect(unchanged.length).toBeGreaterThan(60)
    expect(differing(unchanged)).toEqual([])
  })

  test('runs React for no more pages of a shape, but for the skylines of towns', () => {
    const towns = unchanged.filter(({ sections }) => JSON.stringify(sections).includes('"scene":"skyline"'))
    const skylines = JSON.stringify(towns.map(({ sections }) => sections)).split('"scene":"skyline"').length - 1
    const render = createPageRenderer({ assets, bars, sectionTexts })
    // At the first occurrence a shape is recorded, at the second a template is made of it.
    for (const model of [...towns, ...towns]) render(model)
    vi.mocked(renderToString).mockClear()
    vi.mocked(renderToStaticMarkup).mockClear()
    for (const model of towns) render(model)
    expect(towns.length).toBeGreaterThan(20)
    const calls = [renderToString, renderToStaticMarkup].map((draw) => vi.mocked(draw).mock.calls.length)
    expect(calls).toEqual([0, skylines])
  })

  test('renders texts with characters that HTML knows to the same bytes', () => {
    const marked = modelsOf((text) => text.replaceAll(/"(text|body|answer|title|heading)": ?"/g, `$&<b>&amp; 'it' `))
    expect(differing(examplesOf(marked))).toEqual([])
  })

  test('renders texts with control characters, as of a text read as if it were Latin-1, to the same bytes', () => {
    const marked = modelsOf((text) =>
      text.replaceAll(
        /"(text|body|answer|title|heading|name|city|county)": ?"/g,
        '$&\u0081\u0090\u00810\u008dÃ\u0081 ',
      ),
    )
    expect(differing(examplesOf(marked))).toEqual([])
  })

  test('gives the rules of crumbs, of stairs, of proofs and of the home page only to pages with such a part', () => {
    const render = createPageRenderer({
      assets: { ...assets, rareCss: { crumbs: 'ol{}', home: 'h1{}', proofs: 'li{}', stairs: 'h2{}' } },
      bars,
    })
    const rulesOf = (path: string) => {
      const model = unchanged.find((page) => page.path === path)
      return [...(model ? render(model) : '').matchAll(/<style data-rare="(\w+)">/g)].map(([, part]) => part)
    }
    expect([rulesOf('/'), rulesOf('/quote/'), rulesOf('/about/')]).toEqual([
      ['home', 'proofs'],
      ['crumbs', 'stairs'],
      ['crumbs'],
    ])
  })

  // The sections of a block replace it, so it is never rendered.
  test.each(sectionFolders.filter((type) => type !== 'block'))('takes the texts of %s', (type) => {
    expect(sectionTexts[type]).toHaveProperty('fields.heading', 'text')
  })
})

describe('src/page/render/createDrawer', () => {
  const drawings = { scene: () => '', icon: () => '' }
  const texts = { fields: { text: 'text', list: { each: 'text' } } } as const
  type Props = { text?: string; list?: string[]; wide?: boolean }

  test('draws a component only until its shape repeats', () => {
    const draw = createDrawer(drawings)
    let drawn = 0
    const drawText = ({ text = '' }: Props) => {
      drawn++
      return `<p>${text}</p>`
    }
    const component = { name: 'p', texts, draw: drawText }
    const html = Array.from({ length: 100 }, (_, number) => draw(component, { text: `text ${number}` }))
    expect([drawn, html[99]]).toEqual([5, '<p>text 99</p>'])
  })

  test.each<[string, (props: Props) => string]>([
    ['the length of a text', ({ text = '' }) => (text.length > 20 ? `<h2>${text}</h2>` : `<p>${text}</p>`)],
    ['whether two texts are the same', ({ list = [] }) => (list[0] === list[1] ? list[0] : list.join('|')) ?? ''],
    ['the first letter', ({ text = '' }) => `<p title="${text[0]}">${text}</p>`],
    ['a text in capitals', ({ text = '' }) => text.toUpperCase()],
  ])('draws a component anew that decides by %s', (_what, drawText) => {
    const draw = createDrawer(drawings)
    const component = { name: 'p', texts, draw: drawText }
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,40}$/), fc.stringMatching(/^[ab]$/), (text, other) => {
        const props = { text, list: [other, 'a'] }
        expect(draw(component, props)).toBe(drawText(props))
      }),
      { seed },
    )
  })

  test('writes texts as React does', () => {
    const draw = createDrawer(drawings)
    const component = { name: 'p', texts, draw: ({ text = '' }: Props) => `<p>${text}</p>` }
    for (const text of ['a', 'b', 'c']) draw(component, { text })
    expect(draw(component, { text: `<"&'>` })).toBe('<p>&lt;&quot;&amp;&#x27;&gt;</p>')
  })
})
