import { type Dirent, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../../content/problem/problem.ts'
import { fileProblem } from '../disk/readText.ts'

/** Almost correct folder names: `page`, `Forms`. */
const nearly = /^(page|form)s?$/i
/** Page files are far smaller; larger files are data of other programs. */
const mostBytes = 200_000

/**
 * Finds files that look like pages or forms but are not in the folders for these. No other check reports them.
 *
 * @param home the folder of the site
 */
export function findStrays(home: string): Problem[] {
  return read(() =>
    inOrder(readdirSync(home, { withFileTypes: true })).flatMap((entry) =>
      read(() => {
        if (entry.isDirectory()) return strayFolder(home, entry)
        if (entry.isFile()) return strayFile(home, entry)
        return []
      }),
    ),
  )
}

/** The order of a listing depends on the disk. */
const inOrder = (entries: readonly Dirent[]) => entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))

/** Unreadable entries are ignored here; if one is needed, the reader of the site reports it. */
function read(find: () => Problem[]): Problem[] {
  try {
    return find()
  } catch {
    return []
  }
}

function strayFolder(home: string, { name }: Dirent): Problem[] {
  const folder = `${nearly.exec(name)?.[1]?.toLowerCase()}s`
  if (!nearly.test(name) || name === folder || isSameFolder(home, name, folder)) return []
  if (!readdirSync(join(home, name), { recursive: true }).some((file) => String(file).endsWith('.json'))) return []
  const message = `No file of the folder ${JSON.stringify(name)} is part of the site.`
  const fix = existsSync(join(home, folder)) ? `Move them into ${folder}/.` : `Rename it to ${JSON.stringify(folder)}.`
  return [{ ...fileProblem(`${name}/`, 'stray-file', message, fix), severity: 'warning' }]
}

/** Returns true if a case-insensitive disk uses both names for one folder. */
function isSameFolder(home: string, one: string, other: string): boolean {
  if (!existsSync(join(home, other))) return false
  return statSync(join(home, one)).ino === statSync(join(home, other)).ino
}

function strayFile(home: string, { name }: Dirent): Problem[] {
  if (!/^[^.].*(?<!\.config|^package|^package-lock|^tsconfig.*)\.json$/i.test(name)) return []
  const place = join(home, name)
  const text = statSync(place).size > mostBytes ? '' : readFileSync(place, 'utf8')
  const [, folder] = looks.find(([look]) => look.test(text)) ?? []
  if (!folder) return []
  const message = `This file looks like a ${folder.slice(0, -1)}, and stands beside the folder ${folder}/.`
  return [
    { ...fileProblem(name, 'stray-file', message, `Move it into ${folder}/, or delete it.`), severity: 'warning' },
  ]
}

/** Patterns for the beginning of a file, with the folder that it belongs to. */
const looks = [
  [/^\s*\{[^[]{0,2000}"sections"\s*:\s*\[/, 'pages'],
  [/^\s*\{[^[]{0,2000}"fields"\s*:\s*\[\s*\{[^}]{0,200}"label"/, 'forms'],
] as const
