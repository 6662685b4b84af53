/**
 * The folder of the built site, and how a build gets into it without ever leaving a site there that does not work.
 *
 * Everything that is new or changed is written beside it first. Where there is no earlier site, or much of it has
 * changed, that folder takes the place as a whole, with links to the files that stay: a build that ends before leaves the
 * earlier site, one that ends after it the new one, and one that ends in the moment between two renames an earlier site
 * that the next build puts back. Where little has changed, links to 10,000 files would take longer than all the rest:
 * file after file is renamed into its place then, in an order that keeps the site working at every moment. Assets go
 * before the pages that name them, new pages before those that link to them, and what is no longer needed is deleted
 * last; the next build finds what is not as it left it, and finishes.
 */
import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import type { OutputRecord } from './buildState.ts'
import type { PageFile } from './planPages.ts'
import type { SharedFile } from './sharedFiles.ts'

export interface OutputFolder {
  /** Where files are written before they take their place, absolute. */
  staging: string
  /** Those of the files that lie there as they were left. */
  findIntact(files: Files): Map<string, OutputRecord>
  /** Whether these are all files that lie there, and they are as they were left. */
  holds(intact: ReadonlyMap<string, OutputRecord>, files: Files): boolean
  /**
   * Puts what is new or changed into its place and deletes what is no part of the site.
   *
   * @param there what lies there as it was left
   */
  commit(shared: readonly SharedFile[], pages: readonly PageFile[], there: ReadonlyMap<string, OutputRecord>): Committed
  /** Deletes what was staged and is not in its place. */
  cleanUp(): void
}

type Files = Readonly<Record<string, OutputRecord>>

interface Committed {
  outputs: Record<string, OutputRecord>
  written: number
  deleted: number
}

export function openOutput(outDir: string): OutputFolder {
  removeLeftovers(outDir)
  const staging = `${outDir}.next-${process.pid}`
  const isThere = () => statSync(outDir, { throwIfNoEntry: false }) !== undefined
  const stage = ({ path: name, hash, read }: SharedFile): OutputRecord => {
    const content = read()
    const file = path.join(staging, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
    const { size, mtimeMs } = statSync(file)
    return { hash, size, mtimeMs }
  }

  return {
    staging,
    findIntact(files) {
      const intact = new Map<string, OutputRecord>()
      for (const [file, record] of Object.entries(files)) {
        const found = lstatSync(path.join(outDir, file), { throwIfNoEntry: false })
        if (found?.isFile() && found.size === record.size && found.mtimeMs === record.mtimeMs) intact.set(file, record)
      }
      return intact
    },
    holds: (intact, files) =>
      isThere() && intact.size === Object.keys(files).length && listFiles(outDir).every((file) => intact.has(file)),
    commit(shared, pages, there) {
      // A page wins over a file of public/ that has its place.
      const taken = new Set(pages.map(({ path: name }) => name))
      const free = shared.filter(({ path: name }) => !taken.has(name))
      const others = free.map((file) => {
        const kept = there.get(file.path)
        const isStaged = kept?.hash !== file.hash
        return { path: file.path, record: isStaged ? stage(file) : kept, isStaged }
      })
      const files = [...others, ...pages]
      const outputs = Object.fromEntries(files.map(({ path: name, record }) => [name, record]))
      const staged = files.filter(({ isStaged }) => isStaged).map(({ path: name }) => name)
      const deleted = isThere() ? replaceSite({ outDir, staging, staged, outputs }) : placeFolder(staging, outDir)
      return { outputs, written: staged.length, deleted }
    },
    cleanUp: () => rmSync(staging, { recursive: true, force: true }),
  }
}

function placeFolder(staging: string, outDir: string): number {
  mkdirSync(staging, { recursive: true })
  renameSync(staging, outDir)
  return 0
}

interface Replacement {
  outDir: string
  staging: string
  staged: readonly string[]
  /** All files of the site. */
  outputs: Files
}

/** The share of files from which a site is replaced as a whole. */
const muchChanged = 0.1

/** @returns how many files were deleted */
function replaceSite(replacement: Replacement): number {
  const { staged, outputs } = replacement
  const isMuch = staged.length > muchChanged * Object.keys(outputs).length
  return (isMuch ? swapFolders(replacement) : undefined) ?? replaceFiles(replacement)
}

/** @returns how many files were deleted; undefined where the disk has no links or the folder cannot be moved */
function swapFolders({ outDir, staging, staged, outputs }: Replacement): number | undefined {
  const before = listFiles(outDir)
  const changed = new Set(staged)
  const old = `${outDir}.old-${process.pid}`
  try {
    for (const file of Object.keys(outputs)) {
      if (changed.has(file)) continue
      mkdirSync(path.dirname(path.join(staging, file)), { recursive: true })
      linkSync(path.join(outDir, file), path.join(staging, file))
    }
    renameSync(outDir, old)
  } catch {
    return undefined
  }
  try {
    renameSync(staging, outDir)
  } catch (error) {
    renameSync(old, outDir)
    throw error
  }
  // Node's own recursion takes four times as long.
  for (const file of before) unlinkSync(path.join(old, file))
  removeEmptyFolders(old, before)
  rmSync(old, { recursive: true, force: true })
  return before.filter((file) => !Object.hasOwn(outputs, file)).length
}

/** @returns how many files were deleted */
function replaceFiles({ outDir, staging, staged, outputs }: Replacement): number {
  const isNew = (file: string) => !existsSync(path.join(outDir, file))
  const isPage = (file: string) => file.endsWith('.html')
  const steps = [
    staged.filter((file) => !isPage(file) && isNew(file)),
    staged.filter((file) => isPage(file) && isNew(file)),
    staged,
  ]
  const moved = new Set<string>()
  for (const file of steps.flat()) {
    if (moved.has(file)) continue
    moveFile(path.join(staging, file), path.join(outDir, file))
    moved.add(file)
  }
  const foreign = listFiles(outDir).filter((file) => !Object.hasOwn(outputs, file))
  // Pages go before the assets that they name.
  for (const file of foreign.sort((a, b) => Number(isPage(b)) - Number(isPage(a))))
    rmSync(path.join(outDir, file), { force: true })
  removeEmptyFolders(outDir, foreign)
  return foreign.length
}

function moveFile(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    // The folder is missing, or what was a file is a folder now, or the other way round.
    if (error.code === 'EISDIR' || error.code === 'ENOTEMPTY') rmSync(to, { recursive: true })
    else clearWay(path.dirname(to))
    mkdirSync(path.dirname(to), { recursive: true })
    renameSync(from, to)
  }
}

