import { existsSync } from 'node:fs'
import path from 'node:path'
import type { SitePage } from '../../content/model/siteModel.ts'

/** Where `npm run schemas` writes it in the folder of the builder, which may have a site of its own. */
const own = 'schemas/page.schema.json'

/**
 * What a new page has as its `$schema`: the schema in the folder of the site, else that of the first other page whose
 * schema is there or has a web address. Undefined where there is none, as an editor would only complain of it.
 *
 * @param root folder of the site, absolute
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
