import type { SectionModel } from '../model/pageModel.ts'
import { compareLists } from './compareLists.ts'
import type { What, Where } from './impact.ts'
import type { Part } from './pageParts.ts'
import { sectionParts } from './sectionParts.ts'

/** A difference between two states of one page. */
export interface Difference {
  where: Where
  what: What
}

/** What differs between two states of the same parts; a part that only one state has counts as empty in the other. */
export function compareParts(before: readonly Part[], after: readonly Part[]): Difference[] {
  const earlier = byKey(before)
  const later = byKey(after)
  const differences = [...new Set([...earlier.keys(), ...later.keys()])].flatMap((key): Difference[] => {
    const [from, to] = [earlier.get(key), later.get(key)]
    const { where } = (to ?? from) as Part
    const what =
      isThing(where) && !(from && to) ? ({ kind: to ? 'appears' : 'disappears' } as const) : compareValues(from, to)
    return what ? [{ where, what }] : []
  })
  // A thing of the structured data that appears brings all its fields along.
  const whole = new Set(differences.flatMap(({ where }) => (isThing(where) ? [where.title] : [])))
  return differences.filter(({ where }) => where.part !== 'facts' || isThing(where) || !whole.has(where.title))
}

const isThing = ({ part, field }: Where) => part === 'facts' && field === ''

function compareValues(from: Part | undefined, to: Part | undefined): What | undefined {
  if ((from && 'items' in from) || (to && 'items' in to)) return compareLists(itemsIn(from), itemsIn(to))
  const [old, now] = [valueIn(from), valueIn(to)]
  if (old?.value === now?.value) return undefined
  const readable = (old?.readable ?? true) && (now?.readable ?? true)
  return readable ? { kind: 'value', from: old?.value ?? '', to: now?.value ?? '' } : { kind: 'value' }
}

const itemsIn = (part: Part | undefined) => (part && 'items' in part ? part.items : [])
const valueIn = (part: Part | undefined) => (part && 'value' in part ? part : undefined)

/** Parts by their name; a name that occurs again gets a number. */
function byKey(parts: readonly Part[]): Map<string, Part> {
  const map = new Map<string, Part>()
  for (const part of parts) {
    const { part: place, field, title = '' } = part.where
    const key = `${place}\0${field}\0${title}`
    let number = 0
    while (map.has(`${key}\0${number}`)) number++
    map.set(`${key}\0${number}`, part)
  }
  return map
}

/** What differs between the sections of two states of one page. */
export function compareSections(before: readonly SectionModel[], after: readonly SectionModel[]): Difference[] {
  const pairs = pairSections(before, after)
  const order = pairs.flatMap(([from, to]) => (from && to ? [before.indexOf(from)] : []))
  const differences = pairs.flatMap(([from, to]): Difference[] => {
    if (from && to) return compareParts(sectionParts(from), sectionParts(to))
    const section = (from ?? to) as SectionModel
    return [{ where: whereOf(section), what: { kind: to ? 'appears' : 'disappears' } }]
  })
  if (order.some((index, at) => index < (order[at - 1] ?? 0)))
    differences.push({ where: { part: 'section', field: '' }, what: { kind: 'moves' } })
  return differences
}

function whereOf({ type, props }: SectionModel): Where {
  const { heading } = props as { heading?: string }
  return { part: 'section', field: '', type, ...(heading !== undefined && { heading }) }
}

/** Sections that are the same one in both states: alike, else of one type and heading, else of one type. */
function pairSections(before: readonly SectionModel[], after: readonly SectionModel[]) {
  const partner = new Map<SectionModel, SectionModel>()
  const taken = new Set<SectionModel>()
  const names = [
    (section: SectionModel) => JSON.stringify(section),
    ({ type, props }: SectionModel) => JSON.stringify([type, (props as { heading?: string }).heading]),
    ({ type }: SectionModel) => type,
  ]
  for (const name of names)
    for (const to of after) {
      if (partner.has(to)) continue
      const from = before.find((section) => !taken.has(section) && name(section) === name(to))
      if (!from) continue
      partner.set(to, from)
      taken.add(from)
    }
  return [
    ...after.map((to) => [partner.get(to), to] as const),
    ...before.filter((from) => !taken.has(from)).map((from) => [from, undefined] as const),
  ]
}
