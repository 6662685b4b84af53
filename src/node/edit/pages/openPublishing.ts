import { spawnSync } from 'node:child_process'
import type { GitState } from '../protocol.ts'

/** What is published with the site; whatever else lies in the folder is not touched. */
const places = ['pages', 'forms', 'blocks', 'public', 'site.config.json']

/** Names that git takes, and that no option begins like. */
const branchName = /^[a-z0-9][a-z0-9._/-]{0,80}$/i

export interface Publishing {
  /** What git knows of the folder; undefined where it is in no repository, or git is not installed. */
  state(): GitState | undefined
  /** Each gives why it was not done, in words of git; undefined where it was. */
  branch(name: string): string | undefined
  commit(message: string): string | undefined
  /** Refuses where nothing is left to send: what is saved alone is sent by no push. */
  push(): string | undefined
  /** Commits what is saved, where something is, and pushes it. */
  publish(message: string): string | undefined
}

/** Publishes the site in a folder with git, in one step, or one step for each button. */
export function openPublishing(root: string): Publishing {
  const git = createGit(root)
  const known = () => places.filter((place) => git(['ls-files', '--others', '--cached', '--', place]).said !== '')
  const state = () => readState(git)
  const commit = (message: string) => {
    const staged = git(['add', '--all', '--', ...known()])
    if (!staged.done) return refusalOf(staged)
    return refusalOf(git(['commit', '--file=-', '--', ...known()], message))
  }
  const push = () => {
    const { remote, ahead, changed = [] } = state() ?? {}
    if (remote === undefined) return 'There is nowhere to push to.'
    if (ahead === 0)
      return changed.length > 0
        ? 'Nothing was sent: what is saved is not in the history yet. Put it into the history first.'
        : 'Nothing was sent: all that is in the history has been sent before.'
    return refusalOf(git(['push', '--set-upstream', remote, 'HEAD']))
  }
  return {
    ...{ state, commit, push },
    branch(name) {
      if (!branchName.test(name) || name.includes('..') || name.endsWith('.lock'))
        return 'The name of a branch consists of letters, digits and hyphens.'
      return refusalOf(git(['switch', '--create', name]))
    },
    publish(message) {
      const isChanged = state()?.changed.length !== 0
      const why = isChanged ? commit(message) : undefined
      if (why !== undefined) return `Nothing was published. ${why}`
      const unsent = push()
      if (unsent === undefined) return undefined
      return isChanged ? `It is in the history on this machine, and not published yet. ${unsent}` : unsent
    },
  }
}

type Git = ReturnType<typeof createGit>

function createGit(root: string) {
  return (args: readonly string[], input = '') => {
    // A question of git for a password would wait in a terminal that nobody looks at.
    const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' }
    const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: root, input, encoding: 'utf8', env })
    return {
      done: !error && status === 0,
      said: (stdout ?? '').replace(/\n$/, ''),
      why: (stderr ?? '').trim().split('\n')[0],
    }
  }
}

const refusalOf = ({ done, why }: ReturnType<Git>) => (done ? undefined : `git says: ${why || 'no'}.`)

function readState(git: Git): GitState | undefined {
  const branch = git(['branch', '--show-current'])
  if (!branch.done) return undefined
  const asked = ['status', '--porcelain', '-z', '--untracked-files=all', '--no-renames', '--', ...places]
  // Its names begin at the top of the repository, of which the site may be a folder.
  const top = git(['rev-parse', '--show-prefix']).said.length
  const ahead = git(['rev-list', '--count', '@{upstream}..HEAD'])
  const remotes = git(['remote']).said.split('\n').filter(Boolean)
  return {
    branch: branch.said,
    changed: git(asked)
      .said.split('\0')
      .filter((line) => line.length > 3)
      .map((line) => ({ file: line.slice(3 + top), isGone: line.slice(0, 2).includes('D') })),
    remote: remotes.includes('origin') ? 'origin' : remotes[0],
    ahead: ahead.done ? Number(ahead.said) : undefined,
  }
}
