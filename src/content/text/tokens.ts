import type { Page, Site } from '../../../schemas/index.ts'
import { shortNameOf } from '../model/companyIn.ts'
import { officeOf } from '../model/officeOf.ts'
import type { Mistake } from '../problem/mistake.ts'
import type { Path } from '../problem/source.ts'
import { isAmerican } from '../schema/country.ts'
import type { Fields } from '../schema/schema.ts'
import { bitsOf, holdsAny } from '../wording/charactersOf.ts'
import { matchesOf } from '../wording/matchesOf.ts'
import { nearest } from '../wording/nearest.ts'
import { quoted } from '../wording/phrases.ts'

/** Placeholders that the configuration fills, on every page. */
export const siteTokens = ['company', 'companyShort', 'phone', 'email', 'responseTime', 'year', 'tagline'] as const
/** Placeholders that the `location` block of a page fills. */
export const locationTokens = ['city', 'state', 'county'] as const

export type TokenValues = Readonly<Record<string, string>>

/** A year for texts whose length or sameness alone counts. */
export const someYear = 2000

/** What each placeholder of a page stands for. The year comes from outside, as content knows no clock. */
export function tokenValues(site: Site, page: Pick<Page, 'location' | 'branch'>, year: number): TokenValues {
  const office = officeOf(site, page)
  const { name, phone, email, responseTime, tagline } = office
  const values: Record<string, string> = {
    company: name,
    companyShort: shortNameOf(office),
    phone,
    email,
    responseTime,
    tagline,
    year: String(year),
  }
  for (const token of locationTokens) {
    const fact = page.location?.[token]
    if (fact !== undefined) values[token] = fact
  }
  return values
}

const token = /\{(\p{L}+)\}/gu

/**
 * Words behind one or more braces, up to the next ones: `{{city}}`, `{city`, `{ city }`, `${city}` of other programs.
 * U+200B has no width. Bounded, so that a text of braces alone is not read to its end from each of them.
 */
const braced = /\$?(?:\{[\s\u200B]{0,20}){1,20}([^{}]*)((?:\}[\s\u200B]{0,20}){0,20}\}|\}?)/g

const braces = bitsOf('{}')
const wellWritten = /(?<!\$)\{\p{L}+\}/gu

/** What other programs, people and translators call a placeholder, in small letters without accents and blanks. */
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
  /** Keeps a value from acting as Markdown. */
  escape?: boolean
  /** Parts of the text whose placeholders stay. */
  except?: readonly { start: number; end: number }[]
}

/** Puts values in place of `{letters}`; one without a value stays as it is. */
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

/** Placeholders of a text with their offsets, braces included. */
export function findTokens(text: string): { name: string; start: number; end: number }[] {
  if (!text.includes('{')) return []
  return matchesOf(token, text).map(({ 0: whole, 1: name = '', index }) => ({
    name,
    start: index,
    end: index + whole.length,
  }))
}

/** What a page knows that may fill placeholders, and the country of its site. */
export interface TokenFacts {
  /** The block of the page, which may have mistakes. */
  location: Fields | undefined
  country: string
}

const exampleBlock = '"location": { "city": "…", "state": "…" }'
const blockWith = (fact: string) => `"location": { "city": "…"${fact === 'city' ? '' : `, ${quoted(fact)}: "…"`} }`

/** Placeholders of a text that nothing fills on a page with these facts; null for site.config.json. */
export function checkTokens(text: string, path: Path, facts: TokenFacts | null): Mistake[] {
  if (!/[{}]/.test(text)) return []
  const known = facts === null ? siteTokens : [...siteTokens, ...locationTokens]
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
    if (siteTokens.some((token) => token === name)) return []
    const place = { path, span: { start, end } }
    const fact = locationTokens.find((token) => token === name)
    if (!fact || !facts) return [{ ...place, ...explainUnknown(name, known) }]
    return facts.location?.[fact] === undefined ? [{ ...place, ...explainEmpty(fact, facts) }] : []
  })
  return [...misspelt, ...unfilled]
}

const listTokens = (known: readonly string[]) => `Placeholders: ${known.map((name) => `{${name}}`).join(', ')}.`

/** A placeholder for a fact that the page does not have; what is missing is missing for all placeholders of the page. */
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
  // A slip seldom changes the first letter: in a template `{hear}` is nearer to the word `{here}` of its facts than to `{year}`.
  const isSure = called !== undefined || guess?.[0] === name[0]?.toLowerCase()
  return {
    code: 'unknown-token',
    message: `{${name}} is not a known placeholder.`,
    fix: guess ? `Write {${guess}}. ${listTokens(known)}` : listTokens(known),
    ...(guess && isSure && { replacement: `{${guess}}` }),
  }
}

/** A place in a text that was meant to be a placeholder, and what to write there, where that is plain. */
interface Misspelt {
  start: number
  end: number
  meant: string | undefined
}

/**
 * Placeholders with too many braces or too few, with blanks, or with more words than their name. A brace whose partner
 * is elsewhere in the text is left alone, so that no brace loses its partner.
 */
function findMisspelt(text: string, known: readonly string[]): Misspelt[] {
  // Measured: nearly every text holds well-written placeholders only, and pairing its braces takes five times as long.
  if (!holdsAny(text, braces) || !/[{}]/.test(text.replace(wellWritten, ''))) return []
  const partners = pairBraces(text)
  const begin = new RegExp(`^(${known.join('|')})(?!\\p{L})`, 'u')
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
      // Without its brace the last word would run into the next one.
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

/** Placeholders whose first brace is gone: `reply within responseTime}`. */
function findUnopened(text: string, known: readonly string[], partners: ReadonlyMap<number, number>): Misspelt[] {
  return matchesOf(new RegExp(`(?<![\\p{L}{])(?:${known.join('|')})\\}`, 'gu'), text)
    .map(({ 0: whole, index }) => ({ start: index, end: index + whole.length, meant: `{${whole}` }))
    .filter(({ end }) => !partners.has(end - 1))
}

/** No placeholder with other words around its name is as long as this. */
const longestName = 80

/** A text without the blanks at its end, U+200B included, which `trimEnd` takes for a letter. */
function trimBlanks(text: string): string {
  const trimmed = text.trimEnd()
  return trimmed.endsWith('\u200b') ? trimmed.slice(0, -1).trimEnd() : trimmed
}

/** The offset of the other brace for each brace of a text that has one. */
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

/** The placeholder with a name, or with one of its other names, however that is written: `Phone Number`, `phone_number`. */
function tokenCalled(name: string, known: readonly string[]): string | undefined {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\s\u200B_\p{M}-]+/gu, '')
  const usual = Object.hasOwn(otherNames, plain) ? otherNames[plain] : plain
  return known.find((token) => token.toLowerCase() === usual?.toLowerCase())
}

/** What words in braces stand for: a placeholder, or several with commas, the last of which may be words: `city, MD`. */
function meantBy(words: string, known: readonly string[]): string | undefined {
  const [first, ...others] = words.split(/\s*,\s*/).map((part) => ({ part, token: tokenCalled(part, known) }))
  if (!first?.token || !others.every(({ part, token }) => token || /^[\p{Lu}\d]/u.test(part))) return undefined
  return [first, ...others].map(({ part, token }) => (token ? `{${token}}` : part)).join(', ')
}
