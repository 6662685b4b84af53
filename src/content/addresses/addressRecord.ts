/** The record of published addresses: what visitors, bookmarks and search engines know of a site. */
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

/** Names of pages by address, `/locations/towson-md/` -> `Towson, MD`. */
export type Addresses = ReadonlyMap<string, string>

const recordSchema: Schema = published

/** Holds the value of the record against its schema: the addresses, or every problem that this file alone has. */
export function checkRecord(source: Source, value: unknown): CheckResult<Addresses> {
  const context = { path: [], block: fileBlock(recordFile), optional: false }
  const mistakes = checkValue(recordSchema, value, context)
  const addresses = addressesIn(value)
  for (const address in addresses) if (!isAddress(address)) mistakes.push(explainAddress(address, addresses))
  if (mistakes.length > 0) return { problems: mistakes.map((mistake) => placeMistake(source, mistake)) }
  return { value: toAddresses(value), problems: [] }
}

/** The addresses of a record that passed its check, from its text. */
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

/** The name of a page as visitors read it, but for `{year}`, which would make another name of it each year. */
export function nameOfPage(site: Site, page: PageFields): string {
  const { year: _, ...values } = tokenValues(site, page, 0)
  return fillTokens(page.name, values)
}

/**
 * The addresses of a built site: drafts have none, nobody goes to that of the page for unknown addresses, and those at
 * which a long list goes on come and go with its length.
 */
export function addressesOf({ site, pages }: SiteModel): Map<string, string> {
  const visited = [...pages.values()].filter(({ path, continuation }) => !continuation && isAddress(path))
  return new Map(visited.map(({ path, page }) => [path, nameOfPage(site, page)]))
}

/** The record with the addresses of a site added and their names brought up to date; no address ever leaves it. */
export function extendRecord(earlier: Addresses | undefined, current: Addresses): { text: string; added: number } {
  const all = new Map([...(earlier ?? []), ...current])
  const sorted = [...all].sort(([a], [b]) => (a < b ? -1 : 1))
  const text = `${JSON.stringify({ version: 1, addresses: Object.fromEntries(sorted) }, null, 2)}\n`
  return { text, added: all.size - (earlier?.size ?? 0) }
}
