import { americanSite, site } from '../../../schemas/index.ts'
import { oncePer } from './oncePer.ts'
import { isTuple, pageSchema, type Schema } from './schema.ts'
import type { SectionTypes } from './sectionTypes.ts'

type Takes = 'text' | 'texts' | 'number'

/**
 * Returns the kind of value that every field of this name takes: a string such as `zip`, a list of strings such as
 * `zips`, or a number such as `minutes`. Returns undefined if the fields differ or take something else.
 *
 * @param isOfPage whether it is a field of the page itself, such as the numeric `price` of an event
 */
export function takes(name: string, types: SectionTypes, isOfPage: boolean): Takes | undefined {
  const field = isOfPage ? pageSchema.properties?.[name] : undefined
  return field ? takenBy(field) : knownNames(types).get(name)
}

/** Whether any section type has a field of this name, at any depth. */
export function isSectionField(name: string, types: SectionTypes): boolean {
  return sectionNames(types).has(name)
}

const knownNames = oncePer(findNames)
const sectionNames = oncePer((types: SectionTypes) => new Set([...types.values()].flatMap(namesIn)))

/** The names of all fields in a schema, at any depth. */
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
      // The `words` of the builder have names that occur nowhere else.
      if (name !== 'words') visit(field)
    }
    for (const inner of [...anyOf, ...[items ?? []].flat()]) visit(inner)
    if (typeof additionalProperties === 'object') visit(additionalProperties)
  }
  const all: Schema[] = [pageSchema, site, americanSite, ...types.values()]
  for (const schema of all) visit(schema)
  return new Map([...takes].flatMap(([name, own]) => (own ? [[name, own] as const] : [])))
}
