/** The record of published addresses, which visitors, bookmarks and search engines may know. */
import { published, type Site } from '../../../schemas/index.ts'
import type { CheckResult } from '../check/checkPage.ts'
import { checkValue } from '../check/checkValue.ts'
import { fileBlock } from '../check/valueContext.ts'
import { recordFile } from '../model/files/recordFile.ts'
import type { PageFields } from '../model/pageNotes.ts'
import type { SiteModel } from '../model/siteModel.ts'
import { renameField } from '../problem/edits.ts'
import { type Mistake, placeMistake } from '../problem/mistake.ts'
import { createSource, type Source } from '../problem/source.ts'
import { type Fields, isFields, type Schema } from '../schema/schema.ts'
import { fillTokens, tokenValues } from '../text/tokens.ts'
import { quoted } from '../wording/phrases.ts'
import { isAddress, suggestAddress } from './addressForm.ts'

/** Page names by address, `/locations/towson-md/` -> `Towson, MD`. */
export type Addresses = ReadonlyMap<string, string>

const recordSchema: Schema = published

/**
 * Checks the value of the record file against its schema. Returns the addresses, or all problems that this file has by
 * itself.
 */
export function checkRecord(source: Source, value: unknown): CheckResult<Addresses> {
  const context = { path: [], block: fileBlock(recordFile), optional: false }
  const mistakes = checkValue(recordSchema, value, context)
  const addresses = addressesIn(value)
  for (const address in addresses) if (!isAddress(address)) mistakes.push(explainAddress(address, addresses))
  if (mistakes.length > 0) return { problems: mistakes.map((mistake) => placeMistake(source, mistake)) }
  return { value: toAddresses(value), problems: [] }
}

/** Parses the text of a record that passed its check. */
export function readRecord(text: string): Addresses {
  return toAddresses(JSON.parse(createSource(recordFile, text).text))
}

const addressesIn = (record: unknown): Fields =>
  isFields(record) && isFields(record.addresses) ? record.addresses : {}

const toAddresses = (record: unknown): Addresses =>
  new Map(Object.entries(addressesIn(record)).map(([address, name]) => [address, String(name)]))

function explainAddress(address: string, addresses: Readonly<Record<string, unknown>>): Mistake {
  const path = ['addresses', address]
  const meant = suggestAddress(address)
  const isFree = meant !== undefined && !Object.hasOwn(addresses, meant)
  return {
    path,
    part: 'key',
    code: 'wrong-address',
    message: `${quoted(address)} is not written as an address of this site.`,
    fix: isFree ? `Write "${meant}".` : 'Delete this line.',
    ...(isFree && { edits: (source) => [renameField(source, path, meant)] }),
  }
}

/** Returns the name of a page as visitors read it, without `{year}`, which would change the name each year. */
export function nameOfPage(site: Site, page: PageFields): string {
  const { year: _, ...values } = tokenValues(site, page, 0)
  return fillTokens(page.name, values)
}

/**
 * Returns the addresses and names of a built site's pages. Omits drafts, the 404 page, and the further pages of a long
 * list, which come and go with its length.
 */
export function addressesOf({ site, pages }: SiteModel): Map<string, string> {
  const visited = [...pages.values()].filter(({ path, continuation }) => !continuation && isAddress(path))
  return new Map(visited.map(({ path, page }) => [path, nameOfPage(site, page)]))
}

/** Adds the addresses of a site to the record and updates their names. Never removes an address. */
export function extendRecord(earlier: Addresses | undefined, current: Addresses): { text: string; added: number } {
  const all = new Map([...(earlier ?? []), ...current])
  const sorted = [...all].sort(([a], [b]) => (a < b ? -1 : 1))
  const text = `${JSON.stringify({ version: 1, addresses: Object.fromEntries(sorted) }, null, 2)}\n`
  return { text, added: all.size - (earlier?.size ?? 0) }
}
