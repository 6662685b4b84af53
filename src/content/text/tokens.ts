import type { Page, Site } from '../../../schemas/index.ts'
import { shortNameOf } from '../model/offices/companyIn.ts'
import { officeOf } from '../model/offices/officeOf.ts'
import type { Mistake } from '../problem/mistake.ts'
import type { Path } from '../problem/source.ts'
import { isAmerican } from '../schema/country.ts'
import type { Fields } from '../schema/schema.ts'
import { bitsOf, holdsAny } from '../wording/charactersOf.ts'
import { escapePattern } from '../wording/escapePattern.ts'
import { matchesOf } from '../wording/matchesOf.ts'
import { nearest } from '../wording/nearest.ts'
import { quoted } from '../wording/phrases.ts'

/** Placeholders that the configuration fills on every page. */
export const siteTokens = ['company', 'companyShort', 'phone', 'email', 'responseTime', 'year', 'tagline'] as const
/** Placeholders that the `location` block of a page fills. */
export const locationTokens = ['city', 'state', 'county'] as const

export type TokenValues = Readonly<Record<string, string>>

/** A year for texts of which only length or equality matters. */
export const someYear = 2000

/** Returns the value of each placeholder on a page. The year is a parameter, because content has no clock. */
export function tokenValues(site: Site, page: Pick<Page, 'location' | 'branch'>, year: number): TokenValues {
  const office = officeOf(site, page)
  const { name, phone, phones = {}, email, responseTime, tagline } = office
  const values: Record<string, string> = {
    company: name,
    companyShort: shortNameOf(office),
    phone,
    email,
    responseTime,
    tagline,
    year: String(year),
  }
  for (const [named, { number }] of Object.entries(phones)) values[named] ??= number
  for (const token of locationTokens) {
    const fact = page.location?.[token]
    if (fact !== undefined) values[token] = fact
  }
  return values
}

const token = /\{(\p{L}+)\}/gu

/**
 * Words after one or more braces, up to the next ones: `{{city}}`, `{city`, `{ city }`, `${city}` of other programs.
 * U+200B has no width. Bounded, so that a text of only braces is not scanned to its end from each of them.
 */
const braced = /\$?(?:\{[\s\u200B]{0,20}){1,20}([^{}]*)((?:\}[\s\u200B]{0,20}){0,20}\}|\}?)/g

const braces = bitsOf('{}')
const wellWritten = /(?<!\$)\{\p{L}+\}/gu

/** Other names of a placeholder that programs, people and translators use, in lower case without accents and blanks. */
const otherNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    company: 'companyname entreprise societe firme empresa compania firma unternehmen',
    companyShort: 'shortname companyshortname nomcourt nombrecorto kurzname',
    phone: 'phonenumber telephone tel telefono telefon telefonnummer',
    email: 'emailaddress mail courriel correo correoelectronico',
    responseTime: 'delaidereponse tempsdereponse tiempoderespuesta plazoderespuesta antwortzeit',
    year: 'currentyear annee ano anio jahr',
    tagline: 'slogan lema eslogan',
    city: 'cityname town ville ciudad stadt ort',
    state: 'statename etat estado bundesland',
    county: 'countyname comte condado landkreis',
  }).flatMap(([name, others]) => others.split(' ').map((other) => [other, name])),
)

export interface FillOptions {
  /** Escapes the values, so that they do not act as Markdown. */
  escape?: boolean
  /** Ranges of the text whose placeholders are kept. */
  except?: readonly { start: number; end: number }[]
}

/** Replaces `{letters}` by values; a placeholder without a value is kept. */
export function fillTokens(text: string, values: TokenValues, options: FillOptions = {}): string {
  let open = text.indexOf('{')
  let close = -1
  let filled = ''
  let done = 0
  while (open >= 0) {
    if (close < open) close = text.indexOf('}', open)
    if (close < 0) break
    const next = text.indexOf('{', open + 1)
    const name = text.slice(open + 1, next >= 0 && next < close ? next : close)
    const value = next >= 0 && next < close ? undefined : fillingOf(name, values)
    if (value !== undefined && !isIn(open, options.except)) {
      filled += text.slice(done, open) + (options.escape ? escapeMarks(value) : value)
      done = close + 1
    }
    open = next
  }
  return filled + text.slice(done)
}

const fillingOf = (name: string, values: TokenValues) =>
  Object.hasOwn(values, name) && onlyLetters.test(name) ? values[name] : undefined
