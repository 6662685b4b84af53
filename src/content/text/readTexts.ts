import { findPageTexts, type TextFilter } from '../schema/findTexts.ts'
import type { Fields } from '../schema/schema.ts'
import type { SectionTypes } from '../schema/sectionTypes.ts'

/** Whether visitors read or dial a text; false for addresses of pages, names of choices and hidden texts. */
export const isRead: TextFilter = (value, { format, free }, { hidden }) =>
  free && !hidden && (format !== 'href' || /^(?:tel|mailto):/.test(value))

/** Returns every text of a page that visitors read or dial. */
export function readTexts(page: Fields, types: SectionTypes): string[] {
  const texts: string[] = []
  findPageTexts(page, types, (value, kind, place) => {
    if (isRead(value, kind, place)) texts.push(value)
    return false
  })
  return texts
}
