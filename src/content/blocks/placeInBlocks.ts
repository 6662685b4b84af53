import { moveProblem, worse } from '../problem/composedText.ts'
import type { Problem } from '../problem/problem.ts'
import { joinWords } from '../wording/phrases.ts'
import type { ExpandedSources } from './expandBlocks.ts'
import { type BlockProblem, foldLanguage } from './foldLanguage.ts'

/**
 * Moves problems of expanded pages to the files where the text was written. A problem in a block is reported once,
 * however many pages place the block. If only some of these pages have the problem, the fix names one of them.
 */
export function placeInBlocks(problems: readonly Problem[], sources: ExpandedSources): Problem[] {
  const placed: Problem[] = []
  const byBlock = new Map<string, BlockProblem>()
  for (const problem of problems) {
    const moved = moveProblem(problem, sources.expanded)
    if (moved.file === problem.file) {
      placed.push(moved)
      continue
    }
    const name = JSON.stringify([moved.file, moved.start, moved.end, moved.code, moved.message])
    const known = byBlock.get(name)
    if (known) {
      known.pages.push(problem.file)
      known.problem = worse(known.problem, moved)
    } else byBlock.set(name, { problem: moved, pages: [problem.file] })
  }
  const placing = new Map<string, number>()
  if (byBlock.size > 0)
    for (const file of sources.files())
      for (const block of sources.expanded(file)?.files ?? []) placing.set(block, (placing.get(block) ?? 0) + 1)
  const isOnSome = ({ problem, pages }: BlockProblem) => pages.length !== placing.get(problem.file)
  for (const found of foldLanguage([...byBlock.values()], isOnSome)) {
    const { problem, pages } = found
    const isEverywhere = !isOnSome(found) && !problem.pageDecides
    placed.push(isEverywhere ? problem : { ...problem, fix: `${problem.fix} ${whereOf(pages)}` })
  }
  return placed
}

const mostNamed = 3

function whereOf(pages: readonly string[]): string {
  const named = pages.slice(0, mostNamed)
  const more = pages.length - named.length
  return `This is so on ${joinWords([...named, ...(more > 0 ? [`${more} more`] : [])], 'and')}, where this block stands.`
}
