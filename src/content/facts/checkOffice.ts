import type { Site } from '../../../schemas/index.ts'
import type { Office } from '../model/offices/officeOf.ts'
import { type Mistake, severityOf } from '../problem/mistake.ts'
import type { Path } from '../problem/source.ts'
import { countryOf, languageOf } from '../schema/country.ts'
import { checkClosures } from './checkDays.ts'
import { checkHours } from './checkHours.ts'
import { checkPin } from './checkPin.ts'
import { checkPostcodes } from './checkPostcodes.ts'
import { checkState } from './checkState.ts'
import { checkPhone } from './phone/checkPhone.ts'
import { checkPhones } from './phone/checkPhones.ts'
import { checkCity } from './town/checkTown.ts'
import { checkEmail } from './web/checkEmail.ts'
import { hostOf } from './web/checkHosts.ts'

interface Place {
  /** The path of the object with the facts of the office. */
  path: Path
  /** The closures in this object. */
  closures: Parameters<typeof checkClosures>[0] | undefined
  /** The further numbers in this object. */
  phones: Office['phones']
  /** Whether this object contains the e-mail address and no other problem of it has been reported. */
  hasEmail: boolean
}

/** Checks the facts of the main office or a branch: phone, e-mail, address, location and hours. */
export function checkOffice(office: Office, site: Site, { path, hasEmail, closures = [], phones }: Place): Mistake[] {
  const { city, state, zip } = office.address
  const country = countryOf(office)
  const inAddress = [...path, 'address']
  const states = state === undefined ? [] : checkState(state, [...inAddress, 'state'], country)
  const where = { country, state: states.length > 0 ? undefined : state }
  return [
    checkPhone(office.phone, [...path, 'phone'], country),
    checkPhones(phones, path, { country, language: languageOf(site) }),
    hasEmail ? checkEmail(office.email, [...path, 'email'], hostOf(site)) : [],
    checkCountryCode(office.address.country, [...inAddress, 'country']),
    states,
    checkCity({ city, ...(state !== undefined && { state }) }, [...inAddress, 'city'], country).filter(
      (mistake) => severityOf(mistake) !== 'warning',
    ),
    zip === undefined
      ? []
      : checkPostcodes([{ code: zip, path: [...inAddress, 'zip'] }], { ...where, city, isAddress: true }),
    checkPin(office, path, { ...where, name: office.branchName ?? 'the office' }),
    checkHours(office, path, languageOf(site)),
    checkClosures(closures, [...path, 'closures']),
  ].flat()
}

/**
 * ISO 3166 reserves "UK" and assigns GB to the country, as search engines expect. A branch inherits the company's
 * country.
 */
function checkCountryCode(country: string | undefined, path: Path): Mistake | [] {
  if (country !== 'UK' || path.includes('branches')) return []
  const fix = 'Write "GB", by which search engines know the United Kingdom.'
  return {
    path,
    code: 'country-code',
    message: '"UK" is no code of a country.',
    fix,
    replacement: '"GB"',
  }
}
