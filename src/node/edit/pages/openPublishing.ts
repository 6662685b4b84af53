import { spawnSync } from 'node:child_process'

/** What git knows of the folder of a site; undefined where it is in no repository, or git is not installed. */
export interface GitState {
  branch: string
  /** Files of the site that differ from the last commit. */
  changed: string[]
  /** The remote repository that a push goes to; undefined where there is none. */
  remote: string | undefined
  /** Commits that the remote does not have; undefined where it does not know the branch yet. */
  ahead: number | undefined
}

/** What is published with the site; whatever else lies in the folder is not touched. */
const places = ['pages', 'forms', 'blocks', 'public', 'site.config.json']

/** Names that git takes, and that no option begins like. */
const branchName = /^[a-z0-9][a-z0-9._/-]{0,80}$/i

export interface Publishing {
  state(): GitState | undefined
  /** Each gives why it was not done, in words of git; undefined where it was. */
  branch(name: string): string | undefined
  commit(message: string): string | undefined
  push(): string | undefined
}

/** Publishes the site in a folder with git, one step for each button. */
export function openPublishing(root: string): Publishing {
  const git = (args: readonly string[], input = '') => {
    // A question of git for a password would wait in a terminal that nobody looks at.
    const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' }
    const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: root, input, encoding: 'utf8', env })
    return {
      done: !error && status === 0,
      said: (stdout ?? '').replace(/\n$/, ''),
      why: (stderr ?? '').trim().split('\n')[0],
    }
  }
  const refusalOf = ({ done, why }: ReturnType<typeof git>) => (done ? undefined : `git says: ${why || 'no'}.`)
  const known = () => places.filter((place) => git(['ls-files', '--others', '--cached', '--', place]).said !== '')
  return {
    state() {
      const branch = git(['branch', '--show-current'])
      if (!branch.done) return undefined
      const { said } = git(['status', '--porcelain', '-z', '--untracked-files=all', '--', ...places])
      const ahead = git(['rev-list', '--count', '@{upstream}..HEAD'])
      const remotes = git(['remote']).said.split('\n').filter(Boolean)
      return {
        branch: branch.said,
        changed: said
          .split('\0')
          .filter((line) => line.length > 3)
          .map((line) => line.slice(3)),
        remote: remotes.includes('origin') ? 'origin' : remotes[0],
        ahead: ahead.done ? Number(ahead.said) : undefined,
      }
    },
    branch(name) {
      if (!branchName.test(name) || name.includes('..') || name.endsWith('.lock'))
        return 'The name of a branch consists of letters, digits and hyphens.'
      return refusalOf(git(['switch', '--create', name]))
    },
    commit(message) {
      const staged = git(['add', '--all', '--', ...known()])
      if (!staged.done) return refusalOf(staged)
      return refusalOf(git(['commit', '--file=-', '--', ...known()], message))
    },
    push() {
      const remote = this.state()?.remote
      return remote === undefined
        ? 'There is nowhere to push to.'
        : refusalOf(git(['push', '--set-upstream', remote, 'HEAD']))
    },
  }
}
