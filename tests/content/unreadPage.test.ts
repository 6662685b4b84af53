import { describe, expect, it } from 'vitest'
import type { Page } from '../../schemas/index.ts'
import { fieldsOf, mayHold, unreadPage } from '../../src/content/unreadPage.ts'

const whole: Page = {
  name: 'Towson, MD',
  title: 'Towson',
  description: 'Cleaning in Towson.',
  sections: [{ type: 'hero', heading: 'Towson', id: 'top' }],
}
const { sections, ...fields } = whole
const open = (text = JSON.stringify(whole)) => unreadPage({ ...fields }, text)

describe('src/content/unreadPage', () => {
  it('is the page of its file, read once', () => {
    const page = open()
    expect(page).toEqual(whole)
    expect({ ...page }).toEqual(whole)
    expect(page.sections).toBe(page.sections)
  })

  it('gives its other fields without reading it', () => {
    const page = open('no page')
    expect(fieldsOf(page)).toEqual(fields)
    expect(page.name).toBe('Towson, MD')
    expect(() => page.sections).toThrow(SyntaxError)
  })

  it('leaves nothing but the sections out of any page', () => {
    expect(fieldsOf(whole)).toEqual(fields)
    expect(sections).toHaveLength(1)
  })

  it.each([
    ['a word of its file', open(), 'hero', true],
    ['a word that is not in its file', open(), 'sitemapList', false],
    ['a part of a word', open(), 'her', false],
    ['a word in a file with escaped letters', open(String.raw`{"sections":[{"type":"her\u006f"}]}`), 'hero', true],
    ['any word of a page that was read', whole, 'sitemapList', true],
  ])('may hold %s: %#', (_, page, word, expected) => {
    expect(mayHold(page, word)).toBe(expected)
  })
})
