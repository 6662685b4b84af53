/**
 * The folder of the built site. The site in it works at every moment of a build.
 *
 * A build first writes all new and changed files into a staging folder beside it. Without an earlier site, it renames
 * that folder. If more than a tenth has changed, it links the unchanged files into the staging folder and swaps the
 * top-level entries of both folders within a millisecond, so that an interrupted build leaves either the earlier site
 * or the new one. The folder itself stays, because servers and containers may hold it open. If less has changed,
 * linking 10,000 files would take longer than everything else. It then renames files one by one, assets before the
 * pages that use them and new pages before the pages that link to them, and deletes unused files last. The next build
 * reverts or completes what an interrupted build has begun.
 */
import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import { deleteIfFree, deletePatiently, renamePatiently } from '../disk/heldFiles.ts'
import { listFiles } from '../disk/listFiles.ts'
import type { SharedFile } from './listSharedFiles.ts'
import type { OutputRecord, PageFile } from './outputRecord.ts'
import { stageFile } from './stageFile.ts'

export interface OutputFolder {
  /** The absolute path of the staging folder. */
  staging: string
  /** The absolute path of the folder for generated pictures. */
  pictures: string
  /** Returns the files of an earlier build that are unchanged on disk. */
  findIntact(files: Files): Map<string, OutputRecord>
  /** Returns true if the folder contains all of `files` unchanged, and nothing else. */
  holds(intact: ReadonlyMap<string, OutputRecord>, files: Files): boolean
  /**
   * Moves new and changed files into place and deletes all files that are not part of the site.
   *
   * @param intactFiles the result of `findIntact`
   */
  commit(
    shared: readonly SharedFile[],
    pages: readonly PageFile[],
    intactFiles: ReadonlyMap<string, OutputRecord>,
  ): Committed
  /** Deletes the temporary folders of this build. */
  cleanUp(): void
}

type Files = ReadonlyMap<string, OutputRecord>

interface Committed {
  outputs: Files
  written: number
  deleted: number
}

/** Opens the output folder of a site, and removes what interrupted builds left behind. */
export function openOutput(outDir: string): OutputFolder {
  removeLeftovers(outDir)
  const staging = `${outDir}.next-${process.pid}`
  const pictures = `${outDir}.pictures-${process.pid}`
  const isThere = () => statSync(outDir, { throwIfNoEntry: false }) !== undefined
  const stage = ({ path: name, hash, read }: SharedFile): OutputRecord => ({
    hash,
    ...stageFile(path.join(staging, name), read()),
  })

  return {
    staging,
    pictures,
    findIntact(files) {
      const intact = new Map<string, OutputRecord>()
      for (const [file, record] of files) {
        const found = lstatSync(path.join(outDir, file), { throwIfNoEntry: false })
        if (found?.isFile() && found.size === record.size && found.mtimeMs === record.mtimeMs) intact.set(file, record)
      }
      return intact
    },
    holds: (intact, files) =>
      isThere() && intact.size === files.size && listFiles(outDir).every((file) => intact.has(file)),
    commit(shared, pages, intactFiles) {
      // A page overrides a file of public/ with the same path.
      const taken = new Set(pages.map(({ path: name }) => name))
      const free = shared.filter(({ path: name }) => !taken.has(name))
      const others = free.map((file) => {
        const kept = intactFiles.get(file.path)
        const isStaged = kept?.hash !== file.hash
        return { path: file.path, record: isStaged ? stage(file) : kept, isStaged }
      })
      const files = [...others, ...pages]
      const outputs = new Map(files.map(({ path: name, record }) => [name, record]))
      const staged = files.filter(({ isStaged }) => isStaged).map(({ path: name }) => name)
      const deleted = isThere() ? replaceSite({ outDir, staging, staged, outputs }) : placeFolder(staging, outDir)
      return { outputs, written: staged.length, deleted }
    },
    cleanUp() {
      for (const folder of [staging, pictures]) deleteIfFree(folder)
    },
  }
}

function placeFolder(staging: string, outDir: string): number {
  mkdirSync(staging, { recursive: true })
  renamePatiently(staging, outDir)
  return 0
}

interface Replacement {
  outDir: string
  staging: string
  staged: readonly string[]
  /** All files of the site. */
  outputs: Files
}

/** The share of changed files from which a site is replaced as a whole. */
const muchChanged = 0.1

/** @returns the number of deleted files */
function replaceSite(replacement: Replacement): number {
  const { staged, outputs } = replacement
  const isMuch = staged.length > muchChanged * outputs.size
  return (isMuch ? swapEntries(replacement) : undefined) ?? replaceFiles(replacement)
}

