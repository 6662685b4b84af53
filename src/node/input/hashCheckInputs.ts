import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Problem } from '../../content/problem/problem.ts'
import { hashOfAll } from '../cache/cache.ts'
import { codeKey } from '../code/bundles.ts'
import { type ReadFile, type ReadFiles, stampOf } from '../disk/fileStamps.ts'
import { hashOf } from '../disk/hashOf.ts'
import { listFiles } from '../disk/listFiles.ts'

interface CheckInputs {
  /** A hash of everything that the check of a site depends on besides its page files, including the builder itself. */
  checkInputsHash: string
  /** The files of `public/` as they were read, for the next run. */
  read: ReadFiles
}

/**
 * Hashes what the check of a site depends on besides its page files: the builder, the contents of `public/`, and the
 * files that could not be read.
 *
 * @param known the files read in the previous run; unchanged photos are not read again
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

/** The hash of a file; empty if it is unreadable, because the pages can be checked anyway. */
function hashOfFile(file: string): string {
  try {
    return hashOf(readFileSync(file))
  } catch {
    return ''
  }
}
