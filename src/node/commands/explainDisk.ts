import path from 'node:path'
import { cacheFolder } from '../cache/cache.ts'

/**
 * Explains an error of the disk; undefined for any other error. A build that fails with such an error leaves the site
 * unchanged, see `outputFolder.ts`.
 */
export function explainDisk(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code = '', syscall, path: place }: NodeJS.ErrnoException = error
  if (full.has(code) && syscall !== 'watch')
    return 'There is no room left on the disk.\nMake some, and run the command again.'
  // On a read-only disk, recursive `mkdir` of Node.js 20 reports a missing parent folder.
  if (place === undefined || !(refused.has(code) || (code === 'ENOENT' && syscall === 'mkdir'))) return undefined
  const fix = path.resolve(place).startsWith(`${cacheFolder}${path.sep}`)
    ? 'It is for what builds keep; ASHLAR_CACHE can name another folder for that.'
    : 'Look at its permissions; on Windows, another program may have it open.'
  return `${place} cannot be ${syscall === 'open' ? 'opened' : 'written'} (${code}).\n${fix}`
}

const full = new Set(['ENOSPC', 'EDQUOT'])
const refused = new Set(['EACCES', 'EBUSY', 'EPERM', 'EROFS'])
