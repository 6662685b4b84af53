import { useState } from 'react'
import type { PictureEntry } from '../../node/edit/protocol.ts'
import { SearchBox } from '../parts/SearchBox.tsx'

interface PictureListProps {
  pictures: readonly PictureEntry[]
  /** The URL of the selected picture; empty if there is none. */
  chosen: string
  /** @param isByPointer false if arrow keys selected it, which may pass several pictures */
  onChoose(src: string, isByPointer: boolean): void
}

/** The number of pictures up to which no search field is shown. */
const fewPictures = 8
/** The most pictures to show. The search field above narrows them down. */
const mostShown = 200

/** A choice of the pictures of the site. If there are many, a search field finds them by name. */
export function PictureList({ pictures, chosen, onChoose }: PictureListProps) {
  const [words, setWords] = useState('')
  const found = pictures.filter(({ src }) => src.toLowerCase().includes(words.toLowerCase()))
  return (
    <>
      {pictures.length > fewPictures && (
        <SearchBox label="Find a picture of the site" words={words} onWords={setWords} />
      )}
      <div className="pictures" role="radiogroup" aria-label="Pictures of the site">
        {found.slice(0, mostShown).map(({ src, width, height }) => (
          <label key={src}>
            <input
              type="radio"
              name="picture"
              checked={src === chosen}
              onChange={({ nativeEvent }) => onChoose(src, isClick(nativeEvent))}
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
      {found.length > mostShown && <p>and {found.length - mostShown} more; write a part of the name.</p>}
    </>
  )
}

/** Whether a pointer made the choice: `detail` is 0 for a key press (UI Events, 5.3.1). */
const isClick = (event: Event): boolean => 'detail' in event && event.detail !== 0
