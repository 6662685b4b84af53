import { existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Problem } from '../../content/problem/problem.ts'
import { fileProblem } from '../disk/readText.ts'
import { isInside, relativePath } from '../disk/relativePath.ts'

/** A file at the top of every built site, also of a shard. */
const mark = '_headers'

/** Folders of a site that its owner writes. */
const own = ['pages', 'public']

/**
 * Returns the reason why a site cannot be built into a folder. A build deletes every other file there, so the folder
 * must be new, empty, or made by an earlier build.
 *
 * @param root the absolute path of the site's folder
 * @param outDir the absolute path of the output folder
 */
export function checkOutput(root: string, outDir: string): Problem | undefined {
  const name = relativePath(outDir) || '.'
  const refuse = (message: string, fix: string) => fileProblem(name, 'output-folder', message, fix)
  const isIn = (inner: string, outer: string) => isInside(realOf(inner), realOf(outer))
  const fix = 'Name another folder, such as --out dist.'
  if (isIn(root, outDir)) return refuse('A build would delete the site itself, which lies in this folder.', fix)
  if (own.some((folder) => isIn(outDir, path.join(root, folder))))
    return refuse('A build would delete files of the site, which lie in this folder.', fix)
  const inTheWay = explainWay(outDir)
  if (inTheWay) return inTheWay
  if (!existsSync(outDir)) return undefined
  const [first] = readdirSync(outDir)
  if (first === undefined || existsSync(path.join(outDir, mark))) return undefined
  return refuse(
    `This folder holds files that no build has written, such as ${JSON.stringify(first)}, and a build would delete them.`,
    `Name another folder, or empty this one.`,
  )
}

/** Finds what blocks the creation of a folder: a file in its place or above it, or a broken link. */
function explainWay(place: string): Problem | undefined {
  const parent = path.dirname(place)
  // Checks parents first, because a lookup below a file fails.
  const above = parent === place ? undefined : explainWay(parent)
  if (above || !lstatSync(place, { throwIfNoEntry: false })) return above
  const target = statSync(place, { throwIfNoEntry: false })
  if (target?.isDirectory()) return undefined
  const message = target ? 'This is a file, and must be a folder.' : 'This is a link to a folder that does not exist.'
  return fileProblem(
    relativePath(place),
    'output-folder',
    message,
    'Delete it, or name another folder, such as --out dist.',
  )
}

/** Resolves the links of a path, as far as the path exists. */
function realOf(file: string): string {
  if (existsSync(file)) return realpathSync(file)
  const parent = path.dirname(file)
  return parent === file ? file : path.join(realOf(parent), path.basename(file))
}
