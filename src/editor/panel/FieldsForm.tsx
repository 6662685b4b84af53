import FormModule from '@rjsf/core'
import { useEffect, useMemo } from 'react'
import type { Path } from '../../node/edit/protocol.ts'
import { callApi } from '../site/callApi.ts'
import { isBlock } from '../site/isBlock.ts'
import { ShownBlock } from '../site/shownBlock.ts'
import { setState, useEditor } from '../site/store.ts'
import { useAnswer } from '../site/useAnswer.ts'
import { ColourWidget } from './ColourWidget.tsx'
import { DrawingWidget } from './DrawingWidget.tsx'
import { type SiteSchema, toFormSchema, toUiSchema } from './formSchema.ts'
import { Entry, List } from './lists.tsx'
import {
  Alternatives,
  Block,
  ChoiceWidget,
  Field,
  LinkWidget,
  NumberWidget,
  TextareaWidget,
  TextWidget,
  TickWidget,
} from './templates.tsx'
import { useTyped } from './useTyped.ts'
import { validator } from './validator.ts'

// Bundlers disagree about the default export of this package, because some of them load it as CommonJS.
const Form = FormModule

interface FieldsFormProps {
  file: string
  /** The path of the object whose fields are shown. */
  path: Path
  value: unknown
  /** The section type; undefined for the fields of a page or of the site. */
  type?: string | undefined
  /** The names of the fields to show. Default: all. */
  only?: readonly string[]
  /** What is changed, for the label of the undo step. */
  name: string
  /** The prefix of element ids. It must differ between forms that are shown together. */
  prefix?: string
}

const templates = {
  FieldTemplate: Field,
  ObjectFieldTemplate: Block,
  ArrayFieldTemplate: List,
  ArrayFieldItemTemplate: Entry,
  MultiSchemaFieldTemplate: Alternatives,
  ButtonTemplates: { SubmitButton: () => null },
}
const widgets = {
  TextWidget,
  TextareaWidget,
  URLWidget: TextWidget,
  EmailWidget: TextWidget,
  UpDownWidget: NumberWidget,
  CheckboxWidget: TickWidget,
  SelectWidget: ChoiceWidget,
  CheckboxesWidget: ChoiceWidget,
  link: LinkWidget,
  drawing: DrawingWidget,
  colour: ColourWidget,
}

/**
 * A form for the fields of an object, generated from its schema. Each changed field is written to the file separately.
 */
export function FieldsForm({ file, path, value, type, only, name, prefix = 'field' }: FieldsFormProps) {
  const answer = useAnswer(`${file} ${type}`, () => callApi<{ schema: SiteSchema }>('schema', { file, type }))
  const schema = answer?.schema
  const forms = useMemo(
    () => schema && { schema: toFormSchema(pick(schema, only)), ui: toUiSchema(pick(schema, only)) },
    [schema, only],
  )
  const place = path.join('/')
  const [data, take] = useTyped({ file, path, value, name })
  useFocus(path, prefix, forms !== undefined)
  const block = useBlock(file, path)
  if (!forms) return null
  return (
    <ShownBlock value={block}>
      <Form
        key={`${file} ${place} ${type}`}
        className="fields"
        tagName="div"
        idPrefix={prefix}
        schema={forms.schema}
        uiSchema={{ ...forms.ui, 'ui:submitButtonOptions': { norender: true } }}
        formData={data}
        validator={validator}
        templates={templates}
        widgets={widgets}
        noHtml5Validate
        noValidate
        showErrorList={false}
        experimental_defaultFormStateBehavior={{ emptyObjectFields: 'skipDefaults', constAsDefaults: 'always' }}
        onChange={({ formData }, id) => take(formData, id, Object.keys(forms.schema.properties ?? {}))}
      />
    </ShownBlock>
  )
}

/** Returns the same object for equal arguments, because `path` is a new array on each render. */
function useBlock(file: string, path: Path): { file: string; path: Path } {
  const steps = JSON.stringify(path)
  return useMemo(() => ({ file, path: JSON.parse(steps) }), [file, steps])
}

function pick(schema: SiteSchema, only: readonly string[] | undefined): SiteSchema {
  const { properties, required } = schema
  if (!only || !isBlock(properties)) return schema
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => only.includes(name))),
    required: Array.isArray(required) ? required.filter((name) => only.includes(String(name))) : [],
  }
}

/** Focuses the requested field after the form that contains it was rendered. */
function useFocus(path: Path, prefix: string, isDrawn: boolean): void {
  const wanted = useEditor((state) => state.field)
  useEffect(() => {
    if (!isDrawn || !wanted || !path.every((step, index) => wanted[index] === step)) return
    // If the field does not exist yet, its nearest existing ancestor gets the focus.
    const steps = wanted.slice(path.length)
    const ids = steps.map((_, index) => [prefix, ...steps.slice(0, steps.length - index)].join('_'))
    const found = ids.map(findField).find((element) => element !== null)
    for (let around = found?.closest('details'); around; around = around.parentElement?.closest('details'))
      around.open = true
    const box = found?.matches('input, textarea, select, summary, button')
      ? found
      : found?.querySelector('input, textarea, select, summary, button')
    if (!(box instanceof HTMLElement)) return
    setState({ field: undefined })
    box.focus()
    if (box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement) selectMark(box)
    box.scrollIntoView({ block: 'center', behavior: 'instant' })
  })
}

/** Returns the element of a field by its id; for a list or an object, the element around its fields. */
const findField = (id: string) =>
  document.getElementById(id) ?? document.querySelector<HTMLElement>(`[data-field="${CSS.escape(id)}"]`)

/** Selects the mark of an unwritten text, so that typing replaces it. */
function selectMark(box: HTMLInputElement | HTMLTextAreaElement): void {
  const found = /\[to write:[^\]]*\]?/i.exec(box.value)
  if (found) box.setSelectionRange(found.index, found.index + found[0].length)
}
