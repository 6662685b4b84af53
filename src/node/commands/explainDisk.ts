import path from 'node:path'
import { cacheFolder } from '../cache/cache.ts'

/**
 * What the disk refused, in words, where an error is that and no mistake of ours. A build that ends so leaves the site as
 * it was, see `outputFolder.ts`.
 */
export function explainDisk(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code = '', syscall, path: place } = error as NodeJS.ErrnoException
  if (full.has(code) && syscall !== 'watch')
    return 'There is no room left on the disk.\nMake some, and run the command again.'
  // On a disk that is read-only, `mkdir` of Node 20 with `recursive` says that the folder above is missing.
  if (place === undefined || !(refused.has(code) || (code === 'ENOENT' && syscall === 'mkdir'))) return undefined
  const fix = path.resolve(place).startsWith(`${cacheFolder}${path.sep}`)
    ? 'It is for what builds keep; ASHLAR_CACHE can name another folder for that.'
    : 'Look at its permissions; on Windows, another program may have it open.'
  return `${place} cannot be ${syscall === 'open' ? 'opened' : 'written'} (${code}).\n${fix}`
}

const full = new Set(['ENOSPC', 'EDQUOT'])
const refused = new Set(['EACCES', 'EBUSY', 'EPERM', 'EROFS'])
