import { existsSync, lstatSync, readdirSync, realpathSync, type Stats } from 'node:fs'
import path from 'node:path'
import { configFile } from '../../../content/model/files/configFile.ts'
import { isOfTemplate, suggestName } from '../../../content/model/files/pageAddress.ts'
import { isDocumentFile } from '../../../content/model/files/siteForms.ts'
import { isInside } from '../../disk/relativePath.ts'

/** The files that the editor can read and write. */
export interface Places {
  /**
   * Why a name is refused, in one line. Undefined for a page, template, form or block file and site.config.json,
   * whether it exists or not.
   */
  judge(file: unknown): string | undefined
  /** The absolute path of a file that `judge` accepts. */
  resolve(file: string): string
}

/** In characters; longer than the path of any page. */
const longestName = 300

/** Names of files and folders that the editor creates: URL slugs. */
const made = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Creates the file access rules for the site at `root`, which must exist. */
export function createPlaces(root: string): Places {
  const home = realpathSync(root)
  const resolve = (file: string) => path.join(home, ...file.split('/'))
  return {
    resolve,
    judge(file) {
      if (typeof file !== 'string' || file === '') return 'No file was named.'
      return judgeName(file) ?? judgeWay(home, file)
    },
  }
}

function judgeName(file: string): string | undefined {
  if (file.length > longestName) return 'The name of the file is too long.'
  if (/[\p{Cc}\\:*?"<>|]/u.test(file) || file !== file.normalize('NFC'))
    return 'The name of the file has a character in it that no page file has.'
  const parts = file.split('/')
  if (path.posix.isAbsolute(file) || parts.some((part) => part === '' || part === '.' || part === '..'))
    return 'The file must lie in the folder of the site.'
  if (parts.some((part) => part.startsWith('.'))) return 'Hidden files and folders are not edited.'
  if (parts.some((part) => /[. ]$/.test(part))) return 'The name of the file ends with a dot or a space.'
  if (file === configFile) return undefined
  if (!(isDocumentFile(file) || isOfTemplate(file)) || !file.endsWith('.json'))
    return 'Only page files, forms, blocks and site.config.json are edited.'
  return undefined
}

/**
 * Returns the file or folder at a path if its name matches exactly, because a case-insensitive disk also finds names
 * that differ in case. It lists the parent folder, which can hold 10,000 pages, only in doubt.
 */
function findCalled(place: string): Stats | undefined {
  try {
    const found = lstatSync(place)
    const isSure = !found.isSymbolicLink() && path.basename(realpathSync.native(place)) === path.basename(place)
    return isSure || readdirSync(path.dirname(place)).includes(path.basename(place)) ? found : undefined
  } catch {
    // The path does not exist, or its name exceeds the limit of the file system.
    return undefined
  }
}

/** Checks each folder on the path to a file, and the file itself. */
function judgeWay(home: string, file: string): string | undefined {
  const parts = file.split('/')
  let folder = home
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1
    const place = path.join(folder, part)
    const found = findCalled(place)
    if (!found) {
      const names = existsSync(folder) ? readdirSync(folder) : []
      const twin = names.find((name) => name.toLowerCase() === part.toLowerCase())
      if (twin !== undefined)
        return `There is a ${JSON.stringify(twin)} already, and capitals make no difference on many computers.`
      const stem = isLast ? part.replace(/\.json$/, '') : part
      if (file !== configFile && index > 0 && (!made.test(stem) || suggestName(stem) !== stem))
        return 'The name of a new file or folder consists of small letters, digits and hyphens.'
    } else {
      if (found.isSymbolicLink())
        return 'This is a shortcut; the editor changes only files that lie in the folder itself.'
      if (isLast ? !found.isFile() : !found.isDirectory())
        return `There is no ${isLast ? 'file' : 'folder'} of that name.`
      if (!isInside(realpathSync(place), home)) return 'The file must lie in the folder of the site.'
    }
    folder = place
  }
  return undefined
}
