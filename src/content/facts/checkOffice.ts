import type { Site } from '../../../schemas/index.ts'
import type { Office } from '../model/officeOf.ts'
import type { Mistake } from '../problem/mistake.ts'
import type { Path } from '../problem/source.ts'
import { countryOf, languageOf } from '../schema/country.ts'
import { checkClosures } from './checkDays.ts'
import { checkHours } from './checkHours.ts'
import { checkPhone } from './checkPhone.ts'
import { checkPin } from './checkPin.ts'
import { checkPostcodes } from './checkPostcodes.ts'
import { checkState } from './checkState.ts'
import { checkCity } from './town/checkTown.ts'
import { checkEmail } from './web/checkEmail.ts'
import { hostOf } from './web/checkHosts.ts'

interface Place {
  /** The block with the facts of the office. */
  path: Path
  /** The closures that stand in it. */
  closures: Parameters<typeof checkClosures>[0] | undefined
  /** Whether the e-mail address stands in it, and nothing else is wrong with it. */
  hasEmail: boolean
}

/** What is wrong with the facts of the main office or of a branch: its phone, e-mail, address, place and hours. */
export function checkOffice(office: Office, site: Site, { path, hasEmail, closures = [] }: Place): Mistake[] {
  const { city, state, zip } = office.address
  const country = countryOf(office)
  const inAddress = [...path, 'address']
  const states = state === undefined ? [] : checkState(state, [...inAddress, 'state'], country)
  const where = { country, state: states.length > 0 ? undefined : state }
  return [
    ...checkPhone(office.phone, [...path, 'phone'], country),
    ...(hasEmail ? checkEmail(office.email, [...path, 'email'], hostOf(site)) : []),
    ...checkCountryCode(office.address.country, [...inAddress, 'country']),
    ...states,
    ...checkCity({ city, ...(state !== undefined && { state }) }, [...inAddress, 'city'], country).filter(
      ({ severity }) => severity !== 'warning',
    ),
    ...(zip === undefined
      ? []
      : checkPostcodes([{ code: zip, path: [...inAddress, 'zip'] }], { ...where, city, isAddress: true })),
    ...checkPin(office, path, { ...where, name: office.branchName ?? 'the office' }),
    ...checkHours(office, path, languageOf(site)),
    ...checkClosures(closures, [...path, 'closures']),
  ]
}

/** ISO 3166 keeps "UK" free and calls the country GB, as search engines do. A branch says the country of the company. */
function checkCountryCode(country: string | undefined, path: Path): Mistake[] {
  if (country !== 'UK' || path.includes('branches')) return []
  const fix = 'Write "GB", by which search engines know the United Kingdom.'
  return [
    {
      path,
      code: 'country-code',
      severity: 'warning',
      message: '"UK" is no code of a country.',
      fix,
      replacement: '"GB"',
    },
  ]
}
