/** A small site in a separate git repository, for tests of commands that compare with an earlier version. */
import { execFileSync } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { baseSite } from '../content/baseSite.ts'

/** Runs git without the settings of this machine's user. */
export function git(folder: string, ...args: string[]): string {
  const person = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false']
  return execFileSync('git', [...person, ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

/** Writes files below a folder; undefined deletes one. */
export async function writeFiles(folder: string, files: Readonly<Record<string, string | undefined>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name)
    await mkdir(dirname(file), { recursive: true })
    await (text === undefined ? rm(file) : writeFile(file, text))
  }
}

/** Writes the small site of `baseSite.ts`, and commits it. */
export async function commitSite(folder: string, files: Readonly<Record<string, string>> = baseSite): Promise<void> {
  await writeFiles(folder, files)
  git(folder, 'init', '--quiet', '--initial-branch=main')
  git(folder, 'add', '--all')
  git(folder, 'commit', '--quiet', '--message=first')
}
