import type { Problem } from './problem.ts'

/** The name of a problem by which it is known again after a change has moved it: its file, its kind and what it says. */
export const problemName = ({ file, code, message }: Problem): string => `${file}\0${code}\0${message}`

/** How many problems have each name. */
export function countByName(problems: readonly Problem[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const problem of problems) counts.set(problemName(problem), (counts.get(problemName(problem)) ?? 0) + 1)
  return counts
}
