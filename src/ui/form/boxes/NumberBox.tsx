import { useState } from 'react'
import { toNumber } from '../answers.ts'
import type { BoxProps, Kind } from '../formDefinition.ts'
import { requestForm as css } from '../RequestForm.styles.ts'

/**
 * An input for a number. It is a text input, because `type=number` discards text that is not a number and changes with
 * the mouse wheel.
 */
function NumberBox({ id, field, value, invalid, describedBy, change }: BoxProps) {
  const [text, setText] = useState(String(value ?? ''))
  return (
    <input
      className={css.box}
      id={id}
      name={field.name}
      type="text"
      inputMode={field.whole ? 'numeric' : 'decimal'}
      data-number=""
      autoComplete="off"
      value={text}
      aria-required={field.required || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={({ target }) => {
        setText(target.value)
        change(toNumber(target.value), true)
      }}
    />
  )
}

export const numberKind: Kind = { Box: NumberBox }
