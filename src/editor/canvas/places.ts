import type { BlockView, PageView, Path } from '../../node/edit/protocol.ts'

/**
 * A location in a file of the site, as a `data-at` attribute names it. Without `file`, it is in the file of the page.
 */
export interface Place {
  file: string | undefined
  path: Path
}

/** Parses a `data-at` attribute as `src/node/edit/marks/marks.ts` writes it. */
export function readAt(at: string): Place {
  const [first = '', second] = at.split('#')
  const path = (second ?? first)
    .split('/')
    .filter((step) => step !== '')
    .map((step) => decodeURIComponent(step))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step))
  return { file: second === undefined ? undefined : first.split('/').map(decodeURIComponent).join('/'), path }
}

/**
 * Returns the index of the page section that contains a location. For a location in a block, this is the section that
 * includes the block.
 */
export function sectionOf(at: string, page: PageView | undefined): number | undefined {
  const { file, path } = readAt(at)
  const [first, index] = path
  if (first !== 'sections' || typeof index !== 'number') return undefined
  return file === undefined ? index : page?.blocks.find((block) => block.file === file)?.section
}

/** Returns the block that contains a location, and the index of the section inside that block. */
export function blockAt(at: string, page: PageView): { block: BlockView; index: number } | undefined {
  const { file, path } = readAt(at)
  const [, index] = path
  const block = page.blocks.find((each) => each.file === file)
  return block && typeof index === 'number' ? { block, index } : undefined
}

/** Returns the selector of the elements that show the value at a location. */
export const nameOf = (at: string): string => `[data-at="${CSS.escape(at)}"]`

/** Returns the selector of the elements of a page section: those of its blocks if it includes any. */
export function nameOfSection(section: number, page: PageView | undefined): string {
  const blocks = page?.blocks.filter((block) => block.section === section) ?? []
  const inner = blocks.flatMap(({ file, sections }) => sections.map(({ index }) => nameOf(`${file}#sections/${index}`)))
  return [nameOf(`sections/${section}`), ...inner].join(', ')
}
