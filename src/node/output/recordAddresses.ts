import { existsSync, realpathSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Addresses, extendRecord, readRecord } from '../../content/addresses/addressRecord.ts'
import { recordFile } from '../../content/model/files/recordFile.ts'
import { readerOf } from '../../content/problem/openSources.ts'
import type { Sources } from '../../content/problem/problem.ts'
import { count } from '../../content/wording/phrases.ts'
import { renamePatiently } from '../disk/heldFiles.ts'

interface Recording {
  /** The folder of the site. */
  root: string
  /** The texts that the site was built from. */
  sources: Sources
  /** The URL paths of all pages. */
  addresses: Addresses
}

/**
 * Adds the URL paths of a published site to its record, which it replaces atomically. Returns a sentence for the
 * terminal.
 */
export function recordAddresses({ root, sources, addresses }: Recording): string {
  const { files, read } = readerOf(sources)
  const earlier = files().includes(recordFile) ? read(recordFile) : undefined
  const { text, added } = extendRecord(earlier === undefined ? undefined : readRecord(earlier), addresses)
  const all = `${recordFile} has all ${count(addresses.size, 'address', 'addresses')} of this site`
  if (text === earlier) return `${all}; nothing was added.\n`
  const file = path.join(root, recordFile)
  const target = existsSync(file) ? realpathSync(file) : file
  const beside = `${target}.${process.pid}.new`
  writeFileSync(beside, text, { flush: true })
  renamePatiently(beside, target)
  return `${all}: ${added} added. Commit it with the pages, so that none of them gets lost.\n`
}
