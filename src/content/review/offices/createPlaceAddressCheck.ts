import type { Site } from '../../../../schemas/index.ts'
import { checkPostcodes } from '../../facts/checkPostcodes.ts'
import { allOffices } from '../../model/offices/officeOf.ts'
import type { SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { codeWord } from '../../schema/country.ts'
import { quoted } from '../../wording/phrases.ts'
import { nameKey } from '../leftovers/placeNames.ts'

/** An address on one line, in its parts. */
interface Address {
  street: string
  city: string
  state?: string | undefined
  zip: string
}

/** Addresses with the postal code at the end, by country; in all others it stands before the town. */
const endings: Readonly<Record<string, string>> = {
  US: '(?<state>[A-Z]{2}),?\\s+(?<zip>\\d{3,6}(?:-\\d{4})?)',
  CA: '(?<state>[A-Z]{2}),?\\s+(?<zip>[A-Z]\\d[A-Z] ?\\d[A-Z]\\d)',
  GB: '(?<zip>[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2})',
}
/** A country at its end, or letters of one before the code, would have codes of another form. */
const codeFirst = /^(?<street>.+?),\s*(?<zip>\d{4,5})\s+(?<city>\p{L}[^,]*)$/u

function readAddress(line: string, country: string): Address | undefined {
  const ending = endings[country]
  const pattern = ending
    ? new RegExp(`^(?<street>.+?),\\s*(?<city>\\p{L}[^,]*?),?\\s+${ending}(?:,.*)?$`, 'u')
    : codeFirst
  const { street, city, state, zip } = pattern.exec(line.trim())?.groups ?? {}
  return street !== undefined && city !== undefined && zip !== undefined && /\d/.test(street)
    ? { street, city, state, zip }
    : undefined
}

/**
 * Creates the check of the address of an event or a job: its postal code against its state, and its town and postal
 * code against an office or another page with the same street. Streets of one name in two towns with two codes differ.
 */
export function createPlaceAddressCheck(site: Site, pages: readonly SitePage[], country: string) {
  const ofOffices = allOffices(site.company).flatMap(({ address: { street, city, state, zip }, branchName }) =>
    street === undefined || zip === undefined
      ? []
      : [{ address: { street, city, state, zip }, whose: branchName ?? 'the office', file: undefined }],
  )
  const ofPages = pages.flatMap(({ file, page }) => {
    const address = page.place && readAddress(page.place.address, country)
    return address ? [{ address, whose: file, file }] : []
  })
  return ({ file, page }: SitePage): Mistake[] => {
    const own = page.place && readAddress(page.place.address, country)
    if (!own || !page.place) return []
    const path = ['place', 'address']
    const start = page.place.address.lastIndexOf(own.zip)
    const span = { start, end: start + own.zip.length }
    const { city, state, zip } = own
    const wrong = checkPostcodes([{ code: zip, path }], { country, state, city, isAddress: true })
    if (wrong.length > 0) return wrong.map(({ replacement: _, ...mistake }) => ({ ...mistake, path, span }))
    // Of two pages, one is enough to tell it.
    const other = [...ofOffices, ...ofPages.filter((each) => each.file < file)].find(({ address }) =>
      isOfOnePlace(own, address),
    )
    if (!other) return []
    const its = other.address
    return [
      {
        path,
        ...(its.zip !== zip && { span }),
        code: 'place-told-otherwise',
        message: `This place has the street of ${other.file ?? (other.whose === 'the office' ? other.whose : quoted(other.whose))} and another ${its.zip === zip ? 'town' : codeWord(country)}: ${quoted(its.zip === zip ? its.city : its.zip)} there.`,
        fix: 'Write in both the one that is right.',
      },
    ]
  }
}

/** Whether two addresses have one street, and either the same town or the same code, but not both. */
const isOfOnePlace = (own: Address, other: Address) =>
  nameKey(own.street) === nameKey(other.street) &&
  (nameKey(own.city) === nameKey(other.city)) !== (codeOf(own) === codeOf(other))

/** Returns a postal code without its space and the last four digits of an American one. */
const codeOf = ({ zip }: Address) => zip.replace(/\s|-\d{4}$/g, '').toUpperCase()
