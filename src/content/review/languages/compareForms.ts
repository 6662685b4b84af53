import type { FormDocument, Site } from '../../../../schemas/index.ts'
import { compareRulesOf, sameInPairs } from '../../link/forms/checkFormTranslation.ts'
import { formFile, formName, placedForm } from '../../model/files/siteForms.ts'
import { holds } from '../../model/pageNotes.ts'
import { pagesByPath, readSections, type SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { placing } from './findUntranslatedForms.ts'

interface FormsOfPages {
  site: Site
  pages: readonly SitePage[]
  /** The form documents of the site, by file. */
  documents: ReadonlyMap<string, FormDocument>
}

/**
 * Compares the limits of answers between the form of a page and that of its original, if these are two forms with the
 * same fields in the same order. Forms with other fields are meant to differ.
 *
 * @returns mistakes in the forms of translations, by file
 */
export function compareForms({ site, pages, documents }: FormsOfPages): Map<string, Mistake[]> {
  const found = new Map<string, Mistake[]>()
  if (!site.languages) return found
  const byPath = pagesByPath(pages)
  for (const page of pages) {
    const original = byPath.get(page.page.translates ?? '')
    if (!original || page.page.draft === true) continue
    const others = formsOf(original)
    for (const [at, name] of formsOf(page).entries()) {
      const [file, other] = [formFile(name), formFile(others[at] ?? name)]
      const [own, theirs] = [documents.get(file), documents.get(other)]
      if (own && theirs && file !== other && !found.has(file)) found.set(file, compareFields(own, theirs, other))
    }
  }
  return found
}

const formsOf = (page: SitePage): string[] =>
  placing.some((type) => holds(page, type))
    ? readSections(page).flatMap((section) => (section.hidden === true ? [] : (placedForm(section) ?? [])))
    : []

function compareFields({ fields: own }: FormDocument, { fields }: FormDocument, file: string): Mistake[] {
  const isAlike = own.length === fields.length && own.every(({ type }, index) => type === fields[index]?.type)
  if (!isAlike) return []
  const form = formName(file)
  return fields.flatMap((field, index) => compareRulesOf(sameInPairs, [own[index], field], { index, form }))
}
