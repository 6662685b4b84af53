import type { Mistake } from '../problem/mistake.ts'
import type { Path } from '../problem/source.ts'
import { isFields } from '../schema/schema.ts'
import { type FileSchema, fittingShape, schemaAt, valueAt } from '../schema/schemaAt.ts'
import { quoted } from '../wording/phrases.ts'

/**
 * Merges the mistakes of an object that has the name of a sibling field into one: `place` with a city and a state is a
 * `location`. Keeps all other mistakes.
 */
export function findMisnamed(mistakes: readonly Mistake[], value: unknown, root: FileSchema): Mistake[] {
  const found = new Map<string, Mistake>()
  for (const { path, code } of mistakes) {
    const block = path.slice(0, -1)
    const key = keyOf(block)
    if (code !== 'unknown-field' || typeof block.at(-1) !== 'string' || found.has(key)) continue
    const mistake = explain(block, value, root)
    if (mistake) found.set(key, mistake)
  }
  if (found.size === 0) return [...mistakes]
  const isInside = (path: Path) => [...path.keys()].some((at) => found.has(keyOf(path.slice(0, at + 1))))
  return [...mistakes.filter(({ path }) => !isInside(path)), ...found.values()]
}

const keyOf = (path: Path) => path.join('\0')

function explain(block: Path, value: unknown, root: FileSchema): Mistake | undefined {
  const around = block.slice(0, -1)
  const owner = valueAt(value, around)
  const written = valueAt(value, block)
  const names = isFields(written) ? Object.keys(written) : []
  const own = schemaAt(root, value, block)?.properties ?? {}
  if (!isFields(owner) || names.length < 2 || names.some((name) => Object.hasOwn(own, name))) return undefined
  const [meant, other] = Object.entries(schemaAt(root, value, around)?.properties ?? {}).filter(
    ([name, field]) => !Object.hasOwn(owner, name) && fittingShape(field, written) !== undefined,
  )
  if (!meant || other) return undefined
  return {
    path: block,
    part: 'key',
    code: 'misnamed-block',
    message: `The fields in ${quoted(String(block.at(-1)))} are those of ${quoted(meant[0])}.`,
    fix: `Rename it to ${quoted(meant[0])}.`,
    replacement: JSON.stringify(meant[0]),
  }
}
