import type { Review, Story } from '../../node/edit/protocol.ts'
import { discard } from '../site/actions.ts'
import { nameOfFile } from '../site/fileNames.ts'
import { useEditor } from '../site/store.ts'

/** @param review undefined while it loads */
export function WhatChanges({ review, isPublic }: { review: Review | undefined; isPublic: boolean }) {
  const unsaved = useEditor((state) => state.site)?.unsaved ?? []
  return (
    <>
      <h2>{unsaved.length > 0 || !isPublic ? 'What changes' : 'What changes when it is published'}</h2>
      {unsaved.length === 0 && <p>All changes are saved.</p>}
      {!review && <p>One moment …</p>}
      {review?.story && <StoryText story={review.story} />}
      {unsaved.length > 0 && <Unsaved files={unsaved} />}
    </>
  )
}

function StoryText({ story: { summary, chapters } }: { story: Story }) {
  return (
    <>
      <p>{summary}</p>
      {chapters.map(({ heading, lines }) => (
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
  )
}

/** Lists the unsaved files, each with a button that discards its changes. */
function Unsaved({ files }: { files: readonly string[] }) {
  const pages = useEditor((state) => state.checked)?.pages ?? []
  return (
    <ul>
      {files.map((file) => (
        <li key={file} className="tools">
          Not saved: {nameOfFile(file, pages)}
          <button type="button" onClick={() => discard(file)}>
            Give up the changes of {nameOfFile(file, pages)}
          </button>
        </li>
      ))}
    </ul>
  )
}
