import { blockType } from '../../../content/model/files/siteBlocks.ts'
import { isFields } from '../../../content/schema/schema.ts'
import { type SectionTypes, schemaOfSection } from '../../../content/schema/sectionTypes.ts'
import type { SectionEntry } from '../protocol.ts'

/** Lists the sections of a page or a block. The file can have any mistakes. */
export function listSections(value: unknown, types: SectionTypes): SectionEntry[] {
  const sections: unknown[] = isFields(value) && Array.isArray(value.sections) ? value.sections : []
  return sections.map((section, index) => {
    const { type, heading, hidden, block } = isFields(section) ? section : {}
    const shown = type === blockType ? block : heading
    return {
      index,
      type: String(type ?? ''),
      title: schemaOfSection(types, section)?.title ?? 'Section of an unknown type',
      heading: typeof shown === 'string' ? shown : undefined,
      hidden: hidden === true,
    }
  })
}
