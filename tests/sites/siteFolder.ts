import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '../../schemas/index.ts'
import { compileSite } from '../../src/content/compileSite.ts'
import { pageAddress } from '../../src/content/model/files/pageAddress.ts'
import { builtFile, factsFolder, isTemplate } from '../../src/content/model/files/templateFiles.ts'
import { commandLineOf } from '../../src/node/input/commandLineOf.ts'
import { readSources } from '../../src/node/input/readSources.ts'

/** The sites of other trades, by folder name. */
export const siteNames = readdirSync(import.meta.dirname).filter((name) =>
  statSync(join(import.meta.dirname, name)).isDirectory(),
)

export const folderOf = (name: string) => join(import.meta.dirname, name)

export const configOf = (name: string) =>
  JSON.parse(readFileSync(join(folderOf(name), 'site.config.json'), 'utf8')) as Site

/** Returns the pages that the templates of a site produce: the file of the template, and the address of the page. */
export function madePages(name: string): { template: string; address: string }[] {
  const files = readdirSync(folderOf(name), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.json'))
    .sort()
  return files.filter(isTemplate).flatMap((template) =>
    files
      .filter((file) => file.startsWith(factsFolder(template)))
      .map((file) => file.slice(factsFolder(template).length, -'.json'.length).split('/'))
      .map((names) => ({ template, address: pageAddress(builtFile(template, names)) })),
  )
}

/**
 * Returns the problems that the check finds in a site, each as `file: message`. Dates that the site announces are in
 * the future of this check.
 *
 * @param isLaunch whether the site is to become public
 */
export function problemsOf(name: string, isLaunch = false): string[] {
  const root = folderOf(name)
  const { problems: readProblems, ...found } = readSources(root)
  const { problems } = compileSite({
    ...found,
    ...{ readProblems, today: '2026-11-24', command: commandLineOf(root), launch: isLaunch ? {} : undefined },
  })
  return problems.map(({ file, message }) => `${file}: ${message}`)
}

/**
 * Returns the problems of a site with some texts of its files replaced, except tips, each as `file: code`.
 *
 * @param ages how long ago files were changed, by file. Default: unknown
 */
export function toldWith(
  name: string,
  changes: readonly (readonly [file: string, from: string, to: string])[],
  ages: Record<string, number> = {},
): string[] {
  const { problems: readProblems, sources, ...found } = readSources(folderOf(name))
  const reader = sources as { files(): readonly string[]; read(file: string): string }
  const texts = Object.fromEntries(reader.files().map((file) => [file, reader.read(file)]))
  for (const [file, from, to] of changes) {
    if (!texts[file]?.includes(from)) throw new Error(`${file} does not say ${from}`)
    texts[file] = (texts[file] ?? '').replace(from, to)
  }
  const readRevisions = () => new Map(Object.entries(ages))
  const { problems } = compileSite({ ...found, sources: texts, readProblems, readRevisions, today: '2026-11-24' })
  return problems.flatMap(({ severity, file, code }) => (severity === 'tip' ? [] : [`${file}: ${code}`]))
}
