import { statSync } from 'node:fs'
import path from 'node:path'
import { builderRoot } from './builderRoot.ts'

/** The folder with the icons and pictures of a site: its own `public/`, else Ashlar's. */
export function publicFolder(root: string): string {
  const own = path.join(root, 'public')
  return statSync(own, { throwIfNoEntry: false })?.isDirectory() ? own : path.join(builderRoot, 'public')
}
