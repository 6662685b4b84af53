import type { Mistake } from '../problem/mistake.ts'
import { moveBehind, moveToList } from '../problem/moveParts.ts'
import type { Path } from '../problem/source.ts'
import { isFields, isTuple, type Schema } from '../schema/schema.ts'
import { type FileSchema, fitsEntry, fittingShape, schemaAt, valueAt } from '../schema/schemaAt.ts'
import { isSection, type SectionTypes } from '../schema/sectionTypes.ts'
import { quoted, withArticle } from '../wording/phrases.ts'
import { adviseFields } from './adviseFields.ts'
import { findMisnamed } from './findMisnamed.ts'
import { relocateFields } from './form/relocateFields.ts'

const code = 'misplaced-entry'

/**
 * Merges the mistakes of an entry in a wrong list, and of fields in a wrong object, into one mistake each. Their names
 * show where they belong. Keeps all other mistakes.
 */
export function relocate(mistakes: readonly Mistake[], value: unknown, root: FileSchema): Mistake[] {
  const strangers = mistakes.flatMap((mistake) => entriesOf(mistake, value, root.types))
  const found = new Map<string, Mistake>()
  for (const path of strangers) {
    const key = keyOf(path)
    const mistake = found.has(key) ? undefined : explainEntry(path, value, root)
    if (mistake) found.set(key, mistake)
  }
  const others = mistakes.filter(
    ({ path }) => ![...path.keys()].some((index) => found.has(keyOf(path.slice(0, index + 1)))),
  )
  const fields = relocateFields(findMisnamed(others, value, root), value, root)
  return [...adviseFields(fields, value, root), ...found.values()]
}

const keyOf = (path: Path) => path.join('\0')

/**
 * The list entries with a mistake that their place may cause: a whole section, or an entry with a field of another
 * list.
 */
function entriesOf({ path, code, replacement }: Mistake, value: unknown, types: SectionTypes): Path[] {
  if (code === 'missing-type') return [path]
  const sections = [4, 5, 6]
    .map((length) => path.slice(0, length))
    .filter((part) => isSection(types, valueAt(value, part)))
  const entry = path.slice(0, -1)
  const isStrange = code === 'unknown-field' && replacement === undefined && typeof entry.at(-1) === 'number'
  return isStrange ? [...sections, entry] : sections
}

function explainEntry(path: Path, value: unknown, root: FileSchema): Mistake | undefined {
  const entry = valueAt(value, path)
  const isInSections = path.length === 2 && path[0] === 'sections'
  if (isSection(root.types, entry)) {
    if (isInSections || path[0] !== 'sections' || path.length < 4) return undefined
    const owner = path.slice(0, 2)
    return {
      path,
      part: 'open',
      code,
      message: `This section stands inside the list ${quoted(String(path.at(-2)))} of another one.`,
      fix: 'Move it behind that section: sections stand one behind the other in "sections".',
      edits: (source) => moveBehind(source, path, owner),
      also: { path: [...owner, 'type'], message: 'That section begins here.' },
    }
  }
  const lists = findLists(value, root).filter(({ items }) => fitsEntry(items, entry))
  const list = isInSections ? nearestBefore(lists, Number(path[1])) : lists.length === 1 ? lists[0] : undefined
  if (!list) return lists.length > 0 ? undefined : explainForeign(path, entry, value, root)
  if (keyOf(list.path) === keyOf(path.slice(0, -1))) return undefined
  const noun = (fittingShape(list.items, entry)?.title ?? 'entry').toLowerCase()
  const here = isInSections ? 'among the sections of the page' : 'in another list'
  return {
    path,
    part: 'open',
    code,
    message: `This ${noun} stands ${here}.`,
    fix: `Move it into the list ${quoted(String(list.path.at(-1)))} of ${withArticle(`${list.type} section`)}, above the ] that ends it.`,
    edits: (source) => moveToList(source, path, list.path),
    also: { path: list.path, part: 'key', message: 'That list begins here.' },
  }
}

/** Explains an entry with all fields of an entry of another section type that the page does not have. */
function explainForeign(path: Path, entry: unknown, value: unknown, root: FileSchema): Mistake | undefined {
  const [found, other] = [...root.types].flatMap(([type, { properties = {} }]) =>
    Object.entries(properties).flatMap(([list, { items }]) => {
      const shape = isTuple(items) ? undefined : fittingShape(items, entry)
      return shape?.title && shape.required ? [{ type, list, noun: shape.title.toLowerCase() }] : []
    }),
  )
  if (!found || other) return undefined
  const { type, list, noun } = found
  const here = path.length === 2 ? undefined : schemaAt(root, value, path)
  const own = Object.keys(here?.properties ?? {}).map(quoted)
  const use = own.length > 0 ? `, or use the fields that an entry has here: ${own.join(', ')}` : ''
  return {
    path,
    part: 'open',
    code,
    pageDecides: true,
    message: `This ${noun} belongs in ${withArticle(`${type} section`)}, which this page does not have.`,
    fix: `Add the section around it: { "type": ${quoted(type)}, ${quoted(list)}: [ … ] }${use}.`,
  }
}

interface List {
  path: Path
  items: Schema
  /** The type of its section. */
  type: string
}

/** Returns the lists of all sections whose entries are objects. */
function findLists(value: unknown, root: FileSchema): List[] {
  const sections: unknown = isFields(value) ? value.sections : undefined
  if (!Array.isArray(sections)) return []
  return sections.flatMap((section: unknown, index) => {
    if (!isSection(root.types, section) || !isFields(section)) return []
    return Object.entries(section).flatMap(([name, list]): List[] => {
      if (!Array.isArray(list)) return []
      const path = ['sections', index, name]
      const { items } = schemaAt(root, value, path) ?? {}
      return items && !isTuple(items) && (items.anyOf ?? [items]).some(({ properties }) => properties)
        ? [{ path, items, type: String(section.type) }]
        : []
    })
  })
}

/** The last list before a section, or the first one after it. */
const nearestBefore = (lists: readonly List[], index: number) =>
  lists.findLast(({ path }) => Number(path[1]) < index) ?? lists[0]
