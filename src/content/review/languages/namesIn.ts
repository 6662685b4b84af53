import type { Page, Site } from '../../../../schemas/index.ts'
import { isFields } from '../../schema/schema.ts'

/** Names that a site says of itself: its towns, its branches and itself, in each of its languages. */
export function namesOfSite({ company, languages }: Site): string[] {
  const own = Object.values(languages ?? {}).map((each) => each.company?.name)
  const branches = Object.values(company.branches ?? {}).map(({ address }) => address.city)
  return [company.name, company.address.city, ...own, ...branches].filter((name) => name !== undefined)
}

/** Names that a page says: its town, its author, where its event is, whom it shows, and what it mentions on purpose. */
export function namesOfPage({ location, author, place, mentions = [], sections }: Page): string[] {
  const people = sections.flatMap((section) => ('items' in section ? namesOfPeople(section.items) : []))
  const own = [location?.city, location?.county, author, place?.name, place?.address, ...mentions, ...people]
  return own.filter((name) => name !== undefined)
}

const namesOfPeople = (items: unknown): string[] =>
  Array.isArray(items)
    ? items.flatMap((item: unknown) => (isFields(item) && typeof item.name === 'string' ? [item.name] : []))
    : []

/** A text with spaces in the place of names, each place as long as it was. */
export const withoutNames = (text: string, names: readonly string[]): string =>
  names.reduce((left, name) => (name.trim() === '' ? left : left.replaceAll(name, ' '.repeat(name.length))), text)
