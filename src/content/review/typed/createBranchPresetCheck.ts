import type { FormDocument, Site } from '../../../../schemas/index.ts'
import type { FormPlace } from '../../link/forms/formPlaces.ts'
import { knownDocument } from '../../link/forms/formPlaces.ts'
import { pageFolder } from '../../model/files/pageAddress.ts'
import { allOffices, type Office, officeOf } from '../../model/offices/officeOf.ts'
import type { SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { quoted } from '../../wording/phrases.ts'
import { nameKey } from '../leftovers/placeNames.ts'

interface BranchPresetInput {
  pages: readonly SitePage[]
  site: Site
  /** The form documents of the site, by file. */
  documents: ReadonlyMap<string, FormDocument>
}

/**
 * Finds prefilled answers on the page of one office that name another office of the company although the form offers
 * the page's own office as an option. Copied pages have such answers.
 *
 * @returns a check of the forms that a page places
 */
export function createBranchPresetCheck({
  pages,
  site,
  documents,
}: BranchPresetInput): (page: SitePage, places: readonly FormPlace[]) => Mistake[] {
  const offices = allOffices(site.company)
  const forms = { documents, files: [...documents.keys()] }
  const foldersOfOffices = new Set(pages.flatMap(({ file, page }) => (page.branch ? [pageFolder(file)] : [])))
  const isOfOffice = ({ file, page }: SitePage) =>
    page.branch !== undefined || (page.location !== undefined && foldersOfOffices.has(pageFolder(file)))
  const ofPages = pages.filter(isOfOffice).map(({ page }) => nameKey(page.name))
  const names = [...offices.flatMap(namesOf), ...ofPages]
  return (page, places) => {
    const own = new Set(namesOfPage(site, page))
    const others = new Set(names.filter((name) => !own.has(name)))
    return offices.length === 1 || !isOfOffice(page)
      ? []
      : places.flatMap(({ path, form, presets }) =>
          (knownDocument(form, forms)?.fields ?? []).flatMap((field): Mistake[] => {
            const answer = presets[field.name]
            const option = 'options' in field && field.options.find((each) => own.has(nameKey(each)))
            if (typeof answer !== 'string' || typeof option !== 'string' || !others.has(nameKey(answer))) return []
            return [tell([...path, 'presets', field.name], { answer, option })]
          }),
        )
  }
}

const namesOf = ({ branchName, name, address }: Office): string[] => [branchName ?? name, address.city].map(nameKey)

/** The names of a page's office. If the page names no branch, only the names of the page itself count. */
const namesOfPage = (site: Site, { page }: SitePage): string[] => [
  ...(page.branch === undefined ? [] : namesOf(officeOf(site, page))),
  ...[page.name, page.location?.city ?? page.name].map(nameKey),
]

const tell = (path: Mistake['path'], { answer, option }: { answer: string; option: string }): Mistake => ({
  path,
  code: 'preset-of-another-page',
  message: `This form is filled in with ${quoted(answer)}, and the page is about ${option}.`,
  fix: `Write ${quoted(option)}, which is an option of this form too, or delete this line.`,
})
