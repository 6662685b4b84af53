import { oncePer } from '../model/oncePer.ts'
import { suggestName } from '../model/pageAddress.ts'
import { readSections, type SitePage } from '../model/siteModel.ts'
import type { PlaceName, PlaceNames } from './placeNames.ts'

/** Towns as anchors write them, `owings-mills`. */
const slugsOf = oncePer((names: PlaceNames): ReadonlyMap<string, PlaceName> => {
  const towns = [...names.values()].flat().filter(({ kind, text }) => kind === 'city' && text !== text.toUpperCase())
  return new Map(towns.map((name) => [suggestName(name.text), name]))
})

/** Towns in the anchors of a page's sections, `towson-faq`; the span is the town within the anchor. */
export function findSlugs(page: SitePage, names: PlaceNames) {
  const slugs = slugsOf(names)
  // The sections themselves are read again only where there is something to tell.
  if (!page.notes.anchors.some(([id]) => findSlug(id, slugs))) return []
  return readSections(page).flatMap(({ id }, section) => {
    const found = findSlug(id, slugs)
    return found ? [{ ...found, section }] : []
  })
}

function findSlug(id: string | undefined, slugs: ReadonlyMap<string, PlaceName>) {
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
