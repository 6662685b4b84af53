import { existsSync } from 'node:fs'
import path from 'node:path'
import type { SitePage } from '../../content/model/siteModel.ts'

/** The output path of `npm run schemas`, relative to the site. */
const own = 'schemas/page.schema.json'

/**
 * The `$schema` of a new page: the schema in the site's folder, else that of the first page whose `$schema` exists or
 * is a web address. Undefined if there is none, because editors report a missing schema.
 *
 * @param root the absolute path of the site's folder
 * @param file the new page file, relative to it
 */
export function findPageSchema(root: string, pages: Iterable<SitePage>, file: string): string | undefined {
  const tried = new Set<string>()
  const isThere = (schema: string) => {
    if (tried.has(schema)) return false
    tried.add(schema)
    return isWebAddress(schema) || existsSync(path.join(root, schema))
  }
  const seenFromFile = (schema: string) =>
    isWebAddress(schema) ? schema : path.posix.relative(path.posix.dirname(file), schema)
  if (isThere(own)) return seenFromFile(own)
  for (const { file: other, page } of pages) {
    if (!page.$schema) continue
    const schema = isWebAddress(page.$schema) ? page.$schema : path.posix.join(path.posix.dirname(other), page.$schema)
    if (isThere(schema)) return seenFromFile(schema)
  }
  return undefined
}

const isWebAddress = (text: string) => /^https?:\/\//.test(text)
