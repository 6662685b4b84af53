import type { Page, SectionType } from '../../../schemas/index.ts'
import { type Mistake, placeMistake } from '../problem/mistake.ts'
import type { Problem } from '../problem/problem.ts'
import type { Path, Source } from '../problem/source.ts'
import { type Fields, isFields, pageSchemaOf } from '../schema/schema.ts'
import { ownPrefix, type SectionTypes, schemaOfSection } from '../schema/sectionTypes.ts'
import { nearest } from '../wording/nearest.ts'
import { describeValue, joinWords, quoted } from '../wording/phrases.ts'
import { checkValue } from './checkValue.ts'
import { explainFlags } from './explainFlags.ts'
import { findOtherFile } from './findOtherFile.ts'
import { missingType } from './missingType.ts'
import { nearestToWish } from './nearestToWish.ts'
import { relocate } from './relocate.ts'
import { namedBlock, sectionBlock } from './valueContext.ts'

export type CheckResult<T> = { value: T; problems: [] } | { value?: undefined; problems: Problem[] }

/** Converts mistakes to problems. If there are none, returns the value as the type that its schema describes. */
export function resultOf<T>(source: Source, value: unknown, mistakes: readonly Mistake[]): CheckResult<T> {
  if (mistakes.length > 0) return { problems: mistakes.map((mistake) => placeMistake(source, mistake)) }
  // json-schema-to-ts derives T from the schema that found no mistake in the value.
  return { value: value as T, problems: [] }
}

/** The rules for page files: the country and the section types of the site. */
export interface PageRules {
  country: string
  types: SectionTypes
}

/**
 * Checks the value of a page file against the schemas of its site. Returns the page, or all problems that this file has
 * by itself.
 */
export const checkPage = (source: Source, value: unknown, rules: PageRules): CheckResult<Page> =>
  resultOf(source, value, findPageMistakes(value, rules))

/** Whether a value is a valid page of a site, including its sections. */
export const isPage = (value: unknown, rules: PageRules): value is Page => findPageMistakes(value, rules).length === 0

/** Whether a value is a valid `location` object of a page in a country. */
export const isLocation = (value: unknown, country: string): boolean =>
  checkValue(pageSchemaOf(country).properties?.location ?? {}, value, { path: [], optional: false }).length === 0

/** Finds the mistakes in the value of a page. */
export function findPageMistakes(value: unknown, { country, types }: PageRules): Mistake[] {
  if (!isFields(value))
    return [notFields([], 'A page file', value, '{ "name": "…", "title": "…", "description": "…", "sections": [ … ] }')]
  const other = findOtherFile(value, 'pages')
  if (other) return [other]
  const schema = pageSchemaOf(country)
  const own = checkValue(schema, value, { path: [], block: namedBlock('page'), optional: false })
  const sections: unknown[] = Array.isArray(value.sections) ? value.sections : []
  const all = [...own, ...sections.flatMap((section, index) => checkSection(section, ['sections', index], types))]
  const root = { schema, types }
  return all.length === 0 ? all : relocate(explainFlags(all, value, root), value, root)
}

/** The mistake for a value that is not an object. */
export function notFields(path: Path, name: string, value: unknown, example: string): Mistake {
  return {
    path,
    code: 'wrong-type',
    message: `${name} must be a block in braces { }, not ${describeValue(value)}.`,
    fix: `Write it like this: ${example}.`,
  }
}

/** Finds the mistakes in a section. */
export function checkSection(section: unknown, path: Path, types: SectionTypes): Mistake[] {
  if (!isFields(section))
    return [
      {
        ...notFields(path, 'A section', section, '{ "type": "hero", "heading": "…" }'),
        sharedCause: 'entries of sections',
      },
    ]
  const { type } = section
  const schema = schemaOfSection(types, section)
  if (schema) return checkValue(schema, section, { path, block: sectionBlock(String(type)), optional: true })
  return [type === undefined ? missingType(section, path, sectionThing(types)) : unknownType(section, path, types)]
}

/** Suggests a type for a name with a missing or superfluous `our/`, the prefix of the site's own types. */
function ownTypeFor(type: string, types: SectionTypes): Pick<Mistake, 'message' | 'fix' | 'replacement'> | undefined {
  const isMarked = type.startsWith(ownPrefix)
  const own = [...types.keys()].filter((each) => each.startsWith(ownPrefix))
  const name = isMarked ? type.slice(ownPrefix.length) : type
  const names = own.map((each) => each.slice(ownPrefix.length))
  const guess = isMarked ? nearest(name, names) : names.find((each) => each === name)
  if (!isMarked && guess === undefined) return undefined
  const message = `There is no section type called ${quoted(type)}.`
  if (guess !== undefined) {
    const meant = `${ownPrefix}${guess}`
    return { message, fix: `Write ${quoted(meant)}.`, replacement: JSON.stringify(meant) }
  }
  const there = own.length === 0 ? 'this site has none yet' : `this site has ${joinWords(own.map(quoted), 'and')}`
  return { message, fix: `Such a type is the folder sections/${name}/ of the site; ${there}.` }
}

const allTypes = (types: SectionTypes) => `Types: ${[...types.keys()].join(', ')}.`

const sectionThing = (types: SectionTypes) => ({
  name: 'section',
  entry: 'field of a section',
  add: `Add "type": "prose" or another type as its first field. ${allTypes(types)}`,
  types: [...types.keys()],
  schemaOf: (type: string) => types.get(type) ?? {},
})

function unknownType(section: Fields, path: Path, types: SectionTypes): Mistake {
  const { type } = section
  const base = { path: [...path, 'type'], code: 'unknown-type' as const }
  if (typeof type !== 'string' || type === '') {
    const message = `"type" must be the name of a section type, not ${describeValue(type)}.`
    return { ...base, message, fix: allTypes(types) }
  }
  const own = ownTypeFor(type, types)
  if (own) return { ...base, ...own }
  const message = `There is no section type called ${quoted(type)}.`
  const guess = nearest(type, [...types.keys()])
  if (guess)
    return { ...base, message, fix: `Write "${guess}". ${allTypes(types)}`, replacement: JSON.stringify(guess) }
  const wish = nearestToWish(type)
  if (!wish) return { ...base, message, fix: allTypes(types) }
  if ('way' in wish) return { ...base, message, fix: wish.way }
  const fix = `It is called ${quoted(wish.type)} here; pages/REFERENCE.md shows its fields.`
  return {
    ...base,
    message,
    fix,
    ...(isMeant(section, wish.type, types) && { replacement: JSON.stringify(wish.type) }),
  }
}

/** Whether a section would be valid with another type, if fixes are applied. */
const isMeant = (section: Fields, type: SectionType, types: SectionTypes): boolean =>
  checkSection({ ...section, type }, [], types).every(
    ({ replacement, edits }) => replacement !== undefined || edits !== undefined,
  )
