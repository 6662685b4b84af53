import type { Mistake } from '../problem/mistake.ts'
import type { TextField } from '../schema/findTexts.ts'
import type { Fields } from '../schema/schema.ts'
import { matchesOf } from '../wording/matchesOf.ts'
import { sentence } from '../wording/phrases.ts'

const begin = '[to write:'
const mark = /\[to write:([^\]]*)(?:\]|$)/gi

/** Returns a mark for a text that is still to be written: `[to write: two sentences about Columbia]`. */
export function unwrittenMark(hint: string): string {
  return `${begin} ${hint.replace(/[[\]]/g, '').trim()}]`
}

/** Returns the marks of a text: the hint, and the offsets of the mark. */
export function findUnwrittenMarks(text: string): { hint: string; start: number; end: number }[] {
  if (!text.includes('[')) return []
  return matchesOf(mark, text).map(({ 0: whole, 1: hint = '', index }) => ({
    hint: hint.trim(),
    start: index,
    end: index + whole.length,
  }))
}

/**
 * Finds marks that are left in the texts of a page: a warning each while the page is a draft, otherwise an error,
 * because visitors would read them.
 */
export function checkUnwritten({ draft }: Fields, texts: readonly Pick<TextField, 'path' | 'value'>[]): Mistake[] {
  const severity = draft === true ? 'warning' : 'error'
  return texts.flatMap(({ path, value }) =>
    findUnwrittenMarks(value).map(
      ({ hint, start, end }): Mistake => ({
        path,
        span: { start, end },
        code: 'unwritten-text',
        severity,
        message: 'This text is still to be written.',
        fix: hint === '' ? 'Write it in place of the mark.' : `In place of the mark, write ${sentence(hint)}`,
      }),
    ),
  )
}
