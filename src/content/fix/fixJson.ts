import { unreadOf } from '../json/parseTree.ts'
import type { Problem } from '../problem/problem.ts'
import { createSource } from '../problem/source.ts'
import { readJson } from '../read/readJson.ts'
import type { SectionTypes } from '../schema/sectionTypes.ts'
import { applyFixes, type Fix, moveChanges } from './applyFixes.ts'

/**
 * The most characters to parse per file, which takes half a second. Syntax errors appear one at a time, and each one
 * needs another parse.
 */
const mostReading = 30_000_000

/**
 * Repairs the JSON of one file as far as no decision is needed. Returns the new text and the fixes in the order in
 * which they were applied, with their places in the new text.
 */
export function fixJson(file: string, raw: string, types: SectionTypes): { text: string; fixed: Fix[] } {
  let text = raw
  let fixed: Fix[] = []
  for (const problem of findFixes(file, text, types)) {
    const applied = applyFixes({ [file]: text }, [problem])
    text = applied.sources[file] ?? ''
    fixed = [...moveChanges(fixed, applied.fixed), ...applied.fixed]
  }
  return { text, fixed }
}

/** Whether a problem is about brackets, whose place is certain only if the whole file can be parsed. */
const isAboutBrackets = ({ code }: Problem) => /-(?:bracket|brace)$/.test(code)

/**
 * Finds the problems whose edits repair the JSON of a file, one by one, as long as each one lets the parser get
 * further. If an error remains, a wrong guess may have caused it, so the list is cut at the first fix that is about
 * brackets or is on the line of that error or the line before.
 */
function findFixes(file: string, raw: string, types: SectionTypes): Problem[] {
  const fixes: { problem: Problem; line: number }[] = []
  let text = raw
  let read = 0
  for (;;) {
    const unread = unreadOf(text)
    if (unread === 0) return fixes.map(({ problem }) => problem)
    read += text.length
    const source = createSource(file, text)
    const [problem] = readJson(source, types).problems
    const after =
      problem?.edits && read <= mostReading ? applyFixes({ [file]: text }, [problem]).sources[file] : undefined
    if (!problem || after === undefined || unreadOf(after) >= unread) {
      const { line } = source.position(source.text.length - unread + 1)
      const first = fixes.findIndex((fix) => fix.line >= line - 1 || isAboutBrackets(fix.problem))
      return fixes.slice(0, first < 0 ? fixes.length : first).map((fix) => fix.problem)
    }
    fixes.push({ problem, line: source.position(problem.edits?.at(-1)?.end ?? 0).line })
    text = after
  }
}
