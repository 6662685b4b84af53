import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import type { FileAges } from '../../content/review/createCopySearch.ts'
import { listFiles } from '../disk/listFiles.ts'
import { GitRefusal, openGit } from './openGit.ts'

/** Makes the function that finds out how old the page files of a site are, once: from git, or from the disk where git does not know. */
export function createAges(root: string): () => FileAges {
  let ages: FileAges | undefined
  return () => {
    ages ??= readAges(root)
    return ages
  }
}

function readAges(root: string): FileAges {
  try {
    const ages = openGit(root).ages('pages')
    if (ages.size > 0) return ages
  } catch (error) {
    if (!(error instanceof GitRefusal)) throw error
  }
  return agesOnDisk(root)
}

/**
 * By when each file was made on this disk, as whoever copies one in Explorer or Finder copies the time of its last change as
 * well. A folder out of an archive has about one time for all.
 */
function agesOnDisk(root: string): FileAges {
  const pages = path.join(root, 'pages')
  if (!existsSync(pages)) return new Map()
  const made = new Map<string, number>()
  for (const file of listFiles(pages, { within: root })) {
    const stats = statSync(path.join(pages, file), { throwIfNoEntry: false })
    if (stats) made.set(`pages/${file}`, stats.birthtimeMs)
  }
  const newest = [...made.values()].reduce((a, b) => Math.max(a, b), 0)
  return new Map([...made].map(([file, time]) => [file, newest - time]))
}
