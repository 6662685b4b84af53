import type { FormDocument, Site } from '../../../../schemas/index.ts'
import { formFile, formName, formsOfTypes, placedForm, translationOf } from '../../model/files/siteForms.ts'
import { isLanguageCode } from '../../model/languageCode.ts'
import { englishName, languageAt } from '../../model/languages.ts'
import { holds } from '../../model/pageNotes.ts'
import { readSections, type SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { quoted } from '../../wording/phrases.ts'
import { findMisplacedForms } from './findMisplacedForms.ts'

interface FormPages {
  site: Site
  pages: readonly SitePage[]
  /** The form documents of the site, by file. */
  documents: ReadonlyMap<string, FormDocument>
  /** Whether a file exists, valid or not. */
  hasFile(file: string): boolean
}

/** Section types that place a form. */
export const placing = ['form', 'quoteForm', 'contactForm'] as const

/**
 * Finds forms that pages in the main language and in an additional one place, although the translated file is missing,
 * so that visitors see the form in the wrong language. A form placed only in one language is in that language. If a
 * language has its own form for the same purpose, the pages that place the other one are reported instead.
 */
export function findUntranslatedForms({
  site,
  pages,
  documents,
  hasFile,
}: FormPages): { file: string; mistake: Mistake }[] {
  const languages = Object.keys(site.languages ?? {}).filter(isLanguageCode)
  const own = new Map([...documents].filter(([file]) => !translationOf(formName(file))))
  if (languages.length === 0 || own.size === 0) return []
  const placed = placesOfForms(site, pages)
  const misplaced = findMisplacedForms({ site, pages, own, placed, languages })
  const isTold = new Set(misplaced.map(({ pair }) => pair))
  const untranslated = [...own].flatMap(([file, document]) =>
    languages.flatMap((language) => {
      const name = formName(file)
      if (isTold.has(`${language}/${name}`)) return []
      const page = placed.get(`${language}/${name}`)
      const translation = formFile(`${language}/${name}`)
      if (!page || !placed.has(`/${name}`) || hasFile(translation)) return []
      const mistake: Mistake = {
        ...(document.title === undefined ? { path: ['fields'], part: 'key' as const } : { path: ['title'] }),
        code: 'form-untranslated',
        message: `Pages in ${englishName(language)} show this form in another language, ${quoted(page.file)} for one.`,
        fix: `Write ${translation}: a copy of this file with its words in ${englishName(language)}, without "endpoint".`,
      }
      return [{ file, mistake }]
    }),
  )
  return [...misplaced, ...untranslated]
}

/** Maps each form and language, `es/quote` or `/quote`, to the first page that places the form in that language. */
export function placesOfForms(site: Site, pages: readonly SitePage[]): Map<string, SitePage> {
  const placed = new Map<string, SitePage>()
  for (const page of pages) {
    if (page.page.draft === true) continue
    const language = languageAt(site, page.path) ?? ''
    const isNew = (type: (typeof placing)[number]) =>
      holds(page, type) && (type === 'form' || !placed.has(`${language}/${formsOfTypes[type]}`))
    // Measured: reading the sections of 10,000 pages takes a sixth of a check that finds no change.
    if (!placing.some(isNew)) continue
    for (const section of readSections(page)) {
      const name = section.hidden === true ? undefined : placedForm(section)
      const key = `${language}/${name}`
      if (name !== undefined && !placed.has(key)) placed.set(key, page)
    }
  }
  return placed
}
