import type { Site } from '../../../../schemas/index.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { quoted } from '../../wording/phrases.ts'
import { hostOf } from './checkHosts.ts'

/** Pages elsewhere about the company that are none: pages of the site itself. */
export function checkProfiles(site: Site): Mistake[] {
  const own = hostOf(site)
  return (site.company.sameAs ?? []).flatMap((address, index): Mistake[] => {
    if (own === '' || hostOf({ domain: address }) !== own) return []
    return [
      {
        path: ['company', 'sameAs', index],
        code: 'profile-is-this-site',
        message: `${quoted(address)} is a page of this site.`,
        fix: 'Write the address of a page elsewhere that is about the company, or delete this one.',
      },
    ]
  })
}
