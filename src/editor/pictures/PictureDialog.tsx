import { useEffect, useRef, useState } from 'react'
import type { PictureFocus } from '../../../schemas/parts/framing.ts'
import type { PictureEntry } from '../../node/edit/protocol.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { DialogButtons } from '../parts/DialogButtons.tsx'
import { ask } from '../site/actions.ts'
import { FocusPicker } from './FocusPicker.tsx'
import { sendPicture } from './sendPicture.ts'

/** What a place of a page says of its photo. */
export interface ChosenPicture {
  src: string
  alt: string
  focus: PictureFocus
}

interface PictureDialogProps {
  start: ChosenPicture
  /** Whether the place cuts its photos, so that a part may be chosen. */
  hasFocus: boolean
  onDone(chosen: ChosenPicture | undefined): void
}

/** Asks for a picture, of the site or of this computer, for the part of it that stays in sight, and for its description. */
export function PictureDialog({ start, hasFocus, onDone }: PictureDialogProps) {
  const [pictures, setPictures] = useState<PictureEntry[]>([])
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState(start)
  const [isPlain, setPlain] = useState(start.src !== '' && start.alt === '')
  const alt = useRef<HTMLTextAreaElement>(null)
  const list = () => ask<{ pictures: PictureEntry[] }>('pictures').then((answer) => setPictures(answer?.pictures ?? []))
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once
  useEffect(() => {
    void list()
  }, [])
  /** @param goesOn whether the words for it come next; arrow keys choose each picture on the way to another */
  const take = (src: string, goesOn: boolean) => {
    if (src === chosen.src) return
    // The words of another picture would be wrong of this one.
    setChosen({ src, alt: src === start.src ? start.alt : '', focus: 'center' })
    setPlain(false)
    if (goesOn) requestAnimationFrame(() => alt.current?.focus())
  }
  const upload = async (file: File | undefined) => {
    const picture = file && (await sendPicture(file))
    if (!picture) return
    await list()
    take(picture.src, true)
  }
  const found = pictures.filter(({ src }) => src.toLowerCase().includes(words.toLowerCase()))
  return (
    <Dialog
      className="picture"
      label="Choose a picture"
      onDone={() => onDone(undefined)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        void upload(event.dataTransfer.files[0])
      }}
    >
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault()
          onDone(isPlain ? { ...chosen, alt: '' } : chosen)
        }}
      >
        <h2>Choose a picture</h2>
        <label>
          From this computer
          <input
            type="file"
            accept=".jpg,.jpeg,.png,.webp,.avif,.gif,.svg,image/*"
            onChange={({ target }) => {
              void upload(target.files?.[0])
              target.value = ''
            }}
          />
        </label>
        {pictures.length > 8 && (
          <input
            type="search"
            aria-label="Find a picture of the site"
            placeholder="Find a picture of the site"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
        <div className="pictures" role="radiogroup" aria-label="Pictures of the site">
          {found.map(({ src, width, height }) => (
            <label key={src}>
              <input
                type="radio"
                name="picture"
                checked={src === chosen.src}
                onChange={({ nativeEvent }) => take(src, isClick(nativeEvent))}
              />
              <img src={src} alt="" loading="lazy" />
              <span>{src.replace(/^\/(?:images\/)?/, '')}</span>
              {width !== undefined && (
                <small>
                  {width} x {height}
                </small>
              )}
            </label>
          ))}
        </div>
        {chosen.src !== '' && (
          <>
            {hasFocus && (
              <>
                <p className="help">
                  Where the picture is cut, this part stays in sight: click on what matters, or use the arrow keys.
                </p>
                <FocusPicker
                  src={chosen.src}
                  value={chosen.focus}
                  onChange={(focus) => setChosen({ ...chosen, focus })}
                />
              </>
            )}
            <label>
              What it shows, in one sentence, for people who cannot see it
              <textarea
                ref={alt}
                rows={2}
                required={!isPlain}
                disabled={isPlain}
                value={isPlain ? '' : chosen.alt}
                placeholder="Two people at a table by a window look at a plan"
                onChange={({ target }) => setChosen({ ...chosen, alt: target.value })}
              />
            </label>
            <label className="tick">
              <input type="checkbox" checked={isPlain} onChange={({ target }) => setPlain(target.checked)} />
              It is only decoration, and nothing is to be read aloud
            </label>
          </>
        )}
        <DialogButtons take="Use this picture" isEmpty={chosen.src === ''} onCancel={() => onDone(undefined)} />
      </form>
    </Dialog>
  )
}

/** Whether a pointer has made a choice: a press of a key counts no clicks (UI Events, 5.3.1). */
const isClick = (event: Event): boolean => 'detail' in event && event.detail !== 0
