import { Dialog } from '../parts/Dialog.tsx'
import { DialogButtons } from '../parts/DialogButtons.tsx'
import { FocusPicker } from './FocusPicker.tsx'
import { PictureList } from './PictureList.tsx'
import { PictureWords } from './PictureWords.tsx'
import { type ChosenPicture, useChosenPicture } from './useChosenPicture.ts'

interface PictureDialogProps {
  start: ChosenPicture
  /** Whether the field crops its photos, so that a focus can be chosen. */
  hasFocus: boolean
  onDone(chosen: ChosenPicture | undefined): void
}

/** Asks for a picture, from the site or from this computer, for its focus and for its description. */
export function PictureDialog({ start, hasFocus, onDone }: PictureDialogProps) {
  const { pictures, chosen, isPlain, words, choose, describe, setPlain, upload } = useChosenPicture(start)
  const { src, alt, focus } = chosen
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
        <FileBox onFile={upload} />
        <PictureList pictures={pictures} chosen={src} onChoose={choose} />
        {src !== '' && hasFocus && <FocusField src={src} value={focus} onChange={(focus) => describe({ focus })} />}
        {src !== '' && (
          <PictureWords
            alt={alt}
            isPlain={isPlain}
            box={words}
            onWords={(alt) => describe({ alt })}
            onPlain={setPlain}
          />
        )}
        <DialogButtons take="Use this picture" isEmpty={src === ''} onCancel={() => onDone(undefined)} />
      </form>
    </Dialog>
  )
}

const FileBox = ({ onFile }: { onFile(file: File | undefined): void }) => (
  <label>
    From this computer
    <input
      type="file"
      accept=".jpg,.jpeg,.png,.webp,.avif,.gif,.svg,image/*"
      onChange={({ target }) => {
        onFile(target.files?.[0])
        // Allows choosing the same file again.
        target.value = ''
      }}
    />
  </label>
)

const FocusField = (props: Parameters<typeof FocusPicker>[0]) => (
  <>
    <p className="help">
      Where the picture is cut, this part stays in sight: click on what matters, or use the arrow keys.
    </p>
    <FocusPicker {...props} />
  </>
)
