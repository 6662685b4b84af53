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
  let present: ReadonlySet<string> | undefined
  const blocks = () => (present ??= new Set(files().filter(isBlockFile)))
  const site: Site = { read, types, isBlock: (file) => blocks().has(file) }

  const expanded = (file: string): Expanded | undefined => {
    if (blocks().size === 0 || !isPageFile(file)) return undefined
    if (!known.has(file)) known.set(file, expand(file, [], site))
    return known.get(file)
  }
  return { files, expanded, read: (file) => expanded(file)?.text ?? read(file) }
}

interface Site {
  read(file: string): string
  types: SectionTypes
  /** Whether a file is a block that exists. */
  isBlock(file: string): boolean
}

/** A section of a page in whose place a block stands. */
interface Placed {
  section: JsonNode
  index: number
  name: string
  body: Body
}

/** The sections of a block. */
interface Body extends ComposedText {
  count: number
  /** The block's own file, and those of the blocks in it. */
  files: readonly string[]
  blocks: readonly PlacedBlock[] | undefined
}

/** @param within the blocks that lead here: one that leads to itself stays as it is */
function expand(file: string, within: readonly string[], site: Site): Expanded | undefined {
  const text = site.read(file)
  if (!mayPlace.test(text)) return undefined
  const source = createSource(file, text)
  const placed = sectionsOf(source).flatMap((section, index): Placed[] => {
    const name = placedBlock(section, source, site.types)
    const inner = name === undefined ? undefined : blockFile(name)
    if (name === undefined || inner === undefined || within.includes(inner)) return []
    const body = bodyOf(inner, [...within, inner], site)
    return body ? [{ section, index, name, body }] : []
  })
  if (placed.length === 0) return undefined
  return {
    ...putInPlace(source, placed),
    blocks: placed.map(({ name, index, body: { count, blocks } }) => ({
      name,
      index,
      count,
      ...(blocks && { blocks }),
    })),
    files: [...new Set(placed.flatMap(({ body }) => body.files))],
  }
}

/** The text of a page with the bodies of blocks in place of the sections that name them. */
function putInPlace(source: Source, placed: readonly Placed[]): ComposedText {
  const parts: ComposedText[] = []
  let at = 0
  for (const { section, body } of placed) {
    parts.push(copyOf(source, at, section.start), body)
    at = section.end
  }
  return join([...parts, copyOf(source, at, source.text.length)])
}

/** What stands between the brackets of the list of sections in a block; nothing of one that has problems of its own. */
function bodyOf(file: string, within: readonly string[], site: Site): Body | undefined {
  if (!site.isBlock(file)) return undefined
  const own = createSource(file, site.read(file))
  const { problems, value } = readJson(own, site.types)
  if (problems.length > 0 || findBlockMistakes(value, site.types).length > 0) return undefined
  const expanded = expand(file, within, site)
  const sections = sectionsOf(expanded ? createSource(file, expanded.text) : own)
  const [first, last] = [sections[0], sections.at(-1)]
  if (!first || !last) return undefined
  return {
    ...slice(expanded ?? copyOf(own, 0, own.text.length), first.start, last.end),
    count: sections.length,
    files: [file, ...(expanded?.files ?? [])],
    blocks: expanded?.blocks,
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
