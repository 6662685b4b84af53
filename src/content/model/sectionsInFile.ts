import type { Section } from '../../../schemas/index.ts'
import { blockType, placesInFile } from './files/siteBlocks.ts'
import { readSections, type SitePage } from './siteModel.ts'

/** Returns the sections of a page as its file writes them: with references to blocks instead of their sections. */
export function sectionsInFile(page: SitePage): Section[] {
  const whole = readSections(page)
  const { blocks } = page.notes
  if (!blocks) return whole
  const sections: Section[] = []
  for (const [at, index] of placesInFile(whole.length, blocks).entries()) {
    const section = whole[at]
    if (index !== undefined && section) sections[index] = section
  }
  for (const { name, index } of blocks) sections[index] = { type: blockType, block: name }
  return sections
}
