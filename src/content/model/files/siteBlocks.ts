/** The blocks of a site: files of its folder blocks/, with sections that several pages share. */
import type { Problem } from '../../problem/problem.ts'
import { checkDocumentNames } from './documentNames.ts'

const folder = 'blocks/'

/** Whether a file of a site is a block document. */
export const isBlockFile = (file: string): boolean => file.startsWith(folder)

/** Returns the name by which pages refer to the block in a file: `blocks/book-now.json` -> `book-now`. */
export const blockName = (file: string): string => file.slice(folder.length).replace(/\.json$/, '')

/** Returns the file of a block. */
export const blockFile = (name: string): string => `${folder}${name}.json`

/** Finds invalid names of block documents. */
export const checkBlockNames = (files: readonly string[]): Problem[] =>
  checkDocumentNames(files, { noun: 'block', folder, place: 'the folder blocks/ itself, not in a folder inside it' })

/** The section type that refers to a block. */
export const blockType = 'block'

/** A block on a page: the index of its section in the page file, and the number of sections that replace it. */
export interface PlacedBlock {
  name: string
  index: number
  count: number
  /** Nested blocks, by the indices in its own file. */
  blocks?: readonly PlacedBlock[]
}

/** The origin of a section: the file of its block, or undefined for the page itself, and its index in that file. */
interface SectionPlace {
  file: string | undefined
  index: number
}

/**
 * Returns the origin of each section of a page, including those of nested blocks.
 *
 * @param total number of sections of the page, including those of its blocks
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
 * Returns the index in the page file for each section of a page, or undefined for sections that come from a block.
 *
 * @param total number of sections of the page, including those of its blocks
 */
export const placesInFile = (total: number, blocks: readonly PlacedBlock[] = []): (number | undefined)[] =>
  placesInFiles(total, blocks).map(({ file, index }) => (file === undefined ? index : undefined))
