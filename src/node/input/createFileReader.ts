import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../../content/problem/problem.ts'
import { type ReadFile, type ReadFiles, stampOf } from '../disk/fileStamps.ts'
import { hashOf } from '../disk/hashOf.ts'
import { readText } from '../disk/readText.ts'
import { createDiskSources, type DiskSources } from './createDiskSources.ts'

interface ReaderOptions {
  /** The absolute path of the site's folder, with links resolved. */
  home: string
  /** Files that were read before. */
  known: ReadFiles | undefined
  /** Texts from an editor, see `readSources`. */
  unsaved: ReadonlyMap<string, string | undefined>
  /** Receives the problems of files. */
  problems: Problem[]
}

interface FileReader {
  /** The files read so far. */
  found: { sources: DiskSources; hashes: Map<string, string>; read: Map<string, ReadFile> }
  /** Reads a file, given by its path relative to the site's folder with `/`. */
  read(file: string): void
}

/**
 * Creates a reader for files of a site. It takes the text of an editor if there is one, and does not read unchanged
 * files from disk again.
 */
export function createFileReader({ home, known, unsaved, problems }: ReaderOptions): FileReader {
  const sources = createDiskSources(home)
  const hashes = new Map<string, string>()
  const read = new Map<string, ReadFile>()

  function add(file: string, hash: string, text: string | undefined): void {
    sources.add(file, hash, text)
    hashes.set(file, hash)
  }

  function readFromDisk(file: string): void {
    const { text, stamp, problem } = readText(home, file)
    if (problem) problems.push(problem)
    if (text === undefined) return
    const hash = hashOf(text)
    add(file, hash, text)
    if (!problem && stamp !== undefined) read.set(file, { stamp, hash })
  }

  function readUnsaved(file: string, text: string): void {
    const { problem } = existsSync(join(home, file)) ? readText(home, file) : {}
    if (problem) problems.push(problem)
    add(file, hashOf(text), text)
  }

  return {
    found: { sources, hashes, read },
    read(file) {
      const held = unsaved.get(file)
      if (held !== undefined) return readUnsaved(file, held)
      const earlier = known?.get(file)
      if (!earlier || !isAsRead(join(home, file), earlier)) return readFromDisk(file)
      add(file, earlier.hash, undefined)
      read.set(file, earlier)
    },
  }
}

function isAsRead(file: string, { stamp }: ReadFile): boolean {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats !== undefined && stampOf(stats, Date.now()) === stamp
}
