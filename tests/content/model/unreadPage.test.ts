import { describe, expect, it } from 'vitest'
import type { Page } from '../../../schemas/index.ts'
import { fieldsOf, holds, notesOf, openUnread, type SoughtWord } from '../../../src/content/model/unreadPage.ts'

const whole: Page = {
  name: 'Towson, MD',
  title: 'Towson',
  description: 'Cleaning in Towson.',
  sections: [{ type: 'hero', heading: 'Towson', id: 'top' }],
}
const { sections, ...fields } = whole
const open = (text = JSON.stringify(whole)) =>
  openUnread({ fields: { ...fields }, words: ['src'], anchors: [['top']] }, () => text)

describe('src/content/model/unreadPage', () => {
  it('is the page of its file, read once while nothing but it is looked at', () => {
    const page = open()
    expect(page).toEqual(whole)
    expect({ ...page }).toEqual(whole)
    expect(page.sections).toBe(page.sections)
  })

  it('does not hold what it has read', () => {
    const page = open()
    const first = page.sections
    for (let other = 0; other < 10; other++) open().sections
    expect(page.sections).not.toBe(first)
    expect(page.sections).toEqual(first)
  })

  it('is read anew once it was opened anew, as its file may have changed meanwhile', () => {
    const page = open()
    expect(page.sections).toEqual(sections)
    const changed = { ...whole, sections: [{ type: 'hero', heading: 'Towson at Night' }] }
    const again = openUnread({ fields: page, ...notesOf(page) }, () => JSON.stringify(changed))
    expect(again.sections).toEqual(changed.sections)
  })

  it('gives its other fields and what was noted of it without reading it', () => {
    const page = open('no page')
    expect(fieldsOf(page)).toEqual(fields)
    expect([page.name, notesOf(page)]).toEqual(['Towson, MD', { words: ['src'], anchors: [['top']] }])
    expect(() => page.sections).toThrow(SyntaxError)
  })

  it('notes what the sections of a page are linked by', () => {
    const page = {
      ...whole,
      sections: [...whole.sections, { type: 'prose' as const, body: 'Soon.', id: 'soon', hidden: true }],
    }
    expect(notesOf(page)).toEqual({ words: [], anchors: [['top'], ['soon', true]] })
  })

  it('leaves nothing but the sections out of any page', () => {
    expect(fieldsOf(whole)).toEqual(fields)
    expect(sections).toHaveLength(1)
  })

  const embed = { type: 'map' as const, mode: 'embed' as const, embed: 'https://maps.example.com/' }
  const photo = { type: 'prose' as const, body: 'Us.', image: { src: '/us.jpg', alt: 'Our crew' } }

  const rare: [SoughtWord, Page][] = [
    ['sitemapList', { ...whole, sections: [{ type: 'sitemapList' as const }] }],
    ['embed', { ...whole, sections: [embed] }],
    ['src', { ...whole, sections: [photo] }],
  ]
  it.each(rare)('holds %s where that is in its sections, read or not', (word, page) => {
    const others = rare.map(([other]) => other).filter((other) => other !== word)
    expect([word, ...others].map((one) => holds(page, one))).toEqual([true, false, false])
    const { sections: _, ...rest } = page
    const unread = openUnread({ fields: rest, ...notesOf(page) }, () => 'no page')
    expect([word, ...others].map((one) => holds(unread, one))).toEqual([true, false, false])
  })
})
