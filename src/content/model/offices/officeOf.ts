import type { Page, Site } from '../../../../schemas/index.ts'
import { mainOffice } from '../../../../schemas/parts/sectionBranch.ts'
import { oncePer } from '../../schema/oncePer.ts'

type Company = Site['company']

/** The facts of the company on a page, with those of one branch in place of the company's own. */
export interface Office extends Company {
  /** The name of the branch; undefined for the main office. */
  branchName?: string
  /** The notice of the branch. */
  notice?: NonNullable<Site['notice']>
}

/**
 * Returns the office that a page is about: its branch, or the main office. The object is the same for all pages of a
 * branch.
 */
export const officeOf = (site: Pick<Site, 'company'>, { branch }: Pick<Page, 'branch'>): Office =>
  (branch === undefined ? undefined : officesOf(site.company).get(branch)) ?? site.company

/** Returns the name of an office among those of its company. */
export const officeNameOf = ({ branchName, officeName, name }: Office): string => branchName ?? officeName ?? name

/** Returns the branch that a name in a section refers to; undefined for the main office. */
export const branchNamed = ({ company }: Pick<Site, 'company'>, name: string): string | undefined =>
  name === mainOffice && !officesOf(company).has(name) ? undefined : name

/** Returns all branches of a company as offices, by their short names. */
export const officesOf = oncePer((company: Company): ReadonlyMap<string, Office> => {
  // Hours and coordinates belong to one office, so a branch does not inherit them.
  const { branches = {}, hours: _, latitude: __, longitude: ___, closures = [], phones, ...shared } = company
  const { country } = company.address
  return new Map(
    Object.entries(branches).map(([key, { name, address, closures: ownClosures = [], phones: ownPhones, ...own }]) => [
      key,
      {
        ...shared,
        ...own,
        branchName: name,
        ...((phones || ownPhones) && { phones: { ...sharedPhones(phones), ...ownPhones } }),
        address: { ...(country && { country }), ...address },
        closures: [...closures, ...ownClosures].sort((a, b) => (a.from < b.from ? -1 : 1)),
      },
    ]),
  )
})

/** Returns all offices of a company, the main one first. */
export const allOffices = (company: Company): Office[] => [company, ...officesOf(company).values()]

/** Returns all numbers of an office, its phone first. */
export const allNumbersOf = ({ phone, phones = {} }: Pick<Company, 'phone' | 'phones'>): string[] => [
  phone,
  ...Object.values(phones).map(({ number }) => number),
]

/** The further numbers of a company that reach each of its offices: a fax stands in one. */
const sharedPhones = (phones: Company['phones'] = {}) =>
  Object.fromEntries(Object.entries(phones).filter(([, { kind }]) => kind !== 'fax'))
