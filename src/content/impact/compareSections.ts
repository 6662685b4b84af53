import type { SectionModel } from '../model/pageModel.ts'
import { compareParts, type Difference } from './compareParts.ts'
import { placeOfSection, sectionParts } from './visibleParts.ts'

/** Compares the sections of two states of a page. */
export function compareSections(before: readonly SectionModel[], after: readonly SectionModel[]): Difference[] {
  const partners = pairSections(before, after)
  const kept = new Set(partners.values())
  const differences = after.flatMap((to): Difference[] => {
    const from = partners.get(to)
    return from
      ? compareParts(sectionParts(from), sectionParts(to))
      : [{ where: placeOfSection(to), what: { kind: 'appears' } }]
  })
  for (const from of before)
    if (!kept.has(from)) differences.push({ where: placeOfSection(from), what: { kind: 'disappears' } })
  const order = after.flatMap((to) => partners.get(to) ?? []).map((from) => before.indexOf(from))
  if (order.some((index, at) => index < (order[at - 1] ?? 0)))
    differences.push({ where: { part: 'section', field: '' }, what: { kind: 'moves' } })
  return differences
}

/**
 * Maps later sections to their earlier state: an identical section, else one of the same type and heading, else one of
 * the same type.
 */
function pairSections(before: readonly SectionModel[], after: readonly SectionModel[]) {
  const partners = new Map<SectionModel, SectionModel>()
  const free = new Set(before)
  const names = [
    (section: SectionModel) => JSON.stringify(section),
    (section: SectionModel) => JSON.stringify(placeOfSection(section)),
    ({ type }: SectionModel) => type,
  ]
  for (const nameOf of names)
    for (const to of after) {
      const from = partners.has(to) ? undefined : [...free].find((each) => nameOf(each) === nameOf(to))
      if (!from) continue
      partners.set(to, from)
      free.delete(from)
    }
  return partners
}