/** Deletes a file that stands where a folder is wanted. */
function clearWay(folder: string): void {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  if (found && !found.isDirectory()) rmSync(folder)
  else if (!found && path.dirname(folder) !== folder) clearWay(path.dirname(folder))
}

/** All files below a folder, links included, relative to it with `/`. */
export function listFiles(folder: string): string[] {
  const files: string[] = []
  const visit = (inner: string) => {
    for (const entry of readdirSync(path.join(folder, inner), { withFileTypes: true })) {
      const name = inner === '' ? entry.name : `${inner}/${entry.name}`
      if (entry.isDirectory()) visit(name)
      else files.push(name)
    }
  }
  visit('')
  return files
}

function removeEmptyFolders(root: string, files: readonly string[]): void {
  const folders = new Set(files.map((file) => path.posix.dirname(file)))
  for (const folder of folders) {
    for (let at = folder; at !== '.'; at = path.posix.dirname(at)) {
      try {
        rmdirSync(path.join(root, at))
      } catch {
        break
      }
    }
  }
}

/**
 * Deletes what builds that were ended left behind, and puts a site back that was taken out of its place; not that of a
 * build which runs now.
 */
function removeLeftovers(outDir: string): void {
  const parent = path.dirname(outDir)
  if (!existsSync(parent)) return
  for (const entry of readdirSync(parent)) {
    const [, kind, id] = entry.startsWith(path.basename(outDir))
      ? (/^\.(next|old)-([1-9]\d*)$/.exec(entry.slice(path.basename(outDir).length)) ?? [])
      : []
    if (!kind || (Number(id) !== process.pid && isRunning(Number(id)))) continue
    const left = path.join(parent, entry)
    if (kind === 'old' && !existsSync(outDir)) renameSync(left, outDir)
    else rmSync(left, { recursive: true, force: true })
  }
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
