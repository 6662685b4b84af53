import { escapePattern } from '../wording/escapePattern.ts'
import { matchesOf } from '../wording/matchesOf.ts'

const patternOf = (names: readonly string[]) =>
  new RegExp(`\\[[^[\\]\\n]*\\]\\([^()\\n]*\\)|\\{(${names.map(escapePattern).join('|')})\\}`, 'g')

const own = ['phone', 'email']
const ofAll = patternOf(own)

/**
 * Turns `{phone}` and `{email}` in a Markdown text into links, so that a tap dials the number. The text of existing
 * links stays unchanged. A text with brackets that are not links stays unchanged too, because links cannot be nested.
 *
 * @param phones further placeholders that stand for numbers
 */
export function linkContacts(text: string, phones: readonly string[] = []): string {
  if (![...own, ...phones].some((name) => text.includes(`{${name}}`)) || text.includes('\\')) return text
  const linkOrContact = phones.length === 0 ? ofAll : patternOf([...own, ...phones])
  const links = matchesOf(linkOrContact, text).filter(({ 1: token }) => token === undefined)
  if (links.length !== text.split('[').length - 1) return text
  return text.replace(linkOrContact, (whole, token?: string) =>
    token === undefined ? whole : `[${whole}](${token === 'email' ? 'mailto' : 'tel'}:${whole})`,
  )
}
