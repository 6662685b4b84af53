/**
 * Puts the sections of blocks into the texts of the pages that place them. All that reads pages then sees what visitors
 * see; what it finds in the sections of a block is given back its place in the file of the block.
 */
import { findBlockMistakes } from '../check/checkBlock.ts'
import { checkSection } from '../check/checkPage.ts'
import type { JsonNode } from '../json/parseTree.ts'
import { isPageFile } from '../model/files/pageAddress.ts'
import { blockFile, blockType, isBlockFile, type PlacedBlock } from '../model/files/siteBlocks.ts'
import { type ComposedText, copyOf, join, slice } from '../problem/composedText.ts'
import { readerOf } from '../problem/openSources.ts'
import type { SourceReader, Sources } from '../problem/problem.ts'
import { createSource, type Source } from '../problem/source.ts'
import { readJson } from '../read/readJson.ts'
import { isFields } from '../schema/schema.ts'
import type { SectionTypes } from '../schema/sectionTypes.ts'

/** A page with the sections of its blocks, or a block with those of the blocks in it. */
interface Expanded extends ComposedText {
  /** In the order of the text. */
  blocks: readonly PlacedBlock[]
  /** All block files in it, those within blocks included. */
  files: readonly string[]
}

/** The files of a site, of which pages are read with the sections of their blocks. */
export interface ExpandedSources extends SourceReader {
  /** What a page is made of; undefined for a file without blocks. */
  expanded(file: string): Expanded | undefined
}

/** Most files say nothing of blocks, and need no parser to know that. */
const mayPlace = /"block"|\\u/

/**
 * Opens the files of a site so that pages are read with the sections of their blocks.
 *
 * @param types the section types of the site: a block that has a mistake is placed nowhere
 */
export function expandBlocks(sources: Sources, types: SectionTypes): ExpandedSources {
  const { files, read } = readerOf(sources)
  const known = new Map<string, Expanded | undefined>()

  /** @param within the blocks that lead here: one that leads to itself stays as it is */
  const expand = (file: string, within: readonly string[]): Expanded | undefined => {
    const text = read(file)
    if (!mayPlace.test(text)) return undefined
    const source = createSource(file, text)
    const placed = sectionsOf(source).flatMap((section, index) => {
      const name = placedBlock(section, source, types)
      const inner = name === undefined ? undefined : blockFile(name)
      if (name === undefined || inner === undefined || within.includes(inner)) return []
      const body = bodyOf(inner, [...within, inner])
      return body ? [{ section, index, name, body }] : []
    })
    if (placed.length === 0) return undefined
    const parts: ComposedText[] = []
    let at = 0
    for (const { section, body } of placed) {
      parts.push(copyOf(source, at, section.start), body)
      at = section.end
    }
    return {
      ...join([...parts, copyOf(source, at, source.text.length)]),
      blocks: placed.map(({ name, index, body }) => ({
        name,
        index,
        count: body.count,
        ...(body.blocks && { blocks: body.blocks }),
      })),
      files: [...new Set(placed.flatMap(({ body }) => body.files))],
    }
  }

  /** What stands between the brackets of the list of sections in a block; nothing of one that has problems of its own. */
  const bodyOf = (file: string, within: readonly string[]) => {
    if (!isPresent(file)) return undefined
    const own = createSource(file, read(file))
    const { problems, value } = readJson(own, types)
    if (problems.length > 0 || findBlockMistakes(value, types).length > 0) return undefined
    const expanded = expand(file, within)
    const source = expanded ? createSource(file, expanded.text) : own
    const sections = sectionsOf(source)
    const [first, last] = [sections[0], sections.at(-1)]
    if (!first || !last) return undefined
    const whole = expanded ?? copyOf(own, 0, own.text.length)
    return {
      ...slice(whole, first.start, last.end),
      count: sections.length,
      files: [file, ...(expanded?.files ?? [])],
      blocks: expanded?.blocks,
    }
  }

  let present: ReadonlySet<string> | undefined
  const isPresent = (file: string) => {
    present ??= new Set(files().filter(isBlockFile))
    return present.has(file)
  }
  const expanded = (file: string): Expanded | undefined => {
    if (!isPageFile(file)) return undefined
    if (!known.has(file)) known.set(file, expand(file, []))
    return known.get(file)
  }
  const hasBlocks = () => {
    isPresent('')
    return (present?.size ?? 0) > 0
  }
  return {
    files,
    expanded: (file) => (hasBlocks() ? expanded(file) : undefined),
    read: (file) => (hasBlocks() ? expanded(file)?.text : undefined) ?? read(file),
  }
}

const memberOf = (node: JsonNode | undefined, key: string): JsonNode | undefined =>
  node?.members?.find((member) => member.key === key)?.value

const sectionsOf = (source: Source): JsonNode[] => memberOf(source.root(), 'sections')?.items ?? []

/** The name of the block that a section places; one that is hidden, or has a problem of its own, places none. */
function placedBlock({ start, end }: JsonNode, { text }: Source, types: SectionTypes): string | undefined {
  const section: unknown = JSON.parse(text.slice(start, end))
  if (!isFields(section) || section.type !== blockType || section.hidden === true) return undefined
  return checkSection(section, [], types).length === 0 ? String(section.block) : undefined
}
