import { isPageFile } from '../model/files/pageAddress.ts'
import { readerOf } from '../problem/openSources.ts'
import type { Sources } from '../problem/problem.ts'
import { expandTemplates } from './expandTemplates.ts'

/** A page of a site: the file that it is written in, or the facts of which a template makes it. */
export interface FoundPage {
  file: string
  /** The template that makes it. */
  template?: string
}

/** The pages of a site, those that templates make included; a page whose template or facts cannot be used is not among them. */
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

/** Whether a page has one of these files: it is wrong where its template is, too. */
export const isOneOf = ({ file, template }: FoundPage, files: ReadonlySet<string>): boolean =>
  files.has(file) || (template !== undefined && files.has(template))