const onlyLetters = /^\p{L}+$/u

const isIn = (at: number, parts: FillOptions['except'] = []) => parts.some(({ start, end }) => start <= at && at < end)

const escapeMarks = (value: string) => value.replace(/\s+/g, ' ').replace(/[!-/:-@[-`{-~]/g, '\\$&')

/** Returns the placeholders of a text with their offsets, including braces. */
export function findTokens(text: string): { name: string; start: number; end: number }[] {
  if (!text.includes('{')) return []
  return matchesOf(token, text).map(({ 0: whole, 1: name = '', index }) => ({
    name,
    start: index,
    end: index + whole.length,
  }))
}

/** The facts of a page that can fill placeholders, and the country of its site. */
export interface TokenFacts {
  /** The `location` block of the page, which may contain mistakes. */
  location: Fields | undefined
  country: string
}

const exampleBlock = '"location": { "city": "…", "state": "…" }'
const blockWith = (fact: string) => `"location": { "city": "…"${fact === 'city' ? '' : `, ${quoted(fact)}: "…"`} }`

/**
 * Finds placeholders of a text that nothing fills on a page with these facts.
 *
 * @param facts null for site.config.json
 * @param phones the names of the further numbers of the site, each a placeholder on every page
 */
export function checkTokens(
  text: string,
  path: Path,
  facts: TokenFacts | null,
  phones: readonly string[] = [],
): Mistake[] {
  if (!/[{}]/.test(text)) return []
  const everywhere: readonly string[] = [...siteTokens, ...phones]
  const known = facts === null ? everywhere : [...everywhere, ...locationTokens]
  const misspelt = findMisspelt(text, known).map(({ start, end, meant }): Mistake => {
    const fix = meant
      ? `Write ${meant}.`
      : `Write nothing but the name of a placeholder between the braces. ${listTokens(known)}`
    return {
      path,
      span: { start, end },
      code: 'misspelt-token',
      message: `${quoted(text.slice(start, end))} is not written as a placeholder.`,
      fix,
      ...(meant && { replacement: JSON.stringify(meant).slice(1, -1) }),
    }
  })
  const unfilled = findTokens(text).flatMap(({ name, start, end }): Mistake[] => {
    if (everywhere.includes(name)) return []
    const place = { path, span: { start, end } }
    const fact = locationTokens.find((token) => token === name)
    if (!fact || !facts) return [{ ...place, ...explainUnknown(name, known) }]
    return facts.location?.[fact] === undefined ? [{ ...place, ...explainEmpty(fact, facts) }] : []
  })
  return [...misspelt, ...unfilled]
}

const listTokens = (known: readonly string[]) => `Placeholders: ${known.map((name) => `{${name}}`).join(', ')}.`

/** Explains a placeholder for a fact that the page lacks; one missing fact affects all placeholders of the page. */
function explainEmpty(fact: string, { location, country }: TokenFacts): Omit<Mistake, 'path'> {
  const code = 'token-without-value'
  if (location)
    return {
      code,
      message: `{${fact}} needs a "${fact}" in the location block.`,
      fix: `Add "${fact}" to the location block of this page, or write the name itself.`,
      sharedCause: fact,
    }
  const block = isAmerican(country) ? exampleBlock : blockWith(fact)
  return {
    code,
    message: `{${fact}} needs a location block.`,
    fix: `Add one to this page: ${block}, or write the name itself.`,
    sharedCause: 'location',
  }
}

function explainUnknown(name: string, known: readonly string[]): Omit<Mistake, 'path'> {
  const called = tokenCalled(name, known)
  const guess = called ?? nearest(name, known)
  // A typing error seldom changes the first letter: in a template `{hear}` is closer to the word `{here}` of its facts
  // than to `{year}`.
  const isSure = called !== undefined || guess?.[0] === name[0]?.toLowerCase()
  return {
    code: 'unknown-token',
    message: `{${name}} is not a known placeholder.`,
    fix: guess ? `Write {${guess}}. ${listTokens(known)}` : listTokens(known),
    ...(guess && isSure && { replacement: `{${guess}}` }),
  }
}

/** A range that was meant to be a placeholder, and its replacement if that is clear. */
interface Misspelt {
  start: number
  end: number
  meant: string | undefined
}

/**
 * Finds placeholders with too many or too few braces, with blanks, or with more words than their name. A brace whose
 * partner is elsewhere in the text is skipped, so that no brace loses its partner.
 */
function findMisspelt(text: string, known: readonly string[]): Misspelt[] {
  // Measured: nearly every text has only well-written placeholders, and pairing its braces takes five times as long.
  if (!holdsAny(text, braces) || !/[{}]/.test(text.replace(wellWritten, ''))) return []
  const partners = pairBraces(text)
  const begin = new RegExp(`^(${known.map(escapePattern).join('|')})(?!\\p{L})`, 'u')
  const begun = matchesOf(braced, text).flatMap(({ 0: whole, 1: inner = '', 2: tail = '', index }): Misspelt[] => {
    const words = trimBlanks(inner)
    const [name] = begin.exec(words) ?? []
    const meant = words.length > longestName ? undefined : meantBy(words, known)
    if (name === undefined && meant === undefined) return []
    const stop = index + whole.length
    const tailStart = stop - tail.length
    const innerStart = tailStart - inner.length
    const isFree = (at: number, from: number, to: number) => {
      const partner = partners.get(at)
      return partner === undefined || (from <= partner && partner < to)
    }
    let start = innerStart
    for (let at = innerStart - 1; at >= index; at--) {
      if (text[at] === '{' && !isFree(at, tailStart, stop)) break
      if (text[at] === '{' || text[at] === '$') start = at
    }
    let end = tailStart
    for (let at = tailStart; at < stop && isFree(at, index, innerStart); at++) if (text[at] === '}') end = at + 1
    if (start < innerStart && end > tailStart) {
      const isRight = text.slice(start, end) === `{${words}}` && /^\p{L}+$/u.test(words)
      // Without its brace, the last word would run into the next one.
      const joins = !meant?.endsWith('}') && /^[\p{L}\p{N}]/u.test(text.slice(end, end + 2))
      return isRight ? [] : [{ start, end, meant: joins ? undefined : meant }]
    }
    if (name === undefined) return []
    const isWhole = start < innerStart && !/^[\p{L}\p{N}_]/u.test(words.slice(name.length))
    const brace = Math.min(start, text.lastIndexOf('{', innerStart - 1))
    return [{ start: brace, end: innerStart + name.length, meant: isWhole ? `{${name}}` : undefined }]
  })
  return [...begun, ...findUnopened(text, known, partners)]
}

/** Finds placeholders without their opening brace: `reply within responseTime}`. */
function findUnopened(text: string, known: readonly string[], partners: ReadonlyMap<number, number>): Misspelt[] {
  return matchesOf(new RegExp(`(?<![\\p{L}{])(?:${known.map(escapePattern).join('|')})\\}`, 'gu'), text)
    .map(({ 0: whole, index }) => ({ start: index, end: index + whole.length, meant: `{${whole}` }))
    .filter(({ end }) => !partners.has(end - 1))
}

/** The maximum length of a placeholder with other words around its name. */
const longestName = 80

/** Removes blanks at the end of a text, including U+200B, which `trimEnd` keeps. */
function trimBlanks(text: string): string {
  const trimmed = text.trimEnd()
  return trimmed.endsWith('\u200b') ? trimmed.slice(0, -1).trimEnd() : trimmed
}

/** Maps the offset of each paired brace to that of its partner. */
function pairBraces(text: string): ReadonlyMap<number, number> {
  const partners = new Map<number, number>()
  const open: number[] = []
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    if (brace === '{') open.push(index)
    else {
      const other = open.pop()
      if (other === undefined) continue
      partners.set(other, index)
      partners.set(index, other)
    }
  }
  return partners
}

/** Returns the placeholder for a name or an alternative name in any spelling: `Phone Number`, `phone_number`. */
function tokenCalled(name: string, known: readonly string[]): string | undefined {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\s\u200B_\p{M}-]+/gu, '')
  const usual = Object.hasOwn(otherNames, plain) ? otherNames[plain] : plain
  return known.find((token) => token.toLowerCase() === usual?.toLowerCase())
}

/**
 * Returns the replacement for words in braces: one placeholder, or several separated by commas, the last of which may
 * be words: `city, MD`.
 */
function meantBy(words: string, known: readonly string[]): string | undefined {
  const [first, ...others] = words.split(/\s*,\s*/).map((part) => ({ part, token: tokenCalled(part, known) }))
  if (!first?.token || !others.every(({ part, token }) => token || /^[\p{Lu}\d]/u.test(part))) return undefined
  return [first, ...others].map(({ part, token }) => (token ? `{${token}}` : part)).join(', ')
}
