import { describe, expect, test } from 'vitest'
import type { Page, SceneName } from '../../../schemas/index.ts'
import { createSectionReader, fieldsOf, holds, notePage } from '../../../src/content/model/pageNotes.ts'

const whole: Page = {
  name: 'Towson, MD',
  title: 'Towson',
  description: 'Cleaning in Towson.',
  sections: [{ type: 'hero', heading: 'Towson', id: 'top' }],
}
const { sections, ...fields } = whole

describe('src/content/model/pageNotes', () => {
  test('reads the sections of a page once while few others are looked at', () => {
    const read = createSectionReader(() => `\ufeff${JSON.stringify(whole)}`)
    const first = read('pages/towson.json')
    expect(first).toEqual(sections)
    expect(read('pages/towson.json')).toBe(first)
    for (let other = 0; other < 10; other++) read(`pages/${other}.json`)
    expect(read('pages/towson.json')).not.toBe(first)
    expect(read('pages/towson.json')).toEqual(first)
  })

  test('notes what the sections of a page are linked by', () => {
    const soon = { type: 'prose' as const, body: 'Soon.', id: 'soon', hidden: true }
    expect(notePage({ ...whole, sections: [...sections, soon] }, false)).toEqual({
      words: ['prose'],
      anchors: [['top'], ['soon', true]],
      heading: 'Towson',
    })
  })

  test('notes the drawing at the top of a page', () => {
    const hero = { type: 'hero' as const, heading: 'Floors', image: { scene: 'floor-care' as const } }
    const noteOf = (...heroes: Page['sections']) => notePage({ ...whole, sections: heroes }, false).scene
    expect(noteOf({ ...hero, hidden: true }, hero)).toBe('floor-care')
    expect(noteOf({ ...hero, image: { src: '/a.jpg', alt: 'A hall' } })).toBeUndefined()
    expect(noteOf()).toBeUndefined()
  })

  test('notes the drawings of bands that are the same on every page', () => {
    const band = { type: 'ctaBand' as const, heading: 'Write to us', actions: [] }
    const bandsOf = (...scenes: SceneName[]) =>
      notePage({ ...whole, sections: scenes.map((scene) => ({ ...band, image: { scene } })) }, false).drawings
    expect(bandsOf('key-tag', 'skyline', 'shift-log')).toEqual(['key-tag', 'shift-log'])
    expect(bandsOf('skyline')).toBeUndefined()
  })

  test('notes the drawings of cards, and of the card that leads to the page', () => {
    const cards = ['carpet', 'skyline'].map((scene) => ({
      title: scene,
      text: '',
      image: { scene: scene as SceneName },
    }))
    const card = { image: { scene: 'wood-floor' as const } }
    const page: Page = { ...whole, card, sections: [{ type: 'cardGrid', items: cards }] }
    expect(notePage(page, false).drawings).toEqual(['carpet', 'wood-floor'])
  })

  test('leaves nothing but the sections out of any page', () => {
    expect(fieldsOf(whole)).toEqual(fields)
    expect(whole.sections).toBe(sections)
  })

  test('holds the words that are searched for', () => {
    const embed = { type: 'map' as const, mode: 'embed' as const, embed: 'https://maps.example.com/' }
    const words = ['sitemapList', 'embed', 'src'] as const
    const pages = [[{ type: 'sitemapList' as const }], [embed], []].map((sections, index) => ({
      notes: notePage({ ...whole, sections }, index === 2),
    }))
    expect(pages.map((page) => words.map((word) => holds(page, word)))).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
    ])
  })
})
