import { byKey, compareLists, itemsOf, shownText } from './compareLists.ts'
import type { What, Where } from './impact.ts'
import type { VisiblePart } from './visibleParts.ts'

/** A difference between two states of a page. */
export interface Difference {
  where: Where
  what: What
}

/** Compares two states of the same parts. A part that exists in only one state counts as empty in the other. */
export function compareParts(before: readonly VisiblePart[], after: readonly VisiblePart[]): Difference[] {
  const [earlier, later] = [byKey(before, keyOf), byKey(after, keyOf)]
  const differences = [...new Map([...earlier, ...later])].flatMap(([key, { where }]): Difference[] => {
    const [from, to] = [earlier.get(key), later.get(key)]
    const what: What | undefined =
      isThing(where) && !(from && to) ? { kind: to ? 'appears' : 'disappears' } : compareValues(from?.value, to?.value)
    return what ? [{ where, what }] : []
  })
  // If an item of the structured data appears, its fields are not reported separately.
  const whole = new Set(differences.flatMap(({ where }) => (isThing(where) ? [where.title] : [])))
  return differences.filter(({ where }) => where.part !== 'facts' || isThing(where) || !whole.has(where.title))
}

const keyOf = ({ where: { part, field, title = '' } }: VisiblePart) => `${part}\0${field}\0${title}`
const isThing = ({ part, field }: Where) => part === 'facts' && field === ''

function compareValues(from: unknown, to: unknown): What | undefined {
  const [old, now] = [itemsOf(from), itemsOf(to)]
  if (old || now) return compareLists(old ?? [], now ?? [])
  if (shownText(from) === shownText(to)) return undefined
  return isText(from) && isText(to) ? { kind: 'value', from: from ?? '', to: to ?? '' } : { kind: 'value' }
}

const isText = (value: unknown) => typeof value === 'string' || value === undefined
