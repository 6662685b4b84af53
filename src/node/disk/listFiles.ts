import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { isInside } from './relativePath.ts'

/** Whether macOS or Windows has put a file into a folder by itself. */
export const isBySystem = (file: string): boolean => /(?:^|\/)(?:\.DS_Store|thumbs\.db|desktop\.ini)$/i.test(file)

/**
 * All files below a folder, relative to it with `/`.
 *
 * @param within where links may lead: those are followed, and others are left out, and so is a folder that cannot be read,
 *   of which `readSources` tells. Without it, every link is a file.
 */
export function listFiles(folder: string, within?: string): string[] {
  const files: string[] = []
  const visited = new Set<string>()
  const home = within === undefined ? undefined : realpathSync(within)
  const visit = (inner: string) => {
    const here = path.join(folder, inner)
    if (home !== undefined && visited.size === visited.add(realpathSync(here)).size) return
    for (const entry of readFolder(here, home !== undefined)) {
      const name = inner === '' ? entry.name : `${inner}/${entry.name}`
      const isLink = entry.isSymbolicLink() && home !== undefined
      const found = isLink ? followLink(path.join(here, entry.name), home) : entry
      if (found?.isDirectory()) visit(name)
      else if (found) files.push(name)
    }
  }
  visit('')
  return files
}

function readFolder(folder: string, mayFail: boolean): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if (mayFail) return []
    throw error
  }
}

/** What a link leads to; undefined where that lies outside of a folder or is not there. */
function followLink(link: string, home: string) {
  const target = statSync(link, { throwIfNoEntry: false })
  return target && isInside(realpathSync(link), home) ? target : undefined
}
