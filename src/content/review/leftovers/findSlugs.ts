import { suggestName } from '../../model/files/pageAddress.ts'
import { readSections, type SitePage } from '../../model/siteModel.ts'
import { oncePer } from '../../schema/oncePer.ts'
import { givenNames, ordinaryWords } from './ordinaryWords.ts'
import type { PlaceName } from './placeName.ts'
import type { PlaceNames } from './placeNames.ts'

/** Towns by the way in which anchors and file names write them, `owings-mills` and `owingsmills`. */
export type Slugs = ReadonlyMap<string, PlaceName>

export const slugsOf = oncePer((names: PlaceNames): Slugs => {
  const towns = names.all.filter(({ kind, key }) => kind === 'city' && !isOrdinary(key))
  return new Map(
    towns.flatMap((name) => {
      // "Köln" is koeln in the addresses of German pages.
      return ['', 'de'].flatMap((language) => {
        const slug = suggestName(name.text, language)
        return [[slug, name] as const, [slug.replaceAll('-', ''), name] as const]
      })
    }),
  )
})

/** Whether a name is made of words that say nothing of a town where they stand alone. */
const isOrdinary = (key: string) => key.split(' ').every((word) => ordinaryWords.has(word) || givenNames.has(word))

/** Towns in the anchors of a page's sections, `towson-faq`; the span is the town within the anchor. */
export function findSlugs(page: SitePage, slugs: Slugs) {
  // The sections themselves are read again only where there is something to tell.
  if (!page.notes.anchors.some(([id]) => findSlug(id, slugs))) return []
  return readSections(page).flatMap((each, section) => {
    const id = 'id' in each ? each.id : undefined
    const found = findSlug(id, slugs)
    return found ? [{ ...found, path: ['sections', section, 'id'], written: found.name.text }] : []
  })
}

/** The first town in words with hyphens between them. */
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
