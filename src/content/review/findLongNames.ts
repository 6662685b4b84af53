import type { Site } from '../../../schemas/index.ts'
import { addTo } from '../model/groupBy.ts'
import { languageAt, siteIn } from '../model/languages.ts'
import type { SitePage } from '../model/siteModel.ts'
import type { Mistake } from '../problem/mistake.ts'
import { findTokens } from '../text/tokens.ts'
import { joinWords, quoted } from '../wording/phrases.ts'
import { filledTitle, isJudged, lengths } from './checkTitles.ts'

/** In characters. A shorter name leaves enough room, so a title next to it is too long by itself. */
const leastName = 20
/** In characters. If a name has less room, the title itself is too long. */
const leastRoom = 10
/** The fewest titles for which the name counts as the cause. Fewer titles are shortened themselves. */
const fewestTitles = 3
const mostNamed = 3

export const longNameCode = 'long-name'

/** Finds pages whose titles are too long because of the company's name. Reports them once per language, at the name. */
export function findLongNames(site: Site, pages: readonly SitePage[]): { titles: Set<SitePage>; mistakes: Mistake[] } {
  const groups = new Map<string, { page: SitePage; room: number }[]>()
  for (const page of pages) {
    const language = languageAt(site, page.path)
    const { name } = siteIn(site, language).company
    if (name.length < leastName || !isJudged(page) || !saysName(page)) continue
    const length = filledTitle(page, site).length
    const room = lengths.title.most - (length - name.length)
    if (length <= lengths.title.most || room < leastRoom) continue
    const owner = language !== undefined && site.languages?.[language]?.company?.name !== undefined ? language : ''
    addTo(groups, owner, { page, room })
  }
  const told = [...groups].filter(([, found]) => found.length >= fewestTitles)
  return {
    titles: new Set(told.flatMap(([, found]) => found.map(({ page }) => page))),
    mistakes: told.map(([owner, found]) => explain(site, owner, found)),
  }
}

const saysName = ({ page }: SitePage) => findTokens(page.title).some(({ name }) => name === 'company')

function explain(site: Site, owner: string, found: readonly { page: SitePage; room: number }[]): Mistake {
  const { name, shortName } = siteIn(site, owner === '' ? undefined : owner).company
  const files = found.map(({ page }) => page.file)
  const others = files.length - mostNamed
  const named = joinWords([...files.slice(0, mostNamed), ...(others > 0 ? [`${others} others`] : [])], 'and')
  const room = Math.min(...found.map((each) => each.room))
  const write = `write {companyShort} in place of {company} in the titles of ${named}.`
  return {
    path: [...(owner === '' ? [] : ['languages', owner]), 'company', 'name'],
    code: longNameCode,
    message: `With this name, ${name.length} characters, the titles of ${files.length} pages are longer than the ${lengths.title.most} that fit in search results.`,
    fix: shortName
      ? `The short name is ${quoted(shortName)}: ${write}`
      : `Add a "shortName" below it, of up to ${room} characters, and ${write}`,
  }
}
