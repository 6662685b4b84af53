import type { WordedLink } from '../../addresses/linkWords.ts'
import { pageFolder } from '../../model/files/pageAddress.ts'
import type { SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { withoutQuery } from '../../text/href.ts'
import { quoted } from '../../wording/phrases.ts'
import { nameKey } from './placeNames.ts'

/**
 * Finds links on a town's page that name this town but lead to the page of another one. A copied page has such links if
 * their words were changed but not their addresses.
 *
 * @returns a check of one page, which receives its links
 */
export function createTownLinkCheck(
  pages: readonly SitePage[],
): (page: SitePage, links: readonly WordedLink[]) => Mistake[] {
  const towns = new Map(pages.flatMap((page) => (page.page.location ? [[page.path, page] as const] : [])))
  return (page, links) => {
    const { location } = page.page
    if (!location || towns.size < 2) return []
    const city = nameKey(location.city)
    return links.flatMap(({ href, path, span, words: written, title = '' }): Mistake | Mistake[] => {
      const other = towns.get(withoutQuery(href).replace(/([^/])$/, '$1/'))
      const theirs = other?.page.location
      if (!other || !theirs || other === page || nameKey(theirs.city) === city) return []
      const words = ` ${nameKey(`${written} ${title}`.replaceAll('{city}', location.city))} `
      if (words.includes(` ${nameKey(theirs.city)} `)) return []
      if (!words.includes(` ${city} `))
        return span && pageFolder(page.file) === pageFolder(other.file) && !ofOthers.test(written)
          ? [unnamed({ path, span }, written, theirs.city)]
          : []
      return {
        path,
        ...(span && { span }),
        code: 'link-to-other-town',
        message: `This link speaks of ${location.city} and leads to the page of ${theirs.city}.`,
        fix: `Write ${quoted(page.path)}, or name ${theirs.city} in the words of the link.`,
      }
    })
  }
}

/** Words that may refer to another town without its name. */
const ofOthers = /neighbo|near|next|other|another|all|also|around|beyond|sister|more/i

const unnamed = (place: Pick<Mistake, 'path' | 'span'>, words: string, city: string): Mistake => ({
  ...place,
  code: 'unnamed-town-link',
  message: `The link ${quoted(words)} leads to the page of ${city}, and its words do not say so.`,
  fix: `Name ${city} in the words of the link, or write another address: a copied page may still have that of its original.`,
})
