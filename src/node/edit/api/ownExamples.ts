import { isPageFile, pageAddress } from '../../../content/model/files/pageAddress.ts'
import { languageAt } from '../../../content/model/languages.ts'
import { pagesByFile, readSections, type SiteModel } from '../../../content/model/siteModel.ts'
import { isFields, isTuple, type Schema } from '../../../content/schema/schema.ts'
import { readFormats } from './tellTexts.ts'

/**
 * A schema in which each text for visitors has an `example` from the site, or null. The examples in `schemas/` belong
 * to one trade.
 */
type WithExamples = Schema & { readonly example?: string | null }

/** In characters. The panel shows an example beside its field. */
const mostShown = 90

/**
 * Adds examples from the site to a schema.
 *
 * @param values the values that the site has at the location of the schema, best first
 */
export function withOwnExamples(schema: Schema, values: readonly unknown[]): WithExamples {
  const { properties, items, anyOf, format } = schema
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, inner]) => [
          name,
          withOwnExamples(
            inner,
            values.flatMap((value) => (isFields(value) && Object.hasOwn(value, name) ? [value[name]] : [])),
          ),
        ]),
      ),
    }),
    ...(items && !isTuple(items) && { items: withOwnExamples(items, values.flat()) }),
    ...(anyOf && { anyOf: anyOf.map((each) => withOwnExamples(each, values)) }),
    ...(readFormats.has(format) && { example: values.find(isExample) ?? null }),
  }
}

const isExample = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= mostShown && !value.includes('[to write')

/**
 * The values of other published pages in the same language: their sections of a type or, without a type, the pages
 * themselves.
 *
 * @param file the page, or another file of the site, whose fields get examples
 */
export function valuesElsewhere(model: SiteModel | undefined, file: string, type: string | undefined): unknown[] {
  if (!model || (type === undefined && !isPageFile(file))) return []
  const languageOf = (name: string) => (isPageFile(name) ? languageAt(model.site, pageAddress(name)) : undefined)
  const others = [...pagesByFile(model).values()].filter(
    (page) => page.file !== file && page.page.draft !== true && languageOf(page.file) === languageOf(file),
  )
  if (type === undefined) return others.map(({ page }) => page)
  return others.flatMap((page) => readSections(page).filter((section) => section.type === type))
}
