import { isSpace, type JsonMember, type JsonNode, parseTree } from '../json/parseTree.ts'
import { cutParts } from '../problem/edits.ts'
import type { Problem } from '../problem/problem.ts'
import type { Source } from '../problem/source.ts'
import { builtInTypes, type SectionTypes } from '../schema/sectionTypes.ts'
import { quoted } from '../wording/phrases.ts'
import { explainJoinedBlock } from './explainJoinedEntries.ts'
import { explainMerge } from './explainMerge.ts'
import { explainSyntaxFault } from './explainSyntaxFault.ts'
import { type JsonMistake, readsFurther, takesBraces } from './jsonMistake.ts'

type ReadResult = { value: unknown; problems: [] } | { value?: undefined; problems: Problem[] }

/**
 * Reads a page file or site.config.json. Returns its value, or problems: one if the text is not JSON, and one for each
 * name that is set twice in the same block. It never throws.
 *
 * @param types the section types of the site, which explanations may name. Default: those of the builder
 */
export function readJson(source: Source, types: SectionTypes = builtInTypes): ReadResult {
  const { text } = source
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { problems: [explainSyntax(source, types)] }
  }
  // The count includes each `":` inside a string, so it is never too low. If it is too high, the tree decides.
  if (countColons(text) === countKeys(value)) return { value, problems: [] }
  const problems = findDuplicates(source)
  return problems.length > 0 ? { problems } : { value, problems: [] }
}

function explainSyntax(source: Source, types: SectionTypes): Problem {
  const result = parseTree(source.text)
  if ('root' in result) throw new Error(`parseTree reads ${source.file}, which JSON.parse refuses.`)
  const { edits, ...mistake } = explainMerge(source) ?? explainSyntaxFault(source, result.fault, types)
  const isSure = edits && readsFurther(source.text, edits) && !takesBraces(source.text, edits)
  return placeInFile(source, { ...mistake, ...(isSure && { edits }) })
}

const placeInFile = ({ file }: Source, { edits, also, ...mistake }: JsonMistake): Problem => ({
  file,
  severity: 'error',
  ...mistake,
  ...(edits && { edits: edits.map((edit) => ({ file, ...edit })) }),
  ...(also && { also: { file, ...also } }),
})

/** Counts the quotation marks before a colon. */
function countColons(text: string): number {
  let count = 0
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) {
    let before = at - 1
    while (isSpace(text.charCodeAt(before))) before--
    if (text.charCodeAt(before) === quotationMark) count++
  }
  return count
}

const quotationMark = 34

/** Counts the names in all blocks of a value. Not recursive, because a file may nest deeper than the stack. */
function countKeys(value: unknown): number {
  let keys = 0
  const rest: unknown[] = [value]
  while (rest.length > 0) {
    const next = rest.pop()
    if (typeof next !== 'object' || next === null) continue
    const values = Object.values(next)
    if (!Array.isArray(next)) keys += values.length
    for (const inner of values) if (typeof inner === 'object') rest.push(inner)
  }
  return keys
}

function findDuplicates(source: Source): Problem[] {
  const problems: Problem[] = []
  const root = source.root()
  const rest: JsonNode[] = root ? [root] : []
  const entries = new Set<JsonNode>()
  for (let node = rest.pop(); node; node = rest.pop()) {
    const joined = entries.has(node) ? explainJoinedBlock(source, node) : undefined
    problems.push(...(joined ? [placeInFile(source, joined)] : duplicatesIn(source, node)))
    for (const { value } of node.members ?? []) rest.push(value)
    for (const item of node.items ?? []) {
      rest.push(item)
      entries.add(item)
    }
  }
  return problems
}

/** Returns a problem for each repeated name in a block. */
function duplicatesIn(source: Source, node: JsonNode): Problem[] {
  const seen = new Map<string, JsonMember>()
  return (node.members ?? []).flatMap((member, index): Problem | [] => {
    const { key, keyStart, keyEnd, value } = member
    const first = seen.get(key)
    if (!first) {
      seen.set(key, member)
      return []
    }
    const lines = [first.keyStart, keyStart].map((offset) => source.position(offset).line)
    const isSame = textOf(source, first.value) === textOf(source, value)
    return placeInFile(source, {
      start: keyStart,
      end: keyEnd,
      code: 'duplicate-field',
      message: `${quoted(key)} is set twice, ${lines[0] === lines[1] ? `both times on line ${lines[0]}` : `on lines ${lines.join(' and ')}`}.`,
      fix: isSame ? 'Delete one of them: both say the same.' : 'Keep one of them and delete the other.',
      ...(isSame && { edits: cutParts(source, node, [index]) }),
    })
  })
}

const textOf = (source: Source, { start, end }: JsonNode) => source.text.slice(start, end)
