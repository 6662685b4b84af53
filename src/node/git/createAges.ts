import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { lazily } from '../../content/model/lazily.ts'
import type { FileAges } from '../../content/review/createCopySearch.ts'
import { listFiles } from '../disk/listFiles.ts'
import { GitRefusal, openGit } from './openGit.ts'

/** Makes the function that gives the ages of a site's page files: from git, or from the disk where git does not know. */
export const createAges = (root: string): (() => FileAges) => lazily(() => agesInGit(root) ?? agesOnDisk(root))

function agesInGit(root: string): FileAges | undefined {
  try {
    const ages = openGit(root).ages('pages')
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
function agesOnDisk(root: string): FileAges {
  const pages = path.join(root, 'pages')
  const files = existsSync(pages) ? listFiles(pages, { within: root }) : []
  const made = files.map((file) => {
    const stats = statSync(path.join(pages, file), { throwIfNoEntry: false })
    return { file: `pages/${file}`, time: stats?.birthtimeMs ?? 0 }
  })
  const newest = made.reduce((latest, { time }) => Math.max(latest, time), 0)
  return new Map(made.map(({ file, time }) => [file, newest - time]))
}
