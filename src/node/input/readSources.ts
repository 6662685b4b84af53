import { type Dirent, existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { configFile } from '../../content/model/configFile.ts'
import type { PictureFiles } from '../../content/model/pictureFile.ts'
import { recordFile } from '../../content/model/recordFile.ts'
import type { Problem, Sources } from '../../content/problem/problem.ts'
import type { FileAges } from '../../content/review/createCopySearch.ts'
import { type ReadFile, type ReadFiles, stampOf } from '../disk/fileStamps.ts'
import { hashOf } from '../disk/hashOf.ts'
import { isBySystem } from '../disk/listFiles.ts'
import { problemOf, readAgain, readText } from '../disk/readText.ts'
import { isInside } from '../disk/relativePath.ts'
import { createAges } from '../git/createAges.ts'
import { openPictures } from './openPictures.ts'

/** The input of a site, as it lies on the disk. */
export interface ReadSources {
  /** site.config.json, .published.json and pages/**\/*.json, by their path relative to the root with `/`. */
  sources: Record<string, string>
  /** Stamps of the files, if wanted, where they have one; those with a problem are left out. */
  stamps: Map<string, string>
  /** Hash of each file whose text is not held, but read when it is asked for. */
  unheld: Map<string, string>
  /** Files of public/ as addresses, `/images/lobby.jpg`. */
  assets: Set<string>
  /** What those of them say about themselves that are pictures. */
  pictures: PictureFiles
  /** How old the page files are; git is asked the first time. */
  readAges(): FileAges
  /** Files that cannot be read, are not text, or lie outside the root. */
  problems: Problem[]
}

export interface ReadOptions {
  /** Files that were read before; the text of those that are the same is not held. Default: none. */
  known?: ReadFiles | undefined
  /** How many files are held at most. Default: all. */
  most?: number
  /** Whether the stamps of files are wanted. Default: false. */
  stamped?: boolean
}

/**
 * Files whose texts a build or a check holds at most: 75 MB of heap for 10,027 pages. Of a larger site, files are read again
 * when they are needed.
 */
export const mostHeld = 10_500

/**
 * Reads everything a site is made of. Never throws for what is wrong with the files; it says so in `problems`. Asking for
 * a text that is not held throws a `FileChanged` where the file is not any more what it was.
 */
export function readSources(root: string, options: ReadOptions = {}): ReadSources {
  const { known, most = Number.POSITIVE_INFINITY, stamped = false } = options
  const problems: Problem[] = []
  const sources: Record<string, string> = Object.create(null) as Record<string, string>
  const stamps = new Map<string, string>()
  const unheld = new Map<string, string>()
  let held = 0
  const assets = new Set<string>()
  const pictures = openPictures(join(root, 'public'))
  const found = { sources, stamps, unheld, assets, pictures, readAges: createAges(root), problems }
  if (!existsSync(root)) {
    problems.push(
      problemOf(
        '.',
        'missing-folder',
        `There is no folder ${root}.`,
        'Write the folder that holds site.config.json and pages/.',
      ),
    )
    return found
  }
  const home = realpathSync(root)
  const readLater = (file: string, hash: string) => {
    unheld.set(file, hash)
    letGo(sources, home, file, hash)
  }
  const read = (file: string) => {
    const earlier = known?.get(file)
    if (earlier && isAsRead(join(home, file), earlier)) {
      stamps.set(file, earlier.stamp)
      readLater(file, earlier.hash)
      return
    }
    const { text, stamp, problem } = readText(home, file, stamped)
    if (problem) problems.push(problem)
    else if (stamp !== undefined) stamps.set(file, stamp)
    if (text === undefined) return
    if (problem || held < most) sources[file] = text
    else readLater(file, hashOf(text))
    held++
  }
  for (const file of [configFile, recordFile]) if (isFileInside(home, file, problems)) read(file)
  const files = listFiles(home, 'pages', problems)
  for (const file of files)
    if (/\.json$/i.test(file)) read(file)
    else if (!/\.md$/i.test(file) && !isBySystem(file)) problems.push(noPage(file, files))
  for (const file of listFiles(home, 'public', problems)) assets.add(file.slice('public'.length))
  return found
}

/**
 * Lets go of the text of a file: from now on it is read when it is asked for.
 *
 * @param home what the path of the file is relative to
 */
export function letGo(sources: Sources, home: string, file: string, hash: string): void {
  Object.defineProperty(sources, file, {
    enumerable: true,
    configurable: true,
    get: () => readAgain(home, file, hash),
  })
}

const pictures = /\.(?:jpe?g|png|webp|avif|gif|svg|hei[cf]|tiff?|bmp)$/i

/** A file that its owner may take for a page, such as `towson-md.json.txt`. */
function noPage(file: string, files: readonly string[]): Problem {
  const message = 'This file is no page, as its name does not end in .json.'
  return { ...problemOf(file, 'no-page', message, wayOut(file, files)), severity: 'warning' }
}

function wayOut(file: string, files: readonly string[]): string {
  if (pictures.test(file)) return 'Move it to public/: pages find their pictures there.'
  const [name = ''] = file.split('/').slice(-1)
  const [page] = /^.*\.json(?=[. ~])/i.exec(name) ?? []
  if (page === undefined) return 'Save it under a name with .json at its end, or move it out of pages/.'
  return files.includes(file.slice(0, -name.length) + page)
    ? `Delete it, or move it out of pages/: there is a ${JSON.stringify(page)} beside it.`
    : `Rename it to ${JSON.stringify(page)}.`
}

function isAsRead(file: string, { stamp }: ReadFile): boolean {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats !== undefined && stampOf(stats, Date.now()) === stamp
}

/** Files below a folder, sorted, as paths relative to the root; links that lead out of the root are refused. */
function listFiles(home: string, folder: string, problems: Problem[]): string[] {
  const files: string[] = []
  const visited = new Set<string>()
  const visit = (path: string) => {
    const real = realpathSync(join(home, path))
    if (visited.has(real)) return
    visited.add(real)
    for (const entry of readFolder(home, path, problems)) {
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

/** What lies in a folder; nothing where it cannot be read, or is none, as a link that Windows has unpacked as a file. */
function readFolder(home: string, path: string, problems: Problem[]): Dirent[] {
  try {
    return readdirSync(join(home, path), { withFileTypes: true })
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'
    const [message, fix] =
      reason === 'ENOTDIR'
        ? [
            `There is a file called ${path}, where a folder must be.`,
            'Delete it, or rename it, and make a folder of that name.',
          ]
        : [`This folder cannot be read (${reason}).`, 'Look at its permissions.']
    problems.push(problemOf(`${path}/`, 'unreadable-folder', message, fix))
    return []
  }
}

/** Whether there is such a file; a link to one must not lead out of the root. */
function isFileInside(home: string, file: string, problems: Problem[]): boolean {
  const found = lstatSync(join(home, file), { throwIfNoEntry: false })
  return found?.isSymbolicLink() ? followLink(home, file, problems) === 'file' : found !== undefined
}

function followLink(home: string, path: string, problems: Problem[]): 'file' | 'folder' | undefined {
  try {
    const real = realpathSync(join(home, path))
    if (isInside(real, home)) return statSync(real).isDirectory() ? 'folder' : 'file'
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
