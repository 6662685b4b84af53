import { matchesOf } from '../wording/matchesOf.ts'

const linkOrContact = /\[[^[\]\n]*\]\([^()\n]*\)|\{(phone|email)\}/g

const schemes: Readonly<Record<string, string>> = { phone: 'tel', email: 'mailto' }

/**
 * Turns `{phone}` and `{email}` in a Markdown text into links, so that a tap dials the number. The text of existing
 * links stays unchanged. A text with brackets that are not links stays unchanged too, because links cannot be nested.
 */
export function linkContacts(text: string): string {
  if (!/\{(?:phone|email)\}/.test(text) || text.includes('\\')) return text
  const links = matchesOf(linkOrContact, text).filter(({ 1: token }) => token === undefined)
  if (links.length !== text.split('[').length - 1) return text
  return text.replace(linkOrContact, (whole, token?: string) =>
    token === undefined ? whole : `[${whole}](${schemes[token]}:${whole})`,
  )
}
