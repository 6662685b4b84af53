import type { WordedLink } from '../../addresses/linkWords.ts'
import { pageFolder } from '../../model/files/pageAddress.ts'
import type { SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { withoutQuery } from '../../text/href.ts'
import { quoted } from '../../wording/phrases.ts'
import { nameKey } from './placeNames.ts'

/**
 * Finds links on a town's page that name this town but lead to the page of another one, and links that name no town and
 * lead to another town's page in a folder with a page about this town. A copied page has such links if its addresses
 * were not changed.
 *
 * @returns a check of one page, which receives its links
 */
export function createTownLinkCheck(
  pages: readonly SitePage[],
): (page: SitePage, links: readonly WordedLink[]) => Mistake[] {
  const inTowns = pages.filter(({ page }) => page.location)
  const towns = new Map(inTowns.map((page) => [page.path, page]))
  const placeOf = (folder: string, city: string) => `${folder} ${nameKey(city)}`
  const byPlace = new Map(
    inTowns.map((page) => [placeOf(pageFolder(page.file), page.page.location?.city ?? ''), page.path]),
  )
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
      if (!words.includes(` ${city} `)) {
        const meant = byPlace.get(placeOf(pageFolder(other.file), location.city))
        const isOfFolder = pageFolder(page.file) === pageFolder(other.file)
        const isMeant = ofOthers.test(written) || page.page.mentions?.includes(theirs.city)
        return meant !== undefined && (span || !isOfFolder) && !isMeant
          ? [unnamed({ path, ...(span && { span }) }, { words: written, city: theirs.city, meant, own: page.path })]
          : []
      }
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

const unnamed = (
  place: Pick<Mistake, 'path' | 'span'>,
  { words, city, meant, own }: { words: string; city: string; meant: string; own: string },
): Mistake => ({
  ...place,
  code: 'unnamed-town-link',
  message: `The link ${quoted(words)} leads to the page of ${city}, and its words do not say so.`,
  fix:
    meant === own
      ? `Name ${city} in the words of the link, or write another address: a copied page may still have that of its original.`
      : `Write ${quoted(meant)}, as a copied page may still have the address of its original, or name ${city} in the words of the link.`,
})
