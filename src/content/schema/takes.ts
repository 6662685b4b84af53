import { americanSite, site } from '../../../schemas/index.ts'
import { oncePer } from './oncePer.ts'
import { isTuple, pageSchema, type Schema } from './schema.ts'
import type { SectionTypes } from './sectionTypes.ts'

type Takes = 'text' | 'texts' | 'number'

/**
 * What a field of this name takes wherever it occurs: a text as `zip`, a list of texts as `zips`, a number as `minutes`;
 * undefined for all others.
 *
 * @param isOfPage whether it is a field of the page itself, as the `price` of an event is, which is a number
 */
export function takes(name: string, types: SectionTypes, isOfPage = false): Takes | undefined {
  const field = isOfPage ? pageSchema.properties?.[name] : undefined
  return field ? takenBy(field) : knownNames(types).get(name)
}

/** Whether sections of a type, or blocks and entries in them, have a field of this name. */
export function isSectionField(name: string, types: SectionTypes): boolean {
  return sectionNames(types).has(name)
}

const knownNames = oncePer(findNames)
const sectionNames = oncePer((types: SectionTypes) => new Set([...types.values()].flatMap(namesIn)))

/** The names of all fields of a block, and of the blocks and entries in it. */
const namesIn = ({ properties = {}, items, anyOf = [] }: Schema): string[] => [
  ...Object.entries(properties).flatMap(([name, field]) => [name, ...namesIn(field)]),
  ...[...anyOf, ...[items ?? []].flat()].flatMap(namesIn),
]

const numbers = new Set<Schema['type']>(['number', 'integer'])

function takenBy({ type, items }: Schema): Takes | undefined {
  if (type === 'string') return 'text'
  if (!isTuple(items) && items?.type === 'string') return 'texts'
  return numbers.has(type) ? 'number' : undefined
}

function findNames(types: SectionTypes): Map<string, Takes> {
  const takes = new Map<string, Takes | undefined>()
  const visit = ({ properties = {}, items, anyOf = [], additionalProperties }: Schema): void => {
    for (const [name, field] of Object.entries(properties)) {
      const own = takenBy(field)
      takes.set(name, takes.has(name) && takes.get(name) !== own ? undefined : own)
      // The words of the builder have names of their own.
      if (name !== 'words') visit(field)
    }
    for (const inner of [...anyOf, ...[items ?? []].flat()]) visit(inner)
    if (typeof additionalProperties === 'object') visit(additionalProperties)
  }
  const all: Schema[] = [pageSchema, site, americanSite, ...types.values()]
  for (const schema of all) visit(schema)
  return new Map([...takes].flatMap(([name, own]) => (own ? [[name, own] as const] : [])))
}
