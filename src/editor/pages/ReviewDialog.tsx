import { useState } from 'react'
import type { GitState, Review } from '../../node/edit/protocol.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { ask, download, save, say } from '../site/actions.ts'
import { nameFiles } from '../site/fileNames.ts'
import { useEditor } from '../site/store.ts'
import { useAnew } from '../site/useAnew.ts'
import { useAnswer } from '../site/useAnswer.ts'
import { PublishSteps } from './PublishSteps.tsx'
import { WhatChanges } from './WhatChanges.tsx'

type Step = { refused?: string; git?: GitState }

/** Describes what the changes do to the site, and publishes them. */
export function ReviewDialog({ onDone }: { onDone(): void }) {
  const unsaved = useEditor((state) => state.site)?.unsaved ?? []
  const errors = useEditor((state) => state.checked)?.problems.filter(({ severity }) => severity === 'error') ?? []
  const pages = useEditor((state) => state.checked)?.pages ?? []
  const [steps, setSteps] = useState(0)
  const { review, git, setGit } = useReview(steps)
  /** Undefined until the person has written a message. */
  const [message, setMessage] = useState<string>()
  const step = async (name: string, body: object, tell: (now: GitState) => string) => {
    const answer = await ask<Step>(name, body)
    const now = answer?.git ?? git
    setGit(now)
    setSteps(steps + 1)
    if (!answer || !now) return
    // The written message belongs to the commit that was just made.
    if (now.changed.length === 0) setMessage(undefined)
    say(answer.refused ?? tell(now), answer.refused === undefined ? 'said' : 'refused')
  }
  return (
    <Dialog className="review" label="Review and publish" onDone={onDone}>
      <WhatChanges review={review} isPublic={git !== undefined && git !== null} />
      {errors.length > 0 && (
        <p className="stop">
          {errors.length === 1 ? 'One thing' : `${errors.length} things`} must be fixed before the site can be
          published: see the tab Problems.
        </p>
      )}
      {unsaved.length > 0 && (
        <p className="tools">
          <button type="button" className="main" onClick={save}>
            Save: write the files
          </button>
        </p>
      )}
      {git && (
        <PublishSteps
          git={git}
          stop={tellStop(errors.length, unsaved.length)}
          message={message ?? nameFiles(git.changed, pages)}
          setMessage={setMessage}
          onStep={step}
        />
      )}
      <ZipStep isOnly={!git} isStopped={errors.length > 0 || git === undefined} />
      <p className="tools">
        <button type="button" onClick={onDone}>
          Close
        </button>
      </p>
    </Dialog>
  )
}

/**
 * Returns the server's description of the changes and the state of git. Both are requested again after each change of
 * the site.
 *
 * @param steps the number of git steps done so far
 * @returns `git` is null if the site's folder is not in a git repository
 */
function useReview(steps: number) {
  const version = useEditor((state) => state.site?.version)
  const [git, setGit] = useState<GitState | null>()
  const key = `${version} ${steps}`
  const review = useAnswer(key, async () => (await ask<Review>('review')) ?? {})
  useAnew(key, () => {
    let isOver = false
    void ask<Step>('git').then((answer) => isOver || (answer && setGit(answer.git ?? null)))
    return () => {
      isOver = true
    }
  })
  return { review, git, setGit }
}

function tellStop(errors: number, unsaved: number): string | undefined {
  if (errors > 0) return 'What is wrong must be fixed first.'
  return unsaved > 0 ? 'Save first: only what is saved is published.' : undefined
}

/** Downloads the built site as a zip file, which is the way to publish without git. */
function ZipStep({ isOnly, isStopped }: { isOnly: boolean; isStopped: boolean }) {
  const [packing, setPacking] = useState(false)
  const pack = async () => {
    setPacking(true)
    if (await download('pack', 'site.zip'))
      say('The site was built and downloaded as site.zip. It is not published yet.')
    setPacking(false)
  }
  return (
    <>
      <h2>{isOnly ? 'Publish' : 'Publish in another way'}</h2>
      <p>
        The zip file holds the finished site as it is saved. Unpack it, and copy what is in it to the place that serves
        your site, in place of what is there.
      </p>
      <p className="tools">
        <button type="button" className={isOnly ? 'main' : undefined} disabled={isStopped || packing} onClick={pack}>
          {packing ? 'Building the site …' : 'Build the site and download it as a zip file'}
        </button>
      </p>
    </>
  )
}
