import { groupBy } from '../model/groupBy.ts'
import { isError, type Problem } from '../problem/problem.ts'

/** A problem of a block, and the pages on which it is one. */
export interface BlockProblem {
  problem: Problem
  pages: string[]
}

/** A text or a link in another language than the page. */
const ofLanguage = new Set(['untranslated-text', 'link-to-other-language'])

/**
 * One problem for each block that stands on pages of another language than its own, in place of one for each of its texts: to
 * write these in the language of some pages would spoil the others.
 *
 * @param isElsewhere whether a block stands on other pages too
 */
export function foldLanguage(
  problems: readonly BlockProblem[],
  isElsewhere: (found: BlockProblem) => boolean,
): BlockProblem[] {
  const foreign = groupBy(
    problems.filter((found) => ofLanguage.has(found.problem.code) && isElsewhere(found)),
    ({ problem, pages }) => `${problem.file}\0${pages.join('\0')}`,
  )
  const told = new Map<BlockProblem, BlockProblem | undefined>()
  for (const group of foreign.values()) {
    const [first, ...others] = group.toSorted((a, b) => a.problem.start - b.problem.start)
    if (!first || others.length === 0 || group.every(({ problem }) => problem.code !== 'untranslated-text')) continue
    for (const other of others) told.set(other, undefined)
    told.set(first, { pages: first.pages, problem: ofBlock(first.problem, others) })
  }
  return problems.flatMap((found) => (told.has(found) ? (told.get(found) ?? []) : [found]))
}

function ofBlock({ edits: _, ...first }: Problem, others: readonly BlockProblem[]): Problem {
  return {
    ...first,
    severity: [first, ...others.map(({ problem }) => problem)].some(isError) ? 'error' : 'warning',
    code: 'untranslated-text',
    message: 'The texts of this block are in another language than the page on which it stands.',
    fix: 'Copy the block under a new name, translate the copy, and let the page name that one.',
    more: others.map(({ problem: { file, start, end } }) => ({ file, start, end })),
  }
}
