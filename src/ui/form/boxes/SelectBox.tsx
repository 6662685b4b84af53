import type { BoxProps, Kind } from '../formDefinition.ts'
import { requestForm as css } from '../RequestForm.styles.ts'

/** A select with the options of a field. */
function SelectBox({ id, field, value, invalid, describedBy, change }: BoxProps) {
  return (
    <select
      className={css.box}
      id={id}
      name={field.name}
      value={String(value ?? '')}
      aria-required={field.required || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={({ target }) => change(target.value)}
    >
      <option value="">{field.prompt}</option>
      {field.options?.map((option, index) => (
        <option key={option} value={option}>
          {field.labels?.[index] ?? option}
        </option>
      ))}
    </select>
  )
}

export const selectKind: Kind = { Box: SelectBox }
