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
import { readValue } from './readValue.ts'

/** A type of section to choose from. */
export interface SectionChoice {
  type: string
  title: string
  description: string
}

/** All types of sections, with their titles and what each is for. */
export const listSectionTypes = (types: SectionTypes): SectionChoice[] =>
  [...types].map(([type, { title = type, description = '' }]) => ({ type, title, description }))

/** Entries of a list in a new section: enough to see how it looks. */
const mostEntries = 3

interface SectionSource {
  types: SectionTypes
  /** Gives the text of a file of the site, which has the examples of its own types. */
  read(file: string): string
}

/**
 * A new section of a type: the shape of its example, with a mark in place of each text that says what to write, as
 * `npm run add` makes them. The check keeps a page with such a mark from being published.
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
    // The texts of a list may have to differ.
    const which = typeof number === 'number' && number > 0 ? ` (${number + 1})` : ''
    put(section, place, unwrittenMark(`${describeText(field, own, value)}${which}`))
  }
  return section
}

/** Formats of texts that visitors read; a mark takes their place. */
const readFormats = new Set(['text', 'inline', 'body', 'prose'])

/**
 * A section without what its example says that no mark can stand for, such as a rating, a day or the answers of a form, as far
 * as it is right without that.
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

/** The places of values that are no choices, switches, pictures, links or texts; what lies in another one comes after it. */
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

/** What a list or a block of fields holds, by its step in a path; nothing for other values. */
function entriesOf(value: unknown): [string | number, unknown][] {
  if (Array.isArray(value)) return [...value.entries()]
  return isFields(value) ? Object.entries(value) : []
}

function isSampleValue(value: unknown, schema: Schema, schemaOfEntry: () => Schema): boolean {
  const isChoice = schema.enum !== undefined || schema.const !== undefined
  if (typeof value === 'number') return !isChoice
  if (typeof value === 'string') return !isChoice && !readFormats.has(schema.format ?? '') && schema.format !== 'href'
  if (Array.isArray(value)) return typeof value[0] === 'string' && !readFormats.has(schemaOfEntry().format ?? '')
  // Any names, such as the answers that a page fills into its form.
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
