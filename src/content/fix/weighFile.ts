import { checkRecord } from '../addresses/addressRecord.ts'
import { checkBlock } from '../check/checkBlock.ts'
import { checkExample } from '../check/checkExample.ts'
import { checkPage } from '../check/checkPage.ts'
import { checkSite } from '../check/checkSite.ts'
import { checkForm } from '../check/form/checkForm.ts'
import { type JsonNode, unreadOf } from '../json/parseTree.ts'
import { configFile, countryIn } from '../model/files/configFile.ts'
import { typeOfExample } from '../model/files/ownFiles.ts'
import { recordFile } from '../model/files/recordFile.ts'
import { isBlockFile } from '../model/files/siteBlocks.ts'
import { isFormFile } from '../model/files/siteForms.ts'
import type { ProblemCode } from '../problem/codes/problemCode.ts'
import { isError, type Problem, type Texts } from '../problem/problem.ts'
import { createSource, type Source } from '../problem/source.ts'
import { readJson } from '../read/readJson.ts'
import { type Fields, isFields, isFieldType } from '../schema/schema.ts'
import { isSection, type SectionTypes } from '../schema/sectionTypes.ts'

/** Problems that hide others, because the values inside them are not checked. */
const hiding: ReadonlySet<ProblemCode> = new Set(['missing-type', 'unknown-type', 'wrong-type', 'unknown-field'])
/** Exceeds the depth of the schemas. */
const mostDepth = 16

/** Maps the start offset of each value, and of each field name, to its depth in the tree. */
function depthsOf(root: JsonNode): Map<number, number> {
  const depths = new Map<number, number>()
  const visit = (node: JsonNode, depth: number) => {
    depths.set(node.start, depth)
    if (depth === mostDepth) return
    for (const { keyStart, value } of node.members ?? []) {
      depths.set(keyStart, depth + 1)
      visit(value, depth + 1)
    }
    for (const item of node.items ?? []) visit(item, depth + 1)
  }
  visit(root, 0)
  return depths
}

/** Counts the problems that hide others, by depth. */
function countHiding(source: Source, problems: readonly Problem[]): number[] {
  const counts = Array.from({ length: mostDepth + 1 }, () => 0)
  const root = source.root()
  const hidden = problems.filter(({ code }) => hiding.has(code))
  if (!root || hidden.length === 0) return counts
  const depths = depthsOf(root)
  for (const { start } of hidden) {
    const depth = depths.get(start) ?? mostDepth
    counts[depth] = (counts[depth] ?? 0) + 1
  }
  return counts
}

/** The number of sections, or of form fields, without a known type. */
function countUntyped(value: unknown, types: SectionTypes): number {
  const { sections, fields }: Fields = isFields(value) ? value : {}
  const count = (list: unknown, isKnown: (entry: Fields) => boolean) =>
    Array.isArray(list) ? list.filter((entry) => isFields(entry) && !isKnown(entry)).length : 0
  return count(sections, (entry) => isSection(types, entry)) + count(fields, ({ type }) => isFieldType(type))
}

function checkOwn(source: Source, value: unknown, { sources, types }: Weighed): readonly Problem[] {
  if (source.file === configFile) return checkSite(source, value).problems
  if (isFormFile(source.file)) return checkForm(source, value).problems
  if (isBlockFile(source.file)) return checkBlock(source, value, types).problems
  if (source.file === recordFile) return checkRecord(source, value).problems
  const rules = { country: countryIn(sources), types }
  return typeOfExample(source.file) ? checkExample(source, value, rules) : checkPage(source, value, rules).problems
}

/** A site and its problems, for weighing its files. */
export interface Weighed {
  sources: Texts
  problems: readonly Problem[]
  types: SectionTypes
}

/**
 * Measures how much is wrong with a file. The numbers are sorted by weight: the problems that one number counts hide
 * those that the following numbers count.
 */
export function weighFile(file: string, site: Weighed): number[] {
  const { sources, problems, types } = site
  const source = createSource(file, sources[file] ?? '')
  const unread = unreadOf(source.text)
  const read = readJson(source, types)
  const own: readonly Problem[] = read.problems.length > 0 ? [] : checkOwn(source, read.value, site)
  const all = problems.filter((problem) => problem.file === file)
  const counts = [
    countUntyped(read.value, types),
    ...countHiding(source, own),
    own.length,
    all.filter(isError).length,
    all.length,
  ]
  return [unread, read.problems.length, ...counts]
}

/** Whether a file got worse between two results of `weighFile`. */
export function isWorse(before: readonly number[], after: readonly number[]): boolean {
  const first = before.findIndex((number, index) => number !== after[index])
  return first >= 0 && (after[first] ?? 0) > (before[first] ?? 0)
}
