import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describeText } from '../../../content/add/describeText.ts'
import { checkPage } from '../../../content/check/checkPage.ts'
import { exampleOfType } from '../../../content/model/files/ownFiles.ts'
import { createSource, type Path } from '../../../content/problem/source.ts'
import { findTexts } from '../../../content/schema/findTexts.ts'
import { exampleValue, type Fields, isFields, type Schema } from '../../../content/schema/schema.ts'
import { schemaAt, valueAt } from '../../../content/schema/schemaAt.ts'
import { builtInTypes, ownPrefix, type SectionTypes } from '../../../content/schema/sectionTypes.ts'
import { unwrittenMark } from '../../../content/text/checkUnwritten.ts'
import { builderRoot } from '../../disk/builderRoot.ts'
import type { SectionChoice } from '../protocol.ts'
import { readValue } from './readValue.ts'
import { readFormats } from './tellTexts.ts'

/** All section types with their titles and descriptions. */
export const listSectionTypes = (types: SectionTypes): SectionChoice[] =>
  [...types].map(([type, { title = type, description = '' }]) => ({ type, title, description }))

/** The most list entries in a new section, enough to show its layout. */
const mostEntries = 3

interface SectionSource {
  types: SectionTypes
  /** Returns the text of a file of the site, which holds the examples of the site's own types. */
  read(file: string): string
}

/**
 * Creates a new section of a type: a shortened copy of its example, in which each text is a marker that says what to
 * write, as in drafts of `npm run add`. The check does not let a page with such a marker be published.
 */
export function newSection(
  type: string,
  { types, read }: SectionSource = { types: builtInTypes, read: () => '' },
): Fields {
  const schema = types.get(type) ?? {}
  const made = exampleValue(schema)
  const example = readExample(type, read) ?? { type, ...(isFields(made) && made) }
  const { id: _, note: __, hidden: ___, ...rest } = shortenFields(example)
  const section = withoutSamples(structuredClone(rest), types)
  const texts = findTexts(schema, section, (_text, { free, format }) => free && format !== 'href')
  for (const { path: place, field, value } of texts) {
    if (place[0] === 'source' || field === 'type') continue
    const own = schemaAt({ schema, types }, section, place) ?? {}
    const number = place.at(-1)
    // Some lists require different texts.
    const which = typeof number === 'number' && number > 0 ? ` (${number + 1})` : ''
    put(section, place, unwrittenMark(`${describeText(field, own, value)}${which}`))
  }
  return section
}

/**
 * Removes sample values that no marker can replace, such as a rating, a date or the answers of a form. A value stays if
 * its removal causes a mistake.
 */
function withoutSamples(section: Fields, types: SectionTypes): Fields {
  const mistakes = (now: Fields) => {
    const page = { name: 'Name', title: 'Title', description: 'Description', sections: [now] }
    const source = createSource('pages/new.json', JSON.stringify(page))
    return checkPage(source, page, { country: 'US', types }).problems.length
  }
  const known = mistakes(section)
  return findSamples(section, types).reduce((now, place) => {
    const without = structuredClone(now)
    const around = valueAt(without, place.slice(0, -1))
    if (isFields(around)) Reflect.deleteProperty(around, place.at(-1) ?? '')
    return mistakes(without) > known ? now : without
  }, section)
}

/**
 * The paths of sample values: all except choices, switches, pictures, links and texts. A path comes after the paths
 * that contain it.
 */
function findSamples(section: Fields, types: SectionTypes): Path[] {
  const schemaOf = (path: Path) =>
    schemaAt({ schema: types.get(String(section.type)) ?? {}, types }, section, path) ?? {}
  const walk = (value: unknown, path: Path): Path[] => {
    return entriesOf(value).flatMap(([step, inner]) => {
      const place = [...path, step]
      const isPhoto = isFields(value) && 'src' in value
      const isOfList = path[0] === 'source' && step !== 'collection'
      const isSample =
        isOfList ||
        (!isPhoto && step !== 'type' && isSampleValue(inner, schemaOf(place), () => schemaOf([...place, 0])))
      return [...(isSample ? [place] : []), ...walk(inner, place)]
    })
  }
  return walk(section, [])
}

/** The entries of a list or an object by path step; none for other values. */
function entriesOf(value: unknown): [string | number, unknown][] {
  if (Array.isArray(value)) return [...value.entries()]
  return isFields(value) ? Object.entries(value) : []
}

function isSampleValue(value: unknown, schema: Schema, schemaOfEntry: () => Schema): boolean {
  const isChoice = schema.enum !== undefined || schema.const !== undefined
  if (typeof value === 'number') return !isChoice
  if (typeof value === 'string') return !isChoice && !readFormats.has(schema.format) && schema.format !== 'href'
  if (Array.isArray(value)) return typeof value[0] === 'string' && !readFormats.has(schemaOfEntry().format)
  // An object with arbitrary keys, such as the answers that a page presets in its form.
  return isFields(value) && schema.properties === undefined && typeof schema.additionalProperties === 'object'
}

function readExample(type: string, read: (file: string) => string): Fields | undefined {
  const place = path.join(builderRoot, 'schemas/sections', type, `${type}.example.json`)
  const readOfBuilder = () => (existsSync(place) ? readFileSync(place, 'utf8') : '')
  const page = readValue(place, type.startsWith(ownPrefix) ? read(exampleOfType(type)) : readOfBuilder())
  const sections: unknown[] = isFields(page) && Array.isArray(page.sections) ? page.sections : []
  return sections.filter(isFields).find((section) => section.type === type)
}

function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, mostEntries).map(shorten)
  return isFields(value) ? shortenFields(value) : value
}

const shortenFields = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, inner]) => [name, shorten(inner)]))

function put(value: unknown, place: readonly (string | number)[], text: string): void {
  const around = valueAt(value, place.slice(0, -1))
  if (typeof around === 'object' && around !== null) Object.assign(around, { [place.at(-1) ?? '']: text })
}
