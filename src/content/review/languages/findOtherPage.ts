import type { Site } from '../../../../schemas/index.ts'
import { englishName, tagOf } from '../../model/languages.ts'
import { readPage, type SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { countryOf } from '../../schema/country.ts'
import { findPageTexts, isWording } from '../../schema/findTexts.ts'
import type { SectionTypes } from '../../schema/sectionTypes.ts'
import { findForeign, isSurelyOf } from '../../text/sentences/findForeign.ts'
import { type Tongue, tongueOf, tongues } from '../../text/sentences/tongueWords.ts'
import { quoted } from '../../wording/phrases.ts'
import { wordsIn } from './countWords.ts'
import { isTold } from './findOtherTongue.ts'
import { namesOfPage, namesOfSite, withoutNames } from './namesIn.ts'

/** With fewer words, the language of a page is not certain. */
const fewest = 20

/** The language of the home page and the company's description, if it differs from the site's language. */
function otherOfSite(site: Site, home: SitePage | undefined): { mine: Tongue; other: Tongue } | undefined {
  const mine = tongueOf(tagOf(site, undefined))
  if (!mine || !home) return undefined
  const names = namesOfSite(site)
  const texts = [home.page.description, site.company.description]
  const other = tongues.find((tongue) => texts.every((text) => isIn(tongue, text, { mine, names })))
  return other && { mine, other }
}

/**
 * Finds a site of one language whose texts are in another one. Its menu, dates and forms are in the wrong language
 * then, and so is the language that browsers, search engines and screen readers are told.
 */
export function findOtherLanguageOfSite(site: Site, pages: readonly SitePage[]): Mistake[] {
  const found = site.languages ? undefined : otherOfSite(site, homeAmong(pages))
  if (!found) return []
  const code = `${found.other}-${countryOf(site.company)}`
  const isSaid = site.language !== undefined
  return [
    {
      path: [isSaid ? 'language' : 'company'],
      ...(!isSaid && { part: 'key' as const }),
      code: 'site-in-other-language',
      message: `The texts are ${englishName(found.other)}, and ${isSaid ? 'this says' : `without a "language", the country of the company says`} that the site is ${englishName(found.mine)}.`,
      fix: `Write "language": ${quoted(code)}: the menu, days and forms follow it.`,
    },
  ]
}

const homeAmong = (pages: readonly SitePage[]) => pages.find(({ path }) => path === '/')

/**
 * Creates the check of pages in another language than the site's only one, starting with their description. If the
 * whole site is in another language, its pages are not reported. A part of a page may be in another language on
 * purpose.
 */
export function createOtherPageCheck(pages: readonly SitePage[], site: Site, types: SectionTypes) {
  const mine = tongueOf(tagOf(site, undefined))
  if (!mine || site.languages || otherOfSite(site, homeAmong(pages))) return () => []
  const names = namesOfSite(site)
  return (page: SitePage): Mistake[] => {
    const { description } = page.page
    if (isSurelyOf(mine, withoutNames(description, names))) return []
    const other = tongues.find((tongue) => isIn(tongue, description, { mine, names }))
    return other ? explain(page, { mine, other, types, names }) : []
  }
}

interface Found {
  mine: Tongue
  other: Tongue
  types: SectionTypes
  names: readonly string[]
}

function explain(page: SitePage, { mine, other, types, names: ofSite }: Found): Mistake[] {
  const read = readPage(page)
  const names = [...ofSite, ...namesOfPage(read)]
  const texts = findPageTexts(read, types, isWording).filter(isTold)
  const foreign = texts.filter(({ value }) => isIn(other, value, { mine, names }))
  const wordsOf = (some: typeof texts) => some.reduce((sum, { value }) => sum + wordsIn(value), 0)
  if (wordsOf(foreign) < Math.max(fewest, wordsOf(texts) / 2)) return []
  const [language, own] = [englishName(other), englishName(mine)]
  return [
    {
      path: ['description'],
      code: 'page-in-other-language',
      message: `This page is ${language}, and the site is ${own}.`,
      fix: `Write it in ${own}. Is the site to have both? Add ${quoted(other)} to "languages" in site.config.json, and move this page into the folder pages/${other}/.`,
    },
  ]
}

function isIn(other: Tongue, text: string, { mine, names }: { mine: Tongue; names: readonly string[] }): boolean {
  if (other === mine) return false
  const plain = withoutNames(text, names)
  const found = findForeign(plain, { mine, other })
  return found?.start === 0 && found.end === plain.length
}
