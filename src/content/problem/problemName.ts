import type { Problem } from './problem.ts'

/** Identifies a problem independently of its position: by file, code and message. */
export const problemName = ({ file, code, message }: Problem): string => `${file}\0${code}\0${message}`

/** Counts the problems by name. */
export function countByName(problems: readonly Problem[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const problem of problems) counts.set(problemName(problem), (counts.get(problemName(problem)) ?? 0) + 1)
  return counts
}
