import type { Site } from '../../../schemas/index.ts'
import { configFile } from '../model/files/configFile.ts'
import { pinOf } from '../model/pins.ts'
import type { SitePage } from '../model/siteModel.ts'
import { type Mistake, placeMistake } from '../problem/mistake.ts'
import type { SourceFiles } from '../problem/openSources.ts'
import type { Problem } from '../problem/problem.ts'
import { checkArea } from './checkArea.ts'
import { checkCompany } from './checkCompany.ts'
import { findLeftFacts, type LeftFacts } from './findLeftFacts.ts'
import { checkTown } from './town/checkTown.ts'
import { checkTownsOfOffices } from './town/checkTownOfOffice.ts'
import { createCountyCheck } from './town/createCountyCheck.ts'

interface FactsInput {
  /** The pages that passed their own checks, including drafts. */
  pages: readonly SitePage[]
  /** Whether the facts of a page itself are checked. Facts shared between pages are always checked. */
  isNew(page: SitePage): boolean
  /** Undefined while site.config.json has errors. */
  site: Site | undefined
  /** The country whose rules the files were checked against. */
  country: string
  sources: SourceFiles
  /** Whether the site is about to be published. The launch check then covers receivers and samples. */
  isLaunch: boolean
  /** Calls a search with the pages sorted so that originals come first. */
  searchCopies(
    pages: readonly SitePage[],
    find: (pages: readonly SitePage[]) => Map<SitePage, LeftFacts>,
  ): Map<SitePage, LeftFacts>
}

/**
 * Checks the facts of a site against the rules of its country: phone numbers that can be dialled, addresses that exist,
 * states, postal codes and places that match, and facts of another town left in a copied object.
 */
export function checkFacts({ pages, isNew, site, country, sources, isLaunch, searchCopies }: FactsInput): Problem[] {
  const problems: Problem[] = []
  const report = (file: string, mistakes: readonly Mistake[]) => {
    const source = mistakes.length > 0 ? sources.get(file) : undefined
    if (source) for (const mistake of mistakes) problems.push(placeMistake(source, mistake))
  }
  const towns = pages.filter(({ page }) => page.location !== undefined)
  if (site) {
    const pins = [site.company, ...towns.map(({ page }) => page.location)].flatMap((facts) => pinOf(facts) ?? [])
    const company = checkCompany(site, { isLaunch })
    const isTold = company.some(({ path }) => path[1] === 'address')
    report(configFile, [
      ...company,
      ...(isTold ? [] : checkTownsOfOffices(site, towns, country)),
      ...checkArea(site, pins),
    ])
  }
  const left = searchCopies(towns, (sorted) => findLeftFacts(sorted, country))
  const checkCounty = createCountyCheck(
    towns.map(({ page }) => page.location),
    country,
  )
  for (const page of towns) {
    const found = left.get(page)
    report(page.file, [
      ...(found ? [found] : []),
      ...(isNew(page) ? checkTown(page, country, found?.told) : []),
      ...checkCounty(page.page.location),
    ])
  }
  return problems
}
