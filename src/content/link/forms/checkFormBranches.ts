import type { FormDocument, Site } from '../../../../schemas/index.ts'
import { mainOffice } from '../../../../schemas/parts/sectionBranch.ts'
import { checkReceiver } from '../../facts/web/checkHosts.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { explainUnknownBranch } from '../checkBranches.ts'

/** Finds branches in a form document that the company does not have, and receivers of branches that cannot work. */
export function checkFormBranches({ branches = {} }: FormDocument, site: Site | undefined): Mistake[] {
  const known = Object.keys(site?.company.branches ?? {})
  return Object.entries(branches).flatMap(([branch, { endpoint }]) => {
    const path = ['branches', branch]
    const unknown = site ? [explainUnknownBranch({ branch, path }, [...known, mainOffice], site.company)].flat() : []
    return [
      ...unknown.map((mistake): Mistake => ({ ...mistake, part: 'key' })),
      ...checkReceiver(endpoint, [...path, 'endpoint']),
    ]
  })
}
