import type { BlockView, PageView, Path } from '../../node/edit/protocol.ts'

/** A place that a mark names: a path in a file; without a file, in that of the page. */
export interface Place {
  file: string | undefined
  path: Path
}

/** Reads a mark as `src/node/edit/marks/marks.ts` writes it. */
export function readAt(at: string): Place {
  const [first = '', second] = at.split('#')
  const path = (second ?? first)
    .split('/')
    .filter((step) => step !== '')
    .map((step) => decodeURIComponent(step))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step))
  return { file: second === undefined ? undefined : first.split('/').map(decodeURIComponent).join('/'), path }
}

/** The number of the section of a page that a place lies in; for a place in a block, of the section that brings the block. */
export function sectionOf(at: string, page: PageView | undefined): number | undefined {
  const { file, path } = readAt(at)
  const [first, index] = path
  if (first !== 'sections' || typeof index !== 'number') return undefined
  return file === undefined ? index : page?.blocks.find((block) => block.file === file)?.section
}

/** The block that a place lies in, and the number of the section in it. */
export function blockAt(at: string, page: PageView): { block: BlockView; index: number } | undefined {
  const { file, path } = readAt(at)
  const [, index] = path
  const block = page.blocks.find((each) => each.file === file)
  return block && typeof index === 'number' ? { block, index } : undefined
}

/** The selector of the elements that show what stands at a place. */
export const nameOf = (at: string): string => `[data-at="${CSS.escape(at)}"]`

/** The selector of the elements of a section of a page: those of its blocks, where it brings some. */
export function nameOfSection(section: number, page: PageView | undefined): string {
  const blocks = page?.blocks.filter((block) => block.section === section) ?? []
  const inner = blocks.flatMap(({ file, sections }) => sections.map(({ index }) => nameOf(`${file}#sections/${index}`)))
  return [nameOf(`sections/${section}`), ...inner].join(', ')
}
