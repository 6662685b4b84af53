/**
 * The inline part of the small Markdown subset: **bold**, *italic*, [links](/contact/) and backslash escapes, after
 * CommonMark 0.31, sections 6.2, 6.3 and 2.4. It is our own because links must be known with their offsets, at the
 * check of 10,000 pages in 3 s, and because whatever is checked must be what is rendered: a test holds it against
 * markdown-it.
 */

export interface InlineLink {
  href: string
  /** Offsets of the address in the text, as written, escapes included. */
  start: number
  end: number
}

/** A piece of a parsed text: words, or the beginning or end of an element. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'open' | 'close'; tag: 'strong' | 'em' }
  | { kind: 'openLink'; link: InlineLink }
  | { kind: 'closeLink' }

interface Run {
  char: string
  left: number
  count: number
  canOpen: boolean
  canClose: boolean
  /** Ends of emphasis before the rest of the run, beginnings after it. */
  closes: Piece[]
  opens: Piece[]
}

type Slot = { run: Run } | { piece: Piece } | { bracket: true }

/** Slots of the brackets that are still open; a link holds no other link, so those below `dead` are words. */
interface Brackets {
  open: number[]
  dead: number
}

const punctuation = /[!-/:-@[-`{-~]/
const isSpace = (char: string | undefined) => char === undefined || /\s/u.test(char)
const isPunctuation = (char: string | undefined) => char !== undefined && /[\p{P}\p{S}]/u.test(char)

/** Whether a text can hold any of the subset's marks: most texts hold none and need no parser. */
export const hasMarks = (text: string) => /[\\*_[]/.test(text)

/** The pieces of a text, in order. */
export function parseInline(text: string): Piece[] {
  if (!hasMarks(text)) return [{ kind: 'text', text }]
  const slots: Slot[] = []
  const brackets: Brackets = { open: [], dead: 0 }
  let plain = ''
  let at = 0
  const flush = () => {
    if (plain) slots.push({ piece: { kind: 'text', text: plain } })
    plain = ''
  }
  while (at < text.length) {
    const char = text[at] ?? ''
    if (char === '\\' && punctuation.test(text[at + 1] ?? '')) {
      plain += text[at + 1]
      at += 2
    } else if (char === '*' || char === '_') {
      flush()
      const run = readRun(text, at, char)
      slots.push({ run })
      at += run.count
    } else if (char === '[') {
      flush()
      brackets.open.push(slots.length)
      slots.push({ bracket: true })
      at++
    } else if (char === ']') {
      flush()
      const end = closeBracket(text, at, slots, brackets)
      if (end === at) plain += char
      at = Math.max(end, at + 1)
    } else {
      plain += char
      at++
    }
  }
  flush()
  matchRuns(slots, 0)
  return slots.flatMap(toPieces)
}

/** Links of a text with the offsets of their addresses. */
export function findLinks(text: string): InlineLink[] {
  if (!text.includes('](')) return []
  return parseInline(text).flatMap((piece) => (piece.kind === 'openLink' ? [piece.link] : []))
}

function readRun(text: string, start: number, char: string): Run {
  let end = start
  while (text[end] === char) end++
  const before = charBefore(text, start)
  const after = text.codePointAt(end) === undefined ? undefined : String.fromCodePoint(text.codePointAt(end) ?? 0)
  const leftFlanking = !isSpace(after) && (!isPunctuation(after) || isSpace(before) || isPunctuation(before))
  const rightFlanking = !isSpace(before) && (!isPunctuation(before) || isSpace(after) || isPunctuation(after))
  const count = end - start
  const canOpen = leftFlanking && (char === '*' || !rightFlanking || isPunctuation(before))
  const canClose = rightFlanking && (char === '*' || !leftFlanking || isPunctuation(after))
  return { char, left: count, count, canOpen, canClose, closes: [], opens: [] }
}

function charBefore(text: string, at: number): string | undefined {
  if (at === 0) return undefined
  const low = text.charCodeAt(at - 1)
  const isPair = low >= 0xdc00 && low <= 0xdfff && at > 1
  return text.slice(isPair ? at - 2 : at - 1, at)
}

/** Turns `[words](address)` that ends at the `]` into a link; gives the offset behind it, or `at` if it is none. */
function closeBracket(text: string, at: number, slots: Slot[], brackets: Brackets): number {
  const index = brackets.open.pop()
  if (index === undefined) return at
  const active = brackets.open.length >= brackets.dead
  brackets.dead = Math.min(brackets.dead, brackets.open.length)
  const target = active && text[at + 1] === '(' ? readAddress(text, at + 2) : undefined
  if (!target) return at
  matchRuns(slots, index + 1)
  slots[index] = { piece: { kind: 'openLink', link: target.link } }
  slots.push({ piece: { kind: 'closeLink' } })
  brackets.dead = brackets.open.length
  return target.after
}

/** Reads `address)` from `at`; undefined where a space, an open bracket or the end makes it none. */
function readAddress(text: string, at: number): { link: InlineLink; after: number } | undefined {
  let start = at
  while (text[start] === ' ' || text[start] === '\n') start++
  let href = ''
  let depth = 0
  let end = start
  for (; end < text.length; end++) {
    const char = text[end] ?? ''
    if (char === '\\' && punctuation.test(text[end + 1] ?? '')) {
      end++
      href += text[end]
      continue
    }
    if (char <= ' ' || char === '\u007f') break
    if (char === '(' && ++depth > 32) return undefined
    if (char === ')' && depth-- === 0) break
    href += char
  }
  let after = end
  while (text[after] === ' ' || text[after] === '\n') after++
  if (text[after] !== ')' || depth > 0) return undefined
  return { link: { href, start, end }, after: after + 1 }
}

/** Pairs the runs of * and _ from slot `from` on, after "process emphasis" of CommonMark. */
function matchRuns(slots: Slot[], from: number): void {
  const runs = slots.slice(from).flatMap((slot) => ('run' in slot ? [slot.run] : []))
  /** The run to look at before each run; those between two that were paired are left out. */
  const previous = runs.map((_, index) => index - 1)
  /** For each kind of closer the run up to which none opens: keeps the search linear. */
  const floor = new Map<string, number>()
  for (let close = 0; close < runs.length; close++) {
    const closer = runs[close]
    if (!closer?.canClose) continue
    const kind = `${closer.char}${closer.canOpen}${closer.count % 3}`
    const bottom = floor.get(kind) ?? -1
    let open = previous[close] ?? -1
    while (closer.left > 0 && open > bottom) {
      const opener = runs[open]
      if (opener && pairs(opener, closer)) {
        pairUp(opener, closer)
        previous[close] = open
      }
      if (!opener || opener.left === 0 || !pairs(opener, closer)) open = previous[open] ?? -1
    }
    if (closer.left === closer.count) floor.set(kind, close - 1)
  }
  // What is left over inside cannot pair with anything outside.
  for (const run of runs) {
    run.canOpen = false
    run.canClose = false
  }
}

function pairUp(opener: Run, closer: Run): void {
  const size = opener.left >= 2 && closer.left >= 2 ? 2 : 1
  const tag = size === 2 ? 'strong' : 'em'
  opener.left -= size
  closer.left -= size
  opener.opens.unshift({ kind: 'open', tag })
  closer.closes.push({ kind: 'close', tag })
}

function pairs(opener: Run, closer: Run): boolean {
  if (opener.char !== closer.char || !opener.canOpen || opener.left === 0) return false
  const oddMatch = (opener.canClose || closer.canOpen) && (opener.count + closer.count) % 3 === 0
  return !oddMatch || (opener.count % 3 === 0 && closer.count % 3 === 0)
}

function toPieces(slot: Slot): Piece[] {
  if ('piece' in slot) return [slot.piece]
  if ('bracket' in slot) return [{ kind: 'text', text: '[' }]
  const { run } = slot
  const rest: Piece[] = run.left > 0 ? [{ kind: 'text', text: run.char.repeat(run.left) }] : []
  return [...run.closes, ...rest, ...run.opens]
}
