import { seededScenes } from '../model/seededScenes.ts'
import { type Fields, isFields } from '../schema/schema.ts'
import { htmlToText } from '../text/htmlToText.ts'
import type { ListChange } from './impact.ts'

/** A list entry. Entries with the same `id` are the same entry; the same `shown` means the same HTML. */
interface Item {
  id: string
  /** The text that visitors read first. */
  label: string
  /** A remark for when it joins the list, without a full stop. */
  note?: string
  shown: string
}

/** Converts a list to items. Returns undefined for any other value, and if an entry has no text that names it. */
export function itemsOf(value: unknown): Item[] | undefined {
  const items = Array.isArray(value) ? value.map(itemOf) : [undefined]
  return items.every((item) => item !== undefined) ? items : undefined
}

function itemOf(entry: unknown): Item | undefined {
  const shown = shownText(entry)
  if (typeof entry === 'string') return { id: entry, label: htmlToText(entry), shown }
  if (!isFields(entry)) return undefined
  const { label, name, title, question, text, href, link, note } = entry
  const words = [label, name, title, question, text].find((each) => typeof each === 'string')
  if (words === undefined) return undefined
  const address = href ?? (isFields(link) ? link.href : undefined)
  return {
    id: typeof address === 'string' ? address : words,
    label: htmlToText(words),
    ...(typeof note === 'string' && { note }),
    shown,
  }
}

/** Converts a value to a string that differs exactly if its HTML differs. */
export function shownText(value: unknown): string {
  return (
    JSON.stringify(value, function (this: Fields, key: string, inner: unknown) {
      return key === 'seed' && !seededScenes.includes(String(this.scene)) ? undefined : inner
    }) ?? ''
  )
}

/** Compares two states of a list. Returns undefined if they are the same. */
export function compareLists(before: readonly Item[], after: readonly Item[]): ListChange | undefined {
  const [old, now] = [byKey(before, idOf), byKey(after, idOf)]
  const leaving = [...old].filter(([id]) => !now.has(id)).map(([, item]) => item)
  const joining = [...now].filter(([id]) => !old.has(id)).map(([, item]) => item)
  const both = [...now].flatMap(([id, to]) => pairOf(old.get(id), to))
  const moved = joining.flatMap((to) =>
    pairOf(
      leaving.find(({ id, label }) => label === to.label && id !== label),
      to,
    ),
  )
  const replaced = before.length === after.length ? after.flatMap((to, index) => pairOf(before[index], to)) : []
  const rewritten = replaced.filter(
    ({ from, to }) =>
      leaving.includes(from) && joining.includes(to) && ![from, to].some(isPage) && from.label !== to.label,
  )
  const told = new Set([...moved, ...rewritten].flatMap(({ from, to }) => [from, to]))
  const joins = joining.filter((item) => !told.has(item))
  const renamed = [...both.filter(({ from, to }) => from.label !== to.label), ...rewritten]
  const common = [...now.keys()].filter((id) => old.has(id))
  const change: ListChange = {
    kind: 'list',
    joins: joins.map(({ label }) => label),
    notes: joins.flatMap(({ note }) => note ?? []),
    leaves: leaving.filter((item) => !told.has(item)).map(({ label }) => label),
    renamed: renamed.map(({ from, to }) => ({ from: from.label, to: to.label })),
    moved: moved.map(({ to }) => ({ label: to.label, to: to.id })),
    changed: both
      .filter(({ from, to }) => from.label === to.label && from.shown !== to.shown)
      .map(({ to }) => to.label),
    reordered: [...old.keys()].filter((id) => now.has(id)).some((id, index) => id !== common[index]),
  }
  const isSame = Object.values(change).every((part) => (Array.isArray(part) ? part.length === 0 : part !== true))
  return isSame ? undefined : change
}

const idOf = ({ id }: Item) => id
const pairOf = (from: Item | undefined, to: Item) => (from ? [{ from, to }] : [])

/** Whether an entry is a page of the site. Another page at its position does not replace it. */
const isPage = ({ id }: Item) => id.startsWith('/')

/** Maps entries by key. If keys repeat, later ones are lengthened. */
export function byKey<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string): Map<string, Entry> {
  const map = new Map<string, Entry>()
  for (const entry of entries) {
    let key = keyOf(entry)
    while (map.has(key)) key += '\0'
    map.set(key, entry)
  }
  return map
}
