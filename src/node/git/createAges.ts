import { existsSync, type Stats, statSync } from 'node:fs'
import path from 'node:path'
import { lazily } from '../../content/model/lazily.ts'
import type { FileAges } from '../../content/review/copies/createCopySearch.ts'
import { listFiles } from '../disk/listFiles.ts'
import { GitRefusal, openGit } from './openGit.ts'

/** Makes the function that gives the ages of a site's page files: from git, or from the disk where git does not know. */
export const createAges = (root: string): (() => FileAges) => lazily(() => agesInGit(root) ?? agesOnDisk(root))

/**
 * Makes the function that says how long ago each page file was changed: one with changes that are not committed later than
 * all others, of these the one that was saved last.
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
 * Makes the function that says how long ago each page file was changed, as git tells: files with changes that are not committed
 * are newer than all others, and none of them is newer than another one. Empty where git knows nothing.
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

/** What git knows of some files; undefined where it knows nothing. */
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
 * By the time when each file was made on this disk: a copy in Explorer or Finder takes over the time of the last change. In a
 * folder out of an archive, all files have about one time.
 */
const agesOnDisk = (root: string): FileAges => timesOnDisk(root, ({ birthtimeMs }) => birthtimeMs)

/** How long before the newest of the page files each one was made or saved, in milliseconds. */
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
