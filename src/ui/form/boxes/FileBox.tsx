import type { RuleName } from '../../../../schemas/form/common.ts'
import type { FieldParts } from '../../../content/model/formModel.ts'
import { type Answer, filesOf } from '../answers.ts'
import { keyOfFile } from '../chosenFiles.ts'
import type { BoxProps, Kind } from '../formDefinition.ts'
import { requestForm as css } from '../RequestForm.styles.ts'
import { choices } from './boxes.styles.ts'

/** Files from the visitor's device. The browser shows their names, and scripts cannot set the selection. */
function FileBox({ id, field, invalid, describedBy, change }: BoxProps) {
  return (
    <input
      className={`${css.box} ${choices.file}`}
      id={id}
      name={field.name}
      type="file"
      multiple={(field.atMost ?? 1) > 1}
      accept={field.kinds?.map((kind) => `.${kind}`).join(',')}
      required={field.required}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={({ target }) => change([...(target.files ?? [])].map(keyOfFile))}
    />
  )
}

/** Returns the rule that the chosen files break. */
function breaksFiles(answer: Answer, field: FieldParts): RuleName | undefined {
  const { kinds = [], megabytes = 0, atMost = 1 } = field
  const files = filesOf(answer)
  if (files.length > atMost) return 'many'
  if (files.some(({ name }) => !kinds.some((kind) => name.toLowerCase().endsWith(`.${kind}`)))) return 'kind'
  return files.some(({ size }) => size > megabytes * 1_000_000) ? 'large' : undefined
}

export const fileKind: Kind = { Box: FileBox, hasStyles: true, breaks: breaksFiles }
