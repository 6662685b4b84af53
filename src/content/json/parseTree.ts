/** A strict JSON parser that keeps positions; run only when something has to be pointed at, as `JSON.parse` is faster. */

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

/** The place at which a text stops being JSON, with what is needed to explain it. */
export interface JsonStop {
  offset: number
  expected: Expected
  /** End of the last complete token before `offset`. */
  lastEnd: number
  /** Kind of the last value, where `expected` is `commaOrEnd`. */
  lastKind?: JsonNode['kind']
  /** Offsets of the brackets that are still open, outermost first. */
  open: number[]
  /** Offsets of the brackets closed so far, in the order of closing. */
  pairs: [open: number, close: number][]
  /** Start of the broken text, where `expected` is `inText`. */
  textStart?: number
  /** What was read so far; blocks and lists that are still open end with the file. */
  tree?: JsonNode
}

export type JsonResult = { root: JsonNode } | { stop: JsonStop }

/** Space, tab, line feed and carriage return: the white space of JSON (RFC 8259, 2), by their codes. */
export const isSpace = (code: number) => code === 32 || code === 10 || code === 13 || code === 9

/** Offset of the first character from `offset` on that is not white space. */
export function skipSpace(text: string, offset: number): number {
  let at = offset
  while (at < text.length && isSpace(text.charCodeAt(at))) at++
  return at
}

/** Length of the escape that starts at `offset` with a backslash; 0 where JSON knows no such escape. */
export function escapeLength(text: string, offset: number): number {
  const next = text[offset + 1]
  if (next === undefined) return 0
  if (next === 'u') return /^[0-9a-fA-F]{4}$/.test(text.slice(offset + 2, offset + 6)) ? 6 : 0
  return '"\\/bfnrt'.includes(next) ? 2 : 0
}

/** End of the text whose opening quote is at `start`, or the offset at which it breaks off. */
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

/** The number of characters behind the first fault of a text, plus one; 0 for JSON. */
export function unreadOf(raw: string): number {
  const text = raw.startsWith('\ufeff') ? raw.slice(1) : raw
  try {
    JSON.parse(text)
    return 0
  } catch {
    const result = parseTree(text)
    return 'stop' in result ? text.length - result.stop.offset + 1 : 0
  }
}

const numberOrWord = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?(?![\w.+-])|(?:true|false|null)(?![\w$-])/y

/** Parses without recursion, so that no depth of nesting overflows the stack. */
export function parseTree(text: string): JsonResult {
  const open: JsonNode[] = []
  const pairs: [number, number][] = []
  let expected: Expected = 'value'
  let root: JsonNode | undefined
  let pending: JsonMember | undefined
  let lastEnd = 0
  let lastKind: JsonNode['kind'] | undefined
  let at = 0

  const stop = (offset: number, more: Partial<JsonStop> = {}): JsonResult => ({
    stop: {
      offset,
      expected,
      lastEnd,
      open: open.map((node) => node.start),
      pairs,
      ...(lastKind && { lastKind }),
      ...(root && { tree: root }),
      ...more,
    },
  })
  const attach = (node: JsonNode) => {
    const parent = open.at(-1)
    if (!parent) root = node
    else if (parent.items) parent.items.push(node)
    else if (pending) {
      pending.value = node
      parent.members?.push(pending)
    }
  }
  const finish = (node: JsonNode, end: number): Expected => {
    node.end = end
    at = end
    lastEnd = end
    lastKind = node.kind
    return open.length > 0 ? 'commaOrEnd' : 'end'
  }

  for (;;) {
    at = skipSpace(text, at)
    const char = text[at]
    if (char === undefined) return expected === 'end' && root ? { root } : stop(at)
    const top = open.at(-1)
    if (expected === 'end') return stop(at)

    if (expected === 'commaOrEnd' || expected === 'itemOrEnd' || expected === 'keyOrEnd') {
      if (top && char === (top.items ? ']' : '}')) {
        open.pop()
        pairs.push([top.start, at])
        expected = finish(top, at + 1)
        continue
      }
      if (expected === 'commaOrEnd') {
        if (char !== ',') return stop(at)
        at++
        lastEnd = at
        expected = top?.items ? 'value' : 'key'
        continue
      }
    }
    if (expected === 'colon') {
      if (char !== ':') return stop(at)
      at++
      lastEnd = at
      expected = 'value'
      continue
    }
    const isKey = expected === 'key' || expected === 'keyOrEnd'
    if (char === '"') {
      const scanned = scanText(text, at)
      if ('broken' in scanned) {
        expected = 'inText'
        return stop(scanned.broken, { textStart: at })
      }
      if (isKey) {
        const key: string = JSON.parse(text.slice(at, scanned.end))
        pending = { key, keyStart: at, keyEnd: scanned.end, value: { kind: 'word', start: at, end: at } }
        at = scanned.end
        lastEnd = at
        expected = 'colon'
      } else {
        const node: JsonNode = { kind: 'string', start: at, end: at }
        attach(node)
        expected = finish(node, scanned.end)
      }
      continue
    }
    if (isKey) return stop(at)
    if (char === '{' || char === '[') {
      const node: JsonNode =
        char === '{'
          ? { kind: 'object', start: at, end: text.length, members: [] }
          : { kind: 'array', start: at, end: text.length, items: [] }
      attach(node)
      open.push(node)
      at++
      lastEnd = at
      expected = char === '{' ? 'keyOrEnd' : 'itemOrEnd'
      continue
    }
    numberOrWord.lastIndex = at
    const match = numberOrWord.exec(text)
    if (!match) return stop(at)
    const node: JsonNode = { kind: /[tfn]/.test(char) ? 'word' : 'number', start: at, end: at }
    attach(node)
    expected = finish(node, at + match[0].length)
  }
}
