import type { Fields } from '../schema.ts'
import { findPageTexts } from '../texts.ts'

/** Every text of a page that visitors read or dial: no addresses of pages, no names of choices, nothing that is hidden. */
export function readTexts(page: Fields): string[] {
  const texts: string[] = []
  const sections: unknown[] = Array.isArray(page.sections) ? page.sections : []
  const shown = sections.filter((section) => (section as Fields).hidden !== true)
  findPageTexts({ ...page, sections: shown }, (value, format, free) => {
    if (free && (format !== 'href' || /^(?:tel|mailto):/.test(value))) texts.push(value)
    return false
  })
  return texts
}
