import { useState } from 'react'
import type { PictureEntry } from '../../node/edit/protocol.ts'

interface PictureListProps {
  pictures: readonly PictureEntry[]
  /** Address of the one that is chosen; empty where none is. */
  chosen: string
  /** @param isByPointer false where arrow keys choose each picture on the way to another */
  onChoose(src: string, isByPointer: boolean): void
}

/** So many pictures are found without a search. */
const fewPictures = 8

/** The pictures of the site, to choose one; where there are many, a box finds them by their names. */
export function PictureList({ pictures, chosen, onChoose }: PictureListProps) {
  const [words, setWords] = useState('')
  const found = pictures.filter(({ src }) => src.toLowerCase().includes(words.toLowerCase()))
  return (
    <>
      {pictures.length > fewPictures && (
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
    </>
  )
}

/** Whether a pointer has made a choice: a press of a key counts no clicks (UI Events, 5.3.1). */
const isClick = (event: Event): boolean => 'detail' in event && event.detail !== 0
