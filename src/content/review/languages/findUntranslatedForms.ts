import type { FormDocument, Site } from '../../../../schemas/index.ts'
import { formFile, formName, placedForm, translationOf } from '../../model/files/siteForms.ts'
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
  /** Whether there is a file, whatever may be wrong with it. */
  hasFile(file: string): boolean
}

/** Section types that place a form. */
export const placing = ['form', 'quoteForm', 'contactForm'] as const

/**
 * Finds forms of a site that pages in its own language and pages in a further one place, though its file for that language is
 * missing: there visitors see it in the wrong language. A form that only pages in one language place is in that language. Where
 * pages of one language have a form of their own for the same, it finds the pages that place the other one instead.
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
        severity: 'warning',
        message: `Pages in ${englishName(language)} show this form in another language, ${quoted(page.file)} for one.`,
        fix: `Write ${translation}: a copy of this file with its words in ${englishName(language)}, without "endpoint".`,
      }
      return [{ file, mistake }]
    }),
  )
  return [...misplaced, ...untranslated]
}

/** For each form and language in which pages place it, `es/quote` or `/quote`, the first of these pages. */
export function placesOfForms(site: Site, pages: readonly SitePage[]): Map<string, SitePage> {
  const placed = new Map<string, SitePage>()
  for (const page of pages) {
    if (page.page.draft === true || !placing.some((type) => holds(page, type))) continue
    const language = languageAt(site, page.path) ?? ''
    for (const section of readSections(page)) {
      const name = section.hidden === true ? undefined : placedForm(section)
      const key = `${language}/${name}`
      if (name !== undefined && !placed.has(key)) placed.set(key, page)
    }
  }
  return placed
}
