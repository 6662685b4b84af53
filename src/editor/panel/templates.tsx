import type {
  FieldTemplateProps,
  MultiSchemaFieldTemplateProps,
  ObjectFieldTemplateProps,
  WidgetProps,
} from '@rjsf/utils'
import { type ChangeEvent, useContext } from 'react'
import type { Path } from '../../node/edit/protocol.ts'
import { PictureField } from '../pictures/PictureField.tsx'
import { ShownBlock } from '../site/shownBlock.ts'
import { placesId, setState } from '../site/store.ts'
import { FieldProblems } from './FieldProblems.tsx'
import { groupOf, hasFocus, isPhotoPlace } from './formSchema.ts'
import { isEmpty } from './writtenOf.ts'

/** Returns the id of the help text of a field. */
export const helpId = (id: string) => `${id}-help`

/** Returns the name of a list entry. rjsf appends the index to the title of the list, as in `Postal codes-1`. */
const nameOfEntry = (title: string, path: Path) =>
  typeof path.at(-1) === 'number' ? title.replace(/-(\d+)$/, ' $1') : title

/** A field with its label, and its help text below. */
export function Field(props: FieldTemplateProps) {
  const { id, label, required, children, schema, hidden, fieldPathId, formData } = props
  if (hidden) return <div hidden>{children}</div>
  const { type, description, anyOf, examples } = schema
  if (type === 'object' || type === 'array' || anyOf)
    return (
      <div className="around" data-field={id} data-absent={(!required && isEmpty(formData)) || undefined}>
        {isPhotoPlace(schema, formData) && (
          <PictureField path={fieldPathId.path} value={formData} hasFocus={hasFocus(schema)} />
        )}
        {children}
        <FieldProblems path={fieldPathId.path} />
      </div>
    )
  const [usual] = Array.isArray(examples) ? examples : []
  // The site's own example, if the server found one.
  const example: unknown = 'example' in schema ? schema.example : usual
  const isExample = typeof example === 'string' && !schema.enum
  return (
    <div className="field" data-tick={type === 'boolean' || undefined}>
      <label htmlFor={id}>
        {nameOfEntry(label, fieldPathId.path)}
        {required && <span className="needed"> (needed)</span>}
      </label>
      {children}
      <p className="help" id={helpId(id)}>
        {description}
        {isExample && <> Such as: {example}</>}
      </p>
      <FieldProblems path={fieldPathId.path} />
    </div>
  )
}

/** An object with its fields. The fields of a whole section are grouped, and the group of rare fields is closed. */
export function Block({ title, properties, fieldPathId, schema }: ObjectFieldTemplateProps) {
  const isWhole = fieldPathId.path.length === 0
  if (!isWhole)
    return (
      <fieldset className="block">
        {title && <legend>{nameOfEntry(title, fieldPathId.path)}</legend>}
        {properties.map(({ content }) => content)}
      </fieldset>
    )
  const groups = (['Content', 'Look', 'More'] as const)
    .map((name) => ({ name, fields: properties.filter((property) => groupOf(property.name) === name) }))
    .filter(({ fields }) => fields.length > 0)
  return (
    <>
      <Jumps schema={schema} />
      {groups.map(({ name, fields }) => (
        <details key={name} className="group" open={name !== 'More'}>
          <summary>{name}</summary>
          {fields.map(({ content }) => content)}
        </details>
      ))}
    </>
  )
}

/** The number of objects and lists from which a form gets links to them. */
const manyBlocks = 6

/** Links to the objects and lists of a long form. */
function Jumps({ schema: { properties = {} } }: Pick<ObjectFieldTemplateProps, 'schema'>) {
  const { path } = useContext(ShownBlock)
  const blocks = Object.entries(properties).flatMap(([name, inner]) =>
    typeof inner === 'object' && (inner.type === 'object' || inner.type === 'array')
      ? [{ name, title: inner.title }]
      : [],
  )
  if (blocks.length < manyBlocks) return null
  return (
    <nav className="tools tight" aria-label="Parts of the form">
      {blocks.map(({ name, title = name }) => (
        <button key={name} type="button" onClick={() => setState({ field: [...path, name] })}>
          {title}
        </button>
      ))}
    </nav>
  )
}

