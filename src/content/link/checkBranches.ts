import type { Site } from '../../../schemas/index.ts'
import type { PageFields } from '../model/pageNotes.ts'
import type { Mistake } from '../problem/mistake.ts'
import { nearest } from '../wording/nearest.ts'
import { quoted } from '../wording/phrases.ts'

/** A page that names a branch which the company does not have. */
export function checkBranch({ branch }: Pick<PageFields, 'branch'>, { company }: Site): Mistake[] {
  const { branches = {} } = company
  if (branch === undefined || Object.hasOwn(branches, branch)) return []
  const names = Object.keys(branches)
  const byName = names.find((key) => branches[key]?.name.toLowerCase() === branch.toLowerCase())
  const guess = byName ?? nearest(branch, names)
  const known =
    names.length > 0
      ? `Branches: ${names.map(quoted).join(', ')}.`
      : 'Add "branches" to "company" in site.config.json, or delete this field.'
  return [
    {
      path: ['branch'],
      code: 'unknown-branch',
      message: `The company has no branch called ${quoted(branch)}.`,
      fix: guess ? `Write ${quoted(guess)}. ${known}` : known,
      ...(guess && { replacement: JSON.stringify(guess) }),
    },
  ]
}

/**
 * Branches that no page is about: visitors do not find them.
 *
 * @param named the branches that pages name
 */
export function findUnusedBranches({ company }: Site, named: ReadonlySet<unknown>): Mistake[] {
  return Object.keys(company.branches ?? {}).flatMap((key): Mistake[] => {
    if (named.has(key)) return []
    return [
      {
        path: ['company', 'branches', key],
        part: 'key',
        code: 'unused-branch',
        severity: 'warning',
        message: `No page is about the branch ${quoted(key)}, so visitors do not find it.`,
        fix: `Write "branch": ${quoted(key)} in the page about it, and give that page a contactDetails section.`,
      },
    ]
  })
}
