import { suggestName } from '../../model/files/pageAddress.ts'
import { readSections, type SitePage } from '../../model/siteModel.ts'
import { oncePer } from '../../schema/oncePer.ts'
import { givenNames, ordinaryWords } from './ordinaryWords.ts'
import type { PlaceName } from './placeName.ts'
import type { PlaceNames } from './placeNames.ts'

/** Towns by their form in anchors and file names, `owings-mills` and `owingsmills`. */
export type Slugs = ReadonlyMap<string, PlaceName>

export const slugsOf = oncePer((names: PlaceNames): Slugs => {
  const towns = names.all.filter(({ kind, key }) => kind === 'city' && !isOrdinary(key))
  return new Map(
    towns.flatMap((name) => {
      // German pages write "Köln" as koeln in addresses.
      return ['', 'de'].flatMap((language) => {
        const slug = suggestName(name.text, language)
        return [[slug, name] as const, [slug.replaceAll('-', ''), name] as const]
      })
    }),
  )
})

/** Whether a name consists of words that do not identify a town on their own. */
const isOrdinary = (key: string) => key.split(' ').every((word) => ordinaryWords.has(word) || givenNames.has(word))

/** Finds towns in the anchors of a page's sections, `towson-faq`. The span is the town within the anchor. */
export function findSlugs(page: SitePage, slugs: Slugs) {
  // Reads the sections again only if there is something to report.
  if (!page.notes.anchors.some(([id]) => findSlug(id, slugs))) return []
  return readSections(page).flatMap((each, section) => {
    const id = 'id' in each ? each.id : undefined
    const found = findSlug(id, slugs)
    return found ? [{ ...found, path: ['sections', section, 'id'], written: found.name.text }] : []
  })
}

/** Finds the first town in words separated by hyphens. */
export function findSlug(id: string | undefined, slugs: Slugs) {
  const parts = id?.split('-') ?? []
  for (let from = 0; from < parts.length; from++)
    for (let to = parts.length; to > from; to--) {
      const slug = parts.slice(from, to).join('-')
      const name = slugs.get(slug)
      if (!name) continue
      const start = from === 0 ? 0 : parts.slice(0, from).join('-').length + 1
      return { name, span: { start, end: start + slug.length } }
    }
  return undefined
}
