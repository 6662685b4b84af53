import type { AppliedEdit, Fix } from '../fix/applyFixes.ts'
import { openSources } from '../problem/openSources.ts'
import type { Sources } from '../problem/problem.ts'
import { count, quoted } from '../wording/phrases.ts'

const characters: Readonly<Record<string, string>> = {
  ',': 'a comma',
  ':': 'a colon',
  '"': 'a quotation mark',
  '\\': 'a backslash',
  '\t': 'a tab',
  ' ': 'a space',
}

/**
 * Formats fixes for people: a line for each change with its file and line in the new texts, then the numbers of fixes
 * and files. Without fixes, it returns an empty text.
 */
export function formatFixes(fixed: readonly Fix[], sources: Sources): string {
  if (fixed.length === 0) return ''
  const open = openSources(sources)
  const changes = fixed.flatMap((fix) => fix.changes)
  const placed = changes.map((change) => {
    const { line } = open(change.file).position(change.start + leadOf(change.after))
    return { file: change.file, line, start: change.start, words: describe(change) }
  })
  placed.sort((a, b) => {
    if (a.file < b.file) return -1
    if (a.file > b.file) return 1
    return a.start - b.start
  })
  const lines = new Set(placed.map(({ file, line, words }) => `${file}:${line}  ${words}\n`))
  const files = new Set(changes.map(({ file }) => file)).size
  return `${[...lines].join('')}Fixed ${count(fixed.length, 'thing')} in ${count(files, 'file')}.\n`
}

/** Returns the length of the comma and white space with which an addition begins. */
const leadOf = (text: string) => (/^,?\s+(?=\S)/.exec(text)?.[0] ?? '').length

function describe({ before, after }: AppliedEdit): string {
  const isBreak = /^\s*[\r\n]/.test(before)
  if (isBreak && (/^(?: |\\n\\n)$/.test(after) || (after === '' && before.trim() === ''))) return 'Joined two lines.'
  if (isBreak && after.startsWith('\\n')) return 'Kept a line of a list.'
  if (before === '') return `Added ${show(after)}.`
  if (after === '') return `Deleted ${show(before)}.`
  const name = (text: string) => (text.trim() === '' ? show(text) : plainly(text))
  return `Changed ${name(before)} to ${name(after)}.`
}

/** Shortens a part of a file to one line. */
function show(text: string): string {
  const character = characters[text]
  if (character) return character
  const bare = text.replace(/^,(?=\s*\S)|,(?<=\S\s*,)\s*$/g, '').trim()
  if (/^[\p{Cc}\p{Cf}\p{Z}]*$/u.test(bare)) return 'an invisible character'
  return plainly(bare)
}

/** Returns a text on one line, truncated if it is long; `quoted` makes invisible characters visible. */
const plainly = (text: string) =>
  quoted(text.replace(/\s+/g, ' '))
    .slice(1, -1)
    .replace(/\\(["\\])/g, '$1')
