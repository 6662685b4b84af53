import type { FoundLink } from '../../addresses/checkLink.ts'
import { readPage, type SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { isFields } from '../../schema/schema.ts'
import { quoted } from '../../wording/phrases.ts'
import { nameKey } from './placeNames.ts'

/**
 * Links of a town's page that speak of this town and lead to the page of another one, as a copied page has them: their words
 * were changed with the others, and their address was not.
 *
 * @returns a check of one page, which gets its links
 */
export function createTownLinkCheck(
  pages: readonly SitePage[],
): (page: SitePage, links: readonly FoundLink[]) => Mistake[] {
  const towns = new Map(pages.flatMap((page) => (page.page.location ? [[page.path, page] as const] : [])))
  return (page, links) => {
    const { location } = page.page
    if (!location || towns.size < 2) return []
    const city = nameKey(location.city)
    return links.flatMap(({ href, path, span }): Mistake[] => {
      const other = towns.get(href.replace(/[#?].*$/, '').replace(/([^/])$/, '$1/'))
      const theirs = other?.page.location
      if (!other || !theirs || other === page || nameKey(theirs.city) === city) return []
      const words = ` ${nameKey(wordsOfLink(page, path, span).replaceAll('{city}', location.city))} `
      if (!words.includes(` ${city} `) || words.includes(` ${nameKey(theirs.city)} `)) return []
      return [
        {
          path,
          ...(span && { span }),
          code: 'link-to-other-town',
          severity: 'warning',
          message: `This link speaks of ${location.city} and leads to the page of ${theirs.city}.`,
          fix: `Write ${quoted(page.path)}, or name ${theirs.city} in the words of the link.`,
        },
      ]
    })
  }
}

/** The words that visitors click: those in the brackets before the address, or the label beside it. */
function wordsOfLink(page: SitePage, path: FoundLink['path'], span: FoundLink['span']): string {
  const at = (steps: FoundLink['path']) =>
    steps.reduce<unknown>((value, step) => {
      if (Array.isArray(value)) return typeof step === 'number' ? value[step] : undefined
      return isFields(value) ? value[step] : undefined
    }, readPage(page))
  if (span) {
    const text = at(path)
    return typeof text === 'string' ? (/\[([^[\]]*)\]\([ \t\n]*$/.exec(text.slice(0, span.start))?.[1] ?? '') : ''
  }
  const parent = at(path.slice(0, -1))
  return isFields(parent) && typeof parent.label === 'string' ? parent.label : ''
}
