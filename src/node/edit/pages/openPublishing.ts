import { spawnSync } from 'node:child_process'
import type { GitState } from '../protocol.ts'

/** The paths that are published; git commands never touch other files of the folder. */
const places = ['pages', 'forms', 'blocks', 'public', 'site.config.json']

/** Branch names that git accepts and that cannot be mistaken for options. */
const branchName = /^[a-z0-9][a-z0-9._/-]{0,80}$/i

/** How `git push --porcelain` reports that the remote has commits which this repository lacks. */
const isBehind = /\[rejected\] \((?:fetch first|non-fast-forward)\)/

export interface Publishing {
  /** The git status of the folder; undefined if it is in no repository or git is not installed. */
  state(): GitState | undefined
  /** These methods return the reason for a failure in the words of git, or undefined on success. */
  branch(name: string): string | undefined
  commit(message: string): string | undefined
  /** Refuses if there is no commit to send, because a push does not send changes that are only saved. */
  push(): string | undefined
  /** Commits the saved changes, if there are any, and pushes. */
  publish(message: string): string | undefined
}

/** Publishes the site in a folder with git, in one step or in a step for each button. */
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
    const pushed = git([...sshSettings(git), 'push', '--porcelain', '--set-upstream', remote, 'HEAD'])
    return !pushed.done && isBehind.test(pushed.said)
      ? 'Somebody else has published since: have their changes fetched into this folder (git pull), then publish again.'
      : refusalOf(pushed)
  }
  return {
    state,
    commit,
    push,
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
    // Otherwise git would ask for a password in a terminal that nobody watches.
    const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' }
    const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: root, input, encoding: 'utf8', env })
    return {
      done: !error && status === 0,
      said: (stdout ?? '').replace(/\n$/, ''),
      why: (stderr ?? '').trim().split('\n')[0]?.trim(),
    }
  }
}

/** Settings under which ssh fails where it would ask for a password. A program that was chosen instead of ssh is kept. */
function sshSettings(git: Git): string[] {
  const { GIT_SSH, SSH_ASKPASS } = process.env
  const isChosen = GIT_SSH !== undefined || SSH_ASKPASS !== undefined || git(['config', 'core.sshCommand']).done
  return isChosen ? [] : ['-c', 'core.sshCommand=ssh -o BatchMode=yes']
}

const refusalOf = ({ done, why }: ReturnType<Git>) => (done ? undefined : `git says: ${why || 'no'}.`)

function readState(git: Git): GitState | undefined {
  const branch = git(['branch', '--show-current'])
  if (!branch.done) return undefined
  const asked = ['status', '--porcelain', '-z', '--untracked-files=all', '--no-renames', '--', ...places]
  // git reports paths relative to the top of the repository, and the site can be a subfolder of it.
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
