import { escapeLength, type JsonMember, type JsonNode, parseTree, skipSpace } from './jsonTree.ts'
import type { Place } from './problem.ts'

/** Names of fields and numbers of list entries that lead to a value, from the outside in. */
export type Path = readonly (string | number)[]

/** What to point at: the value, the name before it, or only the bracket or quote with which the value begins. */
export type Part = 'value' | 'key' | 'open'

/** The text of a file, with everything that points into it. Lines and columns count from 1, offsets from 0. */
export interface Source {
  file: string
  /** Without a byte-order mark; all offsets count from its first character. */
  text: string
  position(offset: number): { line: number; column: number }
  /** The text of a line without its end; empty for a line that does not exist. */
  line(line: number): { start: number; text: string }
  /** Undefined while the text is not JSON. */
  root(): JsonNode | undefined
  /** The place of a value; of the nearest value around it where it does not exist. */
  place(path: Path, part?: Part): Place
  /** The place of the characters `start` to `end` of a text value, which escapes in the file may shift. */
  placeInText(path: Path, start: number, end: number): Place
}

/** Makes a Source of a file's text; lines and tree are made when they are first asked for. */
export function createSource(file: string, raw: string): Source {
  const text = raw.charCodeAt(0) === 0xfeff ? raw.slice(1) : raw
  let starts: number[] | undefined
  let root: JsonNode | undefined | null = null

  const lineStarts = (): number[] => {
    if (!starts) {
      starts = [0]
      for (const match of text.matchAll(/\r\n|\n|\r/g)) starts.push(match.index + match[0].length)
    }
    return starts
  }
  const getRoot = (): JsonNode | undefined => {
    if (root === null) {
      const result = parseTree(text)
      root = 'root' in result ? result.root : undefined
    }
    return root
  }
  const wholeFile = (): Place => {
    const start = skipSpace(text, 0)
    return { file, start, end: Math.min(start + 1, text.length) }
  }

  return {
    file,
    text,
    root: getRoot,
    position(offset) {
      const all = lineStarts()
      let low = 0
      let high = all.length - 1
      while (low < high) {
        const middle = (low + high + 1) >> 1
        if ((all[middle] ?? 0) <= offset) low = middle
        else high = middle - 1
      }
      return { line: low + 1, column: offset - (all[low] ?? 0) + 1 }
    },
    line(line) {
      const start = lineStarts()[line - 1]
      if (start === undefined) return { start: text.length, text: '' }
      return { start, text: text.slice(start, lineStarts()[line] ?? text.length).replace(/[\r\n]+$/, '') }
    },
    place(path, part = 'value') {
      const found = findNode(getRoot(), path)
      if (!found) return wholeFile()
      const { node, member } = found
      if (part === 'key' && member) return { file, start: member.keyStart, end: member.keyEnd }
      const end = part === 'value' ? node.end : Math.min(node.start + 1, node.end)
      return { file, start: node.start, end }
    },
    placeInText(path, start, end) {
      const found = findNode(getRoot(), path)
      if (found?.depth !== path.length || found.node.kind !== 'string') return this.place(path)
      const from = offsetInText(text, found.node.start, start)
      return { file, start: from, end: offsetInText(text, found.node.start, end) }
    },
  }
}

interface Found {
  node: JsonNode
  /** The field whose value it is; undefined for an entry of a list and for the whole file. */
  member?: JsonMember
  /** How many steps of the path the file has; fewer than all where the path leads on. */
  depth: number
}

/** The value a path leads to, or the last one on the way that exists; of a field that is set twice, the last. */
export function findNode(root: JsonNode | undefined, path: Path): Found | undefined {
  if (!root) return undefined
  let found: Found = { node: root, depth: 0 }
  for (const [index, step] of path.entries()) {
    const member: JsonMember | undefined = found.node.members?.findLast(({ key }) => key === step)
    const item: JsonNode | undefined = typeof step === 'number' ? found.node.items?.[step] : undefined
    if (member) found = { node: member.value, member, depth: index + 1 }
    else if (item) found = { node: item, depth: index + 1 }
    else return found
  }
  return found
}

/** The offset in the file of character `index` of the text whose opening quote is at `start`. */
function offsetInText(text: string, start: number, index: number): number {
  let at = start + 1
  for (let left = index; left > 0; left--) at += text[at] === '\\' ? escapeLength(text, at) || 1 : 1
  return at
}
