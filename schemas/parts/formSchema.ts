/** A text box of one line or several; its look is in `ui` of the form. */
interface TextField {
  type: 'string'
  title: string
  pattern?: string
  minLength?: number
  maxLength?: number
}

/**
 * What `src/ui/form` can draw, check and send: text boxes. JSON Schema knows more (choices, numbers, dates), for which the
 * forms have no widget.
 */
export interface FormSchema {
  $id: string
  type: 'object'
  properties: Record<string, TextField>
  required: readonly string[]
}
