import { matchesOf } from './matchesOf.ts'
import type { Mistake } from './mistake.ts'
import { quoted } from './phrases.ts'
import type { TextField } from './texts.ts'

type Text = Pick<TextField, 'path' | 'value' | 'format'>

// Bounded, so that a text of brackets alone is not read to its end from each of them.
const pairs = /\*\*([^*\n]{1,300})\*\*|\[([^[\]\n]{1,300})\]\([^()\s]{1,300}\)/g
const gap = /\][ \t\u00a0]{1,9}\((?=\/|#|https?:|mailto:|tel:)/g

/** Marks that visitors would read: in a text that takes none, such as a heading, and those of a link that are apart. */
export function checkMarks({ path, value, format }: Text): Mistake[] {
  if (format === 'href') return []
  const base = { path, severity: 'warning' as const }
  if (format !== undefined)
    return matchesOf(gap, value).map(({ 0: found, index }) => ({
      ...base,
      span: { start: index, end: index + found.length },
      code: 'link-apart',
      message: 'A space between the words of a link and its address takes the two apart.',
      fix: 'Write "](".',
      replacement: '](',
    }))
  return matchesOf(pairs, value).map(({ 0: found, 1: bold, 2: words = '', index }) => ({
    ...base,
    span: { start: index, end: index + found.length },
    code: 'marks-in-text',
    message: `This text takes no marks, so visitors would read ${quoted(found)} as it stands.`,
    ...(bold === undefined
      ? { fix: `Write ${quoted(words)}, and put the link into a text below.` }
      : { fix: `Write ${quoted(bold)}.`, replacement: JSON.stringify(bold).slice(1, -1) }),
  }))
}
