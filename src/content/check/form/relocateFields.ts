import { removeParts, setValue } from '../../problem/edits.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { moveField } from '../../problem/moveParts.ts'
import type { Path } from '../../problem/source.ts'
import { chooseAlternative, type Fields, isFields, type Schema } from '../../schema/schema.ts'
import { type FileSchema, schemaAt, valueAt } from '../../schema/schemaAt.ts'
import { type SectionTypes, schemaOfSection } from '../../schema/sectionTypes.ts'
import { isSectionField } from '../../schema/takes.ts'
import { asJson, joinWords, quoted } from '../../wording/phrases.ts'
import { checkValue } from '../checkValue.ts'
import { isMeantInSection } from '../names/fieldNames.ts'

/** Fields of one object that all belong to one other object. */
interface Group {
  /** The object that contains them, and the one that they belong to, which may not exist yet. */
  here: Path
  there: Path
  mistakes: Mistake[]
}

/** Merges the mistakes of fields that belong to another object near theirs into one mistake. */
export function relocateFields(mistakes: readonly Mistake[], value: unknown, root: FileSchema): Mistake[] {
  const groups = new Map<string, Group>()
  for (const mistake of mistakes) {
    const there = findBlock(mistake, value, root)
    if (!there) continue
    const here = mistake.path.slice(0, -1)
    const key = `${here.join('\0')}\0\0${there.join('\0')}`
    const group = groups.get(key) ?? { here, there, mistakes: [] }
    group.mistakes.push(mistake)
    groups.set(key, group)
  }
  const moved = [...groups.values()].filter((group) => isWhole(group, value, root))
  const gone = new Set(moved.flatMap((group) => group.mistakes))
  const isFilled = ({ path, missingFields: [field, ...others] = [] }: Mistake) =>
    others.length === 0 &&
    moved.some(({ there, mistakes }) => isStart(there, path) && mistakes.some((mistake) => nameOf(mistake) === field))
  return [
    ...mistakes.filter((mistake) => !gone.has(mistake) && !isFilled(mistake)),
    ...moved.map((group) => explain(group, value)),
  ]
}

const isStart = (start: Path, path: Path) => start.every((step, index) => path[index] === step)
const nameOf = ({ path }: Mistake) => String(path.at(-1))

/** Finds the enclosing or nested object that has a field of this name, lacks its value and accepts the given one. */
function findBlock({ path, code, replacement }: Mistake, value: unknown, root: FileSchema): Path | undefined {
  const name = path.at(-1)
  if (code !== 'unknown-field' || typeof name !== 'string') return undefined
  const here = path.slice(0, -1)
  const written = valueAt(value, path)
  const takes = (block: Path) => {
    const owner = valueAt(value, block)
    const field = shapeFor(block, name, written, value, root)?.properties?.[name]
    if (!field || (owner !== undefined && !isFields(owner)) || (isFields(owner) && Object.hasOwn(owner, name)))
      return false
    return checkValue(field, written, { path: [], optional: false }).length === 0
  }
  const around = here.flatMap((step, index) => (typeof step === 'string' || index > 0 ? [here.slice(0, index)] : []))
  const outside = around.findLast(takes)
  const isNeeded = outside !== undefined && schemaAt(root, value, outside)?.required?.includes(name) === true
  const isOfSection = isMeantInSection(name, valueAt(value, [...here, 'type']))
  // A field with another name and the same meaning takes precedence, unless the enclosing object requires the field and
  // lacks it.
  if (replacement !== undefined || isOfSection)
    return isNeeded && (replacement === undefined || !isOfSection) ? outside : undefined
  const [within, other] = blocksWith(name, here, value, root).filter(takes)
  if (other) return undefined
  if (!within && !outside && here.length === 0) return sectionLacking(name, { value, types: root.types }, takes)
  // Both a nested object and an enclosing one may have the field.
  if (within) return outside ? undefined : within
  return outside && (isNeeded || !mayBeOfEntry(name, here, outside, root)) ? outside : undefined
}

/**
 * Whether a field would leave a list entry or a section although others of their kind have a field of its name: the
 * author may mean the picture of that entry rather than that of the page.
 */
export const mayBeOfEntry = (name: string, here: Path, outside: Path, { types }: FileSchema): boolean =>
  here[0] === 'sections' &&
  here.slice(outside.length).some((step) => typeof step === 'number') &&
  isSectionField(name, types)

