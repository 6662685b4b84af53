import type { ReadFile, ReadFiles } from '../disk/fileStamps.ts'
import { hashOf } from '../disk/hashOf.ts'
import type { ReadSources } from './readSources.ts'

/** What source files are recognised by. */
export interface HashedSources {
  /** Hash of each file. */
  hashes: Map<string, string>
  /** The files as they were read, for the next time; those without a stamp are left out. */
  read: Map<string, ReadFile>
}

/** @param known what was read the time before; its entries are handed on where they still hold */
export function hashSources({ sources, stamps, unheld }: ReadSources, known?: ReadFiles): HashedSources {
  const hashes = new Map<string, string>()
  const read = new Map<string, ReadFile>()
  for (const file of Object.keys(sources).sort()) {
    const hash = unheld.get(file) ?? hashOf(sources[file] ?? '')
    hashes.set(file, hash)
    const stamp = stamps.get(file)
    const earlier = known?.get(file)
    if (stamp !== undefined) read.set(file, stamp === earlier?.stamp ? earlier : { stamp, hash })
  }
  return { hashes, read }
}
