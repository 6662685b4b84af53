import { isPageFile } from '../model/files/pageAddress.ts'
import { readerOf } from '../problem/openSources.ts'
import type { Sources } from '../problem/problem.ts'
import { expandTemplates } from './expandTemplates.ts'

/** A page of a site: its page file, or the facts file from which a template generates it. */
interface FoundPage {
  file: string
  /** The template that generates it. */
  template?: string
}

/** Lists the pages of a site, including generated ones. Omits pages whose template or facts cannot be used. */
export function findPages(sources: Sources): FoundPage[] {
  const { made } = expandTemplates(sources)
  return [
    ...readerOf(sources)
      .files()
      .filter(isPageFile)
      .map((file) => ({ file })),
    ...[...made.values()].map(({ words, template }) => ({ file: words.file, template })),
  ]
}

/** Whether one of the given files belongs to a page. A generated page also belongs to its template. */
export const isOneOf = ({ file, template }: FoundPage, files: ReadonlySet<string>): boolean =>
  files.has(file) || (template !== undefined && files.has(template))
