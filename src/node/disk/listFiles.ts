import { type Dirent, readdirSync, realpathSync, type Stats, statSync } from 'node:fs'
import path from 'node:path'
import { isInside } from './relativePath.ts'

/** Whether macOS or Windows has put a file into a folder by itself. */
export const isBySystem = (file: string): boolean => /(?:^|\/)(?:\.DS_Store|thumbs\.db|desktop\.ini)$/i.test(file)

/**
 * Why something is left out: a code of the system, `outside` for a link that leads there, `broken` for one that leads
 * nowhere, or `special` for a pipe, a socket or a device, whose reader may wait for ever.
 */
export type Refuse = (path: string, reason: string) => void

interface Walk {
  /** The folder in which links may lead; they are followed then. Without it, every link is a file, and an unreadable folder throws. */
  within?: string
  /** Whether files and folders are left out whose name begins with a dot. Default: false. */
  skipsHidden?: boolean
  /** Called for each file that is left out because of its name. */
  skipped?: (path: string) => void
  /** Called for each folder, link and special file that is left out. */
  refuse?: Refuse
}

/** All files below a folder, relative to it with `/`, in no order. Paths that `refuse` gets are relative to it, too. */
export function listFiles(
  folder: string,
  { within, skipsHidden = false, skipped, refuse = () => {} }: Walk = {},
): string[] {
  const files: string[] = []
  const visited = new Set<string>()
  const home = within === undefined ? undefined : realpathSync(within)
  const visit = (inner: string) => {
    const here = path.join(folder, inner)
    if (home !== undefined && visited.size === visited.add(realpathSync(here)).size) return
    for (const entry of readFolder(here, home !== undefined && ((reason) => refuse(inner, reason)))) {
      const name = inner === '' ? entry.name : `${inner}/${entry.name}`
      if (skipsHidden && entry.name.startsWith('.')) {
        if (entry.isFile()) skipped?.(name)
        continue
      }
      const isLink = entry.isSymbolicLink() && home !== undefined
      const found = isLink ? followLink(path.join(here, entry.name), home, (reason) => refuse(name, reason)) : entry
      if (found?.isDirectory()) visit(name)
      else if (found && (home === undefined || found.isFile())) files.push(name)
      else if (found) refuse(name, 'special')
    }
  }
  visit('')
  return files
}

/** The entries of a folder; none where it cannot be read, or is a file, such as a link that Windows has unpacked. */
function readFolder(folder: string, refuse: false | ((reason: string) => void)): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if (!refuse) throw error
    refuse(error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason')
    return []
  }
}

/** What a link leads to; undefined where that is outside of the folder `home`, or missing. */
export function followLink(link: string, home: string, refuse: (reason: string) => void): Stats | undefined {
  try {
    if (isInside(realpathSync(link), home)) return statSync(link)
    refuse('outside')
  } catch {
    refuse('broken')
  }
  return undefined
}
