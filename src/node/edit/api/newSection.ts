import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describeText } from '../../../content/add/describeText.ts'
import { exampleOfType } from '../../../content/model/files/ownFiles.ts'
import { createSource } from '../../../content/problem/source.ts'
import { readJson } from '../../../content/read/readJson.ts'
import { findTexts } from '../../../content/schema/findTexts.ts'
import { exampleValue, type Fields, isFields } from '../../../content/schema/schema.ts'
import { schemaAt, valueAt } from '../../../content/schema/schemaAt.ts'
import { builtInTypes, ownPrefix, type SectionTypes } from '../../../content/schema/sectionTypes.ts'
import { unwrittenMark } from '../../../content/text/checkUnwritten.ts'
import { builderRoot } from '../../disk/builderRoot.ts'

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
  const section = structuredClone(rest)
  const texts = findTexts(schema, section, (_text, { free, format }) => free && format !== 'href')
  for (const { path: place, field, value } of texts) {
    if (place[0] === 'source' || place[0] === 'presets' || field === 'type') continue
    const own = schemaAt({ schema, types }, section, place) ?? {}
    put(section, place, unwrittenMark(describeText(field, own, value)))
  }
  return section
}

function readExample(type: string, read: (file: string) => string): Fields | undefined {
  const place = path.join(builderRoot, 'schemas/sections', type, `${type}.example.json`)
  const text = type.startsWith(ownPrefix)
    ? read(exampleOfType(type))
    : existsSync(place)
      ? readFileSync(place, 'utf8')
      : ''
  const { value: page } = readJson(createSource(place, text))
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
