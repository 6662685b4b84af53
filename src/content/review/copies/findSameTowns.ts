import { pageFolder, pageName, suggestName } from '../../model/files/pageAddress.ts'
import { addTo } from '../../model/groupBy.ts'
import type { SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { codeWord, isAmerican, townName } from '../../schema/country.ts'
import { quoted } from '../../wording/phrases.ts'

/**
 * Finds pages whose `location` object still names the town of the page they were copied from: two pages of one folder
 * are about the same town, and the name of this file says another one. The facts in the message depend on the country.
 */
export function findSameTowns(pages: readonly SitePage[], country: string): Map<SitePage, Mistake> {
  const towns = new Map<string, SitePage[]>()
  for (const page of pages) {
    const { location, branch } = page.page
    if (!location) continue
    // Two branches in one town each have their own page.
    const town = [pageFolder(page.file), location.city, location.state, branch].join('\0')
    addTo(towns, town, page)
  }
  const mistakes = new Map<SitePage, Mistake>()
  for (const group of towns.values()) {
    if (group.length < 2) continue
    const namesTown = ({ file, page }: SitePage) =>
      `-${pageName(file)}-`.includes(`-${suggestName(page.location?.city ?? '')}-`)
    const original = group.find(namesTown)
    if (!original) continue
    for (const page of group) if (!namesTown(page)) mistakes.set(page, tell(page, original, country))
  }
  return mistakes
}

function tell({ page, file }: SitePage, original: SitePage, country: string): Mistake {
  const facts = ['city', ...(isAmerican(country) ? ['state'] : []), 'county', `${codeWord(country)}s`]
  return {
    path: ['location', 'city'],
    code: 'same-town',
    message: `This page and ${original.file} are both about ${townName(page.location ?? { city: '' })}.`,
    fix: `Write the town that ${quoted(`${pageName(file)}.json`)} is about into the location block: ${facts.join(', ')} and roads.`,
  }
}
