/**
 * The folder of the built site. A build writes into it so that the site in it works at every moment.
 *
 * All new and changed files are written into a staging folder beside it first. Without an earlier site, that folder is
 * renamed. Where more than a tenth has changed, the unchanged files are linked into the staging folder, and the entries at
 * the top of both folders change places within a millisecond: a build that is ended leaves either the earlier site or the
 * new one. The folder itself stays, as servers and containers may hold it. Where less has changed, linking 10,000 files
 * would take longer than all the rest: files are renamed one by one, assets before the pages that name them and new pages
 * before the pages that link to them, and unused files are deleted last. The next build puts back or finishes what an
 * ended build has begun.
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
  /** Where files are written before they take their place, absolute. */
  staging: string
  /** Where the pictures of this build are made, absolute. */
  pictures: string
  /** Those of the files of a build that are unchanged. */
  findIntact(files: Files): Map<string, OutputRecord>
  /** Whether the folder holds all of `files` unchanged, and nothing else. */
  holds(intact: ReadonlyMap<string, OutputRecord>, files: Files): boolean
  /**
   * Puts what is new or changed into its place and deletes all other files.
   *
   * @param intactFiles as `findIntact` gives them
   */
  commit(
    shared: readonly SharedFile[],
    pages: readonly PageFile[],
    intactFiles: ReadonlyMap<string, OutputRecord>,
  ): Committed
  /** Deletes what was made for this build and has not been put into place. */
  cleanUp(): void
}

type Files = ReadonlyMap<string, OutputRecord>

interface Committed {
  outputs: Files
  written: number
  deleted: number
}

/** The folder of a built site: new files are staged beside it and take their places together. Removes what a build that was stopped left behind. */
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
      // A page wins over a file of public/ that has its place.
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

/** From this share of changed files on, a site is replaced as a whole. */
const muchChanged = 0.1

/** @returns how many files were deleted */
function replaceSite(replacement: Replacement): number {
  const { staged, outputs } = replacement
  const isMuch = staged.length > muchChanged * outputs.size
  return (isMuch ? swapEntries(replacement) : undefined) ?? replaceFiles(replacement)
}

/** @returns how many files were deleted; undefined where the disk has no links or an entry cannot be moved */
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

/** Undoes a swap that was not completed; what took the place of an old entry goes to `staging`. */
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

/** @returns how many files were deleted */
function replaceFiles({ outDir, staging, staged, outputs }: Replacement): number {
  const isNew = (file: string) => !existsSync(path.join(outDir, file))
  const isPage = (file: string) => file.endsWith('.html')
  const added = staged.filter(isNew).sort((a, b) => Number(isPage(a)) - Number(isPage(b)))
  for (const file of new Set([...added, ...staged])) moveFile(staging, outDir, file)
  const foreign = listFiles(outDir).filter((file) => !outputs.has(file))
  // Pages go before the assets that they name.
  for (const file of foreign.sort((a, b) => Number(isPage(b)) - Number(isPage(a))))
    deletePatiently(path.join(outDir, file))
  removeEmptyFolders(outDir, foreign)
  return foreign.length
}

/** Moves a file of `staging` to its place; a folder or file in the way is deleted. */
function moveFile(staging: string, outDir: string, file: string): void {
  const [from, to] = [path.join(staging, file), path.join(outDir, file)]
  clearWay(outDir, path.dirname(file))
  if (lstatSync(to, { throwIfNoEntry: false })?.isDirectory()) rmSync(to, { recursive: true })
  mkdirSync(path.dirname(to), { recursive: true })
  try {
    renamePatiently(from, to)
  } catch (error) {
    // Another disk, such as a volume of a container: there too, the file must appear whole.
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error
    copyFileSync(from, `${to}.new`)
    renamePatiently(`${to}.new`, to)
  }
}

/** Deletes a file in the place of a folder of `outDir`. */
function clearWay(outDir: string, folder: string): void {
  if (folder === '.') return
  // From the top: to ask for a file inside of a file fails.
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
 * Deletes what ended builds left behind, and puts back what they had begun to replace. Builds that run now keep their
 * folders.
 */
function removeLeftovers(outDir: string): void {
  const [parent, name] = [path.dirname(outDir), path.basename(outDir)]
  // With a separator at its end, a file does not exist either.
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
