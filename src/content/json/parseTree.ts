/** A strict JSON parser that keeps offsets. It is used only to locate a problem, because `JSON.parse` is faster. */

export interface JsonMember {
  key: string
  keyStart: number
  keyEnd: number
  value: JsonNode
}

export interface JsonNode {
  kind: 'object' | 'array' | 'string' | 'number' | 'word'
  start: number
  end: number
  members?: JsonMember[]
  items?: JsonNode[]
}

/** What the parser expected when it met something else. */
export type Expected = 'value' | 'itemOrEnd' | 'keyOrEnd' | 'key' | 'colon' | 'commaOrEnd' | 'end' | 'inText'

/** The point at which a text stops being JSON, with the data to explain it. */
export interface SyntaxFault {
  offset: number
  expected: Expected
  /** End of the last complete token before `offset`. */
  lastEnd: number
  /** Kind of the last value, if `expected` is `commaOrEnd`. */
  lastKind?: JsonNode['kind']
  /** Offsets of the brackets that are still open, outermost first. */
  open: number[]
  /** Offsets of the brackets closed so far, in the order of closing. */
  pairs: [open: number, close: number][]
  /** Start of the broken string, if `expected` is `inText`. */
  textStart?: number
  /** The tree read so far; blocks and lists that are still open end with the file. */
  tree?: JsonNode
}

type JsonResult = { root: JsonNode } | { fault: SyntaxFault }

/** Whether a character code is JSON white space (RFC 8259, 2): space, tab, line feed or carriage return. */
export const isSpace = (code: number) => code === 32 || code === 10 || code === 13 || code === 9

/** Returns the offset of the first character from `offset` on that is not white space. */
export function skipSpace(text: string, offset: number): number {
  let at = offset
  while (at < text.length && isSpace(text.charCodeAt(at))) at++
  return at
}

/** Returns the length of the escape that starts at `offset` with a backslash, or 0 if JSON has no such escape. */
export function escapeLength(text: string, offset: number): number {
  const next = text[offset + 1]
  if (next === undefined) return 0
  if (next === 'u') return /^[0-9a-fA-F]{4}$/.test(text.slice(offset + 2, offset + 6)) ? 6 : 0
  return '"\\/bfnrt'.includes(next) ? 2 : 0
}

/** Returns the end of the string whose opening quote is at `start`, or the offset at which it breaks off. */
function scanText(text: string, start: number): { end: number } | { broken: number } {
  let at = start + 1
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (code === 34) return { end: at + 1 }
    if (code === 92) {
      const length = escapeLength(text, at)
      if (length === 0) return { broken: at }
      at += length
    } else if (code < 32) return { broken: at }
    else at++
  }
  return { broken: at }
}

/** Returns the number of characters after the first fault of a text, plus one; 0 for valid JSON. */
export function unreadOf(raw: string): number {
  const text = raw.startsWith('\ufeff') ? raw.slice(1) : raw
  try {
    JSON.parse(text)
    return 0
  } catch {
    const result = parseTree(text)
    return 'fault' in result ? text.length - result.fault.offset + 1 : 0
  }
}

/** The state of the parser. */
interface Reading {
  text: string
  at: number
  expected: Exclude<Expected, 'inText'>
  root: JsonNode | undefined
  /** The open blocks and lists, outermost first. */
  open: JsonNode[]
  pairs: SyntaxFault['pairs']
  /** The member whose value comes next. */
  pending: JsonMember | undefined
  lastEnd: number
  lastKind: JsonNode['kind'] | undefined
}

/**
 * Parses a text as JSON (RFC 8259) without a byte order mark. Returns its tree, or the first fault. It does not
 * recurse, so that no nesting depth overflows the stack.
 */
export function parseTree(text: string): JsonResult {
  const reading = beginReading(text)
  for (;;) {
    reading.at = skipSpace(text, reading.at)
    const char = text[reading.at]
    if (char === undefined && reading.expected === 'end' && reading.root) return { root: reading.root }
    const fault = char === undefined ? faultAt(reading) : takeToken(reading, char)
    if (fault) return { fault }
  }
}

const beginReading = (text: string): Reading => ({
  text,
  at: 0,
  expected: 'value',
  root: undefined,
  open: [],
  pairs: [],
  pending: undefined,
  lastEnd: 0,
  lastKind: undefined,
})

