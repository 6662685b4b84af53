import { factsSchema } from '../../../../schemas/facts.ts'
import { configFile } from '../../../content/model/files/configFile.ts'
import { isBlockFile } from '../../../content/model/files/siteBlocks.ts'
import { isFacts } from '../../../content/model/files/templateFiles.ts'
import { findPageTexts } from '../../../content/schema/findTexts.ts'
import { blockSchema, isFields, pageSchema, type Schema, siteSchema } from '../../../content/schema/schema.ts'
import { schemaAt, valueAt } from '../../../content/schema/schemaAt.ts'
import type { SectionTypes } from '../../../content/schema/sectionTypes.ts'
import { isLongFormat } from '../../../content/text/markdown.ts'
import { writeAt } from '../marks/marks.ts'
import type { Path, TextPlace } from '../protocol.ts'
import { type Format, readRich } from '../rich/richText.ts'

/** The formats of texts that visitors read. */
export const readFormats: ReadonlySet<string | undefined> = new Set(['text', 'inline', 'body', 'prose'])

/**
 * The editable texts of a page, or of a block on it, keyed by the location that their marks carry.
 *
 * @param file the file of a block; omitted for the page itself
 */
export function tellTexts(value: unknown, types: SectionTypes, file?: string): Record<string, TextPlace> {
  if (!isFields(value)) return {}
  const texts = findPageTexts(value, types, (_, { free, format }) => free && format !== 'href')
  return Object.fromEntries(
    texts.flatMap(({ path, value: text, format }) => {
      const title = schemaAt({ schema: pageSchema, types }, value, path)?.title ?? ''
      return [[writeAt({ file, path }), placeOf(text, formatOf(format), title)]]
    }),
  )
}

/** A parsed file, and the section types of its site. */
export interface OpenFile {
  file: string
  value: unknown
  types: SectionTypes
}

/** The text at a path of a page file or of site.config.json; undefined if no editable text is there. */
export function tellText({ file, value, types }: OpenFile, path: Path): TextPlace | undefined {
  const text = valueAt(value, path)
  const schema = schemaAt({ schema: rootSchema(file), types }, value, path)
  if (typeof text !== 'string' || !schema || schema.enum || schema.pattern || schema.format === 'href') return undefined
  return placeOf(text, formatOf(schema.format), schema.title ?? '')
}

/** The schema of a page, block or facts file, or of site.config.json. */
export function rootSchema(file: string): Schema {
  if (file === configFile) return siteSchema
  if (isBlockFile(file)) return blockSchema
  return isFacts(file) ? factsSchema : pageSchema
}

/** The schema of the words in a facts file. The template defines their names. */
export function wordsSchema(value: unknown): Schema {
  const each = { ...factsSchema.properties.words.additionalProperties }
  const names = Object.keys(wordsOf(value))
  return { type: 'object', properties: Object.fromEntries(names.map((title) => [title, { ...each, title }])) }
}

/** The texts of a facts file, keyed by the location that their marks carry. */
export const tellFacts = (value: unknown, file: string): Record<string, TextPlace> =>
  Object.fromEntries(
    Object.entries(wordsOf(value)).map(([name, text]) => [
      writeAt({ file, path: ['words', name] }),
      placeOf(text, 'body', name),
    ]),
  )

/** The words of a facts file, by name. */
export function wordsOf(value: unknown): Record<string, string> {
  const words = isFields(value) && isFields(value.words) ? value.words : {}
  return Object.fromEntries(
    Object.entries(words).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function formatOf(format: string | undefined): Format {
  if (isLongFormat(format)) return 'body'
  return format === 'inline' ? format : 'plain'
}

const placeOf = (text: string, format: Format, title: string): TextPlace => ({
  text,
  format,
  title,
  blocks: readRich(text, format),
})
