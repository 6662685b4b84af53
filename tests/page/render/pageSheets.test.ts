import { describe, expect, test } from 'vitest'
import { compileSite } from '../../../src/content/compileSite.ts'
import { resolvePage } from '../../../src/content/resolve/resolvePage.ts'
import { renderPage } from '../../../src/page/render/renderPage.tsx'
import { baseAssets, baseSite } from '../../content/baseSite.ts'

const sheets = ['stats', 'framing', 'pictured', 'prosePair', 'faq', 'phone']
const assets = {
  criticalCss: '',
  stylesheet: '/all.css',
  sectionSheets: Object.fromEntries(sheets.map((name) => [name, `/${name}.css`])),
  wholeSheets: { 'faq stats': '/faqStatsAll.css', 'phone stats': '/phoneAll.css' },
  starter: '/s.js',
  app: ['/a.js'],
}

/**
 * Returns the stylesheets of a page and its sections, in the order of its main element; `#` marks the end of the first
 * screen, for which the first paint waits.
 */
function partsOf(sections: object[], heroImage?: object): string[] {
  const hero = { type: 'hero', heading: 'Floors', ...(heroImage && { image: heroImage }) }
  const page = { name: 'Floors', title: 'Floors', description: 'Floors.', sections: [hero, ...sections] }
  const sources = { ...baseSite, 'pages/floors.json': JSON.stringify(page) }
  const { model, problems } = compileSite({ sources, assets: baseAssets })
  const current = model?.pages.get('/floors/')
  if (!model || !current) throw new Error(problems.map(({ message }) => message).join('\n'))
  const html = renderPage(resolvePage(model, current, { year: 2026 }), assets, { light: '#fff', dark: '#000' })
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return [...main.matchAll(/<link( id="belowFold")?[^>]* href="\/(\w+)\.css"|<(section)/g)].map(
    ([, end, sheet, section]) => (end ? '#' : '') + (sheet ?? section),
  )
}

const photo = { src: '/social.png', alt: 'A hall' }
const card = (image: object) => ({ type: 'cardGrid', items: [{ title: 'A hall', text: 'Dry by morning.', image }] })
const figures = {
  type: 'stats',
  items: [
    { value: '2', label: 'halls' },
    { value: '6 pm', label: 'crews on site' },
  ],
}

describe('src/page, stylesheets of a page', () => {
  test('are those of its own section types, each once, and then that of all pages', () => {
    expect(partsOf([figures, figures])).toEqual(['section', '#stats', 'all', 'section', 'section'])
  })

  test('are one where the site has one for the section types of the page', () => {
    const faq = { type: 'faq', items: [{ question: 'When?', answer: 'Soon.' }] }
    expect(partsOf([figures, faq]).filter((part) => part !== 'section')).toEqual(['#faqStatsAll'])
    expect(partsOf([figures, faq, card(photo)])).toContain('#stats')
  })

  test('are those that its cards and photos ask for', () => {
    expect(partsOf([card(photo)])).toEqual(['section', '#pictured', 'all', 'section'])
    expect(partsOf([card({ ...photo, focus: 'top' })])).toEqual(['section', '#pictured', 'framing', 'all', 'section'])
    expect(partsOf([{ type: 'prose', body: 'Dry.', image: photo }])).toEqual([
      'section',
      '#prosePair',
      'all',
      'section',
    ])
  })

  test('come before the first screen where its photo needs them, so that it does not jump', () => {
    expect(partsOf([figures], { ...photo, ratio: '4:3' })).toEqual(['framing', 'section', '#stats', 'all', 'section'])
    expect(partsOf([figures], photo)).toEqual(['section', '#stats', 'all', 'section'])
  })

  test('are one with that of a field that has its own', () => {
    const cards = { type: 'cardGrid', phone: 'swipe', items: [{ title: 'A hall', text: 'Dry by morning.' }] }
    expect(partsOf([figures, cards])).toEqual(['section', '#phoneAll', 'section', 'section'])
  })

  test('stand behind a first screen without any other section', () => {
    expect(partsOf([])).toEqual(['section', '#all'])
  })
})
