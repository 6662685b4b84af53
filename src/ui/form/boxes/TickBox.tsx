import { RichText } from '../../RichText.tsx'
import type { BoxProps, Kind } from '../formDefinition.ts'
import { choices as css } from './boxes.styles.ts'

/** A checkbox before its label, which may contain links. */
function TickBox({ id, field, value, invalid, describedBy, change }: BoxProps) {
  return (
    <>
      <input
        className={css.tick}
        id={id}
        type="checkbox"
        name={field.name}
        value="yes"
        checked={value === true}
        aria-required={field.required || undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={({ target }) => change(target.checked)}
      />
      <label className={css.tickLabel} htmlFor={id}>
        {field.markedLabel ? <RichText as="span" html={field.markedLabel} /> : field.label}
      </label>
    </>
  )
}

export const tickKind: Kind = { Box: TickBox, frame: 'tick' }
