import type { Mistake } from '../problem/mistake.ts'
import type { Source } from '../problem/source.ts'
import { isFields } from '../schema/schema.ts'
import { type FileSchema, schemaAt, valueAt } from '../schema/schemaAt.ts'
import { quoted } from '../wording/phrases.ts'

/**
 * Adds advice to the mistakes of a file: if a wrong choice is the name of a boolean field, such as `"status": "draft"`,
 * the fix names that field.
 */
export const explainFlags = (mistakes: readonly Mistake[], value: unknown, root: FileSchema): Mistake[] =>
  mistakes.map((mistake) => (mistake.code === 'unknown-choice' ? toFlag(mistake, value, root) : mistake))

function toFlag(mistake: Mistake, value: unknown, root: FileSchema): Mistake {
  const { path } = mistake
  const here = path.slice(0, -1)
  const written = valueAt(value, path)
  const flag = typeof written === 'string' ? written.trim().toLowerCase() : ''
  const block = valueAt(value, here)
  if (schemaAt(root, value, here)?.properties?.[flag]?.type !== 'boolean' || !isFields(block)) return mistake
  const { replacement: _, edits: __, ...rest } = mistake
  const words = `${quoted(flag)}: true`
  if (Object.hasOwn(block, flag))
    return { ...rest, fix: `Delete it: ${quoted(flag)} is a field of its own, and is there already.` }
  return {
    ...rest,
    fix: `Write ${words} in its place: that is a field of its own.`,
    edits: (source: Source) => [
      { file: source.file, start: source.place(path, 'key').start, end: source.place(path).end, text: words },
    ],
  }
}
