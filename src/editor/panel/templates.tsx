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

/** The id of the words that explain a field. */
export const helpId = (id: string) => `${id}-help`

/** The name of an entry of a list: rjsf puts its number behind that of the list, `Postal codes-1`. */
const nameOfEntry = (title: string, path: Path) =>
  typeof path.at(-1) === 'number' ? title.replace(/-(\d+)$/, ' $1') : title

/** A field with its label, and below it what it is for. */
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
  // The site's own, where the server has looked for one.
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

/** A block of fields; those of a whole section in groups, of which the rare ones are closed. */
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

/** Blocks of a form from which on it is too long to be looked through. */
const manyBlocks = 6

/** Of a long form, what leads to each of its blocks. */
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

/** A value of one of several shapes, such as a drawn scene or a photo. */
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
    // A field that is emptied goes out of the file.
    onChange: ({ target }: ChangeEvent<Box>) => onChange(target.value === '' ? undefined : target.value),
  }
}

/** A box for a text of one line. */
export const TextWidget = (props: WidgetProps) => <input type="text" {...boxOf(props)} />
/** A box for an address, which offers those of the site. */
export const LinkWidget = (props: WidgetProps) => <input type="text" list={placesId} {...boxOf(props)} />

/** A box for a long text, as high as what is in it; Enter makes a paragraph only where a text has some. */
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

/** A box for a number. */
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

/** A box to tick; without a tick the field goes out of the file. */
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

/** One of several values, or any number of them. */
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
  // The one that chooses between shapes stands in a box with their title, and has no label of its own.
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
