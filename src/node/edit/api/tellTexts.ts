import { configFile } from '../../../content/model/files/configFile.ts'
import { isBlockFile } from '../../../content/model/files/siteBlocks.ts'
import { findPageTexts } from '../../../content/schema/findTexts.ts'
import { blockSchema, isFields, pageSchema, type Schema, siteSchema } from '../../../content/schema/schema.ts'
import { schemaAt, valueAt } from '../../../content/schema/schemaAt.ts'
import { isLongFormat } from '../../../content/text/markdown.ts'
import { writeAt } from '../marks/marks.ts'
import type { Path, TextPlace } from '../protocol.ts'
import { type Format, readRich } from '../rich/richText.ts'

/**
 * The texts of a page, or of a block on it, that a click may lead to, by their places.
 *
 * @param file that of a block
 */
export function tellTexts(value: unknown, file?: string): Record<string, TextPlace> {
  if (!isFields(value)) return {}
  const texts = findPageTexts(value, (_, { free, format }) => free && format !== 'href')
  return Object.fromEntries(
    texts.flatMap(({ path, value: text, format }) => {
      const title = schemaAt(pageSchema, value, path)?.title ?? ''
      return [[writeAt({ file, path }), placeOf(text, formatOf(format), title)]]
    }),
  )
}

/** The text at a path of a page file or of site.config.json; undefined where there is none. */
export function tellText(file: string, value: unknown, path: Path): TextPlace | undefined {
  const text = valueAt(value, path)
  const schema = schemaAt(rootSchema(file), value, path)
  if (typeof text !== 'string' || !schema || schema.enum || schema.pattern || schema.format === 'href') return undefined
  return placeOf(text, formatOf(schema.format), schema.title ?? '')
}

/** The schema of a page file, a block or site.config.json. */
export const rootSchema = (file: string): Schema =>
  file === configFile ? siteSchema : isBlockFile(file) ? blockSchema : pageSchema

const formatOf = (format: string | undefined): Format =>
  isLongFormat(format) ? 'body' : format === 'inline' ? format : 'plain'

const placeOf = (text: string, format: Format, title: string): TextPlace => ({
  text,
  format,
  title,
  blocks: readRich(text, format),
})
