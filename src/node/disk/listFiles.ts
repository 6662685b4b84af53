import { type Dirent, readdirSync, realpathSync, type Stats, statSync } from 'node:fs'
import path from 'node:path'
import { isInside } from './relativePath.ts'

/** Returns true for a file that macOS or Windows creates by itself. */
export const isBySystem = (file: string): boolean => /(?:^|\/)(?:\.DS_Store|thumbs\.db|desktop\.ini)$/i.test(file)

/**
 * Receives the reason for omitting an entry: an error code of the system, `outside` for a link to a target outside,
 * `broken` for a link without a target, or `special` for a pipe, socket or device, which could block a read forever.
 */
export type Refuse = (path: string, reason: string) => void

interface Walk {
  /**
   * The folder that links must not leave; links are followed. Without it, every link counts as a file, and an
   * unreadable folder throws.
   */
  within?: string
  /** True to omit files and folders whose name begins with a dot. Default: false. */
  skipsHidden?: boolean
  /** Called for each file that is omitted because of its name. */
  skipped?: (path: string) => void
  /** Called for each folder, link and special file that is omitted. */
  refuse?: Refuse
}

/**
 * Lists all files below a folder by their relative paths with `/`, unsorted. The paths for `refuse` are relative too.
 */
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

/** The entries of a folder; empty if it is unreadable or a file, such as a link that Windows has unpacked. */
function readFolder(folder: string, refuse: false | ((reason: string) => void)): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if (!refuse) throw error
    refuse(error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason')
    return []
  }
}

/** The target of a link; undefined if it is outside the folder `home` or missing. */
export function followLink(link: string, home: string, refuse: (reason: string) => void): Stats | undefined {
  try {
    if (isInside(realpathSync(link), home)) return statSync(link)
    refuse('outside')
  } catch {
    refuse('broken')
  }
  return undefined
}
