import { groupBy } from '../model/groupBy.ts'
import { isError, type Problem } from '../problem/problem.ts'

/** A problem in a block, and the pages on which it occurs. */
export interface BlockProblem {
  problem: Problem
  pages: string[]
}

/** Codes of problems with a text or link whose language differs from the page's. */
const ofLanguage = new Set(['untranslated-text', 'link-to-other-language'])

/**
 * Merges the problems of a block that is used on pages in another language into one problem per block: translating its
 * texts for some pages would break the others.
 *
 * @param isElsewhere whether other pages use the block too
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
