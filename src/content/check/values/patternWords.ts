import { patterns } from '../../../../schemas/parts/patterns.ts'
import { findRegion } from '../../facts/findRegion.ts'
import { adviseEmail, readEmail } from '../../facts/web/readEmail.ts'
import { suggestName } from '../../model/files/pageAddress.ts'
import { codeOfCountry } from '../../schema/country.ts'
import { exampleValue, type Schema } from '../../schema/schema.ts'
import { dayOfSerial } from '../../text/days/findSerials.ts'
import { frameAddress } from '../../text/frames/frameAddress.ts'
import { asJson, quoted } from '../../wording/phrases.ts'
import { daysIn, readCalendarDate, readMoment, withCentury } from './readCalendarDate.ts'
import { readClock } from './readClock.ts'
import { readOpenHours, suggestHours } from './readOpenHours.ts'
import { readSpan, readWeekday, suggestDays } from './readWeekday.ts'

interface Pattern {
  /** What a text must be. */
  words: string
  example: string
  /** Converts a text to the required form. The result counts only if it matches. */
  rewrite?: (text: string) => string
  /** Says what `rewrite` corrects, as the start of a sentence, if the text alone does not show it. */
  fault?: (text: string) => string | undefined
  /** Suggests how to write what a text may stand for, as a whole sentence; undefined if it is not understood. */
  suggest?: (text: string) => string | undefined
}

/**
 * Texts without a host, such as `info@` or `contact form`, are returned unchanged: they are not addresses without a
 * scheme.
 */
const withHttps = (text: string) =>
  /^(https?:\/\/)?[\p{L}\p{N}_-]+(\.[\p{L}\p{N}_-]+)+(:\d+)?(\/\S*)?$/iu.test(text)
    ? text.replace(/^(https?:\/\/)?/i, 'https://')
    : text

/** `@ashlar` may be a name on several services, so the suggested address is only an example. */
const suggestProfile = (text: string) => {
  const [, handle] = /^@([\w.]{1,50})$/.exec(text) ?? []
  return (
    handle &&
    `Write the whole address, such as ${quoted(`https://www.instagram.com/${handle}`)} where it is on Instagram.`
  )
}

const suggestDay = (text: string) => {
  const [first, second] = daysIn(text)
  if (first && second) return `Write ${quoted(first)} or ${quoted(second)}, whichever is meant: both can be read.`
  const counted = dayOfSerial(text)
  if (counted) return `Write ${quoted(counted)} if that is meant: a spreadsheet counts days like this.`
  const whole = withCentury(text)
  return whole && `If ${quoted(whole)} is meant, write that: a year has four digits.`
}

