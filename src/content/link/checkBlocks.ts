import type { BlockDocument, Section } from '../../../schemas/index.ts'
import { blockFile, blockName, isBlockFile } from '../model/files/siteBlocks.ts'
import type { Mistake } from '../problem/mistake.ts'
import { nearest } from '../wording/nearest.ts'
import { quoted } from '../wording/phrases.ts'
import { suggest } from '../wording/suggest.ts'

/** The blocks of a site whose files can be read. */
export interface KnownBlocks {
  /** Valid documents, by file. */
  documents: ReadonlyMap<string, BlockDocument>
  /** All files in blocks/, including those with problems. */
  files: readonly string[]
}

/** A block that a section places, with the index of the section. */
export interface BlockPlace {
  index: number
  name: string
  isHidden: boolean
}

/** Returns the blocks that sections place. */
export const blocksIn = (sections: readonly Section[]): BlockPlace[] =>
  sections.flatMap((section, index) =>
    section.type === 'block' ? [{ index, name: section.block, isHidden: section.hidden === true }] : [],
  )

/** Finds sections that place a block that does not exist. */
export function checkPlacedBlocks(places: readonly BlockPlace[], { files }: KnownBlocks): Mistake[] {
  const names = files.map(blockName)
  return places.flatMap(({ index, name }): Mistake | [] => {
    if (names.includes(name)) return []
    const guess = nearest(name, names)
    const all = names.length > 0 ? `Blocks: ${names.join(', ')}.` : ''
    return {
      path: ['sections', index, 'block'],
      code: 'unknown-block',
      missingAddress: blockFile(name),
      message: `There is no block called ${quoted(name)}.`,
      ...suggest(guess, `Write its sections into ${blockFile(name)}.`, all),
    }
  })
}

/**
 * Checks each block against the others. Finds blocks that do not exist, blocks that contain themselves, and blocks that
 * no page places.
 */
export function checkBlockFiles(
  blocks: KnownBlocks,
  placed: Iterable<string>,
): { file: string; mistakes: Mistake[] }[] {
  const used = reach(placed, blocks)
  return blocks.files.filter(isBlockFile).map((file) => {
    const document = blocks.documents.get(file)
    const unused: Mistake = {
      path: [],
      part: 'open',
      code: 'unused-block',
      message: 'No page shows this block.',
      fix: `Place it on a page: { "type": "block", "block": ${quoted(blockName(file))} }. Or delete this file.`,
    }
    return {
      file,
      mistakes: [
        ...(document ? checkPlacedBlocks(blocksIn(document.sections), blocks) : []),
        ...(document ? findCircle(file, document, blocks) : []),
        ...(used.has(blockName(file)) ? [] : [unused]),
      ],
    }
  })
}

const namesIn = (document: BlockDocument | undefined): string[] =>
  blocksIn(document?.sections ?? []).map(({ name }) => name)

/** Returns the given blocks and all blocks nested in them. */
function reach(names: Iterable<string>, { documents }: KnownBlocks): Set<string> {
  const found = new Set(names)
  for (const name of found) for (const inner of namesIn(documents.get(blockFile(name)))) found.add(inner)
  return found
}

/** A circle is reported at its alphabetically first block. */
function findCircle(file: string, document: BlockDocument, blocks: KnownBlocks): Mistake[] {
  const own = blockName(file)
  return blocksIn(document.sections).flatMap(({ index, name: block }): Mistake | [] => {
    const way = reach([block], blocks)
    const isFirst = [...way].every((name) => name >= own || !reach([name], blocks).has(own))
    if (!way.has(own) || !isFirst) return []
    return {
      path: ['sections', index, 'block'],
      code: 'block-in-itself',
      message:
        block === own
          ? 'This block places itself, without end.'
          : `This block places ${quoted(block)}, which leads back to it, without end.`,
      fix: 'Delete this section, or that of the other block.',
    }
  })
}
