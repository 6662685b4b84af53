import type { OwnSectionType, SectionType, WordGroup } from '../../../schemas/index.ts'
import { isSameJson } from '../json/isSameJson.ts'
import type { SectionModel } from '../model/pageModel.ts'
import { readSections, type SiteModel, type SitePage } from '../model/siteModel.ts'
import { wordsOfSite } from '../model/wordsOfSite.ts'
import { findPagedList } from '../resolve/pagedList.ts'
import type { PagedList } from '../resolve/resolveContext.ts'
import { resolveOwn } from '../resolve/resolvePage.ts'
import { isShown, resolveSection } from '../resolve/resolveSection.ts'
import { compareParts, type Difference } from './compareParts.ts'
import { compareSections } from './compareSections.ts'
import { ownParts, sectionParts, type VisiblePart, wordParts } from './visibleParts.ts'
import { watchStates } from './watchStates.ts'

/**
 * Creates a function that compares two states of a page, except for header, footer and look. Its result is empty if the
 * HTML is the same. A new list entry moves all later ones, even to other pages if the list has several. So each of
 * these pages reports the changes of the whole list.
 *
 * @param year the value of `{year}`
 * @param recoded the site's own section types whose code differs
 */
export function createPageComparison(
  old: SiteModel,
  now: SiteModel,
  year: number,
  recoded: ReadonlySet<OwnSectionType> = new Set(),
) {
  const watch = watchStates(old, now)
  const lists = new Map<string, Difference[]>()
  const drawn = [...recoded].map((type) => ({ type, found: [lookOf(type)] }))
  const spoken = [...compareWords(old, now), ...drawn]

  return (from: SitePage, to: SitePage): Difference[] => {
    const own = compareOwn(from, to)
    if (spoken.length === 0) return own
    const types = new Set(readSections(to).map(({ type }) => type))
    return [...own, ...spoken.flatMap(({ type, found }) => (types.has(type) ? found : []))]
  }

  function compareOwn(from: SitePage, to: SitePage): Difference[] {
    const { value: a, isSame } = watch(from, to, (model) => resolveOwn(model, from, { year }))
    if (isSame) return []
    const b = resolveOwn(now, to, { year })
    if (isSameJson(a, b)) return []
    const head = compareParts(ownParts(a), ownParts(b))
    const [was, is] = [findPagedList(old, from), findPagedList(now, to)]
    if (!was || !is) return [...head, ...compareSections(a.sections, b.sections)]
    const [before, after] = [split(a.sections, from, was), split(b.sections, to, is)]
    const own = [...head, ...compareSections(before.others, after.others)]
    if (isSameJson(before.listed, after.listed)) return own
    const name = (to.continuation?.first ?? to).path
    const whole = lists.get(name) ?? compareParts(partsOfAll(old, from, was), partsOfAll(now, to, is))
    lists.set(name, whole)
    return [...own, ...(whole.length > 0 ? whole : compareSections(before.listed, after.listed))]
  }

  /** The parts of a list as if it were on one page. */
  function partsOfAll(model: SiteModel, current: SitePage, list: PagedList): VisiblePart[] {
    const all = { ...list, size: list.entries.length, number: 1 }
    return sectionParts(resolveSection(list.section, { model, current, year, base: model.site.base ?? '/', list: all }))
  }
}

/** Changed code may render the same section differently. */
const lookOf = (type: OwnSectionType): Difference => ({
  where: { part: 'section', field: 'look', type },
  what: { kind: 'value' },
})

/** The words that section components add on their own. */
const wordsOfType: readonly [SectionType, WordGroup][] = [
  ['contactDetails', 'details'],
  ['map', 'map'],
  ['scopeOfWork', 'scope'],
  ['testimonials', 'testimonials'],
  ['gallery', 'gallery'],
  ['video', 'media'],
  ['embed', 'media'],
]

/** Compares the words that each section type uses. */
function compareWords(old: SiteModel, now: SiteModel) {
  const [was, is] = [wordsOfSite(old.site), wordsOfSite(now.site)]
  return wordsOfType.flatMap(([type, group]) => {
    const found = compareParts(wordParts(was, group), wordParts(is, group))
    return found.length > 0 ? [{ type, found }] : []
  })
}

/** Splits the sections of a page: `listed` is its long list with the links to the other pages of that list. */
function split(sections: readonly SectionModel[], page: SitePage, { section }: PagedList) {
  const at = readSections(page).filter(isShown).indexOf(section)
  return { listed: sections.slice(at, at + 2), others: sections.toSpliced(at, 2) }
}
