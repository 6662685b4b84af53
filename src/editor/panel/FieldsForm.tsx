import FormModule from '@rjsf/core'
import { useEffect, useMemo, useState } from 'react'
import type { Path } from '../../node/edit/protocol.ts'
import { callApi } from '../site/callApi.ts'
import { ShownBlock } from '../site/shownBlock.ts'
import { setState, useEditor } from '../site/store.ts'
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

// Bundlers differ in what they take for the default export of this package, which is CommonJS for some of them.
const Form = FormModule

interface FieldsFormProps {
  file: string
  /** The block whose fields are shown. */
  path: Path
  value: unknown
  /** The type of the section; undefined for the fields of a page or of the site. */
  type?: string | undefined
  /** Names of the fields that are shown. Default: all. */
  only?: readonly string[]
  /** What is changed, for the words of undo. */
  name: string
  /** What the ids of its boxes begin with, where another form stands beside it. */
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

/** A form of the fields of a block, drawn from its own schema; what is changed goes into the file field by field. */
export function FieldsForm({ file, path, value, type, only, name, prefix = 'field' }: FieldsFormProps) {
  const [schema, setSchema] = useState<SiteSchema>()
  useEffect(() => {
    let isOver = false
    callApi<{ schema: SiteSchema }>('schema', { file, type }).then(
      (answer) => isOver || setSchema(answer.schema),
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [file, type])
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

/** A block of a file, the same object for as long as it is the same block: a path is another list at each drawing. */
function useBlock(file: string, path: Path): { file: string; path: Path } {
  const steps = JSON.stringify(path)
  return useMemo(() => ({ file, path: JSON.parse(steps) }), [file, steps])
}

const isBlock = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function pick(schema: SiteSchema, only: readonly string[] | undefined): SiteSchema {
  const { properties, required } = schema
  if (!only || !isBlock(properties)) return schema
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => only.includes(name))),
    required: Array.isArray(required) ? required.filter((name) => only.includes(String(name))) : [],
  }
}

/** Gives the focus to the field that is wanted, once the form that has it is drawn. */
function useFocus(path: Path, prefix: string, isDrawn: boolean): void {
  const wanted = useEditor((state) => state.field)
  useEffect(() => {
    if (!isDrawn || !wanted || !path.every((step, index) => wanted[index] === step)) return
    // A field that is not there yet: the nearest one around it.
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

/** A field by its id; of a list or a block of fields, what stands around it. */
const findField = (id: string) =>
  document.getElementById(id) ?? document.querySelector<HTMLElement>(`[data-field="${CSS.escape(id)}"]`)

/** Chooses the words that stand for a text which is still to be written, so that typing replaces them. */
function selectMark(box: HTMLInputElement | HTMLTextAreaElement): void {
  const found = /\[to write:[^\]]*\]?/i.exec(box.value)
  if (found) box.setSelectionRange(found.index, found.index + found[0].length)
}
