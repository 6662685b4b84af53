import './pictures.css'
import { useContext, useState } from 'react'
import type { Path } from '../../node/edit/protocol.ts'
import { changeFile } from '../site/actions.ts'
import { isBlock } from '../site/isBlock.ts'
import { ShownBlock } from '../site/shownBlock.ts'
import { setState } from '../site/store.ts'
import { FocusPicker, readFocus } from './FocusPicker.tsx'
import { PictureDialog } from './PictureDialog.tsx'
import type { ChosenPicture } from './useChosenPicture.ts'

interface PictureFieldProps {
  /** The path of the picture in the object that the form shows. */
  path: Path
  value: unknown
  hasFocus: boolean
}

/** The path step that identifies the button. */
const buttonStep = 'photo'

/** The photo of a field, with its focus, and a button to choose another one. */
export function PictureField({ path, value, hasFocus }: PictureFieldProps) {
  const block = useContext(ShownBlock)
  const [isOpen, setOpen] = useState(false)
  const fields = isBlock(value) && typeof value.src === 'string' ? value : {}
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '')
  const now: ChosenPicture = {
    src: text('src'),
    alt: text('alt'),
    focus: readFocus(text('focus')),
  }
  const place = [...block.path, ...path]
  const set = ({ src, alt, focus }: ChosenPicture, label: string) => {
    // Width and height belong to the previous picture.
    const left = src === now.src ? ['focus'] : ['focus', 'width', 'height']
    const kept = Object.entries(fields).filter(([name]) => !left.includes(name))
    const photo = { ...Object.fromEntries(kept), src, alt, ...(focus !== 'center' && { focus }) }
    return changeFile(block.file, label, [{ kind: 'set', path: place, value: photo }])
  }
  return (
    <div className="chosen">
      {now.src.startsWith('/') &&
        (hasFocus ? (
          <FocusPicker
            src={now.src}
            value={now.focus}
            onChange={(focus) => set({ ...now, focus }, 'Change the focus')}
          />
        ) : (
          <img src={now.src} alt="" />
        ))}
      <button id={['field', ...path, buttonStep].join('_')} type="button" onClick={() => setOpen(true)}>
        {now.src === '' ? 'Choose or add a photo' : 'Another photo'}
      </button>
      {isOpen && (
        <PictureDialog
          start={now}
          hasFocus={hasFocus}
          onDone={(chosen) => {
            setOpen(false)
            // The fields of another kind of picture replace those of this one.
            if (chosen) void set(chosen, 'Change the picture').then(() => setState({ field: [...place, buttonStep] }))
          }}
        />
      )}
    </div>
  )
}
