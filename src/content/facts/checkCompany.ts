import type { Site } from '../../../schemas/index.ts'
import { officesOf } from '../model/offices/officeOf.ts'
import type { Mistake } from '../problem/mistake.ts'
import { checkLanguage } from './checkLanguage.ts'
import { checkNotices } from './checkNotice.ts'
import { checkOffice } from './checkOffice.ts'
import { checkOwnWords } from './checkOwnWords.ts'
import { checkSharedPlaces } from './checkSharedPlaces.ts'
import { checkHosts } from './web/checkHosts.ts'
import { checkProfiles } from './web/checkProfiles.ts'

/** Checks the facts of the company and its branches, and the hosts in the configuration. */
export function checkCompany(site: Site, { isLaunch }: { isLaunch: boolean }): Mistake[] {
  const { company } = site
  const words = checkOwnWords(site)
  const isWord = (email: string) => words.some(({ path }) => path.join() === email)
  const branches = [...officesOf(company)].flatMap(([key, branch]) => {
    const path = ['company', 'branches', key]
    const { email, closures, phones } = company.branches?.[key] ?? {}
    return checkOffice(branch, site, {
      path,
      closures,
      phones,
      hasEmail: email !== undefined && !isWord([...path, 'email'].join()),
    })
  })
  return [
    ...checkLanguage(site),
    ...words,
    ...checkOffice(company, site, {
      path: ['company'],
      closures: company.closures,
      phones: company.phones,
      hasEmail: !isWord('company,email'),
    }),
    ...branches,
    ...checkSharedPlaces(site),
    ...checkNotices(site),
    ...checkProfiles(site),
    // The launch check reports receivers without encryption, and those for tests, as errors.
    ...checkHosts(site).filter(({ code }) => !isLaunch || !/^(?:private|unsafe|test)-receiver$/.test(code)),
  ]
}
