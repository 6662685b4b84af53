import { isFields } from '../schema/schema.ts'
import { valueAt } from '../schema/schemaAt.ts'
import type { FoundLink } from './checkLink.ts'

/** A link to a page of this site, with the words that visitors see. */
export interface WordedLink extends FoundLink {
  /** The words to click on: those in brackets before the address, or the label next to it. */
  words: string
  /** Whether the link is part of a text. */
  isInText: boolean
  /** The title of its card. */
  title?: string
}

const textOf = (value: unknown, name: string): string => {
  const text = isFields(value) ? value[name] : undefined
  return typeof text === 'string' ? text : ''
}

/**
 * Returns the words in brackets before the address of a Markdown link, which begins at `start`. Returns an empty string
 * if there are none.
 */
function wordsBefore(text: string, start: number): string {
  let end = start
  while (/[ \t\n]/.test(text.charAt(end - 1))) end--
  if (!text.endsWith('](', end)) return ''
  const close = end - ']('.length
  const open = text.lastIndexOf('[', close)
  const words = text.slice(open + 1, close)
  return open < 0 || words.includes(']') ? '' : words
}

/** Returns the words of a link, and the title of its card if it has one. The words are empty if there are none. */
function wordsOfLink(page: unknown, { path, span }: Omit<FoundLink, 'href'>): Pick<WordedLink, 'words' | 'title'> {
  if (span) {
    const text = valueAt(page, path)
    return { words: typeof text === 'string' ? wordsBefore(text, span.start) : '' }
  }
  const parent = valueAt(page, path.slice(0, -1))
  const title = path.at(-2) === 'link' ? textOf(valueAt(page, path.slice(0, -2)), 'title') : ''
  return { words: textOf(parent, 'label'), ...(title !== '' && { title }) }
}

/** Returns the links of a page that lead to a page of this site and have words. */
export const wordedLinks = (page: unknown, links: readonly FoundLink[]): WordedLink[] =>
  links.flatMap((link) => {
    if (!link.href.startsWith('/')) return []
    const said = wordsOfLink(page, link)
    return said.words === '' ? [] : [{ ...link, ...said, isInText: link.span !== undefined }]
  })
