import type { Problem } from './problem.ts'

/** Sorts problems by file, then by position, and removes duplicates. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const unique = new Map(problems.map((problem) => [`${problem.file}\0${problem.start}\0${problem.message}`, problem]))
  return [...unique.values()].sort(
    (a, b) => compareText(a.file, b.file) || a.start - b.start || a.end - b.end || compareText(a.message, b.message),
  )
}

const compareText = (a: string, b: string) => {
  if (a < b) return -1
  if (a > b) return 1
  return 0
}
