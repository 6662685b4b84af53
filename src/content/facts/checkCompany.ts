import type { Site } from '../../../schemas/index.ts'
import type { Mistake } from '../problem/mistake.ts'
import { countryOf } from '../schema/country.ts'
import { checkEmail } from './checkEmail.ts'
import { checkHosts, hostOf } from './checkHosts.ts'
import { checkHours } from './checkHours.ts'
import { checkOwnWords } from './checkOwnWords.ts'
import { checkPhone } from './checkPhone.ts'
import { checkPin } from './checkPin.ts'
import { checkPostcodes } from './checkPostcodes.ts'
import { checkProfiles } from './checkProfiles.ts'
import { checkState } from './checkState.ts'

/** What is wrong with the facts of the company, and with the hosts that the configuration names. */
export function checkCompany(site: Site, { isLaunch }: { isLaunch: boolean }): Mistake[] {
  const { company } = site
  const { city, state, zip } = company.address
  const country = countryOf(company)
  const path = ['company', 'address']
  const states = state === undefined ? [] : checkState(state, [...path, 'state'], country)
  const where = { country, state: states.length > 0 ? undefined : state }
  const words = checkOwnWords(site)
  const isEmailWord = words.some(({ path }) => path.at(-1) === 'email')
  return [
    ...words,
    ...checkPhone(company.phone, ['company', 'phone'], country),
    ...(isEmailWord ? [] : checkEmail(company.email, ['company', 'email'], hostOf(site))),
    ...states,
    ...(zip === undefined ? [] : checkPostcodes([{ code: zip, path: [...path, 'zip'] }], { ...where, city })),
    ...checkPin(company, ['company'], { ...where, name: 'the office' }),
    ...checkHours(company),
    ...checkProfiles(site),
    // At a launch, that check speaks of every receiver without encryption, as an error.
    ...checkHosts(site).filter(({ code }) => !isLaunch || code !== 'unsafe-receiver'),
  ]
}