/** Converts colours as CSS does: `rgb(166, 58, 31)` -> `#A63A1F`, `A63A1F` -> `#A63A1F`, `#abc` -> `#aabbcc`. */
function writeColour(text: string): string {
  const [, ...parts] = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/i.exec(text) ?? []
  if (parts.length > 0 && parts.every((part) => Number(part) <= 255))
    return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0').toUpperCase()).join('')}`
  const digits = text.replace(/^#/, '')
  return `#${/^[\da-f]{3}$/i.test(digits) ? [...digits].map((digit) => digit + digit).join('') : digits}`
}

/** Suggests the host of an address with a path. The path is the base of a site in a subfolder. */
function suggestOrigin(text: string): string | undefined {
  const address = withHttps(text)
  if (!URL.canParse(address)) return undefined
  const { protocol, host, pathname } = new URL(address)
  if (protocol !== 'https:' || pathname === '/' || !matchesPattern(patterns.origin, `https://${host}`)) return undefined
  const base = `/${pathname.replace(/^\/|\/$/g, '')}/`
  return `Write ${quoted(`https://${host}`)}. Does the site lie in a folder there? That is "base": ${quoted(base)}.`
}

const suggestFont = (text: string) => {
  const [, stem] = /([^/\\]+)\.(?:ttf|otf|woff|eot)$/i.exec(text) ?? []
  const place = quoted(`/fonts/${stem}.woff2`)
  return (
    stem && `Convert the file to woff2, with the tool woff2_compress or a converter on the web, and write ${place}.`
  )
}

/** The lookbehind keeps the time linear: only the first slash of a row starts a match. */
const withoutSlashes = (text: string) => text.replace(/(?<!\/)\/+$/, '')

/** Converts `Preferred day` to `preferred_day`, the style of the names in the specification. */
const writeAnswerName = (text: string) =>
  suggestName(text)
    .replace(/^[^a-z]+/, '')
    .replaceAll('-', '_')

/** Converts `8 am` to `08:00`. Returns a text that is not understood unchanged. */
const writeClock = (text: string) => readClock(text) ?? text

/** What the patterns of `schemas/` require. A test refuses a pattern that is missing here. */
export const patternWords: Readonly<Record<string, Pattern>> = {
  [patterns.twoCapitals]: {
    words: 'two capital letters',
    example: 'MD',
    rewrite: (text) => codeOfCountry(text) ?? text.toUpperCase(),
  },
  [patterns.state]: {
    words: 'two capital letters',
    example: 'MD',
    rewrite: (text) => findRegion('US', text)?.code ?? text.toUpperCase(),
  },
  [patterns.zip]: { words: 'five digits', example: '21204' },
  [patterns.name]: {
    words: 'a name of small letters, digits and hyphens that begins with a letter',
    example: 'values',
    rewrite: suggestName,
  },
  [patterns.answerName]: {
    words: 'a name of letters, digits and _ that begins with a small letter',
    example: 'treatment',
    rewrite: writeAnswerName,
  },
  [patterns.firstDay]: {
    words: '"today", "tomorrow" or a day such as "2027-03-01"',
    example: 'tomorrow',
    rewrite: readWeekday,
  },
  [patterns.lastDay]: {
    words: '"today", a day such as "2027-06-30" or how far ahead, such as "3 months"',
    example: '3 months',
    rewrite: readSpan,
  },
  [patterns.someHours]: {
    words: '"hours" or "hours:" with the name of a branch',
    example: 'hours',
    rewrite: (text) => text.trim().replace(/^hours?:?\s*/i, (start) => (start.includes(':') ? 'hours:' : 'hours')),
  },
  [patterns.someDay]: {
    words: 'a day of the week, a day such as "2026-12-25", "closures" or "closures:" with the name of a branch',
    example: 'sunday',
    rewrite: readWeekday,
    suggest: suggestDays,
  },
  [patterns.clock]: { words: 'a time from 00:00 to 23:59', example: '08:00', rewrite: writeClock },
  [patterns.fromTo]: {
    words: 'two times from 00:00 to 23:59 with a hyphen between them',
    example: '08:00-12:00',
    rewrite: (text) =>
      text
        .split(/\s*(?:[-–—]|\bto\b)\s*/)
        .map((time) => writeClock(time.replace(/^noon$/i, '12:00')))
        .join('-'),
  },
  [patterns.fileEnd]: {
    words: 'the end of a file name in small letters, without its dot',
    example: 'pdf',
    rewrite: (text) =>
      text
        .trim()
        .replace(/^\*?\./, '')
        .toLowerCase(),
  },
  [patterns.httpsAddress]: {
    words: 'an address that begins with https://',
    example: 'https://www.example.com/map',
    rewrite: (text) => frameAddress(text) ?? withHttps(text),
    suggest: suggestProfile,
  },
  [patterns.origin]: {
    words: 'an address with https:// and without a slash at its end',
    example: 'https://www.example.com',
    rewrite: (text) => withoutSlashes(withHttps(text)),
    suggest: suggestOrigin,
  },
  [patterns.host]: {
    words: 'the name of a host without https:// and slashes',
    example: 'images.example.com',
    rewrite: (text) => text.replace(/^https?:\/\//i, '').replace(/\/.*$/s, ''),
  },
  [patterns.base]: {
    words: 'a folder with a slash at both ends',
    example: '/',
    rewrite: (text) => `/${withoutSlashes(text).replace(/^\/+/, '')}/`,
  },
  [patterns.email]: {
    words: 'an e-mail address',
    example: 'hello@example.com',
    rewrite: (text) => readEmail(text)?.email ?? text,
    fault: (text) => readEmail(text)?.fault,
    suggest: adviseEmail,
  },
  [patterns.phone]: { words: 'a phone number in digits', example: '(410) 555-0142' },
  [patterns.receiver]: {
    words: 'an address that begins with https://',
    example: 'https://hooks.example.com/quote',
    rewrite: withHttps,
  },
  [patterns.publicFile]: {
    words: 'the place of a file in the public folder, with a slash before it',
    example: '/images/logo.svg',
    rewrite: (text) => (/^[a-z]+:/i.test(text) ? text : `/${text.replace(/^[./]*(public\/)?/, '')}`),
  },
  [patterns.fontFile]: {
    words: 'the place of a font file in the public folder, in the format woff2',
    example: '/fonts/figtree.woff2',
    suggest: suggestFont,
    rewrite: (text) => (/^[a-z]+:/i.test(text) ? text : `/${text.replace(/^[./]*(public\/)?/, '')}`),
  },
  [patterns.colour]: {
    words: 'a colour of six digits after a #',
    example: '#1F4B99',
    rewrite: writeColour,
    // The example of the schema is the builder's own colour.
    suggest: () => 'Look it up in a colour picker, and write it like this: "#1F4B99".',
  },
  [patterns.language]: { words: 'the code of a language', example: 'en-US' },
  [patterns.day]: {
    words: 'a day as year-month-day',
    example: '2026-12-24',
    rewrite: readCalendarDate,
    suggest: suggestDay,
  },
  [patterns.moment]: {
    words: 'a day as year-month-day, with T and a time behind it where it has one',
    example: '2026-12-24T18:00',
    rewrite: readMoment,
    suggest: suggestDay,
  },
  [patterns.currency]: {
    words: 'the three capital letters of a currency',
    example: 'USD',
    rewrite: (text) => text.toUpperCase(),
  },
  [patterns.openingHours]: {
    words: 'days and one span of hours, as search engines read them',
    example: 'Mo-Fr 07:00-19:00',
    rewrite: readOpenHours,
    suggest: suggestHours,
  },
}

/** In characters. The expressions that search a text take quadratic time, and hours or days are short. */
const longestSuggested = 200

const compiled = new Map(Object.keys(patternWords).map((pattern) => [pattern, new RegExp(pattern, 'u')]))

/** Whether a text matches a pattern of the schemas, with the flag `u` as in ajv. */
export const matchesPattern = (pattern: string, text: string) =>
  (compiled.get(pattern) ?? new RegExp(pattern, 'u')).test(text)

/**
 * Explains what a text must be that does not match the pattern of its schema, and how to write it: the corrected text,
 * if it is clear.
 */
export function explainPattern(schema: Schema, value: string) {
  const { pattern = '' } = schema
  const { words, example, rewrite, fault, suggest } = patternWords[pattern] ?? {
    words: 'written in another form',
    example: '',
  }
  const text = value.trim()
  const attempts = [text, withoutSlashes(text), rewrite?.(text) ?? text]
  const meant = text === '' ? undefined : attempts.find((attempt) => matchesPattern(pattern, attempt))
  const why = meant === undefined || meant === text ? undefined : fault?.(text)
  if (meant !== undefined)
    return {
      wanted: words,
      fix: why ? `${why}: write ${quoted(meant)}.` : `Write ${quoted(meant)}.`,
      replacement: JSON.stringify(meant),
    }
  const suggested = text.length <= longestSuggested ? suggest?.(text) : undefined
  if (suggested) return { wanted: words, fix: suggested }
  const shown = asJson(exampleValue(schema)) ?? quoted(example)
  return { wanted: words, fix: `Write it like this: ${shown}.` }
}
