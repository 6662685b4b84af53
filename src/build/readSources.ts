import { closeSync, existsSync, fstatSync, openSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { recordFile } from '../content/addresses/record.ts'
import { configFile } from '../content/configFile.ts'
import type { PictureFiles } from '../content/pictureFile.ts'
import type { Problem } from '../content/problem.ts'
import { FileChanged, type ReadFile, type ReadFiles, stampOf } from './fileStamps.ts'
import { hashOf } from './hashOf.ts'
import { openPictures } from './readPictures.ts'

/** The input of a site, as it lies on the disk. */
export interface ReadSources {
  /** site.config.json, .published.json and pages/**\/*.json, by their path relative to the root with `/`. */
  sources: Record<string, string>
  /** Stamps of the files, where they have one; those with a problem are left out. */
  stamps: Map<string, string>
  /** Files of public/ as addresses, `/images/lobby.jpg`. */
  assets: Set<string>
  /** What those of them say about themselves that are pictures. */
  pictures: PictureFiles
  /** Files that cannot be read, are not text, or lie outside the root. */
  problems: Problem[]
}

/**
 * Reads everything a site is made of. Never throws for what is wrong with the files; it says so in `problems`.
 *
 * @param known files that were read before: those that are the same are read when something asks for their text, which
 *   throws a `FileChanged` where they are not any more
 */
export function readSources(root: string, known: ReadFiles = new Map()): ReadSources {
  const problems: Problem[] = []
  const sources: Record<string, string> = Object.create(null) as Record<string, string>
  const stamps = new Map<string, string>()
  const assets = new Set<string>()
  const pictures = openPictures(join(root, 'public'))
  if (!existsSync(root)) {
    problems.push(
      problemOf(
        '.',
        'missing-folder',
        `There is no folder ${root}.`,
        'Write the folder that holds site.config.json and pages/.',
      ),
    )
    return { sources, stamps, assets, pictures, problems }
  }
  const home = realpathSync(root)
  const read = (file: string) => {
    const earlier = known.get(file)
    if (earlier && isAsRead(join(home, file), earlier)) {
      stamps.set(file, earlier.stamp)
      Object.defineProperty(sources, file, { enumerable: true, get: readLater(home, file, earlier.hash) })
      return
    }
    const found = readText(home, file)
    if (found.problem) problems.push(found.problem)
    else if (found.stamp !== undefined) stamps.set(file, found.stamp)
    if (found.text !== undefined) sources[file] = found.text
  }
  for (const file of [configFile, recordFile]) if (existsSync(join(home, file))) read(file)
  for (const file of listFiles(home, 'pages', problems)) if (/\.json$/i.test(file)) read(file)
  for (const file of listFiles(home, 'public', problems)) assets.add(file.slice('public'.length))
  return { sources, stamps, assets, pictures, problems }
}

const problemOf = (file: string, code: string, message: string, fix: string): Problem => ({
  file,
  start: 0,
  end: 0,
  code,
  severity: 'error',
  message,
  fix,
})

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function isAsRead(file: string, { stamp }: ReadFile): boolean {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats !== undefined && stampOf(stats, Date.now()) === stamp
}

/** Reads a file once, when it is first asked for. */
function readLater(home: string, file: string, hash: string): () => string {
  let text: string | undefined
  return () => {
    if (text !== undefined) return text
    const found = readText(home, file)
    if (found.text === undefined || hashOf(found.text) !== hash) throw new FileChanged(file)
    text = found.text
    return text
  }
}

function readText(home: string, file: string): { text?: string; stamp?: string | undefined; problem?: Problem } {
  let bytes: Buffer
  let stamp: string | undefined
  try {
    const handle = openSync(join(home, file), 'r')
    try {
      bytes = readFileSync(handle)
      stamp = stampOf(fstatSync(handle), Date.now())
    } finally {
      closeSync(handle)
    }
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'
    return {
      problem: problemOf(
        file,
        'unreadable-file',
        `This file cannot be read (${reason}).`,
        'Look at its permissions, or at where it leads.',
      ),
    }
  }
  try {
    return { text: decoder.decode(bytes), stamp }
  } catch {
    const text = bytes.toString('utf8')
    const at = Math.max(0, text.replace(/^\ufeff/, '').indexOf('\ufffd'))
    return {
      text,
      problem: {
        ...problemOf(
          file,
          'not-utf-8',
          'This file is not saved as UTF-8, so some of its letters are lost.',
          'Save it again with the encoding UTF-8; in VS Code: click the encoding in the bottom bar, then Save with Encoding.',
        ),
        start: at,
        end: at + 1,
      },
    }
  }
}

/** Files below a folder, sorted, as paths relative to the root; links that lead out of the root are refused. */
function listFiles(home: string, folder: string, problems: Problem[]): string[] {
  const files: string[] = []
  const visited = new Set<string>()
  const visit = (path: string) => {
    const real = realpathSync(join(home, path))
    if (visited.has(real)) return
    visited.add(real)
    for (const entry of readdirSync(join(home, path), { withFileTypes: true })) {
      if (entry.name.startsWith('.')) continue
      const child = `${path}/${entry.name}`
      if (entry.isSymbolicLink()) {
        const target = followLink(home, child, problems)
        if (target === 'folder') visit(child)
        else if (target === 'file') files.push(child)
      } else if (entry.isDirectory()) visit(child)
      else if (entry.isFile()) files.push(child)
    }
  }
  if (existsSync(join(home, folder))) visit(folder)
  return files.sort()
}

function followLink(home: string, path: string, problems: Problem[]): 'file' | 'folder' | undefined {
  try {
    const real = realpathSync(join(home, path))
    const way = relative(home, real)
    if (way !== '..' && !way.startsWith(`..${sep}`)) return statSync(real).isDirectory() ? 'folder' : 'file'
    problems.push(
      problemOf(
        path,
        'link-out-of-folder',
        'This is a link to something outside the folder of the site.',
        'Put a copy of the file in its place.',
      ),
    )
  } catch {
    problems.push(
      problemOf(
        path,
        'broken-link',
        'This is a link to something that does not exist.',
        'Delete it, or put the file in its place.',
      ),
    )
  }
  return undefined
}
