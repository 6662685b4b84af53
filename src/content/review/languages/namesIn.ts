import type { Page, Site } from '../../../../schemas/index.ts'
import { isFields } from '../../schema/schema.ts'

/** Returns the names of a site's company, towns and branches, in all its languages. */
export function namesOfSite({ company, languages }: Site): string[] {
  const own = Object.values(languages ?? {}).map((each) => each.company?.name)
  const branches = Object.values(company.branches ?? {}).map(({ address }) => address.city)
  return [company.name, company.address.city, ...own, ...branches].filter((name) => name !== undefined)
}

/** Returns the names on a page: its town, author, event venue, the people it shows, and its mentions. */
export function namesOfPage({ location, author, place, mentions = [], sections }: Page): string[] {
  const people = sections.flatMap((section) => ('items' in section ? namesOfPeople(section.items) : []))
  const own = [location?.city, location?.county, author, place?.name, place?.address, ...mentions, ...people]
  return own.filter((name) => name !== undefined)
}

const namesOfPeople = (items: unknown): string[] =>
  Array.isArray(items)
    ? items.flatMap((item: unknown) => (isFields(item) && typeof item.name === 'string' ? [item.name] : []))
    : []

/** Replaces names in a text with spaces of the same length. */
export const withoutNames = (text: string, names: readonly string[]): string =>
  names.reduce((left, name) => (name.trim() === '' ? left : left.replaceAll(name, ' '.repeat(name.length))), text)
