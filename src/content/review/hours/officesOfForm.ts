import type { FormDocument, FormField, Site } from '../../../../schemas/index.ts'
import { type Office, officesOf } from '../../model/offices/officeOf.ts'
import { nameKey } from '../leftovers/placeNames.ts'

/** An office of the company that the answers of a form may be about. */
export interface FormOffice {
  office: Office
  /** The key of a branch; undefined for the main office. */
  branch: string | undefined
  /** The answer that chooses the office; undefined if the form does not ask. */
  answer?: { field: string; option: string }
}

/** Lists the offices of a company with the keys of its branches, starting with the main one. */
const listOffices = ({ company }: Site): FormOffice[] => [
  { office: company, branch: undefined },
  ...[...officesOf(company)].map(([branch, office]) => ({ office, branch })),
]

/**
 * Returns the offices that visitors can choose in a form, given by its first field whose options are names or towns of
 * at least one branch. If there is no such field, returns the office whose pages alone place the form, or all offices.
 *
 * @param branches the branches of the pages that place the form, undefined for those of the main office
 * @param ofMain the names that pages of the main office give it
 */
export function officesOfForm(
  { fields }: FormDocument,
  site: Site,
  branches: readonly (string | undefined)[],
  ofMain: readonly string[],
): FormOffice[] {
  const all = listOffices(site)
  for (const field of all.length > 1 ? fields : []) {
    const chosen = choicesOf(field, all, ofMain)
    if (chosen.some(({ branch }) => branch !== undefined)) return chosen
  }
  const [only, ...others] = new Set(branches)
  return others.length === 0 && only !== undefined ? all.filter(({ branch }) => branch === only) : all
}

function choicesOf(field: FormField, all: readonly FormOffice[], ofMain: readonly string[]): FormOffice[] {
  if (field.type !== 'select' && field.type !== 'radio') return []
  return field.options.flatMap((option): FormOffice[] => {
    const named = all.filter((each) => isNamed(each, each.branch === undefined ? ofMain : [each.branch], option))
    const [only] = named
    return only && named.length === 1 ? [{ ...only, answer: { field: field.name, option } }] : []
  })
}

/**
 * Whether words name an office: its town, its name or the end of its name, such as "Roundhay" for "Ninebeck Dental
 * Roundhay".
 */
function isNamed({ office }: FormOffice, names: readonly string[], option: string): boolean {
  const { address, branchName, officeName, name } = office
  const words = nameKey(option)
  const ownName = branchName ?? officeName ?? name
  if ([address.city, ownName, ...names].some((each) => nameKey(each) === words)) return true
  return words !== '' && nameKey(branchName ?? officeName ?? '').endsWith(` ${words}`)
}
