import { type ChangeEvent, useState } from 'react'
import { useFormState } from '../formContext.ts'
import type { BoxProps, Kind } from '../formDefinition.ts'
import { requestForm as css } from '../RequestForm.styles.ts'

const types: Readonly<Record<string, string>> = { email: 'email', phone: 'tel' }

/** A text input of one line or several. It holds its own text; the form remounts it when other answers replace it. */
function TextBox({ id, field, value, invalid, describedBy, change }: BoxProps) {
  const { suggestions = {} } = useFormState()
  const [text, setText] = useState(String(value ?? ''))
  const box = {
    className: css.box,
    id,
    name: field.name,
    value: text,
    autoComplete: field.autocomplete,
    'aria-required': field.required || undefined,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setText(target.value)
      change(target.value, true)
    },
  }
  if (field.rows) return <textarea {...box} rows={field.rows} />
  if (!field.suggests) return <input {...box} type={types[field.type] ?? 'text'} />
  return (
    <>
      <input {...box} type="text" list={`${id}-list`} />
      <datalist id={`${id}-list`}>
        {suggestions[field.name]?.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </>
  )
}

export const textKind: Kind = { Box: TextBox }
