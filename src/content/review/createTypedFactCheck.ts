import type { Site } from '../../../schemas/index.ts'
import type { Mistake } from '../problem/mistake.ts'
import type { TextField } from '../schema/findTexts.ts'
import { findLinks } from '../text/markdown.ts'
import { quoted } from '../wording/phrases.ts'

interface TypedFact {
  start: number
  end: number
  token: string
  /** What is written in place of it. */
  replacement: string
}

/** The fewest digits of a phone number, and the number from which on it has its area code. */
const [fewestDigits, wholeDigits] = [7, 10]

/**
 * The digits that a phone number has in every way to write it: without its country code or the zero in its place. Empty
 * where these are too few to be known again in a text, as in (000) 000-0000.
 */
function ownDigits(phone: string): string {
  const own = phone.replace(/\D/g, '').replace(/^0{1,2}/, '')
  return own.length < fewestDigits || own.startsWith('0') ? '' : own.slice(-wholeDigits)
}

/** A phone number in every way to write it, never a part of a longer one or of a word; undefined for a number without enough digits. */
function phonePattern(phone: string): RegExp | undefined {
  const own = ownDigits(phone)
  if (own === '') return undefined
  const gap = '[ ()./-]{0,3}'
  const digits = [...own].join(gap)
  // Without its area code the same digits stand in numbers of other areas.
  const isWhole = own.length === wholeDigits
  const before = isWhole ? '(?<![\\p{L}\\d.+]|\\p{L}/)' : `(?<![\\p{L}.+]|\\p{L}/|\\d${gap})`
  const after = isWhole ? '(?![\\p{L}\\d])' : `(?!\\p{L}|${gap}\\d)`
  return new RegExp(`${before}(?:(?:\\+\\d{1,3}|1)[ .-]?)?(?:\\(0\\) ?|\\(?0)?\\(?${digits}${after}`, 'gu')
}

/** The facts that a text may spell out, in the ways in which they are written. */
export function factPhrases({ company }: Site): string[] {
  const { phone } = company
  const digits = ownDigits(phone)
  const words = [company.name, company.email, company.responseTime]
  if (digits === '') return words
  const parts = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].join(' ')
  const national = phone.replace(/^\s*\+\d+/, '').replace('(0)', '')
  const numbers = [phone, national, `0${national.trim()}`, digits, `0${digits}`, `1${digits}`, parts, `1 ${parts}`]
  return [...words, ...numbers]
}

/** Words of a promise to answer; without one, "two hours" says how long something takes. */
const promising =
  /\b(?:repl(?:y|ies|ied)|respon[ds]\w*|answer\w*|calls?|called|writes?|hear|back|contact\w*|reach\w*|get in touch|quot(?:e|es|ed|ing)|estimates?|proposals?|confirm\w*|visit\w*|on site|there)\b/i

function sentenceAround(text: string, start: number, end: number): string {
  const [before = ''] = /[^.!?\n]*$/.exec(text.slice(0, start)) ?? []
  const [behind = ''] = /^[^.!?\n]*/.exec(text.slice(end)) ?? []
  return before + text.slice(start, end) + behind
}

/**
 * Finds facts of the company that a text spells out although a placeholder stands for them: they stay behind when the
 * fact changes. The check gets one text field and gives a mistake for each place.
 */
export function createTypedFactCheck({ company, language = 'en' }: Site): (text: TextField) => Mistake[] {
  const facts = [
    { token: 'phone', pattern: phonePattern(company.phone) },
    { token: 'company', pattern: wholeWords(company.name) },
    { token: 'email', pattern: wholeAddress(company.email) },
    { token: 'responseTime', pattern: wholeWords(company.responseTime) },
  ]

  const find = (text: string): TypedFact[] =>
    facts.flatMap(({ token, pattern }) =>
      pattern
        ? Array.from(text.matchAll(pattern), ({ 0: fact, index }) => ({
            token,
            start: index,
            end: index + fact.length,
            replacement: `{${token}}`,
          }))
        : [],
    )
  // Other languages promise with other words.
  const isPromise = ({ token, start, end }: TypedFact, text: string) =>
    token !== 'responseTime' || !/^en\b/i.test(language) || promising.test(sentenceAround(text, start, end))
  return ({ path, value, format }) => {
    const found = find(value).filter((fact) => isPromise(fact, value))
    if (found.length === 0) return []
    const addresses = addressesIn(value, format)
    return found.flatMap(({ start, end, token, replacement }): Mistake[] => {
      const address = addresses.find((each) => each.start < end && start < each.end)
      if (address && !schemeOfToken[token]?.test(address.href)) return []
      const isContact = token === 'phone' || token === 'email'
      return [
        {
          path,
          span: { start, end },
          code: 'typed-fact',
          severity: isContact ? 'warning' : 'tip',
          message: `${quoted(value.slice(start, end))} is typed by hand.`,
          fix: `Write {${token}}: it stands for what site.config.json says, so it follows when that changes.`,
          // "One business day" may as well be how long a floor dries: that decision is the writer's.
          ...(token !== 'responseTime' && { replacement }),
        },
      ]
    })
  }
}

/** The addresses in which a fact may be a placeholder; any other address is no text, and would lead elsewhere. */
const schemeOfToken: Readonly<Record<string, RegExp>> = { phone: /^(?:tel|sms):/i, email: /^mailto:/i }

const addressesIn = (value: string, format: TextField['format']) =>
  format === 'href'
    ? [{ href: value, start: 0, end: value.length }]
    : findLinks(value, format === 'body' ? 'body' : 'inline')

/** The fewest letters and digits by which words are known again in a text. */
const fewestLetters = 3

/** Words as they stand in a text, never as a part of a longer word, of a web address or of an e-mail address. */
const wholeWords = (fact: string): RegExp | undefined =>
  isTelling(fact)
    ? new RegExp(`(?<![\\p{L}\\p{N}{@/#])${escapePattern(fact)}(?![\\p{L}\\p{N}}@]|\\.\\p{L})`, 'gu')
    : undefined

/** An e-mail address as it stands in a text, never as a part of a longer one. */
const wholeAddress = (email: string): RegExp | undefined =>
  isTelling(email)
    ? new RegExp(`(?<![\\p{L}\\p{N}{._%+-])${escapePattern(email)}(?![\\p{L}\\p{N}}-]|\\.[\\p{L}\\p{N}])`, 'gu')
    : undefined

/** Whether a fact has enough letters and digits to be known again, and is no placeholder. */
const isTelling = (fact: string) => !/[{}]/.test(fact) && (fact.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= fewestLetters

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
