/**
 * The files of templates: a page file in folders with names in brackets, `pages/[service]/[town]/index.json`, and its
 * facts beside it.
 */
import { isOfTemplate } from './pageAddress.ts'

/** Whether a file is a template. */
export const isTemplate = (file: string): boolean => isOfTemplate(file) && /\]\/index\.json$/.test(file)

/** Returns the folder with the facts of a template: `pages/[service]/[town]/facts/`. */
export const factsFolder = (template: string): string => `${template.slice(0, -'index.json'.length)}facts/`

/** Whether a file contains the facts of a page made from a template. */
export const isFacts = (file: string): boolean => isOfTemplate(file) && /\]\/facts\//.test(file)

/** Returns the names in brackets, in order: `service`, `town`. */
export const placesOf = (template: string): string[] =>
  [...template.matchAll(/\/\[([^/\]]*)\]/g)].map(([, name = '']) => name)

/**
 * Returns the page file that a template produces.
 *
 * @param names of the pages that it combines: `floor-care`, `towson-md`
 */
export function builtFile(template: string, names: readonly string[]): string {
  const left = [...names]
  return template.replace(/\[[^/\]]*\]/g, () => left.shift() ?? '').replace(/\/index\.json$/, '.json')
}