/** @returns the number of deleted files; undefined if the disk has no hard links or an entry cannot be moved */
function swapEntries({ outDir, staging, staged, outputs }: Replacement): number | undefined {
  const before = listFiles(outDir)
  const changed = new Set(staged)
  const old = `${outDir}.old-${process.pid}`
  const [wanted, present] = [new Set<string>(), new Set(readdirSync(outDir))]
  try {
    for (const file of outputs.keys()) {
      wanted.add(file.split('/', 1)[0] ?? '')
      if (changed.has(file)) continue
      mkdirSync(path.dirname(path.join(staging, file)), { recursive: true })
      linkSync(path.join(outDir, file), path.join(staging, file))
    }
    mkdirSync(old)
    for (const entry of new Set([...wanted, ...present])) {
      if (present.has(entry)) renameSync(path.join(outDir, entry), path.join(old, entry))
      if (wanted.has(entry)) renameSync(path.join(staging, entry), path.join(outDir, entry))
    }
  } catch {
    putBack(old, outDir, staging)
    return undefined
  }
  const done = `${outDir}.done-${process.pid}`
  renamePatiently(old, done)
  deleteIfFree(done)
  return before.filter((file) => !outputs.has(file)).length
}

/** Reverts an incomplete swap; entries that replaced old ones go to `staging`. */
function putBack(old: string, outDir: string, staging: string): void {
  if (!existsSync(old)) return
  for (const folder of [outDir, staging]) mkdirSync(folder, { recursive: true })
  for (const entry of readdirSync(old)) {
    const place = path.join(outDir, entry)
    if (existsSync(place)) renamePatiently(place, path.join(staging, entry))
    renamePatiently(path.join(old, entry), place)
  }
  deleteIfFree(old)
}

/** @returns the number of deleted files */
function replaceFiles({ outDir, staging, staged, outputs }: Replacement): number {
  const isNew = (file: string) => !existsSync(path.join(outDir, file))
  const isPage = (file: string) => file.endsWith('.html')
  const added = staged.filter(isNew).sort((a, b) => Number(isPage(a)) - Number(isPage(b)))
  for (const file of new Set([...added, ...staged])) moveFile(staging, outDir, file)
  const foreign = listFiles(outDir).filter((file) => !outputs.has(file))
  // Pages are deleted before the assets that they use.
  for (const file of foreign.sort((a, b) => Number(isPage(b)) - Number(isPage(a))))
    deletePatiently(path.join(outDir, file))
  removeEmptyFolders(outDir, foreign)
  return foreign.length
}

/** Moves a file from `staging` into place, and deletes a folder or file that blocks its path. */
function moveFile(staging: string, outDir: string, file: string): void {
  const [from, to] = [path.join(staging, file), path.join(outDir, file)]
  clearWay(outDir, path.dirname(file))
  if (lstatSync(to, { throwIfNoEntry: false })?.isDirectory()) rmSync(to, { recursive: true })
  mkdirSync(path.dirname(to), { recursive: true })
  try {
    renamePatiently(from, to)
  } catch (error) {
    // On another disk, such as a container volume, the file must also appear atomically.
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error
    copyFileSync(from, `${to}.new`)
    renamePatiently(`${to}.new`, to)
  }
}

/** Deletes a file in the place of a folder of `outDir`. */
function clearWay(outDir: string, folder: string): void {
  if (folder === '.') return
  // Checks parents first, because a lookup below a file fails.
  clearWay(outDir, path.dirname(folder))
  const found = lstatSync(path.join(outDir, folder), { throwIfNoEntry: false })
  if (found && !found.isDirectory()) rmSync(path.join(outDir, folder))
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
 * Deletes what interrupted builds left behind, and reverts their incomplete swaps. It skips the folders of running
 * builds.
 */
function removeLeftovers(outDir: string): void {
  const [parent, name] = [path.dirname(outDir), path.basename(outDir)]
  // With a trailing separator, this is also false for a file.
  if (!existsSync(`${parent}${path.sep}`)) return
  const left = readdirSync(parent).flatMap((entry) => {
    const [, kind, id] = /^\.(old|next|done|pictures)-([1-9]\d*)$/.exec(entry.slice(name.length)) ?? []
    const isEnded = Number(id) === process.pid || !isRunning(Number(id))
    return entry.startsWith(name) && kind && isEnded ? [{ kind, folder: path.join(parent, entry) }] : []
  })
  const staging = `${outDir}.next-${process.pid}`
  for (const { kind, folder } of left) if (kind === 'old') putBack(folder, outDir, staging)
  deleteIfFree(staging)
  for (const { folder } of left) deleteIfFree(folder)
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
