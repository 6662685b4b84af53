import type { Mistake } from '../problem/mistake.ts'
import type { Path } from '../problem/source.ts'
import type { Fields } from '../schema/schema.ts'
import { nearest } from '../wording/nearest.ts'
import { quoted } from '../wording/phrases.ts'

interface TypedThing {
  /** `section`, `field`. */
  name: string
  /** What its entries are called: `field of a section`. */
  entry: string
  /** How a type is added: `Add "type": "prose" or another type.` */
  add: string
}

/** A block that says no type, or whose "type" is misspelt. */
export function missingType(block: Fields, path: Path, { name, entry, add }: TypedThing): Mistake {
  const misspelt = nearest('type', Object.keys(block))
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
