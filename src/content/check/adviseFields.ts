import type { Mistake } from '../problem/mistake.ts'
import type { Path } from '../problem/source.ts'
import { allSectionTypes, isTuple, type Schema, sectionSchema } from '../schema/schema.ts'
import { isSection, schemaAt, valueAt } from '../schema/schemaAt.ts'
import { quoted, withArticle } from '../wording/phrases.ts'

/** The mistakes of a file; those of a field that other blocks of the page have say which, as nobody knows which one was meant. */
export const adviseFields = (mistakes: readonly Mistake[], value: unknown, root: Schema): Mistake[] =>
  mistakes.map((mistake) => {
    const { path, code, replacement, edits } = mistake
    const name = path.at(-1)
    if (code !== 'unknown-field' || replacement !== undefined || edits || typeof name !== 'string') return mistake
    const fix = adviceFor(path, name, value, root)
    return fix === undefined ? mistake : { ...mistake, fix }
  })

function adviceFor(path: Path, name: string, value: unknown, root: Schema): string | undefined {
  const here = path.slice(0, -1)
  if (isSection(valueAt(value, path)))
    return 'Move this section into the list "sections", without the name and the colon before it.'
  const owner = here.length === 0 ? undefined : schemaAt(root, value, here)
  if (here.length === 0 && allSectionTypes().some((type) => has(sectionSchema(type), name)))
    return 'Sections have a field of this name: move it into the section that it belongs to, or delete it.'
  for (const [list, { items }] of Object.entries(owner?.properties ?? {})) {
    if (!items || isTuple(items)) continue
    const shape = (items.anyOf ?? [items]).find((entry) => has(entry, name))
    if (shape?.title)
      return `${sentenceCase(withArticle(shape.title.toLowerCase()))} in ${quoted(list)} has a field of this name: move it there, or delete it.`
  }
  return undefined
}

const has = ({ properties = {} }: Schema, name: string) => Object.hasOwn(properties, name)
const sentenceCase = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`
