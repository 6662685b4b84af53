import type { Path } from '../../../content/problem/source.ts'
import { stepInto, valueAt } from '../../../content/schema/schemaAt.ts'

/**
 * The path of a text after its list entries may have moved: the only path that differs in indexes alone and has the
 * text, or else the given path.
 *
 * @param text the text as the person saw it; undefined if unknown
 */
export function followText(value: unknown, path: Path, text: string | undefined): Path {
  if (text === undefined || valueAt(value, path) === text) return path
  const [only = path, ...others] = pathsLike(value, path).filter((each) => valueAt(value, each) === text)
  return others.length === 0 ? only : path
}

/** The paths that differ from a given one in indexes alone. */
function pathsLike(value: unknown, [step, ...rest]: Path): Path[] {
  if (step === undefined) return [[]]
  const steps = typeof step === 'number' && Array.isArray(value) ? [...value.keys()] : [step]
  return steps.flatMap((each) => pathsLike(stepInto(value, each), rest).map((inner) => [each, ...inner]))
}
