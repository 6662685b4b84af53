import type { KeyboardEvent } from 'react'
import type { PictureFocus } from '../../../schemas/parts/framing.ts'

/** The nine parts of a picture, row by row. */
const rows: readonly (readonly PictureFocus[])[] = [
  ['top left', 'top', 'top right'],
  ['left', 'center', 'right'],
  ['bottom left', 'bottom', 'bottom right'],
]
/** Parses the focus of a picture. Any other text means the middle, and the check reports it. */
export const readFocus = (text: string): PictureFocus => rows.flat().find((focus) => focus === text) ?? 'center'

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

interface FocusPickerProps {
  src: string
  value: PictureFocus
  onChange(focus: PictureFocus): void
}

/** Chooses the part of a picture that stays visible when it is cropped, by click or by arrow keys. */
export function FocusPicker({ src, value, onChange }: FocusPickerProps) {
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const row = rows.findIndex((each) => each.includes(value))
    const column = rows[row]?.indexOf(value) ?? 0
    const next = rows[clamp(row + step[0])]?.[clamp(column + step[1])]
    if (!next || next === value) return
    onChange(next)
    event.currentTarget.querySelector<HTMLElement>(`[value="${next}"]`)?.focus()
  }
  return (
    <div className="focus" role="radiogroup" aria-label="The part that stays in sight" onKeyDown={press}>
      <img src={src} alt="" />
      {rows.flat().map((focus) => (
        <label key={focus} title={focus}>
          <input
            type="radio"
            value={focus}
            aria-label={focus}
            checked={focus === value}
            onChange={() => onChange(focus)}
          />
        </label>
      ))}
    </div>
  )
}

const clamp = (place: number) => Math.min(2, Math.max(0, place))
