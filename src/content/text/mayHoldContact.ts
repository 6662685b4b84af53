import { bitsOf, digits, holdsAny } from '../wording/charactersOf.ts'

const needed = bitsOf('@') | digits
const contact = /@[\p{L}\p{N}]|(?:\d[ \u00a0\u202f()./\u2010-\u2013-]{0,3}){6}\d/u

/**
 * Whether a text may contain a phone number, in groups of any size as in `04 65 71 12 34`, or an e-mail address. Called
 * for every text of a site.
 */
export const mayHoldContact = (text: string): boolean => holdsAny(text, needed) && contact.test(text)
