import { removePart } from '../problem/edits.ts'
import type { Mistake } from '../problem/mistake.ts'
import type { Path } from '../problem/source.ts'
import { isTuple, type Schema } from '../schema/schema.ts'
import { type FileSchema, schemaAt, valueAt } from '../schema/schemaAt.ts'
import { isSection, type SectionTypes } from '../schema/sectionTypes.ts'
import { inSentence, joinWords, quoted, withArticle } from '../wording/phrases.ts'
import { blocksWith, mayBeOfEntry } from './form/relocateFields.ts'
import { fieldsMeant, isMeantInSection } from './names/fieldNames.ts'

type Advice = Pick<Mistake, 'fix' | 'edits'>

/**
 * Adds advice to the mistakes of a file: if other objects of the file have an unknown field, its mistake names them,
 * because only the author knows which one was meant.
 */
export const adviseFields = (mistakes: readonly Mistake[], value: unknown, root: FileSchema): Mistake[] =>
  mistakes.map((mistake) => {
    const { path, code, replacement, edits } = mistake
    const name = path.at(-1)
    if (code !== 'unknown-field' || replacement !== undefined || edits || typeof name !== 'string') return mistake
    return { ...mistake, ...adviceFor(path, name, value, root) }
  })

function adviceFor(path: Path, name: string, value: unknown, root: FileSchema): Advice | undefined {
  const here = path.slice(0, -1)
  const hasSections = root.schema.properties?.sections !== undefined
  if (isSection(root.types, valueAt(value, path)))
    return { fix: 'Move this section into the list "sections", without the name and the colon before it.' }
  if (here.length === 0 && hasSections && [...root.types.values()].some((schema) => has(schema, name)))
    return { fix: 'Sections have a field of this name: move it into the section that it belongs to, or delete it.' }
  const owner = schemaAt(root, value, here)
  const block = adviceOfBlock(path, name, value, root)
  if (block || here.length === 0) return block
  for (const [list, { items }] of Object.entries(owner?.properties ?? {})) {
    if (!items || isTuple(items)) continue
    const shape = (items.anyOf ?? [items]).find((entry) => has(entry, name))
    if (shape?.title) {
      const entry = sentenceCase(withArticle(shape.title.toLowerCase()))
      return { fix: `${entry} in ${quoted(list)} has a field of this name: move it there, or delete it.` }
    }
  }
  return adviceAround(path, name, value, root)
}

/**
 * Advises on a field of an entry that an enclosing object has for another purpose, or that sections of other types
 * show.
 */
function adviceAround(path: Path, name: string, value: unknown, root: FileSchema): Advice | undefined {
  const here = path.slice(0, -1)
  const outer = here
    .map((_, index) => here.slice(0, index))
    .findLast((block) => has(schemaAt(root, value, block), name))
  const known = Object.keys(schemaAt(root, value, here)?.properties ?? {})
  const isMeantHere = isMeantInSection(name, valueAt(value, [...here, 'type'])) || fieldsMeant(name, known).length > 0
  if (!outer || isMeantHere || !mayBeOfEntry(name, here, outer, root)) return undefined
  const says = schemaAt(root, value, outer)?.properties?.[name]?.description
  if (says === undefined) return undefined
  const block = outer.length === 0 ? 'page' : 'section'
  const showing = outer.length === 0 ? sectionsWith(name, root.types) : []
  const others =
    showing.length > 0 ? `Sections of these types have one: ${joinWords(showing.map(quoted), 'and')}. ` : ''
  return {
    fix: `${others}The ${quoted(name)} of the ${block} is something else: ${inSentence(says)} Move it to where it is meant, or delete it.`,
  }
}

/** The section types that have a field themselves, not only in their entries. */
const sectionsWith = (name: string, types: SectionTypes): string[] =>
  [...types].flatMap(([type, schema]) => (has(schema, name) ? [type] : []))

/**
 * Advises on a field that an object next to it has, under this name or its name in other systems, but that cannot be
 * moved there automatically.
 */
function adviceOfBlock(path: Path, name: string, value: unknown, root: FileSchema): Advice | undefined {
  const here = path.slice(0, -1)
  const known = schemaAt(root, value, here)?.properties ?? {}
  const [block, ...others] = blocksWith(name, here, value, root)
  if (others.length > 0 || isMeantInSection(name, valueAt(value, [...here, 'type']))) return undefined
  if (block) return adviceInBlock(block, name, path, value)
  if (fieldsMeant(name, Object.keys(known)).length > 0) return undefined
  const meant = Object.entries(known).flatMap(([inner, { properties = {} }]) =>
    fieldsMeant(name, Object.keys(properties))
      .slice(0, 1)
      .map((field) => ({ inner, field })),
  )
  const [first] = meant
  if (!first || meant.some(({ field }) => field !== first.field)) return undefined
  const { field } = first
  const isThere = meant.every(({ inner }) => valueAt(value, [...here, inner, field]) !== undefined)
  const called = `It is called ${quoted(field)} and belongs in ${joinWords(meant.map(({ inner }) => quoted(inner)))}`
  return { fix: isThere ? `${called}, where it stands already: delete this one.` : `${called}: move it there.` }
}

function adviceInBlock(block: Path, name: string, path: Path, value: unknown): Advice {
  const [there, written] = [valueAt(value, [...block, name]), valueAt(value, path)]
  const belongs = `It belongs in ${quoted(String(block.at(-1)))}`
  if (there === undefined) return { fix: `${belongs}: move it there.` }
  if (JSON.stringify(there) !== JSON.stringify(written))
    return { fix: `${belongs}, where it stands already: keep the right one there, and delete this one.` }
  return {
    fix: `${belongs}, where it stands already: delete this one.`,
    edits: (source) => [removePart(source, path)],
  }
}

const has = ({ properties = {} }: Schema = {}, name: string) => Object.hasOwn(properties, name)
const sentenceCase = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`
