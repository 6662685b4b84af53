import { describe, expect, it } from 'vitest'
import type { Page } from '../../schemas/index.ts'
import { fieldsOf, mayHold, notePage, notesOf, openUnread } from '../../src/content/unreadPage.ts'

const whole: Page = {
  name: 'Towson, MD',
  title: 'Towson',
  description: 'Cleaning in Towson.',
  sections: [{ type: 'hero', heading: 'Towson', id: 'top' }],
}
const { sections, ...fields } = whole
const open = (text = JSON.stringify(whole)) =>
  openUnread({ fields: { ...fields }, words: ['src'], anchors: [['top']] }, () => text)

function noted(text: string): Page {
  const page = { ...whole }
  notePage(page, text)
  return page
}

describe('src/content/unreadPage', () => {
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
    notePage(page, '{}')
    expect(notesOf(page)).toEqual({ words: [], anchors: [['top'], ['soon', true]] })
  })

  it('leaves nothing but the sections out of any page', () => {
    expect(fieldsOf(whole)).toEqual(fields)
    expect(sections).toHaveLength(1)
  })

  it.each([
    ['a word of its file', noted('{"type":"sitemapList"}'), true],
    ['a word that is not in its file', noted('{"type":"hero"}'), false],
    ['a part of a word', noted('{"type":"sitemapLists"}'), false],
    ['a word in a file with escaped letters', noted(String.raw`{"type":"sitem\u0061pList"}`), true],
    ['a word that an unread page lacks', open(), false],
    ['any word of a page of which nothing was noted', { ...whole }, true],
  ])('may hold %s: %#', (_, page, expected) => {
    expect(mayHold(page, 'sitemapList')).toBe(expected)
  })
})
