import path from 'node:path'

/** The way from a folder to a file with `/` on every system, as messages and git write it. Default: from where the command runs. */
export function relativePath(file: string, from: string = process.cwd()): string {
  return path.relative(from, file).split(path.sep).join('/')
}

/** Whether a path is a folder or lies in it; on Windows, capitals make no difference, and another drive lies in no folder. */
export function isInside(file: string, folder: string): boolean {
  const way = path.relative(folder, file)
  return way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way)
}