/** Reads the token that begins with `char` at the present offset. Returns a fault if no such token is allowed there. */
function takeToken(reading: Reading, char: string): SyntaxFault | undefined {
  switch (reading.expected) {
    case 'value':
      return takeValue(reading, char)
    case 'itemOrEnd':
      return takeEnd(reading, char) ? undefined : takeValue(reading, char)
    case 'key':
      return takeKey(reading, char)
    case 'keyOrEnd':
      return takeEnd(reading, char) ? undefined : takeKey(reading, char)
    case 'colon':
      return char === ':' ? takeCharacter(reading, 'value') : faultAt(reading)
    case 'commaOrEnd':
      if (takeEnd(reading, char)) return undefined
      return char === ',' ? takeCharacter(reading, reading.open.at(-1)?.items ? 'value' : 'key') : faultAt(reading)
    case 'end':
      return faultAt(reading)
  }
}

/** Consumes a token of one character. */
function takeCharacter(reading: Reading, next: Reading['expected']): undefined {
  reading.at++
  reading.lastEnd = reading.at
  reading.expected = next
}

/** Consumes the bracket that closes the innermost block or list, if `char` is that bracket. */
function takeEnd(reading: Reading, char: string): boolean {
  const top = reading.open.at(-1)
  if (!top || char !== (top.items ? ']' : '}')) return false
  reading.open.pop()
  reading.pairs.push([top.start, reading.at])
  finish(reading, top, reading.at + 1)
  return true
}

function takeKey(reading: Reading, char: string): SyntaxFault | undefined {
  const { text, at } = reading
  if (char !== '"') return faultAt(reading)
  const scanned = scanText(text, at)
  if ('broken' in scanned) return faultInText(reading, scanned.broken)
  const key: string = JSON.parse(text.slice(at, scanned.end))
  reading.pending = { key, keyStart: at, keyEnd: scanned.end, value: { kind: 'word', start: at, end: at } }
  reading.at = scanned.end
  reading.lastEnd = scanned.end
  reading.expected = 'colon'
  return undefined
}

function takeValue(reading: Reading, char: string): SyntaxFault | undefined {
  if (char === '"') return takeText(reading)
  if (char === '{' || char === '[') return takeStart(reading, char)
  return takeNumberOrWord(reading, char === 't' || char === 'f' || char === 'n' ? 'word' : 'number')
}

function takeText(reading: Reading): SyntaxFault | undefined {
  const { text, at } = reading
  const scanned = scanText(text, at)
  if ('broken' in scanned) return faultInText(reading, scanned.broken)
  const node: JsonNode = { kind: 'string', start: at, end: at }
  attach(reading, node)
  finish(reading, node, scanned.end)
  return undefined
}

/** Opens a block or a list. */
function takeStart(reading: Reading, char: '{' | '['): undefined {
  const { text, at } = reading
  const node: JsonNode =
    char === '{'
      ? { kind: 'object', start: at, end: text.length, members: [] }
      : { kind: 'array', start: at, end: text.length, items: [] }
  attach(reading, node)
  reading.open.push(node)
  takeCharacter(reading, char === '{' ? 'keyOrEnd' : 'itemOrEnd')
}

const [whole, fraction, exponent] = ['-?(?:0|[1-9][0-9]*)', String.raw`(?:\.[0-9]+)?`, '(?:[eE][+-]?[0-9]+)?']
const literals = {
  number: new RegExp(String.raw`${whole}${fraction}${exponent}(?![\w.+-])`, 'y'),
  word: /(?:true|false|null)(?![\w$-])/y,
}

function takeNumberOrWord(reading: Reading, kind: 'number' | 'word'): SyntaxFault | undefined {
  const { text, at } = reading
  const literal = literals[kind]
  literal.lastIndex = at
  if (!literal.test(text)) return faultAt(reading)
  const node: JsonNode = { kind, start: at, end: at }
  attach(reading, node)
  finish(reading, node, literal.lastIndex)
  return undefined
}

/** Attaches a value to the root, the open list, or the pending key of the open block. */
function attach(reading: Reading, node: JsonNode): void {
  const parent = reading.open.at(-1)
  if (!parent) reading.root = node
  else if (parent.items) parent.items.push(node)
  else if (reading.pending) {
    reading.pending.value = node
    parent.members?.push(reading.pending)
  }
}

/** Moves to the end of a value. */
function finish(reading: Reading, node: JsonNode, end: number): void {
  node.end = end
  reading.at = end
  reading.lastEnd = end
  reading.lastKind = node.kind
  reading.expected = reading.open.length > 0 ? 'commaOrEnd' : 'end'
}

const faultInText = (reading: Reading, offset: number): SyntaxFault => ({
  ...faultAt(reading),
  offset,
  expected: 'inText',
  textStart: reading.at,
})

const faultAt = ({ at, expected, lastEnd, open, pairs, lastKind, root }: Reading): SyntaxFault => ({
  offset: at,
  expected,
  lastEnd,
  pairs,
  open: open.map((node) => node.start),
  ...(lastKind && { lastKind }),
  ...(root && { tree: root }),
})
