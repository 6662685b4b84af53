import type { FormDocument, Site } from '../../../../schemas/index.ts'
import { checkFields } from '../../link/forms/checkFormTranslation.ts'
import { compareRulesOf, sameInPairs } from '../../link/forms/compareRulesOf.ts'
import { formFile, formName, placedForm, translationOf } from '../../model/files/siteForms.ts'
import { tagOf } from '../../model/languages.ts'
import { holds } from '../../model/pageNotes.ts'
import { pagesByPath, readSections, type SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { findFormTexts, isWording } from '../../schema/findTexts.ts'
import type { Fields } from '../../schema/schema.ts'
import { tongueOf } from '../../text/sentences/tongueWords.ts'
import { findDiffering, sayDiffering } from './findDiffering.ts'
import { asksTheSame } from './findMisplacedForms.ts'
import { placing } from './findUntranslatedForms.ts'

interface FormsOfPages {
  site: Site
  pages: readonly SitePage[]
  /** The form documents of the site, by file. */
  documents: ReadonlyMap<string, FormDocument>
  /** Returns the languages of a form, see `createFormLanguage`. */
  languagesOf(file: string): readonly string[]
}

/**
 * Compares the form of a page with that of its original. If both send the same fields to the same receiver, they are
 * compared like a form and its translation, except for the order of answers; if they only have the same types of fields
 * in the same order, by the limits of answers. Other forms are meant to differ. Facts in the words of such forms, and of
 * a form and its translation, are compared in any case.
 *
 * @returns mistakes in the forms of translations, by file
 */
export function compareForms(input: FormsOfPages): Map<string, Mistake[]> {
  const { site, pages, documents } = input
  const found = new Map<string, Mistake[]>()
  if (!site.languages || documents.size === 0) return found
  for (const file of documents.keys()) {
    const translated = translationOf(formName(file))
    if (translated) found.set(file, compareWords(file, formFile(translated.name), input))
  }
  const byPath = pagesByPath(pages)
  for (const page of pages) {
    const original = byPath.get(page.page.translates ?? '')
    if (!original || page.page.draft === true) continue
    const others = formsOf(original)
    for (const [at, name] of formsOf(page).entries()) {
      const [file, other] = [formFile(name), formFile(others[at] ?? name)]
      const [own, theirs] = [documents.get(file), documents.get(other)]
      if (own && theirs && file !== other && !found.has(file))
        found.set(file, [...compareFields(own, theirs, other), ...compareWords(file, other, input)])
    }
  }
  return found
}

const formsOf = (page: SitePage): string[] =>
  placing.some((type) => holds(page, type))
    ? readSections(page).flatMap((section) => (section.hidden === true ? [] : (placedForm(section) ?? [])))
    : []

const areInOrder = ({ fields: own }: FormDocument, { fields }: FormDocument) =>
  own.length === fields.length && own.every(({ type }, index) => type === fields[index]?.type)

function compareFields(own: FormDocument, theirs: FormDocument, file: string): Mistake[] {
  const form = formName(file)
  if (own.endpoint && own.endpoint === theirs.endpoint && asksTheSame(own, theirs))
    return checkFields(own.fields, theirs.fields, form, true).map((mistake) => ({ ...mistake, severity: 'warning' }))
  if (!areInOrder(own, theirs)) return []
  return theirs.fields.flatMap((field, index) =>
    compareRulesOf(sameInPairs, [own.fields[index], field], { index, form }),
  )
}

/** Compares the facts in the words of two forms whose fields have the same types in the same order. */
function compareWords(file: string, other: string, { site, documents, languagesOf }: FormsOfPages): Mistake[] {
  const [own, theirs] = [documents.get(file), documents.get(other)]
  if (!own || !theirs || !areInOrder(own, theirs)) return []
  const textsOf = (document: FormDocument) => findFormTexts(document as unknown as Fields, isWording)
  const tonguesOf = (of: string) => languagesOf(of).map((language) => tongueOf(tagOf(site, language || undefined)))
  const [[tongue], [theirTongue]] = [tonguesOf(file), tonguesOf(other)]
  const others = new Map(textsOf(theirs).map(({ path, value }) => [path.join('/'), value]))
  return textsOf(own).flatMap(({ path, value }): Mistake | [] => {
    const said = others.get(path.join('/')) ?? ''
    const found = findDiffering(
      [value, said],
      [
        { tongue, isPrice: false },
        { tongue: theirTongue, isPrice: false },
      ],
    )
    if (!found) return []
    return {
      path,
      span: { start: found.own.start, end: found.own.end },
      code: 'translation-differs',
      severity: 'warning',
      message: `${sayDiffering(found, [value, said], other)}.`,
      fix: 'Write in both the one that is right.',
    }
  })
}
