import { escapeLength, type JsonMember, type JsonNode, parseTree, skipSpace } from '../json/parseTree.ts'
import { createLineIndex, type LineIndex } from './lineIndex.ts'
import type { Place } from './problem.ts'

/** Field names and list indexes that lead to a value, from the outermost to the innermost. */
export type Path = readonly (string | number)[]

/** What to point at: the value, its field name, or only the opening bracket or quotation mark of the value. */
export type PointedPart = 'value' | 'key' | 'open'

/** The text of a file and functions that locate values in it. Lines and columns count from 1, offsets from 0. */
export interface Source extends LineIndex {
  file: string
  /** The text without a byte-order mark. All offsets count from its first character. */
  text: string
  /** The root node, or undefined if the text is not valid JSON. */
  root(): JsonNode | undefined
  /** The range of a value, or of the nearest enclosing value that exists. */
  place(path: Path, part?: PointedPart): Place
  /** The range of the characters `start` to `end` of a string value. Escapes in the file can shift them. */
  placeInText(path: Path, start: number, end: number): Place
}

/**
 * Creates a Source from a file's text, or from a function that reads it. The line index and the tree are created on
 * first use, and the text is kept from then on.
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

/** The range that stands for a whole file: its first character that is not whitespace. */
function firstCharacter(text: string): Range {
  const start = skipSpace(text, 0)
  return { start, end: Math.min(start + 1, text.length) }
}

function rangeOf({ node, member }: Found, part: PointedPart): Range {
  if (part === 'key' && member) return { start: member.keyStart, end: member.keyEnd }
  return { start: node.start, end: part === 'value' ? node.end : Math.min(node.start + 1, node.end) }
}

/**
 * Creates a function that converts an index in a string value to an offset in the file; escapes shift it. A string may
 * contain thousands of links, so each search continues from the previous one.
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

/** Removes the byte-order mark that some editors write at the start of a file. */
export const withoutByteOrderMark = (text: string) => (text.charCodeAt(0) === 0xfeff ? text.slice(1) : text)

/** Parses the text of a JSON file; throws if it is not JSON. */
export const parseFile = (text: string): unknown => JSON.parse(withoutByteOrderMark(text))

type Range = Pick<Place, 'start' | 'end'>

interface Found {
  node: JsonNode
  /** The field that has this value; undefined for list entries and for the whole file. */
  member?: JsonMember
  /** How many steps of the path exist in the file. */
  depth: number
}

/** Finds the value at a path, or the last existing value on the way. If a field is set twice, the last one counts. */
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
