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

/** Ten digits as Americans write a phone number, with or without country code. */
const phoneNumber = /(?<![\d.])(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}(?!\d)/g

const lastDigits = (text: string) => text.replace(/\D/g, '').slice(-10)

/** The facts that a text may spell out, in the ways in which they are written. */
export function factPhrases({ company }: Site): string[] {
  const digits = lastDigits(company.phone)
  const parts = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].join(' ')
  return [company.name, company.email, company.responseTime, company.phone, digits, `1${digits}`, parts, `1 ${parts}`]
}

/**
 * Finds facts of the company that a text spells out although a placeholder stands for them: they stay behind when the
 * fact changes. The check gets one text field and gives a mistake for each place.
 */
export function createTypedFactCheck({ company }: Site): (text: TextField) => Mistake[] {
  const digits = lastDigits(company.phone)
  const words = [
    { token: 'company', fact: company.name },
    { token: 'email', fact: company.email },
    { token: 'responseTime', fact: company.responseTime },
  ].flatMap(({ token, fact }) => (fact.length < 3 ? [] : [{ token, pattern: wholeWords(fact) }]))

  const find = (text: string): TypedFact[] => {
    const phones = Array.from(text.matchAll(phoneNumber), ({ 0: number, index }) => ({ number, index }))
      .filter(({ number }) => lastDigits(number) === digits)
      .map(({ number, index }) => ({
        token: 'phone',
        start: index,
        end: index + number.length,
        replacement: '{phone}',
      }))
    const others = words.flatMap(({ token, pattern }) =>
      Array.from(text.matchAll(pattern), ({ 0: fact, index }) => ({
        token,
        start: index,
        end: index + fact.length,
        replacement: `{${token}}`,
      })),
    )
    return [...phones, ...others]
  }
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
