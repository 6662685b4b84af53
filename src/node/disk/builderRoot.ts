import { existsSync } from 'node:fs'
import path from 'node:path'

/** The folder of Ashlar itself, absolute; a site may lie elsewhere. Found from here or from a bundle of this code. */
export const builderRoot = findRoot(import.meta.dirname)

function findRoot(folder: string): string {
  if (existsSync(path.join(folder, 'package.json'))) return folder
  const parent = path.dirname(folder)
  if (parent === folder) throw new Error('There is no package.json around the code.')
  return findRoot(parent)
}
