import { expect, test } from 'vitest'
import type { Site } from '../../../../schemas/index.ts'
import { type Built, failing, type PageHtml, plain, stringsOf, structuredDataOf, textOf } from '../pageHtml.ts'

/**
 * Values that visitors read in other words: times, codes of countries and currencies, enumeration members of
 * schema.org.
 */
const coded = /^(\d\d:\d\d|[A-Z]{2,3}|[A-Z]+_[A-Z_]+|HOUR|DAY|WEEK|MONTH|YEAR|https:\/\/schema\.org\/\w+)$/

/** Whether a page shows a number in the format of its language: `1250.5` as "1,250.50" or "1 250,5". */
function isNumberIn(text: string, said: string): boolean {
  const [whole = '', part = ''] = said.split('.')
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, '[., \u00a0\u202f]?')
  const end = part.replace(/0+$/, '')
  return new RegExp(`(?<![\\d])${groups}${end === '' ? '(?:[.,]0+)?' : `[.,]${end}0*`}(?!\\d)`).test(text)
}

/** Whether a page shows a date or a moment of it: in a `time` element, or by its day number and its year. */
function isDayIn({ document }: PageHtml, text: string, said: string): boolean {
  const [day = ''] = said.split('T')
  const marked = [...document.querySelectorAll('time')].some((time) => time.getAttribute('datetime')?.startsWith(day))
  const [year, , number] = day.split('-')
  return marked || (new RegExp(`\\b${Number(number)}\\b`).test(text) && text.includes(String(year)))
}

/** Returns all references of a value to records that are described elsewhere. */
function referencesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesOf)
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value)
  return entries.length === 1 && entries[0]?.[0] === '@id'
    ? [String(entries[0][1])]
    : entries.flatMap(([, inner]) => referencesOf(inner))
}

/** Returns the visible hours of an office by their schema.org form, in each language of a site. */
function timesOf({ company, languages = {} }: Site): Map<string, string[]> {
  const own = [company, ...Object.values(company.branches ?? {})]
  const further = Object.values(languages).flatMap(({ company: own }) => [
    ...(own ? [own] : []),
    ...Object.values(own?.branches ?? {}),
  ])
  const times = new Map<string, string[]>()
  for (const { days, time, schema = '' } of [...own, ...further].flatMap(({ hours = [] }) => hours))
    times.set(schema, [...(times.get(schema) ?? []), plain(`${days} ${time}`)])
  return times
}

/** Returns what a page shows: its text, and the targets of its links, pictures and frames. */
function shownOn(page: PageHtml): { text: string; values: Set<string> } {
  const values = ['href', 'src', 'data-src'].flatMap((name) =>
    [...page.document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
  )
  const pictures = [...page.document.querySelectorAll('meta[property="og:image"]')]
  for (const picture of pictures) values.push(picture.getAttribute('content') ?? '')
  // The text content has no space at a line break.
  for (const line of page.document.querySelectorAll('br')) line.replaceWith(' ')
  return { text: textOf(page), values: new Set(values) }
}

/**
 * Tests that structured data contains only what visitors find on the same page, and that every address in it exists.
 */
export function testShown(built: () => Built, config: Site): void {
  const { domain } = config

  test('says in structured data only what stands on the page', () => {
    const times = timesOf(config)
    const found = failing(built().pages, (page) => {
      const { text, values } = shownOn(page)
      const words = text.replaceAll(':', '')
      const isShown = (said: string) =>
        coded.test(said) ||
        (/^\d+(\.\d+)?$/.test(said) && isNumberIn(text, said)) ||
        (/^\d{4}-\d\d-\d\d(T[\d:]+)?$/.test(said) && isDayIn(page, text, said)) ||
        // "$$" is a price range for search engines; visitors read the prices themselves.
        said === config.company.priceRange ||
        text.includes(plain(said.replace(/<[^>]*>/g, ''))) ||
        values.has(said) ||
        values.has(`tel:${said}`) ||
        said.startsWith(`${domain}/`) ||
        times.get(said)?.some((time) => words.replace(/\s+/g, ' ').includes(time.replaceAll(':', ''))) === true
      return structuredDataOf(page)
        .flatMap(stringsOf)
        .filter((said) => !isShown(said))
    })
    expect(found).toEqual([])
  })

  test('refers in structured data to things and addresses that are there', () => {
    const { pages, files } = built()
    const described = new Set(pages.flatMap(structuredDataOf).map((thing) => thing['@id']))
    const known = new Set([...pages.map(({ address }) => address), ...[...files.keys()].map((file) => `/${file}`)])
    const isThere = (text: string) =>
      !text.startsWith(`${domain}/`) || described.has(text) || known.has(text.slice(domain.length))
    const found = failing(pages, (page) => {
      const things = structuredDataOf(page)
      const lost = things.flatMap(referencesOf).filter((reference) => !described.has(reference))
      return [...lost, ...things.flatMap(stringsOf).filter((text) => !isThere(text))]
    })
    expect(found).toEqual([])
  })
}
