import { readPage, type SitePage } from '../model/siteModel.ts'
import { townName } from '../schema/country.ts'
import { findPageTexts } from '../schema/findTexts.ts'
import type { SectionTypes } from '../schema/sectionTypes.ts'
import type { NewPage } from './newPage.ts'

export type TextAdapter = ReturnType<typeof createTextAdapter>

/** Creates functions that adapt texts of the folder's other pages to a new page and classify the adapted texts. */
export function createTextAdapter(newPage: NewPage, pages: readonly SitePage[], types: SectionTypes) {
  const towns = new Set(pages.flatMap(({ page }) => page.location?.city ?? []))
  /** Replaces the other page's names with placeholders or the new name. */
  const adapt = (text: string, { page }: SitePage): string => {
    const { location } = page
    if (!newPage.location || !location) {
      const own = titleOf(page)
      // A single word may be used in other senses. It needs several words, such as "Retail Store Cleaning".
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
    for (const { value } of findPageTexts(readPage(page), types)) {
      const text = adapt(value, page)
      owners.set(text, (owners.get(text) ?? new Set()).add(page))
    }
  return {
    adapt,
    /** Whether an adapted text names something specific to the other page, such as a road, a county or a town. */
    isOwn(text: string, { page }: SitePage): boolean {
      const { roads = [], zips = [] } = page.location ?? {}
      if (newPage.location) return text.includes('{county}') || has(text, [...roads, ...zips, ...towns])
      return has(text.replaceAll(newPage.name, ''), [page.name, titleOf(page)])
    },
    /**
     * Whether an adapted text contains a word of the other page's name that occurs in no other page name: `Book a cut`.
     */
    hintsAtOwn(text: string, owner: SitePage): boolean {
      const elsewhere = new Set(pages.filter((page) => page !== owner).flatMap(nameWords))
      const said = new Set(wordsIn(text.replaceAll(newPage.name, '')))
      return nameWords(owner).some((word) => !elsewhere.has(word) && said.has(word))
    },
    /** Whether at least two pages of the folder have the adapted text. */
    isShared: (text: string) => (owners.get(text)?.size ?? 0) > 1,
    /** Whether an adapted text is about the new page. */
    namesSubject: (text: string) => text.includes(newPage.location ? '{city}' : newPage.name),
  }
}

const titleOf = ({ card, name }: SitePage['page']) => card?.title ?? name
/** Returns the words of a text in lower case, without a final `s`. Skips words of one or two letters, such as `of`. */
const wordsIn = (text: string) =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.replace(/(?<=...)s$/, ''))
const nameWords = ({ page }: SitePage) => wordsIn(`${page.name} ${titleOf(page)}`)
const wholeWord = (words: string) =>
  new RegExp(`(?<!\\p{L})${words.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&')}(?!\\p{L})`, 'gu')
const has = (text: string, words: readonly string[]) =>
  words.some((word) => word !== '' && text.toLowerCase().includes(word.toLowerCase()))