/** Returns the paths of nested objects that may have a field of this name. */
export const blocksWith = (name: string, here: Path, value: unknown, root: FileSchema): Path[] =>
  Object.entries(schemaAt(root, value, here)?.properties ?? {}).flatMap(([block, field]) =>
    (field.anyOf ?? [field]).some(({ properties = {} }) => Object.hasOwn(properties, name)) ? [[...here, block]] : [],
  )

/**
 * Returns the schema of an object. If there are alternatives, chooses the one that matches with the additional field.
 */
function shapeFor(block: Path, name: string, written: unknown, value: unknown, root: FileSchema): Schema | undefined {
  const last = block.at(-1)
  const owner = valueAt(value, block)
  const field = typeof last === 'string' ? schemaAt(root, value, block.slice(0, -1))?.properties?.[last] : undefined
  if (!field) return schemaAt(root, value, block)
  return field.anyOf ? chooseAlternative(field.anyOf, { ...(isFields(owner) && owner), [name]: written }) : field
}

/** Returns the only section that requires a field and lacks it, for a field of the page itself. */
function sectionLacking(
  name: string,
  { value, types }: { value: unknown; types: SectionTypes },
  takes: (block: Path) => boolean,
): Path | undefined {
  const { sections }: Fields = isFields(value) ? value : {}
  if (!Array.isArray(sections)) return undefined
  const lacks = (each: unknown) => schemaOfSection(types, each)?.required?.includes(name)
  const [section, other] = sections.flatMap((each: unknown, index) =>
    lacks(each) && takes(['sections', index]) ? [['sections', index]] : [],
  )
  return other ? undefined : section
}

/** Whether the object that fields belong to exists, or has all its required fields once they are in it. */
function isWhole({ there, mistakes }: Group, value: unknown, root: FileSchema): boolean {
  if (valueAt(value, there) !== undefined) return true
  const [first] = mistakes
  const names = mistakes.map(nameOf)
  const { required = [] } = (first && shapeFor(there, nameOf(first), valueAt(value, first.path), value, root)) ?? {}
  return required.length > 0 && required.every((name) => names.includes(name))
}

function explain({ here, there, mistakes }: Group, value: unknown): Mistake {
  const [first] = mistakes
  const names = mistakes.map(nameOf)
  const isThere = valueAt(value, there) !== undefined
  const one = names.length === 1
  const message =
    first && one
      ? first.message
      : `${joinWords(names.map(quoted), 'and')} are not fields of ${first?.blockName ?? 'this block'}.`
  const place = { path: [...here, names[0] ?? ''], part: 'key' as const, code: 'misplaced-field' as const, message }
  if (there.length === 0 && names.some((name) => hidesPage.has(name)))
    return {
      ...place,
      fix: `To leave out this section alone, write "hidden": true; to leave out the whole page, move ${one ? 'it' : 'them'} to the fields of the page.`,
    }
  const isSection = typeof there.at(-1) === 'number'
  return {
    ...place,
    fix: `Move ${one ? 'it' : 'them'} ${nameTarget({ here, there }, names, value)}.`,
    ...(isThere &&
      there.length > 0 && {
        also: { path: there, part: 'key', message: `That ${isSection ? 'section' : 'block'} begins here.` },
      }),
    edits: (source) => [
      ...(isThere
        ? names.map((name) => moveField(source, [...here, name], there))
        : [setValue(source, there, fieldsOf(valueAt(value, here), names))]),
      ...removeParts(source, here, names),
    ],
  }
}

/** Describes where to move fields: `into "image"`, `out of "image", to the fields of the section`. */
function nameTarget({ here, there }: Pick<Group, 'here' | 'there'>, names: readonly string[], value: unknown): string {
  const from = here.findLast((step) => typeof step === 'string')
  const outOf = `${from === undefined ? '' : `out of ${quoted(String(from))}, `}to the fields of the`
  if (there.length === 0) return `${outOf} page`
  if (typeof there.at(-1) === 'number')
    return `${outOf} ${from === undefined ? `${String(valueAt(value, [...there, 'type']))} ` : ''}section`
  const block = quoted(String(there.findLast((step) => typeof step === 'string')))
  if (valueAt(value, there) !== undefined) return `into ${block}`
  const fields = asJson(fieldsOf(valueAt(value, here), names)) ?? '{ … }'
  return `into a block of that name: ${block}: ${fields}`
}

/** Fields that hide a page from visitors. In a section, they may be meant for the section. */
const hidesPage = new Set(['draft', 'status'])

const fieldsOf = (block: unknown, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, isFields(block) ? block[name] : undefined]))
