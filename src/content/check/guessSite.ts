import type { Site } from '../../../schemas/index.ts'
import { countryInValue } from '../model/files/configFile.ts'
import type { Mistake } from '../problem/mistake.ts'
import type { Path } from '../problem/source.ts'
import { isFields, siteSchemaOf } from '../schema/schema.ts'
import { valueAt } from '../schema/schemaAt.ts'
import { checkValue } from './checkValue.ts'

/** A site as its file means it, for the checks of other files while that file has mistakes. */
export interface GuessedSite {
  site: Site
  /** Where it is not as the file says. */
  guessed: readonly Path[]
}

/** Parts that no other file names: a value of theirs can be left out, and nothing else becomes wrong by that. */
const droppableParts: ReadonlySet<unknown> = new Set(['theme', 'notice', 'feeds', 'images'])

/** By these, other files are judged: a wrong guess would find faults in files without any. */
const decisiveFields: ReadonlySet<unknown> = new Set(['kinds', 'country', 'language'])

/**
 * Makes the site that a `site.config.json` with mistakes means: with the words that their messages offer, without fields
 * that it cannot have, and without wrong values of parts that no other file names. Undefined where that is no site yet.
 */
export function guessSite(value: unknown, mistakes: readonly Mistake[]): GuessedSite | undefined {
  const copy: unknown = structuredClone(value)
  // The later one of two entries goes first, so that the number of the other one stays right.
  const lastFirst = [...mistakes].sort((a, b) => lastStep(b) - lastStep(a))
  if (!lastFirst.every((mistake) => guessOne(copy, mistake))) return undefined
  const context = { path: [], optional: false }
  const isSite = checkValue(siteSchemaOf(countryInValue(copy)), copy, context).length === 0
  // The schema from which the type is made finds no mistake in the value.
  return isSite ? { site: copy as Site, guessed: mistakes.map(({ path }) => path) } : undefined
}

const lastStep = ({ path }: Mistake): number => {
  const step = path.at(-1)
  return typeof step === 'number' ? step : -1
}

/** Fixes a mistake in the value of the file; false where that needs a person. */
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

/** Gives a field the name that was meant; one that means nothing goes, unless it holds a block, which may be any other. */
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
