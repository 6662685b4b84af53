import { isPageFile, pageAddress } from '../../../content/model/files/pageAddress.ts'
import { englishName, languageAt } from '../../../content/model/languages.ts'
import { pagesByFile, type SiteModel, type SitePage } from '../../../content/model/siteModel.ts'
import type { Problem, SourceReader } from '../../../content/problem/problem.ts'
import { isFields } from '../../../content/schema/schema.ts'
import { fillTokens, tokenValues } from '../../../content/text/tokens.ts'
import type { PageEntry } from '../protocol.ts'
import type { MadePage } from '../view/madePages.ts'
import { readValue } from './readValue.ts'

interface Listed {
  sources: SourceReader
  model: SiteModel | undefined
  problems: readonly Problem[]
  unsaved: ReadonlySet<string>
  /** Pages that templates generate. */
  made: readonly MadePage[]
}

/** Lists all page files, including unreadable ones, sorted by URL path. */
export function listPages({ sources, model, problems, unsaved, made }: Listed): PageEntry[] {
  const pages = model ? pagesByFile(model) : new Map<string, SitePage>()
  const [errors, warnings] = [countBy(problems, 'error'), countBy(problems, 'warning')]
  const written = sources
    .files()
    .filter(isPageFile)
    .map((file) => ({ file, parts: [file], made: false }))
  const composed = made.map(({ file, template, facts }) => ({ file, parts: [template, facts], made: true }))
  const sumOf = (counts: ReadonlyMap<string, number>, parts: readonly string[]) =>
    parts.reduce((sum, part) => sum + (counts.get(part) ?? 0), 0)
  const entries = [...written, ...composed].map(({ file, parts, made: isMade }): PageEntry => {
    const known = pages.get(file)
    const language = model && languageAt(model.site, pageAddress(file))
    return {
      file,
      path: pageAddress(file),
      name:
        (known && model ? filled(known, model.site) : undefined) ??
        (isMade ? undefined : nameIn(file, sources.read(file))) ??
        file.slice('pages/'.length),
      ...(language !== undefined && { language: englishName(language) }),
      draft: known?.page.draft === true,
      made: isMade,
      unsaved: parts.some((part) => unsaved.has(part)),
      errors: sumOf(errors, parts),
      warnings: sumOf(warnings, parts),
      anchors: known?.notes.anchors.flatMap(([id]) => id ?? []) ?? [],
    }
  })
  return entries.sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** The name of a page with its placeholders filled in. */
const filled = ({ page }: SitePage, site: SiteModel['site']): string =>
  page.name.includes('{') ? fillTokens(page.name, tokenValues(site, page, new Date().getFullYear())) : page.name

/** The name in the text of a page file that the check could not read; undefined if there is none. */
export function nameIn(file: string, text: string): string | undefined {
  const value = readValue(file, text)
  return isFields(value) && typeof value.name === 'string' && value.name !== '' ? value.name : undefined
}

/** Counts the problems of one severity per file. */
function countBy(problems: readonly Problem[], severity: Problem['severity']): Map<string, number> {
  const counts = new Map<string, number>()
  for (const problem of problems)
    if (problem.severity === severity) counts.set(problem.file, (counts.get(problem.file) ?? 0) + 1)
  return counts
}
