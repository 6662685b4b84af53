import type { BlockDocument } from '../../../schemas/index.ts'
import type { Mistake } from '../problem/mistake.ts'
import type { Source } from '../problem/source.ts'
import { blockSchema, isFields } from '../schema/schema.ts'
import type { SectionTypes } from '../schema/sectionTypes.ts'
import { type CheckResult, checkSection, notFields, resultOf } from './checkPage.ts'
import { checkValue } from './checkValue.ts'
import { findOtherFile } from './findOtherFile.ts'
import { relocate } from './relocate.ts'
import { namedBlock } from './valueContext.ts'

/**
 * Checks the value of a block document against the schemas. Returns the document, or all problems that this file has by
 * itself.
 */
export const checkBlock = (source: Source, value: unknown, types: SectionTypes): CheckResult<BlockDocument> =>
  resultOf(source, value, findBlockMistakes(value, types))

/** Finds the mistakes in the value of a block document. */
export function findBlockMistakes(value: unknown, types: SectionTypes): Mistake[] {
  if (!isFields(value)) return [notFields([], 'A block', value, '{ "sections": [ … ] }')]
  const other = findOtherFile(value, 'blocks')
  if (other) return [other]
  const own = checkValue(blockSchema, value, { path: [], block: namedBlock('block'), optional: false })
  const sections: unknown[] = Array.isArray(value.sections) ? value.sections : []
  const all = [...own, ...sections.flatMap((section, index) => checkSection(section, ['sections', index], types))]
  return all.length === 0 ? all : relocate(all, value, { schema: blockSchema, types })
}
