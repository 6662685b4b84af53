import { unreadOf } from '../json/parseTree.ts'
import type { Problem } from '../problem/problem.ts'
import { createSource } from '../problem/source.ts'
import { readJson } from '../read/readJson.ts'
import type { SectionTypes } from '../schema/sectionTypes.ts'
import { applyFixes, type Fix, moveChanges } from './applyFixes.ts'

/** Faults of JSON show one at a time. The most characters to read for them in one file, half a second. */
const mostReading = 30_000_000

/**
 * Fixes the JSON of one file as far as it can be read without a decision: gives the new text, and what was fixed in the order
 * of the work, at its places in the new text.
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

/** The place of a bracket is certain only once all of the file can be read. */
const isAboutBrackets = ({ code }: Problem) => /-(?:bracket|brace)$/.test(code)

/**
 * The problems whose edits fix the JSON of a file, fault by fault, as long as each lets the reader get further. Where a
 * fault is left, a wrong guess may have caused it: then the fixes are cut at the first one that is about brackets, or is on
 * the line of that fault or the line before.
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
