import { readPage, type SitePage } from '../model/siteModel.ts'
import { townName } from '../schema/country.ts'
import { findPageTexts } from '../schema/findTexts.ts'
import type { NewPage } from './newPage.ts'

/** Decides which texts of the other pages of a folder may stand on a new one. */
export interface TextKeeper {
  /** A text of another page, with placeholders or the new name in place of what it is called. */
  adapt(text: string, owner: SitePage): string
  /** Whether an adapted text names something that only its own page has: a road, a county, a town. */
  isOwn(text: string, owner: SitePage): boolean
  /** Whether two pages of the folder have the adapted text, so that it belongs to none of them. */
  isShared(text: string): boolean
  /** Whether an adapted text speaks of the new page. */
  namesSubject(text: string): boolean
}

export function createKeeper(newPage: NewPage, pages: readonly SitePage[]): TextKeeper {
  const towns = new Set(pages.flatMap(({ page }) => page.location?.city ?? []))
  const adapt = (text: string, { page }: SitePage): string => {
    const { location } = page
    if (!newPage.location || !location) {
      const own = titleOf(page)
      // One word alone fits few sentences: "Retail Store Cleaning".
      return own.includes(' ') ? text.replaceAll(own, newPage.name) : text
    }
    const { city, state, county } = location
    const town = state === undefined ? '{city}' : '{city}, {state}'
    const written = text.replaceAll(townName(location), town).replace(wholeWord(city), '{city}')
    const filled = newPage.location.state === undefined ? written.replaceAll(', {state}', '') : written
    return county === undefined ? filled : filled.replace(wholeWord(county), '{county}')
  }
  const owners = new Map<string, Set<SitePage>>()
  for (const page of pages)
    for (const { value } of findPageTexts(readPage(page))) {
      const text = adapt(value, page)
      owners.set(text, (owners.get(text) ?? new Set()).add(page))
    }
  return {
    adapt,
    isOwn(text, { page }) {
      const { roads = [], zips = [] } = page.location ?? {}
      if (newPage.location) return text.includes('{county}') || has(text, [...roads, ...zips, ...towns])
      return has(text.replaceAll(newPage.name, ''), [page.name, titleOf(page)])
    },
    isShared: (text) => (owners.get(text)?.size ?? 0) > 1,
    namesSubject: (text) => text.includes(newPage.location ? '{city}' : newPage.name),
  }
}

const titleOf = ({ card, name }: SitePage['page']) => card?.title ?? name
const wholeWord = (words: string) =>
  new RegExp(`(?<!\\p{L})${words.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&')}(?!\\p{L})`, 'gu')
const has = (text: string, words: readonly string[]) =>
  words.some((word) => word !== '' && text.toLowerCase().includes(word.toLowerCase()))
