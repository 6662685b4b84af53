import type { ListChange } from './impact.ts'
import type { Item } from './pageParts.ts'

/** What joins, leaves or changes between two states of a list; undefined where nothing does. */
export function compareLists(before: readonly Item[], after: readonly Item[]): ListChange | undefined {
  const [old, now] = [byId(before), byId(after)]
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
    reordered: isReordered([...old.keys()], [...now.keys()]),
  }
  const { kind: _, reordered, ...lists } = change
  return reordered || Object.values(lists).some((list) => list.length > 0) ? change : undefined
}

const pairOf = (from: Item | undefined, to: Item) => (from ? [{ from, to }] : [])

/** Whether an entry is a page of the site, which a neighbour in its place does not replace. */
const isPage = ({ id }: Item) => id.startsWith('/')

/** Entries by `id`; one that occurs again keeps a place of its own. */
function byId(items: readonly Item[]): Map<string, Item> {
  const map = new Map<string, Item>()
  for (const item of items) {
    let { id } = item
    while (map.has(id)) id += '\0'
    map.set(id, item)
  }
  return map
}

/** Whether what two lists have in common stands in another order. */
function isReordered(before: readonly string[], after: readonly string[]): boolean {
  const [old, now] = [new Set(before), new Set(after)]
  const common = after.filter((id) => old.has(id))
  return before.filter((id) => now.has(id)).some((id, index) => id !== common[index])
}
