import path from 'node:path'

/** The path from a folder to a file with `/` on every system, as messages and git write it. Default: from the working directory. */
export function relativePath(file: string, from: string = process.cwd()): string {
  return path.relative(from, file).split(path.sep).join('/')
}

/** Whether a path is a folder or inside of it; on Windows, capitals make no difference, and another drive is outside. */
export function isInside(file: string, folder: string): boolean {
  const way = path.relative(folder, file)
  return way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way)
}
