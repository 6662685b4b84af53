import { expect, test } from 'vitest'
import type { Site } from '../../../../schemas/index.ts'
import { type Built, failing, type PageHtml, plain, stringsOf, structuredDataOf, textOf } from '../pageHtml.ts'

/** Values that visitors read in other words: times, codes of countries and currencies, names of a list of schema.org. */
const coded = /^(\d\d:\d\d|[A-Z]{2,3}|[A-Z]+_[A-Z_]+|HOUR|DAY|WEEK|MONTH|YEAR|https:\/\/schema\.org\/\w+)$/

/** Whether a number stands on a page, as its language writes it: `1250.5` as "1,250.50" or "1 250,5". */
function isNumberIn(text: string, said: string): boolean {
  const [whole = '', part = ''] = said.split('.')
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, '[., \u00a0\u202f]?')
  const end = part.replace(/0+$/, '')
  return new RegExp(`(?<![\\d])${groups}${end === '' ? '(?:[.,]0+)?' : `[.,]${end}0*`}(?!\\d)`).test(text)
}

/** Whether a day, or a moment of it, stands on a page: marked as such, or by its number beside its year. */
function isDayIn({ document }: PageHtml, text: string, said: string): boolean {
  const [day = ''] = said.split('T')
  const marked = [...document.querySelectorAll('time')].some((time) => time.getAttribute('datetime')?.startsWith(day))
  const [year, , number] = day.split('-')
  return marked || (new RegExp(`\\b${Number(number)}\\b`).test(text) && text.includes(String(year)))
}

/** All references of a value to things that are described elsewhere. */
function referencesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesOf)
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value)
  return entries.length === 1 && entries[0]?.[0] === '@id'
    ? [String(entries[0][1])]
    : entries.flatMap(([, inner]) => referencesOf(inner))
}

/** The times of an office by how search engines are told of them, in each language of a site. */
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

/** What a page shows: its text, and what its links, pictures and frames lead to. */
function shownOn(page: PageHtml): { text: string; values: Set<string> } {
  const values = ['href', 'src', 'data-src'].flatMap((name) =>
    [...page.document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
  )
  const pictures = [...page.document.querySelectorAll('meta[property="og:image"]')]
  for (const picture of pictures) values.push(picture.getAttribute('content') ?? '')
  // Where a line ends, text content has no space.
  for (const line of page.document.querySelectorAll('br')) line.replaceWith(' ')
  return { text: textOf(page), values: new Set(values) }
}

/** Nothing is told to search engines that visitors of the same page do not find on it, and every address of it is there. */
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
        // "$$" is a class of prices of search engines; visitors read the prices themselves.
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
