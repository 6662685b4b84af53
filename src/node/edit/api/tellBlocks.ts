import { blockFile, type PlacedBlock } from '../../../content/model/files/siteBlocks.ts'
import type { SiteModel } from '../../../content/model/siteModel.ts'
import type { SectionTypes } from '../../../content/schema/sectionTypes.ts'
import type { BlockView } from '../protocol.ts'
import type { MadePage } from '../view/madePages.ts'
import { listSections } from './listSections.ts'
import { readValue } from './readValue.ts'

/**
 * Lists the blocks of a page, including nested ones, once each, with the index of the first section that brings them
 * there.
 */
export function tellBlocks(
  blocks: readonly PlacedBlock[],
  read: (file: string) => string | undefined,
  { model, types }: { model: SiteModel | undefined; types: SectionTypes },
): BlockView[] {
  const sections = new Map<string, number>()
  const visit = (placed: readonly PlacedBlock[], section?: number) => {
    for (const { name, index, blocks: inner = [] } of placed) {
      if (!sections.has(name)) sections.set(name, section ?? index)
      visit(inner, section ?? index)
    }
  }
  visit(blocks)
  if (sections.size === 0) return []
  const pages = [...(model?.pages.values() ?? [])].filter(({ continuation }) => !continuation)
  return [...sections].map(([name, section]) => {
    const file = blockFile(name)
    const value = readValue(file, read(file))
    const count = pages.filter(({ notes }) => places(notes.blocks, name)).length
    return { file, name, section, value, sections: listSections(value, types), pages: count }
  })
}

/** Maps each block to the first page that uses it. */
export function listBlocks(model: SiteModel | undefined): { file: string; page: string }[] {
  const found = new Map<string, string>()
  const visit = (placed: readonly PlacedBlock[], page: string) => {
    for (const { name, blocks = [] } of placed) {
      if (!found.has(blockFile(name))) found.set(blockFile(name), page)
      visit(blocks, page)
    }
  }
  for (const { file, notes } of model?.pages.values() ?? []) visit(notes.blocks ?? [], file)
  return [...found].map(([file, page]) => ({ file, page }))
}

/** Maps each template and each facts file to a page that is generated from it. */
export const listTemplates = (made: readonly MadePage[]): { file: string; page: string }[] => [
  ...new Map(made.map(({ template, file }) => [template, { file: template, page: file }])).values(),
  ...made.map(({ facts, file }) => ({ file: facts, page: file })),
]

const places = (placed: readonly PlacedBlock[] | undefined, name: string): boolean =>
  placed?.some((block) => block.name === name || places(block.blocks, name)) ?? false
