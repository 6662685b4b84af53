import type { Site } from '../../../schemas/index.ts'
import { countryInValue } from '../model/files/configFile.ts'
import type { Mistake } from '../problem/mistake.ts'
import type { Path } from '../problem/source.ts'
import { isFields, siteSchemaOf } from '../schema/schema.ts'
import { valueAt } from '../schema/schemaAt.ts'
import { checkValue } from './checkValue.ts'

/** The intended site, for checking other files while its own file has mistakes. */
export interface GuessedSite {
  site: Site
  /** The paths at which it differs from the file. */
  guessed: readonly Path[]
}

/** Parts that no other file refers to, so that their values can be dropped without consequences. */
const droppableParts: ReadonlySet<unknown> = new Set(['theme', 'notice', 'feeds', 'images'])

/** Parts that affect the checks of other files: a wrong guess would report problems in correct files. */
const decisiveFields: ReadonlySet<unknown> = new Set(['kinds', 'country', 'language'])

/**
 * Builds the site that a `site.config.json` with mistakes stands for. Applies the replacements that the mistakes offer,
 * and removes unknown fields and wrong values of parts that no other file refers to. Returns undefined if the result is
 * not a valid site.
 */
export function guessSite(value: unknown, mistakes: readonly Mistake[]): GuessedSite | undefined {
  const copy: unknown = structuredClone(value)
  // Later list entries are fixed first, so that the indexes of earlier ones stay valid.
  const lastFirst = [...mistakes].sort((a, b) => lastStep(b) - lastStep(a))
  if (!lastFirst.every((mistake) => guessOne(copy, mistake))) return undefined
  const context = { path: [], optional: false }
  const isSite = checkValue(siteSchemaOf(countryInValue(copy)), copy, context).length === 0
  // The schema from which the type is derived finds no mistake in the value.
  return isSite ? { site: copy as Site, guessed: mistakes.map(({ path }) => path) } : undefined
}

const lastStep = ({ path }: Mistake): number => {
  const step = path.at(-1)
  return typeof step === 'number' ? step : -1
}

/** Fixes a mistake in the value of the file. Returns false if the fix needs a decision. */
function guessOne(value: unknown, mistake: Mistake): boolean {
  const { path, part, span, replacement } = mistake
  const name = path.at(-1)
  const holder = valueAt(value, path.slice(0, -1))
  if (name === undefined || span || path.some((step) => decisiveFields.has(step))) return false
  const text: unknown = replacement === undefined ? undefined : JSON.parse(replacement)
  const isDroppable = droppableParts.has(path[0])
  if (Array.isArray(holder) && typeof name === 'number') {
    if (text !== undefined) holder[name] = text
    else if (isDroppable) holder.splice(name, 1)
    return text !== undefined || isDroppable
  }
  if (!isFields(holder)) return false
  const fields: Record<string, unknown> = holder
  if (part === 'key') return guessName(fields, String(name), text, mistake)
  if (text !== undefined) fields[name] = text
  else if (isDroppable) delete fields[name]
  return text !== undefined || isDroppable
}

/**
 * Renames a field. A field without a known meaning is deleted, unless it is an object, which could stand for any other
 * one.
 */
function guessName(holder: Record<string, unknown>, key: string, meant: unknown, { code, edits }: Mistake): boolean {
  const written = holder[key]
  if (code !== 'unknown-field' || edits) return false
  if (typeof meant === 'string') {
    if (Object.hasOwn(holder, meant)) return false
    holder[meant] = written
  } else if (typeof written === 'object' && written !== null) return false
  delete holder[key]
  return true
}
