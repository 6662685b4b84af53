import type { Mistake } from '../problem/mistake.ts'
import type { TextField } from '../schema/findTexts.ts'
import { matchesOf } from '../wording/matchesOf.ts'
import { quoted } from '../wording/phrases.ts'
import { isLongFormat } from './markdown.ts'

/** Characters with which documents mark the entries of a list, for a character class. */
export const bullets = '\u2022\u2023\u25aa\u25cf\u25cb\u25a0\u25e6\u00b7\u2043'

const first = new RegExp(`^[ \\t]{0,3}[-*${bullets}][ \\t]{1,9}(?=[\\p{L}\\p{N}"{[(])`, 'u')
const each = new RegExp(`(?<=^|\\n)[ \\t]{0,3}[${bullets}][ \\t]{0,9}(?=[\\p{L}\\p{N}"{[(*])`, 'gu')

/** A hyphen directly before a word, at the start of a line that is next to another such line. */
const close =
  /(?<=(?:^|\n)[ \t]{0,3}-[ \t]?[\p{L}"][^\n]{0,400}\n)[ \t]{0,3}-(?=\p{L})|(?<=^|\n)[ \t]{0,3}-(?=\p{L}[^\n]{0,400}\n[ \t]{0,3}-[ \t]?[\p{L}"])/gu
/** Matches every text in which `close` can match. */
const isClose = /(?:^|\n)[ \t]{0,3}-\p{L}/u

/** Finds list marks that produce no list: before a text of one paragraph, and in longer texts any mark except "- ". */
export function checkListMarks({ path, value, format }: Pick<TextField, 'path' | 'value' | 'format'>): Mistake[] {
  if (format === 'href') return []
  const base = { path, code: 'list-mark' as const }
  const messageOf = (found: string) =>
    `${quoted(found.trim())} makes no entry of a list here, so visitors would read it as it stands.`
  if (!isLongFormat(format)) {
    const [found] = first.exec(value) ?? []
    if (found === undefined) return []
    const span = { start: 0, end: found.length }
    return [{ ...base, span, message: messageOf(found), fix: 'Delete it: this text has no lists.', replacement: '' }]
  }
  const [mark, ...others] = [...matchesOf(each, value), ...(isClose.test(value) ? matchesOf(close, value) : [])].map(
    ({ 0: found, index }) => ({
      found,
      span: { start: index, end: index + found.length },
    }),
  )
  if (!mark) return []
  return [
    {
      ...base,
      span: mark.span,
      message: messageOf(mark.found),
      fix: 'Write "- " at the beginning of the line.',
      edits: (source) =>
        [mark, ...others].map(({ span }) => ({ ...source.placeInText(path, span.start, span.end), text: '- ' })),
      ...(others.length > 0 && { more: others.map(({ span }) => ({ path, span })) }),
    },
  ]
}
