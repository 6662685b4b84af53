import type { Site } from '../../../../schemas/index.ts'
import { baseOf } from '../../model/languageCode.ts'
import type { Office } from '../../model/offices/officeOf.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { TextField } from '../../schema/findTexts.ts'
import { findLinks } from '../../text/markdown.ts'
import { anyOf } from '../../wording/anyOf.ts'
import { quoted } from '../../wording/phrases.ts'
import { phonePattern, wholeAddress, wholeWords } from './factPatterns.ts'

interface TypedFact {
  start: number
  end: number
  token: string
  /** What replaces the fact. */
  replacement: string
}

/** Words of a promise to answer. Without one, "two hours" is the duration of something. */
const promises = anyOf(
  'repl(?:y|ies|ied), respon[ds]\\w*, answer\\w*, calls?, called, writes?, hear, back, contact\\w*, reach\\w*, get in touch',
  'quot(?:e|es|ed|ing), estimates?, proposals?, confirm\\w*, visit\\w*, on site, there',
)
const promising = new RegExp(`\\b${promises}\\b`, 'i')

function sentenceAround(text: string, start: number, end: number): string {
  const [before = ''] = /[^.!?\n]*$/.exec(text.slice(0, start)) ?? []
  const [behind = ''] = /^[^.!?\n]*/.exec(text.slice(end)) ?? []
  return before + text.slice(start, end) + behind
}

/**
 * Finds company facts that a text spells out although a placeholder exists: they become outdated when the fact changes.
 * The check receives a text field and returns one mistake per occurrence.
 *
 * @param office the office that the page is about
 */
export function createTypedFactCheck(
  office: Office,
  language: Site['language'] = 'en',
): (text: TextField) => Mistake[] {
  const facts = [
    { token: 'phone', pattern: phonePattern(office.phone) },
    ...Object.entries(office.phones ?? {}).map(([token, { number }]) => ({ token, pattern: phonePattern(number) })),
    { token: 'company', pattern: wholeWords(office.name) },
    { token: 'email', pattern: wholeAddress(office.email) },
    { token: 'responseTime', pattern: wholeWords(office.responseTime) },
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
  // Other languages use other words for promises.
  const isPromise = ({ token, start, end }: TypedFact, text: string) =>
    token !== 'responseTime' || baseOf(language) !== 'en' || promising.test(sentenceAround(text, start, end))
  return ({ path, value, format }) => {
    const found = find(value).filter((fact) => isPromise(fact, value))
    if (found.length === 0) return []
    const addresses = addressesIn(value, format)
    return found.flatMap(({ start, end, token, replacement }): Mistake | [] => {
      const address = addresses.find((each) => each.start < end && start < each.end)
      const isPhone = token === 'phone' || Object.hasOwn(office.phones ?? {}, token)
      if (address && !schemeOf(token, isPhone)?.test(address.href)) return []
      const isContact = isPhone || token === 'email'
      return {
        path,
        span: { start, end },
        code: 'typed-fact',
        severity: isContact ? 'warning' : 'tip',
        message: `${quoted(value.slice(start, end))} is typed by hand.`,
        fix: `Write {${token}}: it stands for what site.config.json says, so it follows when that changes.`,
        // "One business day" may also be how long a floor takes to dry, so the decision is left to the author.
        ...(token !== 'responseTime' && { replacement }),
      }
    })
  }
}

/**
 * The addresses in which a placeholder may replace a fact. A placeholder in any other address would change its target.
 */
const schemeOf = (token: string, isPhone: boolean): RegExp | undefined => {
  if (isPhone) return /^(?:tel|sms):/i
  return token === 'email' ? /^mailto:/i : undefined
}

const addressesIn = (value: string, format: TextField['format']) =>
  format === 'href'
    ? [{ href: value, start: 0, end: value.length }]
    : findLinks(value, format === 'body' ? 'body' : 'inline')
