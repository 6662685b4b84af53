import type { Site } from '../../../schemas/index.ts'
import type { Mistake } from '../mistake.ts'
import { quoted } from '../phrases.ts'
import type { TextField } from '../texts.ts'

interface TypedFact {
  start: number
  end: number
  token: string
  /** What is written in place of it. */
  replacement: string
}

/** The digits that a phone number has in every way to write it: without its country code or the zero in its place. */
const ownDigits = (phone: string) => phone.replace(/\D/g, '').replace(/^0+/, '').slice(-10)

/** A phone number in every way to write it, never a part of a longer one. */
function phonePattern(phone: string): RegExp {
  const digits = [...ownDigits(phone)].join('[ ()./-]{0,3}')
  return new RegExp(`(?<![\\d.+])(?:(?:\\+\\d{1,3}|1)[ .-]?)?(?:\\(0\\) ?|\\(?0)?\\(?${digits}(?!\\d)`, 'g')
}

/** The facts that a text may spell out, in the ways in which they are written. */
export function factPhrases({ company }: Site): string[] {
  const { phone } = company
  const digits = ownDigits(phone)
  const parts = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].join(' ')
  const national = phone.replace(/^\s*\+\d+/, '').replace('(0)', '')
  const numbers = [phone, national, `0${national.trim()}`, digits, `0${digits}`, `1${digits}`, parts, `1 ${parts}`]
  return [company.name, company.email, company.responseTime, ...numbers]
}

/**
 * Finds facts of the company that a text spells out although a placeholder stands for them: they stay behind when the
 * fact changes. The check gets one text field and gives a mistake for each place.
 */
export function createTypedFactCheck({ company }: Site): (text: TextField) => Mistake[] {
  const words = [
    { token: 'company', fact: company.name },
    { token: 'email', fact: company.email },
    { token: 'responseTime', fact: company.responseTime },
  ].flatMap(({ token, fact }) => (fact.length < 3 ? [] : [{ token, pattern: wholeWords(fact) }]))
  const facts = [{ token: 'phone', pattern: phonePattern(company.phone) }, ...words]

  const find = (text: string): TypedFact[] =>
    facts.flatMap(({ token, pattern }) =>
      Array.from(text.matchAll(pattern), ({ 0: fact, index }) => ({
        token,
        start: index,
        end: index + fact.length,
        replacement: `{${token}}`,
      })),
    )
  return ({ path, value, format }) =>
    find(value).flatMap(({ start, end, token, replacement }): Mistake[] => {
      const isContact = token === 'phone' || token === 'email'
      if (format === 'href' && !isContact) return []
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

function wholeWords(fact: string): RegExp {
  const escaped = fact.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}{])${escaped}(?![\\p{L}\\p{N}}])`, 'gu')
}
