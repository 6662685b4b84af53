/** Patterns for the facts of an office in texts. */
import type { Site } from '../../../../schemas/index.ts'
import { officesOf } from '../../model/offices/officeOf.ts'
import { escapePattern } from '../../wording/escapePattern.ts'

/** The fewest digits of a phone number, and the number of digits that includes the area code. */
const [fewestDigits, wholeDigits] = [7, 10]

/**
 * Returns the digits that all spellings of a phone number share: those without the country code or the trunk zero.
 * Empty if they are too few to be recognized in a text, as in (000) 000-0000.
 */
function ownDigits(phone: string): string {
  const own = phone.replace(/\D/g, '').replace(/^0{1,2}/, '')
  return own.length < fewestDigits || own.startsWith('0') ? '' : own.slice(-wholeDigits)
}

/**
 * Returns a pattern for all spellings of a phone number. It never matches a part of a longer number or of a word.
 * Undefined for a number without enough digits.
 */
export function phonePattern(phone: string): RegExp | undefined {
  const own = ownDigits(phone)
  if (own === '') return undefined
  const gap = '[ ()./-]{0,3}'
  const digits = [...own].join(gap)
  // Without an area code, numbers of other areas contain the same digits.
  const isWhole = own.length === wholeDigits
  const before = isWhole ? '(?<![\\p{L}\\d.+]|\\p{L}/)' : `(?<![\\p{L}.+]|\\p{L}/|\\d${gap})`
  const after = isWhole ? '(?![\\p{L}\\d])' : `(?!\\p{L}|${gap}\\d)`
  return new RegExp(`${before}(?:(?:\\+\\d{1,3}|1)[ .-]?)?(?:\\(0\\) ?|\\(?0)?\\(?${digits}${after}`, 'gu')
}

/** Returns the facts that a text may contain, in all their spellings. */
export function factPhrases({ company }: Site): string[] {
  const branches = [...officesOf(company).values()]
  const words = [company.name, company.email, company.responseTime]
  // The street of the only office cannot be that of another.
  const streets = branches.length > 0 ? [company, ...branches].map(({ address }) => address.street) : []
  const ofBranches = branches.flatMap(({ phone, email }) => [email, ...phonePhrases(phone)])
  const further = [company, ...branches].flatMap(({ phones = {} }) =>
    Object.values(phones).flatMap(({ number }) => phonePhrases(number)),
  )
  return [...new Set([...words, ...phonePhrases(company.phone), ...further, ...ofBranches, ...streets])]
}

function phonePhrases(phone: string): string[] {
  const digits = ownDigits(phone)
  if (digits === '') return []
  const parts = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].join(' ')
  const national = phone.replace(/^\s*\+\d+/, '').replace('(0)', '')
  return [phone, national, `0${national.trim()}`, digits, `0${digits}`, `1${digits}`, parts, `1 ${parts}`]
}

/** The fewest letters and digits by which words are recognized in a text. */
const fewestLetters = 3

/** Returns a pattern for words in a text. It never matches a part of a longer word, a URL or an e-mail address. */
export const wholeWords = (fact: string): RegExp | undefined =>
  isTelling(fact)
    ? new RegExp(`(?<![\\p{L}\\p{N}{@/#])${escapePattern(fact)}(?![\\p{L}\\p{N}}@]|\\.\\p{L})`, 'gu')
    : undefined

/** Returns a pattern for an e-mail address in a text. It never matches a part of a longer address. */
export const wholeAddress = (email: string): RegExp | undefined =>
  isTelling(email)
    ? new RegExp(`(?<![\\p{L}\\p{N}{._%+-])${escapePattern(email)}(?![\\p{L}\\p{N}}-]|\\.[\\p{L}\\p{N}])`, 'gu')
    : undefined

/** Whether a fact has enough letters and digits to be recognized and is not a placeholder. */
const isTelling = (fact: string) => !/[{}]/.test(fact) && (fact.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= fewestLetters
