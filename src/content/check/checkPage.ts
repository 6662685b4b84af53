import type { Page } from '../../../schemas/index.ts'
import { type Mistake, placeMistake } from '../problem/mistake.ts'
import type { Problem } from '../problem/problem.ts'
import type { Path, Source } from '../problem/source.ts'
import { fitsPage } from '../schema/fitsSchema.ts'
import { type Fields, isFields, isSectionType, pageSchemaOf, sectionSchema, sectionTypes } from '../schema/schema.ts'
import { nearest } from '../wording/nearest.ts'
import { describeValue, quoted } from '../wording/phrases.ts'
import { checkFields } from './checkFields.ts'

export type CheckResult<T> = { value: T; problems: [] } | { value?: undefined; problems: Problem[] }

/**
 * Holds the value of one page file against the schemas of a country: the page, or every problem that this file alone has.
 */
export function checkPage(source: Source, value: unknown, country: string): CheckResult<Page> {
  if (fitsPage(value, country)) return { value: value as Page, problems: [] }
  const mistakes = findPageMistakes(value, country)
  if (mistakes.length === 0)
    throw new Error(`fitsPage refuses ${source.file}, in which checkFields finds nothing wrong.`)
  return { problems: mistakes.map((mistake) => placeMistake(source, mistake)) }
}

/** The mistakes of a page's value, before their places are looked up. */
export function findPageMistakes(value: unknown, country: string): Mistake[] {
  if (!isFields(value))
    return [notFields([], 'A page file', value, '{ "name": "…", "title": "…", "description": "…", "sections": [ … ] }')]
  const own = checkFields(pageSchemaOf(country), value, { path: [], owner: 'a page', optional: false })
  const sections: unknown[] = Array.isArray(value.sections) ? value.sections : []
  return [...own, ...sections.flatMap((section, index) => checkSection(section, ['sections', index]))]
}

function notFields(path: Path, name: string, value: unknown, example: string): Mistake {
  return {
    path,
    code: 'wrong-type',
    message: `${name} must be a block in braces { }, not ${describeValue(value)}.`,
    fix: `Write it like this: ${example}.`,
  }
}

function checkSection(section: unknown, path: Path): Mistake[] {
  if (!isFields(section)) return [notFields(path, 'A section', section, '{ "type": "hero", "heading": "…" }')]
  const { type } = section
  if (isSectionType(type))
    return checkFields(sectionSchema(type), section, { path, owner: `a ${type} section`, optional: true })
  return [type === undefined ? missingType(section, path) : unknownType(type, path)]
}

const allTypes = `Types: ${sectionTypes.join(', ')}.`

function missingType(section: Fields, path: Path): Mistake {
  const name = nearest('type', Object.keys(section))
  if (name !== undefined)
    return {
      path: [...path, name],
      part: 'key',
      code: 'unknown-field',
      message: `${quoted(name)} is not a field of a section.`,
      fix: 'Rename it to "type", which a section must have and this one lacks.',
      replacement: '"type"',
    }
  return {
    path,
    part: 'open',
    code: 'missing-type',
    message: 'This section does not say what type it is.',
    fix: `Add "type": "prose" or another type as its first field. ${allTypes}`,
  }
}

function unknownType(type: unknown, path: Path): Mistake {
  const guess = typeof type === 'string' ? nearest(type, sectionTypes) : undefined
  return {
    path: [...path, 'type'],
    code: 'unknown-type',
    message:
      typeof type === 'string' && type !== ''
        ? `There is no section type called ${quoted(type)}.`
        : `"type" must be the name of a section type, not ${describeValue(type)}.`,
    fix: guess ? `Write "${guess}". ${allTypes}` : allTypes,
    ...(guess && { replacement: JSON.stringify(guess) }),
  }
}
