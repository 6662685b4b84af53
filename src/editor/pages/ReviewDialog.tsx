import { useEffect, useState } from 'react'
import { Dialog } from '../parts/Dialog.tsx'
import { ask, discard, download, save, say } from '../site/actions.ts'
import { useEditor } from '../site/store.ts'
import { type GitState, PublishSteps } from './PublishSteps.tsx'

interface Story {
  summary: string
  chapters: { heading: string; lines: string[] }[]
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
      {git && <PublishSteps {...{ git, message, setMessage }} isStopped={errors.length > 0} onStep={step} />}
      <h2>{git ? 'Publish in another way' : 'Publish'}</h2>
      <p>
        The zip file holds the finished site as it is saved. Unpack it, and copy what is in it to the place that serves
        your site, in place of what is there.
      </p>
      <p className="tools">
        <button
          type="button"
          className={git ? undefined : 'main'}
          disabled={errors.length > 0 || packing || git === undefined}
          onClick={pack}
        >
          {packing ? 'Building the site …' : 'Build the site and download it as a zip file'}
        </button>
      </p>
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
