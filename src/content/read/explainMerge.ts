import { recordFile } from '../model/files/recordFile.ts'
import type { Source } from '../problem/source.ts'
import { type JsonMistake, lineOf } from './jsonMistake.ts'

/** The lines with which git marks a conflict (https://git-scm.com/docs/git-merge, "How conflicts are presented"). */
const mark = /^(?:<{7}|\|{7}|={7}|>{7})(?: .*)?(?:\r?\n|$)/gm

/**
 * Explains the marks of an unfinished merge in a text that is not JSON. People must choose the right version; only in
 * the record of published addresses are both right.
 */
export function explainMerge(source: Source): JsonMistake | undefined {
  const marks = [...source.text.matchAll(mark)].map(({ 0: line, index }) => ({
    start: index,
    end: index + line.length,
  }))
  const [first] = marks
  const last = marks.at(-1)
  if (!first || !last) return undefined
  if (first === last || !source.text.startsWith('<<<<<<<', first.start)) return explainRest(first, first === last)
  const keepsBoth = source.file === recordFile
  return {
    code: 'unfinished-merge',
    start: first.start,
    end: first.start + '<<<<<<<'.length,
    message: `Git found two versions of lines ${lineOf(source, first.start) + 1} to ${lineOf(source, last.start) - 1} and left both of them here.`,
    fix: keepsBoth
      ? 'Delete the lines that begin with <<<<<<<, ======= and >>>>>>>: all addresses were published.'
      : 'Keep the lines that are right, and delete the others and the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    ...(keepsBoth && { edits: marks.map((line) => ({ ...line, text: '' })) }),
  }
}

/** Explains a mark that remains after somebody chose one of the versions. */
function explainRest({ start, end }: { start: number; end: number }, isLast: boolean): JsonMistake {
  return {
    code: 'unfinished-merge',
    start,
    end: start + '<<<<<<<'.length,
    message: 'With this line git marks what it could not merge.',
    fix: `Delete it${isLast ? '' : ' and those below that begin with ======= or >>>>>>>'}. Where a line stands here in two versions, keep the right one.`,
    ...(isLast && { edits: [{ start, end, text: '' }] }),
  }
}
