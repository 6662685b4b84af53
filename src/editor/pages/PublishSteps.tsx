import { useState } from 'react'
import { useEditor } from '../site/store.ts'

/** What git knows of the folder of the site. */
export interface GitState {
  /** Empty where it stands at an older state, on no branch. */
  branch: string
  changed: string[]
  remote?: string
  ahead?: number
}

interface PublishStepsProps {
  git: GitState
  /** Whether something must be fixed first. */
  isStopped: boolean
  message: string
  setMessage(message: string): void
  /** Asks for a step, and tells `said` once it is done. */
  onStep(name: string, body: object, said: string): Promise<void>
}

/** As many names as a person reads before they keep a change. */
const mostNamed = 8

const send = 'Send it to the place that publishes the site'

/** The steps by which a site in a git repository is published: a branch, a commit and a push, in the words of its owner. */
export function PublishSteps({ git, isStopped, message, setMessage, onStep }: PublishStepsProps) {
  const pages = useEditor((state) => state.checked)?.pages ?? []
  const [branch, setBranch] = useState('')
  const { changed, remote, ahead = 0 } = git
  const nameOf = (file: string) => pages.find((page) => page.file === file)?.name ?? file
  const more = changed.length - mostNamed
  const isAstray = git.branch === ''
  const onward =
    remote === undefined
      ? 'It is not published yet: build the zip file below, or ask whoever set up this site.'
      : `It is not published yet. Next: ${send}.`
  return (
    <>
      <h2>Publish</h2>
      {isAstray ? (
        <p className="stop">
          This folder stands apart from the line on which the site goes on (git calls that a detached HEAD): what is put
          into the history here would be hard to find again. Make a branch first, or ask whoever set up this site. The
          zip file below works in any case.
        </p>
      ) : (
        <p className="help">The site is on the branch {git.branch}.</p>
      )}
      <label>
        {isAstray ? 'The name of the new branch' : 'A new branch, if wanted'}
        <input value={branch} onChange={({ target }) => setBranch(target.value)} />
      </label>
      <p className="tools">
        <button
          type="button"
          disabled={branch === ''}
          onClick={() => onStep('branch', { name: branch }, `Now on the branch ${branch}.`)}
        >
          Make the branch {branch}
        </button>
      </p>
      <p>
        {changed.length === 0 && 'All that is saved is in the history of the site.'}
        {changed.length > 0 &&
          `Saved, but not in the history yet: ${changed.slice(0, mostNamed).map(nameOf).join(', ')}${more > 0 ? `, and ${more} more` : ''}.`}
        {ahead === 1 && ' 1 change of the history was not sent yet.'}
        {ahead > 1 && ` ${ahead} changes of the history were not sent yet.`}
      </p>
      <label>
        What was changed, for the history
        <textarea rows={3} value={message} onChange={({ target }) => setMessage(target.value)} />
      </label>
      <p className="tools">
        <button
          type="button"
          disabled={isAstray || changed.length === 0 || message.trim() === '' || isStopped}
          onClick={() => onStep('commit', { message }, `It is in the history of the site, on this machine. ${onward}`)}
        >
          Put it into the history (commit)
        </button>
        {remote !== undefined && (
          <button
            type="button"
            disabled={isAstray || isStopped}
            onClick={() => onStep('push', {}, `${git.branch} was sent to ${remote}.`)}
          >
            {send} (push to {remote})
          </button>
        )}
      </p>
      {remote === undefined && (
        <p>
          This folder is not connected to a place that publishes the site, so nothing can be sent from here. The zip
          file below always works. To send it from here, ask whoever set up this site to connect the folder (to add a
          git remote).
        </p>
      )}
    </>
  )
}
