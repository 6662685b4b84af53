import type { Page, Site } from '../../../schemas/index.ts'
import { mainOffice } from '../../../schemas/parts/sectionBranch.ts'
import { oncePer } from '../schema/oncePer.ts'

type Company = Site['company']

/** What a page says of the company: its facts, and in place of those that differ the facts of one branch. */
export interface Office extends Company {
  /** The name of the branch; undefined for the main office. */
  branchName?: string
  /** The notice of the branch. */
  notice?: NonNullable<Site['notice']>
}

/** The office that a page is about: the branch that it names, or else the main one. The same value for all pages of a branch. */
export const officeOf = (site: Pick<Site, 'company'>, { branch }: Pick<Page, 'branch'>): Office =>
  (branch === undefined ? undefined : officesOf(site.company).get(branch)) ?? site.company

/** What an office is called beside the others of its company. */
export const officeNameOf = ({ branchName, officeName, name }: Office): string => branchName ?? officeName ?? name

/** The branch that a section means by a name; undefined for the main office. */
export const branchNamed = ({ company }: Pick<Site, 'company'>, name: string): string | undefined =>
  name === mainOffice && !officesOf(company).has(name) ? undefined : name

/** All branches of a company as offices, by their short names. */
export const officesOf = oncePer((company: Company): ReadonlyMap<string, Office> => {
  // Hours and place are those of one office: without its own, a branch has none.
  const { branches = {}, hours: _, latitude: __, longitude: ___, closures = [], ...shared } = company
  const { country } = company.address
  return new Map(
    Object.entries(branches).map(([key, { name, address, closures: ownClosures = [], ...own }]) => [
      key,
      {
        ...shared,
        ...own,
        branchName: name,
        address: { ...(country && { country }), ...address },
        closures: [...closures, ...ownClosures].sort((a, b) => (a.from < b.from ? -1 : 1)),
      },
    ]),
  )
})
