import { type JsonNode, type SyntaxFault, skipSpace } from '../json/parseTree.ts'
import { isPageFile } from '../model/files/pageAddress.ts'
import { isBlockFile } from '../model/files/siteBlocks.ts'
import { isFormFile } from '../model/files/siteForms.ts'
import { addEntry } from '../problem/moveParts.ts'
import type { Source } from '../problem/source.ts'
import { blockSchema, formSchema, isFields, pageSchema, type Schema, siteSchema } from '../schema/schema.ts'
import { fitsEntry, fittingShape, schemaAt } from '../schema/schemaAt.ts'
import { isSection, type SectionTypes } from '../schema/sectionTypes.ts'
import { count } from '../wording/phrases.ts'
import { findClosing } from './explainBare.ts'
import { hasTooMany } from './explainBrackets.ts'
import { type JsonMistake, lineOf } from './jsonMistake.ts'
import { openParts } from './openParts.ts'

/**
 * Explains a section, a question or another entry that was written after the end of its list, where its new context
 * cannot contain it. Undefined for anything else. The names of its fields determine the list that it belongs to.
 */
export function explainMisplacedEntry(
  source: Source,
  fault: SyntaxFault,
  types: SectionTypes,
): JsonMistake | undefined {
  const { text } = source
  const { expected, offset, tree } = fault
  const from = text[offset] === ',' ? skipSpace(text, offset + 1) : offset
  const isBehind = expected === 'end' || expected === 'key' || expected === 'commaOrEnd'
  if (!tree || text[from] !== '{' || !isBehind) return undefined
  const { blocks, end } = readBlocks(text, from)
  // A list that was closed too early is followed by its remaining entries and its own bracket.
  if (!/^(?:["}]|$)/.test(text.slice(end, end + 1)) || hasTooMany(text, ']') || hasTooMany(text, '}')) return undefined
  const [first] = blocks
  const last = blocks.at(-1)
  if (!first || !last) return undefined
  const list = findList({ source, fault, tree, types }, blocks)
  if (!list) return undefined
  const { node, noun, name, before } = list
  const cut = before ?? node.end
  // A comma must remain between the text before and after.
  const follows = text[end] === '"'
  const listEnd = node.end - 1
  const one = blocks.length === 1
  return {
    code: 'misplaced-entry',
    start: first.start,
    end: first.start + 1,
    message: `${one ? `This ${noun} lies` : `These ${count(blocks.length, noun)} lie`} behind the end of ${name ?? `${one ? 'its' : 'their'} list`}.`,
    fix: `Move ${one ? 'it' : 'them'} ${lineOf(source, listEnd) === lineOf(source, first.start) ? 'before' : 'above'} the ] on line ${lineOf(source, listEnd)}, with a comma before ${one ? 'it' : 'each'}.`,
    edits: [
      addEntry(source, node, blocks, node.items?.at(-1)),
      {
        start: cut,
        end: follows ? end : last.end + commaLength(text, last.end),
        text: follows ? `,${gapBefore(text, end)}` : '',
      },
    ],
  }
}

const commaLength = (text: string, at: number) => (text[skipSpace(text, at)] === ',' ? skipSpace(text, at) + 1 - at : 0)

/** Returns the white space before an offset. */
const gapBefore = (text: string, at: number) => /\s*$/.exec(text.slice(Math.max(0, at - 200), at))?.[0] ?? ''

interface Block {
  start: number
  end: number
  value: unknown
}

/** The maximum number of blocks to move, and of characters to read for them. */
const mostBlocks = 20
const mostCharacters = 40_000

/**
 * Returns consecutive complete blocks from an offset on, with or without commas between them, and the offset after
 * them.
 */
function readBlocks(text: string, from: number): { blocks: Block[]; end: number } {
  const blocks: Block[] = []
  let at = from
  while (text[at] === '{' && blocks.length < mostBlocks) {
    const close = findClosing(text.slice(at, at + mostCharacters))
    const value = close === undefined ? undefined : parse(text.slice(at, at + close + 1))
    if (close === undefined || !isFields(value)) return { blocks: [], end: from }
    blocks.push({ start: at, end: at + close + 1, value })
    at = skipSpace(text, at + close + 1)
    if (text[at] === ',') at = skipSpace(text, at + 1)
  }
  return { blocks, end: at }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface List {
  node: JsonNode
  /** What its entries are called. */
  noun: string
  name?: string
  /** The start of the text to cut, if it is not after the list. */
  before?: number
}

/** A broken file, and the part of it that was read. */
interface Broken {
  source: Source
  fault: SyntaxFault
  tree: JsonNode
  types: SectionTypes
}

/**
 * Returns the list whose entries the blocks can be: one that was closed in the innermost open block, or the sections.
 */
function findList({ source, fault, tree, types }: Broken, blocks: readonly Block[]): List | undefined {
  const { text, file } = source
  const chain = openParts(fault)
  const top = chain.at(-1)?.node ?? (fault.expected === 'end' ? tree : undefined)
  if (!top?.members) return undefined
  const behind = text.slice(0, blocks[0]?.start ?? 0).trimEnd()
  const path = chain.at(-1)?.path ?? []
  const schema = schemaOfFile(file)
  const value = partialValue(text, tree)
  const isLast = text[skipSpace(text, blocks.at(-1)?.end ?? 0)] === undefined
  if (path.length === 0 && isPageFile(file) && blocks.every((block) => isSection(types, block.value))) {
    const sections = top.members.find(({ key }) => key === 'sections')?.value
    if (sections?.kind !== 'array') return undefined
    const before = fault.expected === 'end' ? top.end : undefined
    if (before !== undefined && !isLast) return undefined
    return { node: sections, noun: 'section', name: 'the list "sections"', ...(before !== undefined && { before }) }
  }
  const member = top.members.findLast(({ value: { kind } }) => kind === 'array')
  if (fault.expected === 'end' || !member || behind.replace(/,$/, '').trimEnd().length !== member.value.end)
    return undefined
  const list = schemaAt({ schema, types }, value, [...path, member.key])
  const items = list?.items
  if (!items || 'length' in items || !blocks.every((block) => fitsEntry(items, block.value))) return undefined
  const noun = (fittingShape(items, blocks[0]?.value)?.title ?? 'entry').toLowerCase()
  return { node: member.value, noun }
}

function schemaOfFile(file: string): Schema {
  if (isBlockFile(file)) return blockSchema
  if (isPageFile(file)) return pageSchema
  return isFormFile(file) ? formSchema : siteSchema
}

/** More levels than the schemas have. */
const mostDepth = 16

/** Returns the value of the part of a file that was read. */
function partialValue(text: string, { kind, start, end, members, items }: JsonNode, depth = 0): unknown {
  if (kind !== 'object' && kind !== 'array') return parse(text.slice(start, end))
  if (depth === mostDepth) return undefined
  if (items) return items.map((item) => partialValue(text, item, depth + 1))
  return Object.fromEntries((members ?? []).map(({ key, value }) => [key, partialValue(text, value, depth + 1)]))
}
