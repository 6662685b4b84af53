import type { JsonMember, JsonNode, SyntaxFault } from '../json/parseTree.ts'
import { indentAt, layoutOf, startsLine } from '../problem/edits.ts'
import type { Source } from '../problem/source.ts'
import { quoted } from '../wording/phrases.ts'
import { addAt, type JsonMistake, lineOf, replace } from './jsonMistake.ts'
import { openParts } from './openParts.ts'

/** Two entries of a list that lack the braces between them, so that they are read as one with repeated names. */
interface Joined {
  /** Offset of the combined block. */
  open: number
  /** The end of the first entry, and the start and text of the name with which the second one begins. */
  end: number
  next: number
  name: string
}

/**
 * Explains that the braces between two entries of a list are missing, if the reader stops after a value without a
 * comma: the name that follows repeats the first name of its block.
 */
export function explainJoinedEntries(source: Source, fault: SyntaxFault): JsonMistake | undefined {
  const { text } = source
  const { offset, lastEnd, open } = fault
  const block = openParts(fault).at(-1)?.node
  const [first] = block?.members ?? []
  const name = /^"((?:[^"\\\n]|\\.)*)"\s*:/.exec(text.slice(offset, offset + 200))?.[1]
  const isEntry = text[open.at(-2) ?? -1] === '['
  if (!block || name === undefined || !isEntry || first?.key !== name || block.members?.length === 1) return undefined
  return tellJoined(source, { open: block.start, end: lastEnd, next: offset, name })
}

/** The same for a block that could be read: its first name occurs again, and another of its names after it. */
export function explainJoinedBlock(source: Source, { start, members = [] }: JsonNode): JsonMistake | undefined {
  const again = members.findIndex(({ key }, index) => index > 1 && key === members[0]?.key)
  const [one, other] = [members.slice(0, Math.max(again, 0)), members.slice(again)]
  const [before, next] = [one.at(-1), other[0]]
  const repeated = other.filter(({ key }) => one.some((member) => member.key === key))
  if (!before || !next || repeated.length < 2 || !isEach(one) || !isEach(other)) return undefined
  return tellJoined(source, { open: start, end: before.value.end, next: next.keyStart, name: next.key })
}

/** Whether each name occurs once. */
const isEach = (members: readonly JsonMember[]) => new Set(members.map(({ key }) => key)).size === members.length

function tellJoined(source: Source, { open, end, next, name }: Joined): JsonMistake {
  const [before, after] = [lineOf(source, end), lineOf(source, next)]
  const outer = `${layoutOf(source).lineEnd}${indentAt(source, open)}`
  const between = startsLine(source, next) ? `${outer}},${outer}{` : ' }, {'
  return {
    code: 'joined-entries',
    start: next,
    end: next + name.length + 2,
    message: `With this ${quoted(name)} a new entry of the list begins, without braces of its own.`,
    fix: `Write }, { ${before === after ? `before ${quoted(name)}` : `between lines ${before} and ${after}`}.`,
    edits: source.text.slice(end, next).includes(',')
      ? replace(end, endOfComma(source, end), between)
      : addAt(end, between),
  }
}

const endOfComma = ({ text }: Source, end: number) => text.indexOf(',', end) + 1
