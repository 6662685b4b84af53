import { existsSync, type Stats, statSync } from 'node:fs'
import path from 'node:path'
import { lazily } from '../../content/model/lazily.ts'
import type { FileAges } from '../../content/review/copies/createCopySearch.ts'
import { listFiles } from '../disk/listFiles.ts'
import { GitRefusal, openGit } from './openGit.ts'

/** Creates the function that returns the ages of a site's page files, from git or else from the disk. */
export const createAges = (root: string): (() => FileAges) => lazily(() => agesInGit(root) ?? agesOnDisk(root))

/**
 * Creates the function that returns how long ago each page file was changed. Files with uncommitted changes are newer
 * than all others, ordered by the time they were saved.
 */
export const createChanges = (root: string): (() => FileAges) =>
  lazily(() => {
    const saved = timesOnDisk(root, ({ mtimeMs }) => mtimeMs)
    const committed = askGit(() => {
      const git = openGit(root)
      const ages = git.ages('pages', 'changed')
      for (const file of git.edited('pages')) ages.delete(file)
      return ages
    })
    if (!committed) return saved
    const longest = Math.max(0, ...saved.values())
    return new Map([...saved, ...[...committed].map(([file, age]) => [file, longest + 1 + age] as const)])
  })

/**
 * Creates the function that returns how long ago each page file was changed according to git. Files with uncommitted
 * changes are newer than all others and equally old. Empty if git knows nothing.
 */
export const createRevisions = (root: string): (() => FileAges) =>
  lazily(
    () =>
      askGit(() => {
        const git = openGit(root)
        const ages = git.ages('pages', 'changed')
        for (const file of git.edited('pages')) ages.set(file, -1)
        return ages
      }) ?? new Map<string, number>(),
  )

const agesInGit = (root: string): FileAges | undefined => askGit(() => openGit(root).ages('pages'))

/** The answer of git; undefined if it knows nothing. */
function askGit(ask: () => FileAges): FileAges | undefined {
  try {
    const ages = ask()
    return ages.size > 0 ? ages : undefined
  } catch (error) {
    if (error instanceof GitRefusal) return undefined
    throw error
  }
}

/**
 * Uses the creation time of each file, because a copy in Explorer or Finder keeps the modification time. In a folder
 * from an archive, all files have about the same time.
 */
const agesOnDisk = (root: string): FileAges => timesOnDisk(root, ({ birthtimeMs }) => birthtimeMs)

/** How long before the newest page file each one was created or saved, in milliseconds. */
function timesOnDisk(root: string, timeOf: (stats: Stats) => number): FileAges {
  const pages = path.join(root, 'pages')
  const files = existsSync(pages) ? listFiles(pages, { within: root }) : []
  const made = files.map((file) => {
    const stats = statSync(path.join(pages, file), { throwIfNoEntry: false })
    return { file: `pages/${file}`, time: stats ? timeOf(stats) : 0 }
  })
  const newest = made.reduce((latest, { time }) => Math.max(latest, time), 0)
  return new Map(made.map(({ file, time }) => [file, newest - time]))
}
