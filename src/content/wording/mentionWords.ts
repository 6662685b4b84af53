import { quoted } from './phrases.ts'

/**
 * What a page adds so that a name is known to be meant: `"Towson" to "mentions"`, behind "add".
 *
 * @param mentions those that the page has; undefined where it lacks the field
 */
export const mentionWords = (name: string, mentions: readonly string[] | undefined): string =>
  mentions ? `${quoted(name)} to "mentions"` : `"mentions": [${quoted(name)}] to this page`
