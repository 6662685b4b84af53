import { useState } from 'react'
import type { GitState } from '../../node/edit/protocol.ts'
import { nameFiles } from '../site/fileNames.ts'
import { isBlock } from '../site/isBlock.ts'
import { useEditor } from '../site/store.ts'

export interface PublishProps {
  git: GitState
  /** What must be done first, in a sentence; undefined if nothing. */
  stop: string | undefined
  /** The commit message. */
  message: string
  setMessage(message: string): void
  /** Requests a step. After it succeeds, shows the message that `tell` returns for the new state. */
  onStep(name: string, body: object, tell: (now: GitState) => string): Promise<void>
}

/** Publishes a site in a git repository: one button, in an owner's words, and the single steps folded away. */
export function PublishSteps(props: PublishProps) {
  const { git, stop, message, setMessage, onStep } = props
  const pages = useEditor((state) => state.checked)?.pages ?? []
  const address = useEditor((state) => domainOf(state.config?.value))
  const { changed, remote, ahead } = git
  const isNew = changed.length > 0
  const isLeft = isNew || (remote !== undefined && ahead !== 0)
  const why =
    stop ??
    (git.branch === '' ? 'Make a branch first: see "Single steps" below.' : undefined) ??
    (isLeft ? undefined : tellDone(remote)) ??
    (isNew && message.trim() === '' ? 'Write what was changed first.' : undefined)
  const publish = () =>
    remote === undefined
      ? onStep('commit', { message }, () => `It is in the history of the site, on this machine. ${tellOnward}`)
      : onStep('publish', { message }, (now) => tellSent(now, address))
  return (
    <>
      <h2>Publish</h2>
      {isNew && <p>Saved, but not published yet: {nameFiles(changed, pages)}.</p>}
      {!isNew && isLeft && <p>What is in the history was not sent yet.</p>}
      {git.branch === '' && (
        <p className="stop">
          This folder stands apart from the line on which the site goes on (git calls that a detached HEAD): what is put
          into the history here would be hard to find again. Make a branch first, or ask whoever set up this site. The
          zip file below works in any case.
        </p>
      )}
      {isNew && (
        <label>
          What was changed, for the history
          <textarea rows={2} value={message} onChange={({ target }) => setMessage(target.value)} />
        </label>
      )}
      {remote === undefined && (
        <p>
          This folder is not connected to a place that publishes the site, so nothing can be sent from here. The zip
          file below always works. To send it from here, ask whoever set up this site to connect the folder (to add a
          git remote).
        </p>
      )}
      <p className="tools">
        <button type="button" className="main" disabled={why !== undefined} onClick={publish}>
          {remote === undefined ? 'Put it into the history' : 'Publish'}
        </button>
        {why !== undefined && <span className="help">{why}</span>}
      </p>
      <SingleSteps {...props} />
    </>
  )
}

/** The steps of publishing, for those who know git: a branch, a commit, a push. */
function SingleSteps({ git, stop, message, onStep }: PublishProps) {
  const pages = useEditor((state) => state.checked)?.pages ?? []
  const [branch, setBranch] = useState('')
  const isAstray = git.branch === ''
  const { changed, remote, ahead } = git
  return (
    <details open={isAstray || undefined}>
      <summary>Single steps</summary>
      {!isAstray && <p className="help">The site is on the branch {git.branch}.</p>}
      <label>
        The name of a new branch
        <input value={branch} onChange={({ target }) => setBranch(target.value)} />
      </label>
      <p className="tools">
        <button
          type="button"
          disabled={branch === ''}
          onClick={() => onStep('branch', { name: branch }, () => `Now on the branch ${branch}.`)}
        >
          Make the branch {branch}
        </button>
        <button
          type="button"
          disabled={isAstray || changed.length === 0 || message.trim() === '' || stop !== undefined}
          onClick={() => onStep('commit', { message }, () => 'It is in the history of the site, on this machine.')}
        >
          Only put it into the history (commit)
        </button>
        {remote !== undefined && (
          <button
            type="button"
            disabled={isAstray || ahead === 0 || stop !== undefined}
            onClick={() =>
              onStep(
                'push',
                {},
                (now) => `The history was sent to ${remote}.${tellLeft(nameFiles(now.changed, pages))}`,
              )
            }
          >
            Only send the history (push to {remote})
          </button>
        )}
      </p>
    </details>
  )
}

const tellOnward = 'It is not published yet: build the zip file below, or ask whoever set up this site.'

const tellDone = (remote: string | undefined) =>
  remote === undefined
    ? 'All that is saved is in the history of the site.'
    : 'All that is saved has been sent to the place that publishes the site.'

const tellLeft = (names: string) => (names === '' ? '' : ` Not sent, as it is not in the history yet: ${names}.`)

/** Tells an owner what to expect after the site was sent. */
function tellSent({ branch, remote }: GitState, address: string | undefined): string {
  const sent = `Sent to the place that publishes the site (${remote}, branch ${branch}).`
  return address === undefined ? sent : `${sent} Look at ${address} in some minutes.`
}

function domainOf(config: unknown): string | undefined {
  const domain = isBlock(config) ? config.domain : undefined
  return typeof domain === 'string' ? domain : undefined
}
