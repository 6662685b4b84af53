import { useEffect, useState } from 'react'
import { Dialog } from '../parts/Dialog.tsx'
import { ask, discard, download, save, say } from '../site/actions.ts'
import { useEditor } from '../site/store.ts'

interface Story {
  summary: string
  chapters: { heading: string; lines: string[] }[]
}

interface GitState {
  branch: string
  changed: string[]
  remote?: string
  ahead?: number
}

type Step = { refused?: string; git?: GitState }

/** What the changes do to the site, in sentences; and the steps to publish them, each by its own button. */
export function ReviewDialog({ onDone }: { onDone(): void }) {
  const unsaved = useEditor((state) => state.site)?.unsaved ?? []
  const errors = useEditor((state) => state.checked)?.problems.filter(({ severity }) => severity === 'error') ?? []
  const [story, setStory] = useState<Story | 'none'>()
  /** Null where the folder of the site is in no git repository. */
  const [git, setGit] = useState<GitState | null>()
  const [packing, setPacking] = useState(false)
  const [message, setMessage] = useState('')
  const [branch, setBranch] = useState('')
  useEffect(() => {
    void ask<{ story?: Story }>('review').then((answer) => {
      setStory(answer?.story ?? 'none')
      setMessage((now) => now || suggestMessage(answer?.story))
    })
    void ask<Step>('git').then((answer) => answer && setGit(answer.git ?? null))
  }, [])
  const step = async (name: string, body: object, said: string) => {
    const answer = await ask<Step>(name, body)
    setGit(answer?.git ?? git)
    if (answer) say(answer.refused ?? said, answer.refused === undefined ? 'said' : 'refused')
  }
  const pack = async () => {
    setPacking(true)
    if (await download('pack', 'site.zip'))
      say('The site was built and downloaded as site.zip. It is not published yet.')
    setPacking(false)
  }
  const saveFirst = async () => {
    await save()
    setGit((await ask<Step>('git'))?.git ?? null)
  }
  return (
    <Dialog className="review" label="Review and publish" onDone={onDone}>
      <h2>What changes</h2>
      {unsaved.length === 0 && <p>All changes are saved.</p>}
      {story === undefined && <p>One moment …</p>}
      {story === 'none' && unsaved.length > 0 && <p>Changed: {unsaved.join(', ')}.</p>}
      {typeof story === 'object' && (
        <>
          <p>{story.summary}</p>
          {story.chapters.map(({ heading, lines }) => (
            <section key={heading}>
              <h3>{heading}</h3>
              <ul>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
      {unsaved.length > 0 && (
        <ul>
          {unsaved.map((file) => (
            <li key={file} className="tools">
              {file}
              <button type="button" onClick={() => discard(file)}>
                Give up the changes of {file}
              </button>
            </li>
          ))}
        </ul>
      )}
      {errors.length > 0 && (
        <p className="stop">
          {errors.length === 1 ? 'One thing' : `${errors.length} things`} must be fixed before the site can be
          published.
        </p>
      )}
      <p className="tools">
        <button type="button" className="main" disabled={unsaved.length === 0} onClick={saveFirst}>
          Save: write the files
        </button>
      </p>
      <h2>Publish</h2>
      {git === null && (
        <>
          <p>
            The zip file holds the finished site as it is saved. Unpack it, and copy what is in it to the place that
            serves your site, in place of what is there.
          </p>
          <p className="tools">
            <button type="button" className="main" disabled={errors.length > 0 || packing} onClick={pack}>
              {packing ? 'Building the site …' : 'Build the site and download it as a zip file'}
            </button>
          </p>
        </>
      )}
      {git && (
        <>
          <p>
            Branch {git.branch}.{' '}
            {git.changed.length === 0
              ? 'Nothing to commit.'
              : `${git.changed.length} files to commit: ${git.changed.slice(0, 8).join(', ')}.`}
            {git.ahead !== undefined && git.ahead > 0 && ` ${git.ahead} commits are not pushed yet.`}
          </p>
          <label>
            A new branch, if wanted
            <input value={branch} onChange={(event) => setBranch(event.target.value)} />
          </label>
          <p className="tools">
            <button
              type="button"
              disabled={branch === ''}
              onClick={() => step('branch', { name: branch }, `Now on the branch ${branch}.`)}
            >
              Make the branch {branch}
            </button>
          </p>
          <label>
            What was changed, for the history
            <textarea rows={3} value={message} onChange={(event) => setMessage(event.target.value)} />
          </label>
          <p className="tools">
            <button
              type="button"
              disabled={git.changed.length === 0 || message.trim() === '' || errors.length > 0}
              onClick={() => step('commit', { message }, 'Committed on this machine. It is not published yet.')}
            >
              Commit on {git.branch}
            </button>
            <button
              type="button"
              disabled={git.remote === undefined || errors.length > 0}
              onClick={() => step('push', {}, `Pushed ${git.branch}.`)}
            >
              {git.remote === undefined ? 'There is nowhere to push to' : `Push ${git.branch} to ${git.remote}`}
            </button>
          </p>
        </>
      )}
      <p className="tools">
        <button type="button" onClick={onDone}>
          Close
        </button>
      </p>
    </Dialog>
  )
}

/** The first line of a change, as short as a list of them can show it. */
function suggestMessage(story: Story | undefined): string {
  const [first] = story?.chapters ?? []
  const words = first ? `${first.heading}: ${first.lines[0] ?? ''}` : ''
  return words.length > 72 ? `${words.slice(0, 71)}…` : words
}
