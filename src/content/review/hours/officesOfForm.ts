import type { FormDocument, FormField, Site } from '../../../../schemas/index.ts'
import { type Office, officesOf } from '../../model/officeOf.ts'
import { nameKey } from '../leftovers/placeNames.ts'

/** An office of the company that the answers to a form may be about. */
export interface FormOffice {
  office: Office
  /** The short name of a branch; undefined for the main office. */
  branch: string | undefined
  /** The answer with which a visitor chooses it; undefined where nobody is asked. */
  answer?: { field: string; option: string }
}

/** The offices of a company by the short names of its branches, the main one first. */
const listOffices = ({ company }: Site): FormOffice[] => [
  { office: company, branch: undefined },
  ...[...officesOf(company)].map(([branch, office]) => ({ office, branch })),
]

/**
 * The offices between which a form lets visitors choose: its first field whose options are names or towns of at least one
 * branch. Where it asks for none, the one whose pages alone place it, or all offices of the company.
 *
 * @param branches the branches of the pages that place the form, undefined for those of the main office
 * @param ofMain what pages of the main office call it
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

/** Whether words name an office: its town, or its name or the end of it, "Roundhay" for "Ninebeck Dental Roundhay". */
function isNamed({ office }: FormOffice, names: readonly string[], option: string): boolean {
  const { address, branchName, officeName, name } = office
  const words = nameKey(option)
  const ownName = branchName ?? officeName ?? name
  if ([address.city, ownName, ...names].some((each) => nameKey(each) === words)) return true
  return words !== '' && nameKey(branchName ?? officeName ?? '').endsWith(` ${words}`)
}
