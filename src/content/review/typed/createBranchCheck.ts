import type { Site } from '../../../../schemas/index.ts'
import { mainOffice } from '../../../../schemas/parts/sectionBranch.ts'
import { officeNamedBy, officesNamedIn } from '../../model/offices/officeNamedBy.ts'
import {
  allOffices,
  branchNamed,
  type Office,
  officeNameOf,
  officeOf,
  officesOf,
} from '../../model/offices/officeOf.ts'
import type { SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { TextField } from '../../schema/findTexts.ts'
import { mentionWords } from '../../wording/mentionWords.ts'
import { count, joinWords, quoted } from '../../wording/phrases.ts'
import { phonePattern, wholeAddress, wholeWords } from './factPatterns.ts'

interface BranchFact {
  /** The field of the office, or the name of a further number. */
  field: string
  /** Normalized, so that equal facts are equal strings. */
  value: string
  pattern: RegExp | undefined
}

/**
 * Finds facts of another office in the texts of a page about one office, which a copied page contains: its phone, its
 * e-mail address, its street. Returns one mistake per other office. Offices in the `mentions` of the page or in one of
 * its sections are intended. A page that is named like the main office is about the main office; a text of it may name
 * the other office together with its facts.
 *
 * @returns a check of the texts of a page
 */
export function createBranchCheck(site: Site): (page: SitePage, texts: readonly TextField[]) => Mistake[] {
  const { company } = site
  const offices = allOffices(company)
  if (offices.length === 1) return () => []
  const factsOf = new Map(offices.map((office) => [office, listFacts(office)]))
  const keyOf = new Map([...officesOf(company)].map(([key, office]) => [office, key]))
  return (sitePage, all) => {
    const { page, notes } = sitePage
    const isOfMain = page.branch === undefined && officeNamedBy(site, sitePage) === mainOffice
    // A page about neither an office nor a town may name all offices.
    if (page.branch === undefined && page.location === undefined && !isOfMain) return []
    const own = officeOf(site, page)
    // A fact that several offices share, such as an e-mail address, counts only for the first of them.
    const known = new Set(factsOf.get(own)?.map(({ value }) => value))
    const shown = new Set(
      (notes.branches ?? []).map(([, name]) => officeOf(site, { branch: branchNamed(site, name) ?? '' })),
    )
    const mentioned = new Set((page.mentions ?? []).map((name) => name.toLowerCase()))
    return offices.flatMap((office) => {
      const facts = (factsOf.get(office) ?? []).filter(({ value }) => !known.has(value))
      for (const { value } of facts) known.add(value)
      const isMeant = office === own || shown.has(office) || namesOf(office).some((name) => mentioned.has(name))
      const key = keyOf.get(office)
      const isNamed = ({ value }: TextField) => isOfMain && officesNamedIn(site, value).some((named) => named === key)
      const texts = all.filter((text) => !isNamed(text))
      const found = isMeant ? [] : texts.flatMap((text) => facts.flatMap((fact) => findFact(fact, text)))
      return found.length > 0 ? [tell(found, { own, office, page })] : []
    })
  }
}

/**
 * Creates a function that tells whether texts of a page contain the phone, the e-mail address or the street of the
 * office with a given name.
 */
export function createOfficeSearch({ company }: Pick<Site, 'company'>) {
  const offices = allOffices(company).map((office) => ({
    names: namesOf(office),
    facts: listFacts(office),
  }))
  return (name: string, texts: readonly TextField[]): boolean =>
    offices.some(
      ({ names, facts }) =>
        names.includes(name.toLowerCase()) &&
        facts.some((fact) => texts.some((text) => findFact(fact, text).length > 0)),
    )
}

/**
 * Returns the names by which a page mentions an office, in lower case. The main office also has the name of the
 * company.
 */
const namesOf = ({ branchName, officeName, name }: Office): string[] =>
  (branchName === undefined ? [name, ...(officeName === undefined ? [] : [officeName])] : [branchName]).map((each) =>
    each.toLowerCase(),
  )

const listFacts = ({ phone, phones = {}, email, address }: Office): BranchFact[] => [
  numberFact('phone', phone),
  ...Object.entries(phones).map(([name, { number }]) => numberFact(name, number)),
  { field: 'email', value: email.toLowerCase(), pattern: wholeAddress(email) },
  { field: 'street', value: address.street.toLowerCase(), pattern: wholeWords(address.street) },
]

const numberFact = (field: string, number: string): BranchFact => ({
  field,
  value: number.replace(/\D/g, ''),
  pattern: phonePattern(number),
})

/** Returns what to write instead of a fact of another office. An office without such a number is called by its phone. */
function inPlaceOf(field: string, { phones = {} }: Office): string {
  if (field === 'street') return 'its own street'
  return field === 'email' || Object.hasOwn(phones, field) ? `{${field}}` : '{phone}'
}

interface FoundFact {
  field: string
  written: string
  path: TextField['path']
  span: { start: number; end: number }
}

const findFact = ({ field, pattern }: BranchFact, { path, value }: TextField): FoundFact[] =>
  pattern
    ? Array.from(value.matchAll(pattern), ({ 0: written, index }) => ({
        field,
        path,
        written,
        span: { start: index, end: index + written.length },
      }))
    : []

interface Offices {
  own: Office
  office: Office
  page: SitePage['page']
}

function tell(found: readonly FoundFact[], { own, office, page }: Offices): Mistake {
  const [first, ...more] = found
  const words = [...new Set(found.map(({ written }) => quoted(written)))]
  const others = [...new Set(found.map(({ field }) => inPlaceOf(field, own)))]
  const places = found.length === 1 ? '' : ` in ${count(found.length, 'place')}`
  return {
    path: first?.path ?? [],
    ...(first && { span: first.span }),
    code: 'leftover-of-branch',
    message: `Says ${joinWords(words, 'and')}${places}; ${words.length === 1 ? 'that belongs' : 'they belong'} to ${officeNameOf(office)}.`,
    fix: `This page is about ${officeNameOf(own)}: write ${joinWords(others, 'and')}. Meant on purpose? Add ${mentionWords(officeNameOf(office), page.mentions)}.`,
    more: more.map(({ path, span }) => ({ path, span })),
  }
}
