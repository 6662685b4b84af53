import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Problem } from '../../content/problem/problem.ts'
import { hashOfAll } from '../cache/cache.ts'
import { codeKey } from '../code/bundles.ts'
import { type ReadFile, type ReadFiles, stampOf } from '../disk/fileStamps.ts'
import { hashOf } from '../disk/hashOf.ts'
import { listFiles } from '../disk/listFiles.ts'

interface CheckInputs {
  /** Changes with all that the check of a site depends on beside its page files, and with the builder itself. */
  checkInputsHash: string
  /** The files of `public/` as they were read, for the next time. */
  read: ReadFiles
}

/**
 * Sums up what the check of a site depends on beside its page files: the builder, the files of `public/` by their contents,
 * and what could not be read.
 *
 * @param known what was read the time before: photos that have not changed are not read again
 */
export function hashCheckInputs(
  root: string,
  assets: Iterable<string>,
  readProblems: readonly Problem[],
  known: ReadFiles | undefined,
): CheckInputs {
  const folder = path.join(root, 'public')
  const read = new Map<string, ReadFile>()
  const names = existsSync(folder) ? listFiles(folder, { within: root }) : []
  const hashes = names.sort().map((name) => {
    const file = path.join(folder, name)
    const stamp = stampOf(statSync(file), Date.now())
    const earlier = known?.get(file)
    const isKnown = earlier !== undefined && earlier.stamp === stamp
    const entry = isKnown ? earlier : { stamp: stamp ?? '', hash: hashOfFile(file) }
    if (stamp !== undefined) read.set(file, entry)
    return [name, entry.hash]
  })
  return { checkInputsHash: hashOfAll([codeKey(), [...assets].sort(), hashes, readProblems]), read }
}

/** The hash of a file; empty where it is unreadable, as the pages can be checked all the same. */
function hashOfFile(file: string): string {
  try {
    return hashOf(readFileSync(file))
  } catch {
    return ''
  }
}
