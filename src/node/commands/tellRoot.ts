import path from 'node:path'
import type { Problem } from '../../content/problem/problem.ts'
import { relativePath } from '../disk/relativePath.ts'

/** The commands that take `--root`, in a text that names one, with the `--` behind which options stand. */
const named = /\bnpm run (add|build|check|dev|host|impact|lead|schemas|start)\b(?: --(?= ))?/g

/**
 * A text whose commands work as they stand: for a site in another folder than that in which the command runs, each gets
 * its `--root`, `npm run check -- --root ../acme --fix`.
 *
 * @param root folder of the site
 */
export function tellRoot(text: string, root: string): string {
  const folder = relativePath(path.resolve(root))
  if (folder === '') return text
  const word = /^[\w./:~-]+$/.test(folder) ? folder : JSON.stringify(folder)
  return text.replace(named, (_, command: string) => `npm run ${command} -- --root ${word}`)
}

/** Problems whose fixes name commands, for the site in a folder; a source line that holds such words stays as it is. */
export const tellRootIn = (problems: readonly Problem[], root: string): Problem[] =>
  problems.map((problem) => ({ ...problem, fix: tellRoot(problem.fix, root) }))
