import type { SitePage } from '../model/siteModel.ts'
import { isSeenByVisitors } from '../problem/codes/problemCode.ts'
import type { Problem } from '../problem/problem.ts'

/**
 * Converts warnings and tips that visitors would notice to errors, for a site that becomes public. Drafts are exempt,
 * because nobody sees them.
 *
 * @param pages the pages whose files have no error, including drafts
 */
export function refuseToPublish(problems: readonly Problem[], pages: readonly SitePage[]): Problem[] {
  const drafts = new Set(pages.flatMap(({ file, page }) => (page.draft === true ? [file] : [])))
  return problems.map((problem) => {
    const { severity, code, file } = problem
    const isRefused = severity !== 'error' && isSeenByVisitors(code) && !drafts.has(file)
    return isRefused ? { ...problem, severity: 'error' } : problem
  })
}
