import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'

/** Files of a folder in git: their path relative to the folder with `/`, and the object id of their content. */
export type Listing = ReadonlyMap<string, string>

/** The reason why git has no answer, in a sentence for the terminal. */
export class GitRefusal extends Error {}

/**
 * Reads committed files of one folder, with one process for a listing and one for any number of files.
 *
 * @throws GitRefusal if the folder is in no repository or git is not installed; `list` also for an unknown revision,
 *   `ages` if there are no commits
 */
export function openGit(folder: string) {
  const home = realpathSync(folder)
  const git = (args: readonly string[], input = '') => runGit(home, args, input)
  const prefix = git(['rev-parse', '--show-prefix']).toString().replace(/\n$/, '')

  return {
    /** The files below some paths of the folder at a revision such as `HEAD` or `origin/main`. */
    list(revision: string, paths: readonly string[]): Listing {
      const tree = findTree(git, revision)
      const output = git(['ls-tree', '-r', '-z', '--full-tree', tree, '--', ...paths.map((each) => prefix + each)])
      const blobs = output.toString().matchAll(/\d+ blob ([0-9a-f]+)\t([^\0]*)\0/g)
      return new Map(Array.from(blobs, ([, id = '', file = '']) => [file.slice(prefix.length), id]))
    },
    /**
     * The age of each file below a path: the number of later commits that added files there.
     *
     * @param by `changed` counts the commits after the last change of the file that added or changed files there
     */
    ages(below: string, by: 'added' | 'changed' = 'added'): Map<string, number> {
      const filter = by === 'added' ? '--diff-filter=A' : '--diff-filter=AM'
      const named = [filter, '--no-renames', '--name-only', '-z', '--relative', '--format=%x01']
      return agesIn(git(['log', ...named, 'HEAD', '--', below]).toString())
    },
    /** The files below a path that differ from a revision, including new ones. */
    differing(revision: string, below: string): Set<string> {
      const known = git(['diff', '--name-only', '--no-renames', '-z', '--relative', revision, '--', below]).toString()
      const fresh = git(['ls-files', '--others', '-z', '--', below]).toString()
      return new Set(namesIn(`${known}\0${fresh}`))
    },
    /** The files below a path that differ from the last commit, without new ones. */
    edited(below: string): string[] {
      return namesIn(git(['diff', '--name-only', '-z', '--relative', 'HEAD', '--', below]).toString())
    },
    /** The texts of files in a listing, as UTF-8. */
    read(listing: Listing, files: readonly string[]): Map<string, string> {
      const ids = files.map((file) => `${listing.get(file) ?? ''}\n`)
      return textsIn(git(['cat-file', '--batch'], ids.join('')), files)
    },
  }
}

/**
 * Returns true if a text equals the git object of a listing, which saves reading it
 * (https://git-scm.com/book/en/v2/Git-Internals-Git-Objects).
 */
export function isCommitted(text: string, id: string): boolean {
  const bytes = Buffer.from(text)
  // Repositories with SHA-256 have longer ids.
  const hash = createHash(id.length === 40 ? 'sha1' : 'sha256')
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex') === id
}

/** Separates commits in the log. Page files with such a character in their name are refused. */
const commitMark = '\u0001'

/** For each file, the number of commits in a log (latest first) before the first one with the file. */
function agesIn(log: string): Map<string, number> {
  const ages = new Map<string, number>()
  log.split(`${commitMark}\0`).forEach((commit, age) => {
    for (const file of namesIn(commit.trimStart())) if (!ages.has(file)) ages.set(file, age)
  })
  return ages
}

const namesIn = (list: string) => list.split('\0').filter((file) => file !== '')

/**
 * Parses the output of `git cat-file --batch`: for each file, a line that ends with the length of the text that
 * follows.
 */
function textsIn(output: Buffer, files: readonly string[]): Map<string, string> {
  const texts = new Map<string, string>()
  let at = 0
  for (const file of files) {
    const start = output.indexOf('\n', at) + 1
    const end = start + Number(output.toString('latin1', at, start).split(' ').at(-1))
    texts.set(file, output.toString('utf8', start, end))
    at = end + 1
  }
  return texts
}

function findTree(git: (args: readonly string[]) => Buffer, revision: string): string {
  try {
    const found = git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{tree}`])
    return found.toString().trim()
  } catch (error) {
    if (!(error instanceof GitRefusal)) throw error
    throw new GitRefusal(
      revision === 'HEAD'
        ? 'Nothing was committed to git yet, so there is no earlier state to compare with.'
        : `git knows no revision called ${JSON.stringify(revision)}.`,
    )
  }
}

function runGit(cwd: string, args: readonly string[], input: string): Buffer {
  // A listing of 10,000 pages is a few MB; contents can have any size.
  const { error, status, stdout, stderr } = spawnSync('git', args, { cwd, input, maxBuffer: Number.POSITIVE_INFINITY })
  if (!error && status === 0) return stdout
  if (error && 'code' in error && error.code === 'ENOENT')
    throw new GitRefusal('This command asks git for the earlier state, but git is not installed.')
  const words = stderr?.toString().trim() ?? ''
  if (words.includes('not a git repository'))
    throw new GitRefusal(`The folder ${cwd} is in no git repository, so there is no earlier state to compare with.`)
  throw new GitRefusal(`git refused: ${words.split('\n')[0]}`)
}
