import type { Mistake } from '../problem/mistake.ts'
import type { Path } from '../problem/source.ts'
import type { Fields, Schema } from '../schema/schema.ts'
import { nearest } from '../wording/nearest.ts'
import { quoted } from '../wording/phrases.ts'

interface TypedThing {
  /** `section`, `field`. */
  name: string
  /** What its entries are called: `field of a section`. */
  entry: string
  /** The fix that adds a type: `Add "type": "prose" or another type.` */
  add: string
  /** All types, and the schema of each. */
  types: readonly string[]
  schemaOf(type: string): Schema
}

/** Explains an object without a type, or with its type under another name: `"tpye"`, `"kind": "email"`. */
export function missingType(block: Fields, path: Path, { name, entry, add, ...known }: TypedThing): Mistake {
  const misspelt = nearest('type', Object.keys(block)) ?? nameOfType(block, known)
  if (misspelt !== undefined)
    return {
      path: [...path, misspelt],
      part: 'key',
      code: 'unknown-field',
      message: `${quoted(misspelt)} is not a ${entry}.`,
      fix: `Rename it to "type", which a ${name} must have and this one lacks.`,
      replacement: '"type"',
    }
  return { path, part: 'open', code: 'missing-type', message: `This ${name} does not say what type it is.`, fix: add }
}

/** The field that contains a known type and has no meaning in any type. */
function nameOfType(block: Fields, { types, schemaOf }: Pick<TypedThing, 'types' | 'schemaOf'>): string | undefined {
  const isKnown = (name: string) => types.some((type) => Object.hasOwn(schemaOf(type).properties ?? {}, name))
  return Object.keys(block).find((name) => types.some((type) => type === block[name]) && !isKnown(name))
}
