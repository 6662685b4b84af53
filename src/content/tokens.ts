import type { Page, Site } from '../../schemas/index.ts'
import { isAmerican } from './country.ts'
import { matchesOf } from './matchesOf.ts'
import type { Mistake } from './mistake.ts'
import { nearest } from './nearest.ts'
import { quoted } from './phrases.ts'
import type { Path } from './source.ts'

/** Placeholders that the configuration fills, on every page. */
export const siteTokens = ['company', 'phone', 'email', 'responseTime', 'year', 'tagline'] as const
/** Placeholders that the `location` block of a page fills. */
export const locationTokens = ['city', 'state', 'county'] as const

export type TokenValues = Readonly<Record<string, string>>

/** What each placeholder of a page stands for. The year comes from outside, as content knows no clock. */
export function tokenValues(site: Site, page: Pick<Page, 'location'>, year: number): TokenValues {
  const { name, phone, email, responseTime, tagline } = site.company
  const values: Record<string, string> = { company: name, phone, email, responseTime, tagline, year: String(year) }
  for (const token of locationTokens) {
    const fact = page.location?.[token]
    if (fact !== undefined) values[token] = fact
  }
  return values
}

const token = /\{([A-Za-z]+)\}/g

/**
 * The name of a placeholder with too many braces or too few, with blanks (U+200B has no width), or with the sign of other
 * programs: `{{city}}`, `{city`, `{ city }`, `${city}`. Bounded, so that a text of braces alone is not read to its end from
 * each of them.
 */
const nearToken = new RegExp(
  `\\$?\\{[\\s{\\u200B]{0,20}(${[...siteTokens, ...locationTokens].join('|')})(?![A-Za-z])(?:[\\s\\u200B}]{0,20}\\})?`,
  'g',
)

export interface FillOptions {
  /** Keeps a value from acting as Markdown. */
  escape?: boolean
  /** Parts of the text whose placeholders stay. */
  except?: readonly { start: number; end: number }[]
}

/** Puts values in place of `{letters}`; one without a value stays as it is. */
export function fillTokens(text: string, values: TokenValues, options: FillOptions = {}): string {
  if (!text.includes('{')) return text
  return text.replace(token, (whole, name: string, offset: number) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined || options.except?.some(({ start, end }) => start <= offset && offset < end)) return whole
    return options.escape ? value.replace(/\s+/g, ' ').replace(/[!-/:-@[-`{-~]/g, '\\$&') : value
  })
}

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
interface TokenFacts {
  location: Page['location']
  country: string
}

const exampleBlock = '"location": { "city": "Towson", "state": "MD" }'
const blockWith = (fact: string) => `"location": { "city": "…"${fact === 'city' ? '' : `, ${quoted(fact)}: "…"`} }`

/** Placeholders of a text that nothing fills on a page with these facts; null for site.config.json. */
export function checkTokens(text: string, path: Path, facts: TokenFacts | null): Mistake[] {
  const misspelt = matchesOf(nearToken, text)
    .filter(({ 0: whole, 1: name }) => whole !== `{${name}}`)
    .map(
      ({ 0: whole, 1: name, index }): Mistake => ({
        path,
        span: { start: index, end: index + whole.length },
        code: 'misspelt-token',
        message: `${quoted(whole)} is not written as a placeholder.`,
        fix: `Write {${name}}.`,
        replacement: `{${name}}`,
      }),
    )
  const tokens = findTokens(text).flatMap(({ name, start, end }): Mistake[] => {
    const place = { path, span: { start, end } }
    if ((siteTokens as readonly string[]).includes(name)) return []
    const fact = locationTokens.find((known) => known === name)
    if (fact && facts) {
      const { location, country } = facts
      if (location?.[fact] !== undefined) return []
      const fix = location
        ? `Add "${fact}" to the location block of this page, or write the name itself.`
        : `Add one to this page: ${isAmerican(country) ? exampleBlock : blockWith(fact)}, or write the name itself.`
      const message = location
        ? `{${name}} needs a "${fact}" in the location block.`
        : `{${name}} needs a location block.`
      return [{ ...place, code: 'token-without-value', message, fix }]
    }
    const known = facts === null ? siteTokens : [...siteTokens, ...locationTokens]
    const guess = nearest(name, known)
    const all = `Placeholders: ${known.map((known) => `{${known}}`).join(', ')}.`
    return [
      {
        ...place,
        code: 'unknown-token',
        message: `{${name}} is not a known placeholder.`,
        fix: guess ? `Write {${guess}}. ${all}` : all,
        ...(guess && { replacement: `{${guess}}` }),
      },
    ]
  })
  return [...misspelt, ...tokens]
}
