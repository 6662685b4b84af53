import type { FormDocument, Site } from '../../../../schemas/index.ts'
import { mainOffice } from '../../../../schemas/parts/sectionBranch.ts'
import { formName, translationOf } from '../../model/files/siteForms.ts'
import { branchNamed, officeNameOf, officeOf } from '../../model/offices/officeOf.ts'
import type { SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { withoutQuery } from '../../text/href.ts'
import { quoted } from '../../wording/phrases.ts'
import { type FormOffice, officesOfForm } from '../hours/officesOfForm.ts'

/** An office that an option of a form names. */
interface OfferedOffice {
  key: string
  field: string
  option: string
}

/**
 * Creates the check of forms that ask for an office: an answer must choose the office that it names, and the page of
 * thanks of a branch must not be about another one.
 */
export function createFormBranchCheck({ company, ...site }: Site, pages: readonly SitePage[]) {
  const whole = { ...site, company }
  const hasBranches = Object.keys(company.branches ?? {}).length > 0
  const nameOf = (key: string) => {
    const branch = branchNamed(whole, key)
    return officeNameOf(officeOf(whole, branch === undefined ? {} : { branch }))
  }
  return (file: string, document: FormDocument): Mistake[] => {
    if (!hasBranches || translationOf(formName(file)) !== undefined) return []
    const offered = offeredIn(document, officesOfForm(document, whole, [], []))
    return [...findSwapped(document, offered, nameOf), ...findOtherThanks(document, pages, nameOf)]
  }
}

/** Returns the offices that a field offers. A field of towns in general names few offices among its options. */
function offeredIn({ fields }: FormDocument, offices: readonly FormOffice[]): OfferedOffice[] {
  const offered = offices.flatMap(({ branch = mainOffice, answer }) => (answer ? [{ key: branch, ...answer }] : []))
  const field = fields.find(({ name }) => name === offered[0]?.field)
  const options = field && 'options' in field ? field.options.length : 0
  return offered.length >= 2 && offered.length * 2 >= options ? offered : []
}

/** Finds an answer that chooses another office than the one that it names. */
function findSwapped(
  document: FormDocument,
  offered: readonly OfferedOffice[],
  nameOf: (key: string) => string,
): Mistake[] {
  return Object.entries(document.branches ?? {}).flatMap(([key, { when = {} }]) =>
    offered.flatMap((each): Mistake | [] => {
      if (each.key === key || ![when[each.field]].flat().includes(each.option)) return []
      return {
        path: ['branches', key, 'when', each.field],
        code: 'answer-of-other-office',
        message: `${quoted(each.option)} names ${quoted(nameOf(each.key))}, and chooses ${quoted(nameOf(key))} here.`,
        fix: `Write the answer that names this office, and ${quoted(each.option)} below ${quoted(each.key)}.`,
      }
    }),
  )
}

/** Finds a branch whose page of thanks is about another one. */
function findOtherThanks(
  { branches = {} }: FormDocument,
  pages: readonly SitePage[],
  nameOf: (key: string) => string,
): Mistake[] {
  return Object.entries(branches).flatMap(([key, { thanks }]): Mistake | [] => {
    const address = thanks && withoutQuery(thanks)
    const other = pages.find(({ path }) => path === address)?.page.branch
    if (other === undefined || other === key) return []
    return {
      path: ['branches', key, 'thanks'],
      code: 'thanks-of-other-office',
      message: `A request to ${quoted(nameOf(key))} leads to a page about ${quoted(nameOf(other))}.`,
      fix: `Write the address of a page about ${quoted(nameOf(key))}, or change "branch" of that page.`,
    }
  })
}
