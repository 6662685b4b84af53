import { readerOf } from '../../problem/openSources.ts'
import type { Sources } from '../../problem/problem.ts'
import { parseFile } from '../../problem/source.ts'
import { type Fields, isFields } from '../../schema/schema.ts'
import { configFile } from '../files/configFile.ts'

/** Returns the placeholders for further numbers on the pages of a branch, or of the main office without a branch. */
export type PhoneNames = (branch?: unknown) => readonly string[]

/** @param company the value in `site.config.json`, which may have mistakes */
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

/** Branches share the numbers of the company except a fax. */
const isShared = (phone: unknown) => !isFields(phone) || phone.kind !== 'fax'

/** Reads the names from the text of `site.config.json`. There are none if it is not valid JSON. */
export function readPhoneNames(sources: Sources): PhoneNames {
  try {
    const value = parseFile(readerOf(sources).read(configFile))
    return phoneNamesOf(isFields(value) ? value.company : undefined)
  } catch {
    return phoneNamesOf(undefined)
  }
}
