import type { SyntaxFault } from '../json/parseTree.ts'
import { isPageFile } from '../model/files/pageAddress.ts'
import type { Source } from '../problem/source.ts'

/**
 * The role of a string: the name of a field, its value, or an entry of a list. It determines what may follow the
 * string.
 */
export type Role = 'name' | ValueRole
export type ValueRole = 'field' | 'entry'

/** Returns the role of the value that begins, or ended, where a file stops being JSON. */
export function roleOf(text: string, { expected, open }: Pick<SyntaxFault, 'expected' | 'open'>): Role {
  if (expected === 'key' || expected === 'keyOrEnd') return 'name'
  return valueRole(text, open.at(-1))
}

/** Whether a file stops being JSON directly in the page and not in a nested block. */
export const isInPage = ({ file }: Pick<Source, 'file'>, { open }: Pick<SyntaxFault, 'open'>): boolean =>
  isPageFile(file) && open.length === 1

/** Returns the role of a value whose innermost open bracket is at an offset. */
export const valueRole = (text: string, open: number | undefined): ValueRole =>
  text[open ?? -1] === '[' ? 'entry' : 'field'

export const singleMarks = "'`´‘’‚‛"
export const curlyMarks = '“”„‟«»'
const marks = `"${singleMarks}${curlyMarks}`

const comment = String.raw`\/[/*]|<!--|#\s`
const closing = String.raw`[}\]]\s*(?:[,;}\]]|$|${comment})`
const quotedName = String.raw`[${marks}]+[^${marks}\r\n]{1,60}[${marks}]+\s*[:=]`
const bareName = String.raw`[\w$-]{1,60}\s*[:=]\s*[${marks}{[]`
/** What follows a comma after a value, as opposed to a comma inside its words. */
const next = {
  field: String.raw`$|${comment}|[}\]]|${quotedName}|${bareName}`,
  entry: String.raw`$|${comment}|[}\]]|[${marks}{[\d-]|(?:true|false|null)\b`,
}
const behindComma = (role: ValueRole) => String.raw`[,;]\s*(?:${next[role]})`

const behindText: Record<Role, RegExp> = {
  name: /\s*:/y,
  field: new RegExp(String.raw`\s*(?:$|${comment}|${closing}|${behindComma('field')})`, 'y'),
  entry: new RegExp(String.raw`\s*(?:$|${comment}|${closing}|${behindComma('entry')})`, 'y'),
}

/** Pairs of marks that belong to the words between them; a mark that ends an entry opens no pair. */
const innerPairs = /[“„«](?!\s*[,:}\]])[^“”„‟«»"]*[“”»]|(?<![\w\\])['‘](?=\w)[^'‘’"]*['’](?!\w)/g

/**
 * Returns the indices in a line at which one of the given marks may close a string, nearest first, judged by what
 * follows the mark.
 */
export function findTextEnds(line: string, role: Role, closers: string): number[] {
  const words = line.replace(innerPairs, (pair) => ' '.repeat(pair.length))
  const found = Array.from(words.matchAll(new RegExp(`(?<!\\\\)[${closers}]`, 'g')), ({ index }) => index)
  return found.filter((index) => matchesAt(behindText[role], line, index + 1)).slice(0, 12)
}

const behindBare = {
  field: new RegExp(String.raw`\s*(?:$|${closing}|${behindComma('field')})|\s+(?:${comment})`, 'y'),
  entry: new RegExp(String.raw`\s*(?:$|${closing}|,)|\s+(?:${comment})`, 'y'),
}

/** Returns the end of an unquoted value at the start of a line: before its comma, the next field or a bracket. */
export function findBareEnd(line: string, role: ValueRole): number {
  let end = 0
  while (end < line.length && !matchesAt(behindBare[role], line, end)) {
    const token = /\{[A-Za-z]+\}/y
    end = matchesAt(token, line, end) ? token.lastIndex : end + 1
  }
  return end
}

function matchesAt(pattern: RegExp, line: string, index: number): boolean {
  pattern.lastIndex = index
  return pattern.test(line)
}
