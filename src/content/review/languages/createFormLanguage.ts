import type { FormDocument, Site } from '../../../../schemas/index.ts'
import { formFile, formName, translationOf } from '../../model/files/siteForms.ts'
import type { SitePage } from '../../model/siteModel.ts'
import { placesOfForms } from './findUntranslatedForms.ts'

/**
 * Creates a function that returns the languages of a form by its file; the main language is empty. A translation has
 * the language of its folder, a form with a translated file the main language, and any other form the languages of the
 * pages that place it.
 */
export function createFormLanguage(
  site: Site,
  pages: readonly SitePage[],
  documents: ReadonlyMap<string, FormDocument>,
): (file: string) => readonly string[] {
  const codes = ['', ...Object.keys(site.languages ?? {})]
  // A site without form documents is never asked.
  let places: ReadonlyMap<string, SitePage> | undefined
  return (file) => {
    const name = formName(file)
    const own = translationOf(name)?.language
    if (own !== undefined) return codes.includes(own) ? [own] : []
    // A form with a translated file is in the main language, even if no page in that language places it yet.
    if (codes.some((code) => documents.has(formFile(`${code}/${name}`)))) return ['']
    places ??= placesOfForms(site, pages)
    const known = places
    return codes.filter((code) => known.has(`${code}/${name}`))
  }
}
