import type { BoxProps, Kind } from '../formDefinition.ts'
import { choices as css } from './boxes.styles.ts'

/** Radio buttons or checkboxes for all options. */
function OptionBoxes({ id, field, value, invalid, change }: BoxProps) {
  const isOne = field.type === 'radio'
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [value]
  const toggle = (option: string, isTicked: boolean) => {
    if (isOne) return change(option)
    change(field.options?.filter((each) => (each === option ? isTicked : chosen.includes(each))) ?? [])
  }
  return (
    <div className={css.options}>
      {field.options?.map((option, index) => (
        <label key={option} className={css.option}>
          <input
            className={css.tick}
            id={index === 0 ? id : `${id}-${index}`}
            type={isOne ? 'radio' : 'checkbox'}
            name={field.name}
            value={option}
            data-several={isOne ? undefined : ''}
            checked={chosen.includes(option)}
            aria-invalid={invalid || undefined}
            onChange={({ target }) => toggle(option, target.checked)}
          />
          {field.labels?.[index] ?? option}
        </label>
      ))}
    </div>
  )
}

export const optionsKind: Kind = { Box: OptionBoxes, frame: 'group' }