/** A value with several possible shapes, such as a drawn scene or a photo. */
export function Alternatives({ selector, optionSchemaField, schema }: MultiSchemaFieldTemplateProps) {
  return (
    <fieldset className="block">
      <legend>{schema.title}</legend>
      {selector}
      {optionSchemaField}
    </fieldset>
  )
}

type Box = HTMLInputElement | HTMLTextAreaElement

function boxOf({ id, value, required, onChange }: WidgetProps) {
  return {
    id,
    value: value === undefined || value === null ? '' : String(value),
    'aria-required': required || undefined,
    'aria-describedby': helpId(id),
    // An emptied field is removed from the file.
    onChange: ({ target }: ChangeEvent<Box>) => onChange(target.value === '' ? undefined : target.value),
  }
}

/** A single-line text field. */
export const TextWidget = (props: WidgetProps) => <input type="text" {...boxOf(props)} />
/** A field for a URL, which suggests those of the site. */
export const LinkWidget = (props: WidgetProps) => <input type="text" list={placesId} {...boxOf(props)} />

/** A field for a long text, as high as its content. Enter adds a paragraph only if the text may have several. */
export function TextareaWidget(props: WidgetProps) {
  const box = boxOf(props)
  const { format } = props.schema
  const hasParagraphs = format === 'body' || format === 'prose'
  return (
    <textarea
      rows={Math.min(12, Math.max(2, Math.ceil(box.value.length / 30)))}
      onKeyDown={(event) => event.key === 'Enter' && !hasParagraphs && event.preventDefault()}
      {...box}
    />
  )
}

/** A number field. */
export function NumberWidget({ id, value, onChange }: WidgetProps) {
  return (
    <input
      id={id}
      type="number"
      step="any"
      aria-describedby={helpId(id)}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.valueAsNumber)}
    />
  )
}

/** A checkbox. Unticking it removes the field from the file. */
export function TickWidget({ id, value, onChange, schema }: WidgetProps) {
  return (
    <input
      id={id}
      type="checkbox"
      aria-describedby={helpId(id)}
      checked={value === true}
      disabled={schema.const === true}
      onChange={({ target }) => onChange(target.checked ? true : undefined)}
    />
  )
}

/** A choice of one value, or of any number of values. */
export function ChoiceWidget({ id, value, options, onChange, required, label, multiple }: WidgetProps) {
  const choices = options.enumOptions ?? []
  if (multiple) {
    const chosen: unknown[] = Array.isArray(value) ? value : []
    const set = (choice: unknown, isOn: boolean) => {
      const next = isOn ? [...chosen, choice] : chosen.filter((each) => each !== choice)
      onChange(next.length > 0 ? next : undefined)
    }
    return (
      <fieldset className="block" aria-describedby={helpId(id)}>
        <legend>{label}</legend>
        {choices.map((choice) => (
          <label key={String(choice.value)}>
            <input
              type="checkbox"
              checked={chosen.includes(choice.value)}
              onChange={({ target }) => set(choice.value, target.checked)}
            />
            {choice.label}
          </label>
        ))}
      </fieldset>
    )
  }
  const index = choices.findIndex((choice) => choice.value === value)
  // The control that chooses between shapes has no label: it is in a group with their title.
  const isShape = id.includes('anyof_select')
  return (
    <select
      id={id}
      aria-label={isShape ? 'Kind' : undefined}
      aria-describedby={isShape ? undefined : helpId(id)}
      value={index}
      onChange={({ target }) => onChange(choices[Number(target.value)]?.value)}
    >
      {!isShape && (!required || index < 0) && <option value={-1}>As usual</option>}
      {choices.map((choice, number) => (
        <option key={String(choice.value)} value={number}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}
