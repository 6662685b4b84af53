import { escapeLength, type JsonMember, type JsonNode, parseTree, skipSpace } from '../json/parseTree.ts'
import { createLineIndex, type LineIndex } from './lineIndex.ts'
import type { Place } from './problem.ts'

/** Names of fields and numbers of list entries that lead to a value, from the outside in. */
export type Path = readonly (string | number)[]

/** What to point at: the value, the name before it, or only the first bracket or quotation mark of the value. */
export type Part = 'value' | 'key' | 'open'

/** The text of a file, with everything that points into it. Lines and columns count from 1, offsets from 0. */
export interface Source extends LineIndex {
  file: string
  /** Without a byte-order mark; all offsets count from its first character. */
  text: string
  /** Undefined while the text is not JSON. */
  root(): JsonNode | undefined
  /** The place of a value; of the nearest value around it where it does not exist. */
  place(path: Path, part?: Part): Place
  /** The place of the characters `start` to `end` of a text value, which escapes in the file may shift. */
  placeInText(path: Path, start: number, end: number): Place
}

/**
 * Makes a Source of a file's text, or of a function that reads it. Lines and tree are made at their first use, and a text
 * is kept from then on.
 */
export function createSource(file: string, raw: string | (() => string)): Source {
  let known: string | undefined
  let root: JsonNode | undefined | null = null

  const readText = () => withoutByteOrderMark(typeof raw === 'string' ? raw : raw())
  const getText = (): string => (known ??= readText())
  const getRoot = (): JsonNode | undefined => {
    if (root === null) root = readRoot(getText())
    return root
  }
  const offsetInText = createOffsetReader(getText)

  return {
    file,
    get text() {
      return known ?? readText()
    },
    root: getRoot,
    ...createLineIndex(getText),
    place(path, part = 'value') {
      const found = findNode(getRoot(), path)
      return found ? { file, ...rangeOf(found, part) } : { file, ...firstCharacter(getText()) }
    },
    placeInText(path, start, end) {
      const found = findNode(getRoot(), path)
      if (found?.depth !== path.length || found.node.kind !== 'string') return this.place(path)
      return { file, start: offsetInText(found.node, start), end: offsetInText(found.node, end) }
    },
  }
}

function readRoot(text: string): JsonNode | undefined {
  const result = parseTree(text)
  return 'root' in result ? result.root : undefined
}

/** The place of a whole file. */
function firstCharacter(text: string): Range {
  const start = skipSpace(text, 0)
  return { start, end: Math.min(start + 1, text.length) }
}

function rangeOf({ node, member }: Found, part: Part): Range {
  if (part === 'key' && member) return { start: member.keyStart, end: member.keyEnd }
  return { start: node.start, end: part === 'value' ? node.end : Math.min(node.start + 1, node.end) }
}

/**
 * Makes a function that tells at which offset of the file a character of a text value stands, which escapes before it
 * shift. A text may hold thousands of links: the search for one goes on from the one before it.
 */
function createOffsetReader(getText: () => string): (node: JsonNode, index: number) => number {
  let passed = { node: -1, index: 0, at: 0 }
  return ({ start }, index) => {
    if (passed.node !== start || passed.index > index) passed = { node: start, index: 0, at: start + 1 }
    const text = getText()
    let { at } = passed
    for (let left = index - passed.index; left > 0; left--) at += text[at] === '\\' ? escapeLength(text, at) || 1 : 1
    passed = { node: start, index, at }
    return at
  }
}

/** A text without the byte-order mark that some editors begin a file with. */
export const withoutByteOrderMark = (text: string) => (text.charCodeAt(0) === 0xfeff ? text.slice(1) : text)

type Range = Pick<Place, 'start' | 'end'>

interface Found {
  node: JsonNode
  /** The field whose value it is; undefined for an entry of a list and for the whole file. */
  member?: JsonMember
  /** How many steps of the path exist in the file. */
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
