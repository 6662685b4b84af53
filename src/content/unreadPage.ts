/** Pages of which a build needs no more than what lists show of them: most, when one of 10,000 has changed. */
import type { Page } from '../../schemas/index.ts'

/** A page without its sections. */
export type PageFields = Omit<Page, 'sections'>

/** Section types and fields that few pages have, and for which all pages are searched. */
const rareWords = ['sitemapList', 'embed', 'src'] as const
export type RareWord = (typeof rareWords)[number]

/** A page file of which only this is read. */
export interface UnreadPage {
  fields: PageFields
  words: readonly RareWord[]
}

const heldWords = new WeakMap<object, readonly RareWord[]>()

/**
 * A page whose sections are read from its file when something asks for them: three quarters of the time that reading
 * 10,000 pages takes, and half of its memory.
 *
 * @param fields the rest of it, which becomes the page
 * @param read gives the page file, which was found right before
 */
export function openUnread({ fields, words }: UnreadPage, read: () => string): Page {
  let sections: Page['sections'] | undefined
  const page = Object.defineProperty(fields, 'sections', {
    enumerable: true,
    get: () => (sections ??= (JSON.parse(read()) as Page).sections),
  })
  heldWords.set(page, words)
  return page as Page
}

/** A page without its sections, which are not read for it. */
export function fieldsOf(page: Page): PageFields {
  const fields = Object.keys(page).filter((name) => name !== 'sections')
  return Object.fromEntries(fields.map((name) => [name, Reflect.get(page, name)])) as PageFields
}

/** Notes the rare words of a page that is read, from the text of its file. */
export function noteWords(page: Page, text: string): void {
  // Letters may be written as \u0061 (RFC 8259, 7).
  const words = text.includes('\\u') ? rareWords : rareWords.filter((word) => text.includes(`"${word}"`))
  heldWords.set(page, words)
}

/** The rare words that may stand in a page: all of them, where none were noted. */
export const wordsOf = (page: Page): readonly RareWord[] => heldWords.get(page) ?? rareWords

/** Whether a rare word may stand in a page. */
export const mayHold = (page: Page, word: RareWord): boolean => wordsOf(page).includes(word)
