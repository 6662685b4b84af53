import path from 'node:path'

/**
 * The relative path of a file with `/` on every system, as messages and git write it. Default: relative to the working
 * directory.
 */
export function relativePath(file: string, from: string = process.cwd()): string {
  return path.relative(from, file).split(path.sep).join('/')
}

/** Returns true if a path is a folder or inside it. Windows ignores case; a path on another drive is outside. */
export function isInside(file: string, folder: string): boolean {
  const way = path.relative(folder, file)
  return way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way)
}
