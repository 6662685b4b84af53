import { isFields, type Schema } from '../../../content/schema/schema.ts'
import { schemaAt } from '../../../content/schema/schemaAt.ts'
import { schemaOfSection } from '../../../content/schema/sectionTypes.ts'
import type { Path } from '../protocol.ts'
import { type OpenFile, rootSchema } from './tellTexts.ts'

/** The location of a path as the panel labels it: `Checklist, Entries 2, Detail`; empty for the whole file. */
export function labelOf(open: OpenFile, path: Path): string {
  const words: string[] = []
  path.forEach((step, index) => {
    const title = titleAt(open, path.slice(0, index + 1))
    const last = words.at(-1)
    if (index === 0 && step === 'sections') return
    if (index === 1 && path[0] === 'sections') words.push(title ?? 'Section')
    else if (typeof step === 'number' && last !== undefined) words.splice(-1, 1, `${last} ${step + 1}`)
    else words.push(title ?? String(step))
  })
  return words.join(', ')
}

function titleAt({ file, value, types }: OpenFile, path: Path): string | undefined {
  const [first, index] = path
  if (path.length === 2 && first === 'sections' && typeof index === 'number') {
    const sections: unknown = isFields(value) ? value.sections : undefined
    return schemaOfSection(types, Array.isArray(sections) ? sections[index] : undefined)?.title
  }
  return schemaAt({ schema: rootSchema(file), types }, value, path)?.title
}

/**
 * Replaces quoted field names in the words of a problem with the labels of the panel. It knows the field at the path
 * and its siblings.
 */
export function sayLabels({ file, value, types }: OpenFile, path: Path, words: string): string {
  const block: Schema | undefined =
    path.length < 2 ? rootSchema(file) : schemaAt({ schema: rootSchema(file), types }, value, path.slice(0, -1))
  const { properties = {} } = block ?? {}
  return words.replace(/"(\w+)"/g, (quoted, name: string) => {
    const title = Object.hasOwn(properties, name) ? properties[name]?.title : undefined
    return title === undefined ? quoted : `"${title}"`
  })
}
