import { matchesOf } from '../wording/matchesOf.ts'

const linkOrContact = /\[[^[\]\n]*\]\([^()\n]*\)|\{(phone|email)\}/g

const schemes: Readonly<Record<string, string>> = { phone: 'tel', email: 'mailto' }

/**
 * Makes links of `{phone}` and `{email}` in a text with marks: whoever reads a number on a phone dials it with a tap. Words of a
 * link stay as they are, and so does a text whose brackets are not all of links, as a link in a link is none.
 */
export function linkContacts(text: string): string {
  if (!/\{(?:phone|email)\}/.test(text) || text.includes('\\')) return text
  const links = matchesOf(linkOrContact, text).filter(({ 1: token }) => token === undefined)
  if (links.length !== text.split('[').length - 1) return text
  return text.replace(linkOrContact, (whole, token?: string) =>
    token === undefined ? whole : `[${whole}](${schemes[token]}:${whole})`,
  )
}
