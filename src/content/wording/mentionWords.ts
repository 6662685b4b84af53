import { quoted } from './phrases.ts'

/**
 * Returns the words for what to add to a page so that a name counts as intended, for use after "add": `"Towson" to
 * "mentions"`.
 *
 * @param mentions the current mentions of the page; undefined if the page lacks the field
 */
export const mentionWords = (name: string, mentions: readonly string[] | undefined): string =>
  mentions ? `${quoted(name)} to "mentions"` : `"mentions": [${quoted(name)}] to this page`
