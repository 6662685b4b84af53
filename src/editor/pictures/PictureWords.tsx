import type { RefObject } from 'react'

interface PictureWordsProps {
  alt: string
  /** Whether the picture is decorative and has no description. */
  isPlain: boolean
  /** The description field, so that it can be focused. */
  box: RefObject<HTMLTextAreaElement | null>
  onWords(alt: string): void
  onPlain(isPlain: boolean): void
}

/** The description of a picture, for people who cannot see it. A decorative picture has none. */
export const PictureWords = ({ alt, isPlain, box, onWords, onPlain }: PictureWordsProps) => (
  <>
    <label>
      What it shows, in one sentence, for people who cannot see it
      <textarea
        ref={box}
        rows={2}
        required={!isPlain}
        disabled={isPlain}
        value={isPlain ? '' : alt}
        placeholder="Two people at a table by a window look at a plan"
        onChange={({ target }) => onWords(target.value)}
      />
    </label>
    <label className="tick">
      <input type="checkbox" checked={isPlain} onChange={({ target }) => onPlain(target.checked)} />
      It is only decoration, and nothing is to be read aloud
    </label>
  </>
)
