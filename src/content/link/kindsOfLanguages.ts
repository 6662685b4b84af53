import type { Site } from '../../../schemas/index.ts'
import { pageAddress, pageFolder } from '../model/files/pageAddress.ts'
import { languageAt } from '../model/languages.ts'
import { kindOf, type SitePage } from '../model/siteModel.ts'
import type { Fields } from '../schema/schema.ts'

/** The pages that passed their own checks, and the values of the others by file. */
interface Pages {
  pages: readonly SitePage[]
  faulty: ReadonlyMap<string, Fields>
}

/**
 * Adds a kind for each folder of an additional language: `en/events` gets the kind of `eventos` if its pages or its
 * index translate those of `eventos`. So a page without an original has that kind, too. Kinds that the site sets itself
 * take precedence.
 */
export function withKindsOfLanguages(site: Site, { pages, faulty }: Pages): Site {
  const { languages, kinds = {} } = site
  if (!languages) return site
  const found: NonNullable<Site['kinds']> = {}
  const note = (file: string, translates: unknown) => {
    const folder = pageFolder(file)
    const isInner = folder.includes('/') && languageAt(site, pageAddress(file)) !== undefined
    const [, original = '', name] = typeof translates === 'string' ? translates.split('/') : []
    const kind = name === undefined ? undefined : kindOf(site, original)
    if (isInner && kind !== undefined) found[folder] ??= kind
  }
  for (const { file, page } of pages) note(file, page.translates)
  for (const [file, { translates }] of faulty) note(file, translates)
  return { ...site, kinds: { ...found, ...kinds } }
}
