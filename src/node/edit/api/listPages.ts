import { isPageFile, pageAddress } from '../../../content/model/files/pageAddress.ts'
import { pagesByFile, type SiteModel, type SitePage } from '../../../content/model/siteModel.ts'
import type { Problem, SourceReader } from '../../../content/problem/problem.ts'
import type { PageEntry } from '../protocol.ts'

interface Listed {
  sources: SourceReader
  model: SiteModel | undefined
  problems: readonly Problem[]
  unsaved: ReadonlySet<string>
}

/** All page files, those that cannot be read included, in the order of their addresses. */
export function listPages({ sources, model, problems, unsaved }: Listed): PageEntry[] {
  const pages = model ? pagesByFile(model) : new Map<string, SitePage>()
  const [errors, warnings] = [countBy(problems, 'error'), countBy(problems, 'warning')]
  const entries = sources
    .files()
    .filter(isPageFile)
    .map((file): PageEntry => {
      const known = pages.get(file)
      return {
        file,
        path: pageAddress(file),
        name: known?.page.name ?? file.slice('pages/'.length),
        draft: known?.page.draft === true,
        unsaved: unsaved.has(file),
        errors: errors.get(file) ?? 0,
        warnings: warnings.get(file) ?? 0,
        anchors: known?.notes.anchors.flatMap(([id]) => id ?? []) ?? [],
      }
    })
  return entries.sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** How many problems of a severity each file has. */
function countBy(problems: readonly Problem[], severity: Problem['severity']): Map<string, number> {
  const counts = new Map<string, number>()
  for (const problem of problems)
    if (problem.severity === severity) counts.set(problem.file, (counts.get(problem.file) ?? 0) + 1)
  return counts
}
