/** The blocks of a site: files of its folder blocks/, with sections that several pages share. */
import type { Problem } from '../../problem/problem.ts'
import { checkDocumentNames } from './documentNames.ts'

const folder = 'blocks/'

/** Whether a file of a site is a block document. */
export const isBlockFile = (file: string): boolean => file.startsWith(folder)

/** The name of the block in a file, by which pages place it: `blocks/book-now.json` -> `book-now`. */
export const blockName = (file: string): string => file.slice(folder.length).replace(/\.json$/, '')

/** The file of a block. */
export const blockFile = (name: string): string => `${folder}${name}.json`

/** What is wrong with the names of block documents. */
export const checkBlockNames = (files: readonly string[]): Problem[] =>
  checkDocumentNames(files, { noun: 'block', folder, place: 'the folder blocks/ itself, not in a folder inside it' })

/** The section type that places a block. */
export const blockType = 'block'

/** A block on a page: the place of its section in the page file, and how many sections stand there for it. */
export interface PlacedBlock {
  name: string
  index: number
  count: number
  /** Blocks that it places itself, by the places in its own file. */
  blocks?: readonly PlacedBlock[]
}

/** The place of a section: the file of its block, or undefined for the page itself, and its number in that file. */
export interface SectionPlace {
  file: string | undefined
  index: number
}

/**
 * Where the sections of a page, those of its blocks and of the blocks within them included, are written.
 *
 * @param total how many sections the page has, those of its blocks included
 */
export function placesInFiles(
  total: number,
  blocks: readonly PlacedBlock[] = [],
  file: string | undefined = undefined,
): SectionPlace[] {
  const places: SectionPlace[] = []
  for (let index = 0; places.length < total; index++) {
    const block = blocks.find((each) => each.index === index)
    if (block) places.push(...placesInFiles(block.count, block.blocks, blockFile(block.name)))
    else places.push({ file, index })
  }
  return places
}

/**
 * Where the sections of a page stand in its file: for each section the number that it has there, and undefined for those
 * that come from a block.
 *
 * @param total how many sections the page has, those of its blocks included
 */
export const placesInFile = (total: number, blocks: readonly PlacedBlock[] = []): (number | undefined)[] =>
  placesInFiles(total, blocks).map(({ file, index }) => (file === undefined ? index : undefined))
