import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'

/** Files of a folder as git has them: their path relative to the folder with `/`, and the name of their content. */
export type Listing = ReadonlyMap<string, string>

/** Why git has no answer, in a sentence for the terminal. */
export class GitRefusal extends Error {}

/** Reads committed files of one folder, with one process for a listing and one for any number of files. */
export interface GitReader {
  /** Files below some paths of the folder, as they were at a revision such as `HEAD` or `origin/main`. */
  list(revision: string, paths: readonly string[]): Listing
  /** Age of the files below a path: how many commits that added such files came after the one that added this file. */
  ages(path: string): Map<string, number>
  /** The texts of some files of a listing, as UTF-8. */
  read(listing: Listing, files: readonly string[]): Map<string, string>
}

/**
 * @throws GitRefusal where the folder is in no repository, or git is not installed; `list` for an unknown revision, `ages`
 * where nothing was committed
 */
export function openGit(folder: string): GitReader {
  const home = realpathSync(folder)
  const git = (args: readonly string[], input = '') => runGit(home, args, input)
  const prefix = git(['rev-parse', '--show-prefix']).toString().replace(/\n$/, '')

  return {
    list(revision, paths) {
      const tree = findTree(git, revision)
      const output = git(['ls-tree', '-r', '-z', '--full-tree', tree, '--', ...paths.map((each) => prefix + each)])
      const entries = output.toString().split('\0').filter(Boolean)
      return new Map(
        entries.flatMap((entry) => {
          const [, type, id, file] = /^\d+ (\w+) ([0-9a-f]+)\t(.*)$/s.exec(entry) ?? []
          return type === 'blob' && id && file ? [[file.slice(prefix.length), id] as const] : []
        }),
      )
    },
    ages(below) {
      const added = ['--diff-filter=A', '--no-renames', '--name-only', '-z', '--relative', '--format=%x01']
      const output = git(['log', ...added, 'HEAD', '--', below]).toString()
      const ages = new Map<string, number>()
      output.split(`${mark}\0`).forEach((commit, age) => {
        for (const file of commit.trimStart().split('\0')) if (file !== '' && !ages.has(file)) ages.set(file, age)
      })
      return ages
    },
    read(listing, files) {
      const ids = files.map((file) => listing.get(file) ?? '')
      const output = git(['cat-file', '--batch'], ids.map((id) => `${id}\n`).join(''))
      let at = 0
      const texts = files.map((file): [string, string] => {
        const end = output.indexOf('\n', at)
        const size = Number(output.toString('latin1', at, end).split(' ').at(-1))
        at = end + 1 + size + 1
        return [file, output.toString('utf8', end + 1, at - 1)]
      })
      return new Map(texts)
    },
  }
}

/**
 * Whether a text is what git has under a name of a listing, which saves reading it
 * (https://git-scm.com/book/en/v2/Git-Internals-Git-Objects).
 */
export function isCommitted(text: string, id: string): boolean {
  const bytes = Buffer.from(text)
  // Repositories with the newer hash have longer names.
  const hash = createHash(id.length === 40 ? 'sha1' : 'sha256')
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex') === id
}

/** Stands before the files of a commit; a page file with such a character in its name is refused. */
const mark = '\u0001'

type RunGit = (args: readonly string[]) => Buffer

function findTree(git: RunGit, revision: string): string {
  try {
    return git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{tree}`])
      .toString()
      .trim()
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
  try {
    // A file of 10,000 pages' listing is a few MB; there is no sensible end for the contents.
    return execFileSync('git', args, {
      cwd,
      input,
      maxBuffer: Number.POSITIVE_INFINITY,
      stdio: ['pipe', 'pipe', 'pipe'],
    })
  } catch (error) {
    const { code, stderr } = error as { code?: string; stderr?: Buffer }
    if (code === 'ENOENT')
      throw new GitRefusal('This command asks git for the earlier state, but git is not installed.')
    const words = stderr?.toString().trim() ?? ''
    if (words.includes('not a git repository'))
      throw new GitRefusal(`The folder ${cwd} is in no git repository, so there is no earlier state to compare with.`)
    throw new GitRefusal(`git refused: ${words.split('\n')[0]}`)
  }
}
