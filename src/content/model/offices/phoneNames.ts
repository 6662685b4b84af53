import { readerOf } from '../../problem/openSources.ts'
import type { Sources } from '../../problem/problem.ts'
import { withoutByteOrderMark } from '../../problem/source.ts'
import { type Fields, isFields } from '../../schema/schema.ts'
import { configFile } from '../files/configFile.ts'

/** Gives the names of the further numbers on the pages of a branch, of the main office without one: each is a placeholder there. */
export type PhoneNames = (branch?: unknown) => readonly string[]

/** @param company as `site.config.json` has it, checked or not */
export function phoneNamesOf(company: unknown): PhoneNames {
  const own = namesIn(company)
  const shared = namesIn(company, isShared)
  const branches: Fields = isFields(company) && isFields(company.branches) ? company.branches : {}
  return (branch) => {
    const name = String(branch)
    return Object.hasOwn(branches, name) ? [...new Set([...shared, ...namesIn(branches[name])])] : own
  }
}

const namesIn = (office: unknown, isMeant = (_: unknown) => true): string[] =>
  isFields(office) && isFields(office.phones)
    ? Object.entries(office.phones).flatMap(([name, phone]) => (isMeant(phone) ? [name] : []))
    : []

/** A fax is that of one office. */
const isShared = (phone: unknown) => !isFields(phone) || phone.kind !== 'fax'

/** The same of the text of `site.config.json`; none where it cannot be read. */
export function readPhoneNames(sources: Sources): PhoneNames {
  try {
    const value: unknown = JSON.parse(withoutByteOrderMark(readerOf(sources).read(configFile)))
    return phoneNamesOf(isFields(value) ? value.company : undefined)
  } catch {
    return phoneNamesOf(undefined)
  }
}
