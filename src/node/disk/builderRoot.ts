import { existsSync } from 'node:fs'
import path from 'node:path'

/** The absolute path of Ashlar's own folder; the site can be elsewhere. Works in the source and in a bundle. */
export const builderRoot = findRoot(import.meta.dirname)

function findRoot(folder: string): string {
  if (existsSync(path.join(folder, 'package.json'))) return folder
  const parent = path.dirname(folder)
  if (parent === folder) throw new Error('There is no package.json around the code.')
  return findRoot(parent)
}
