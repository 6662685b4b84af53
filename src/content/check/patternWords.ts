import { patterns } from '../../../schemas/parts/patterns.ts'
import { findRegion } from '../facts/findRegion.ts'
import { suggestName } from '../model/pageAddress.ts'
import { exampleValue, type Schema } from '../schema/schema.ts'
import { asJson, quoted } from '../wording/phrases.ts'

interface Pattern {
  /** What a text must be. */
  words: string
  example: string
  /** Brings a text of another form into this one; the result counts only if it matches. */
  mend?: (text: string) => string
}

/** Texts without a host, such as `info@` or `contact form`, stay: they are not addresses without a beginning. */
const withHttps = (text: string) =>
  /^(https?:\/\/)?[\w-]+(\.[\w-]+)+(:\d+)?(\/\S*)?$/i.test(text) ? text.replace(/^(https?:\/\/)?/i, 'https://') : text

/** The lookbehind keeps the time linear: slashes are matched from the first of a row only. */
const withoutSlashes = (text: string) => text.replace(/(?<!\/)\/+$/, '')

/** Mends days in words, dashes of Word, and `7:00`; a `7` alone may be in the morning or in the evening. */
const mendHours = (text: string) =>
  text
    .split(/[-–—]/)
    .map((part) => part.trim())
    .join('-')
    .replace(/\b(mo|tu|we|th|fr|sa|su)[a-z]*/gi, (_, day: string) => `${day[0]?.toUpperCase()}${day[1]?.toLowerCase()}`)
    .replace(/\b\d(?=:)/g, '0$&')

/** What the patterns of `schemas/` demand; a test refuses a pattern that is missing here. */
export const patternWords: Readonly<Record<string, Pattern>> = {
  [patterns.twoCapitals]: { words: 'two capital letters', example: 'MD', mend: (text) => text.toUpperCase() },
  [patterns.state]: {
    words: 'two capital letters',
    example: 'MD',
    mend: (text) => findRegion('US', text)?.code ?? text.toUpperCase(),
  },
  [patterns.zip]: { words: 'five digits', example: '21204' },
  [patterns.name]: {
    words: 'a name of small letters, digits and hyphens that begins with a letter',
    example: 'values',
    mend: suggestName,
  },
  [patterns.httpsAddress]: {
    words: 'an address that begins with https://',
    example: 'https://www.example.com/map',
    mend: withHttps,
  },
  [patterns.origin]: {
    words: 'an address with https:// and without a slash at its end',
    example: 'https://www.example.com',
    mend: (text) => withoutSlashes(withHttps(text)),
  },
  [patterns.host]: {
    words: 'the name of a host without https:// and slashes',
    example: 'images.example.com',
    mend: (text) => text.replace(/^https?:\/\//i, '').replace(/\/.*$/s, ''),
  },
  [patterns.base]: {
    words: 'a folder with a slash at both ends',
    example: '/',
    mend: (text) => `/${withoutSlashes(text).replace(/^\/+/, '')}/`,
  },
  [patterns.email]: { words: 'an e-mail address', example: 'hello@example.com' },
  [patterns.phone]: { words: 'a phone number in digits', example: '(410) 555-0142' },
  [patterns.receiver]: {
    words: 'an address that begins with https://',
    example: 'https://hooks.example.com/quote',
    mend: withHttps,
  },
  [patterns.publicFile]: {
    words: 'the place of a file in the public folder, with a slash before it',
    example: '/images/logo.svg',
    mend: (text) => (/^[a-z]+:/i.test(text) ? text : `/${text.replace(/^[./]*(public\/)?/, '')}`),
  },
  [patterns.colour]: { words: 'a colour of six digits after a #', example: '#0E5A52', mend: (text) => `#${text}` },
  [patterns.language]: { words: 'the code of a language', example: 'en-US' },
  [patterns.openingHours]: {
    words: 'days and one span of hours, as search engines read them',
    example: 'Mo-Fr 07:00-19:00',
    mend: mendHours,
  },
}

const compiled = new Map(Object.keys(patternWords).map((pattern) => [pattern, new RegExp(pattern, 'u')]))

export const matchesPattern = (pattern: string, text: string) =>
  (compiled.get(pattern) ?? new RegExp(pattern, 'u')).test(text)

/**
 * What a text must be that does not match the pattern of its schema, and how to write it: the text itself in the right
 * form where that form is clear.
 */
export function explainPattern(schema: Schema, value: string) {
  const { pattern = '' } = schema
  const { words, example, mend } = patternWords[pattern] ?? { words: 'written in another form', example: '' }
  const text = value.trim()
  const attempts = [text, withoutSlashes(text), mend?.(text) ?? text]
  const meant = text === '' ? undefined : attempts.find((attempt) => matchesPattern(pattern, attempt))
  if (meant !== undefined) return { wanted: words, fix: `Write ${quoted(meant)}.`, replacement: JSON.stringify(meant) }
  const shown = asJson(exampleValue(schema)) ?? quoted(example)
  return { wanted: words, fix: `Write it like this: ${shown}.` }
}
