import { describe, expect, it } from 'vitest'
import type { Page } from '../../schemas/index.ts'
import { fieldsOf, mayHold, noteWords, openUnread, wordsOf } from '../../src/content/unreadPage.ts'

const whole: Page = {
  name: 'Towson, MD',
  title: 'Towson',
  description: 'Cleaning in Towson.',
  sections: [{ type: 'hero', heading: 'Towson', id: 'top' }],
}
const { sections, ...fields } = whole
const open = (text = JSON.stringify(whole)) => openUnread({ fields: { ...fields }, words: ['src'] }, () => text)

function noted(text: string): Page {
  const page = { ...whole }
  noteWords(page, text)
  return page
}

describe('src/content/unreadPage', () => {
  it('is the page of its file, read once', () => {
    const page = open()
    expect(page).toEqual(whole)
    expect({ ...page }).toEqual(whole)
    expect(page.sections).toBe(page.sections)
  })

  it('gives its other fields and its rare words without reading it', () => {
    const page = open('no page')
    expect(fieldsOf(page)).toEqual(fields)
    expect([page.name, wordsOf(page)]).toEqual(['Towson, MD', ['src']])
    expect(() => page.sections).toThrow(SyntaxError)
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
