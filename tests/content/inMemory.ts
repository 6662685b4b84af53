import { compileSite } from '../../src/content/compileSite.ts'
import type { Problem } from '../../src/content/problem/problem.ts'
import { baseAssets, baseSite } from './baseSite.ts'

/** Returns the problems of the small site with some files changed or added. */
export function problemsWith(files: Record<string, string>, drafts = false): Problem[] {
  return compileSite({ sources: { ...baseSite, ...files }, assets: baseAssets, drafts }).problems
}

/** Returns a valid page file with the given sections after its hero. */
export function pageFile(sections: object[], more: object = {}): string {
  const description = 'A page to try things with, whose description is long enough for search results to show.'
  const page = { name: 'Trial', title: 'Trial in Baltimore', description, ...more }
  return JSON.stringify({ ...page, sections: [{ type: 'hero', heading: page.name }, ...sections] })
}

/** Returns the text that a problem underlines. */
export function underlined(problem: Problem | undefined, text: string): string {
  return problem ? text.slice(problem.start, problem.end) : ''
}
