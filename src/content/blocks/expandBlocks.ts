/**
 * Inserts the sections of blocks into the texts of the pages that place them, so that all readers of pages see what
 * visitors see. Problems found in the sections of a block are moved back to the block's file.
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

/** A page, or a block, with the sections of its blocks inserted. */
interface Expanded extends ComposedText {
  /** In text order. */
  blocks: readonly PlacedBlock[]
  /** All block files that it contains, including nested ones. */
  files: readonly string[]
}

/** The files of a site; pages are read with the sections of their blocks. */
export interface ExpandedSources extends SourceReader {
  /** Returns the composition of a page, or undefined for a file without blocks. */
  expanded(file: string): Expanded | undefined
}

/** Most files do not mention blocks, so this test saves parsing them. */
const mayPlace = /"block"|\\u/

/**
 * Opens the files of a site so that pages are read with the sections of their blocks.
 *
 * @param types the section types of the site; a block that contains a mistake is not inserted
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

/** A section of a page that places a block. */
interface Placed {
  section: JsonNode
  index: number
  name: string
  body: Body
}

/** The sections of a block. */
interface Body extends ComposedText {
  count: number
  /** The block's file and those of nested blocks. */
  files: readonly string[]
  blocks: readonly PlacedBlock[] | undefined
}

/** @param within the files of the enclosing blocks; a block that contains itself is not inserted */
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

/** Replaces the sections that place blocks with the bodies of these blocks. */
function putInPlace(source: Source, placed: readonly Placed[]): ComposedText {
  const parts: ComposedText[] = []
  let at = 0
  for (const { section, body } of placed) {
    parts.push(copyOf(source, at, section.start), body)
    at = section.end
  }
  return join([...parts, copyOf(source, at, source.text.length)])
}

/**
 * Returns the text between the brackets of a block's section list, or undefined if the block has problems of its own.
 */
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

/**
 * The name of the block that a section places. Hidden sections, and sections with a problem of their own, place none.
 */
function placedBlock({ start, end }: JsonNode, { text }: Source, types: SectionTypes): string | undefined {
  const section: unknown = JSON.parse(text.slice(start, end))
  if (!isFields(section) || section.type !== blockType || section.hidden === true) return undefined
  return checkSection(section, [], types).length === 0 ? String(section.block) : undefined
}
