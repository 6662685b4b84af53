import type { Site } from '../../../../schemas/index.ts'
import { mainOffice } from '../../../../schemas/parts/sectionBranch.ts'
import { oncePer } from '../../schema/oncePer.ts'
import { suggestName } from '../files/pageAddress.ts'
import { holds } from '../pageNotes.ts'
import type { SitePage } from '../siteModel.ts'
import { valueNamed } from './companyIn.ts'

/** The names of an office in the form of addresses: `praxis-altona`. */
interface OfficeWords {
  /** Its short name, or `main`. */
  key: string
  /** Its name in each language of the site. */
  names: readonly string[]
  /** Its short name, and its town if no other office is there. */
  short: readonly string[]
}

const listOffices = oncePer(({ company, languages = {} }: Site): readonly OfficeWords[] => {
  const translated = Object.values(languages).map((each) => each.company)
  const { branches = {}, address, officeName } = company
  const towns = [address, ...Object.values(branches).map((branch) => branch.address)].map(({ city }) =>
    suggestName(city),
  )
  const listOffice = (key: string, city: string, names: readonly (string | undefined)[]): OfficeWords => {
    const town = suggestName(city)
    const known = names.map((name) => suggestName(name ?? '')).filter((name) => name !== '' && name !== town)
    const isAlone = towns.filter((each) => each === town).length === 1
    return { key, names: known, short: [...(key === mainOffice ? [] : [key]), ...(isAlone ? [town] : [])] }
  }
  return [
    listOffice(mainOffice, address.city, [officeName, ...translated.map((own) => own?.officeName)]),
    ...Object.entries(branches).map(
      ([
        key,
        {
          name,
          address: { city },
        },
      ]) => listOffice(key, city, [name, ...translated.map((own) => valueNamed(own?.branches, key)?.name)]),
    ),
  ]
})

const namesIn = (words: string, name: string) => `-${words}-`.includes(`-${name}-`)

/**
 * Returns the office that a page names if the company has several, as its short name or `main`. The page's name, main
 * heading or address must be the name of the office. If the page shows contact details without saying whose, the short
 * name or the town of the office in its address is enough. Undefined if it names no office or several.
 */
export function officeNamedBy(
  site: Site,
  { path, page, notes }: Pick<SitePage, 'path' | 'page' | 'notes'>,
): string | undefined {
  if (site.company.branches === undefined) return undefined
  const address = path.split('/').filter(Boolean).at(-1) ?? ''
  const called = [address, ...[page.name, notes.heading].map((name) => suggestName(name ?? ''))]
  const showsDetails = holds({ notes }, 'contactDetails') && (notes.branches ?? []).length === 0
  const [named, other] = listOffices(site).filter(
    ({ names, short }) =>
      names.some((name) => called.includes(name)) || (showsDetails && short.some((name) => namesIn(address, name))),
  )
  return other ? undefined : named?.key
}

/** Returns the offices of a company whose names occur in a text, as short names or `main`. */
export const officesNamedIn = (site: Site, text: string): string[] => {
  const words = suggestName(text)
  return listOffices(site).flatMap(({ key, names }) => (names.some((name) => namesIn(words, name)) ? [key] : []))
}
