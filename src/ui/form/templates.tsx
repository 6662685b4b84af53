import type { FieldProps, FieldTemplateProps, ObjectFieldTemplateProps } from '@rjsf/utils'
import { type ComponentProps, createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { FieldParts, FormWords } from '../../content/model/formModel.ts'
import { Button } from '../Button/Button.tsx'
import { type Answer, type Answers, fillAnswers } from './answers.ts'
import { choices } from './boxes/boxes.styles.ts'
import { type FormLink, useFormState } from './formContext.ts'
import { shownFields } from './formDefinition.ts'
import { requestForm as css, formMessage } from './RequestForm.styles.ts'

/**
 * The form element. `method="dialog"` keeps a submit before hydration from navigating, so that nothing typed is lost or
 * sent. If the receiver accepts native form encoding, the form needs no script.
 */
export function FormElement(props: ComponentProps<'form'>) {
  const { definition, endpoint, encoding, redirects, thanks, phone, ...state } = useFormState()
  const { code, offices, sending, paintQueue, trap } = state
  const isNative = encoding === 'form' && endpoint !== null
  return (
    <form
      {...props}
      method={isNative ? 'post' : 'dialog'}
      action={isNative ? endpoint : undefined}
      data-form={definition.name}
      data-code={code}
      data-offices={offices && JSON.stringify(offices)}
      data-endpoint={endpoint ?? undefined}
      data-encoding={encoding === 'json' ? undefined : encoding}
      data-redirects={redirects === 'follow' ? redirects : undefined}
      data-thanks={thanks}
      data-phone={phone.label}
      data-tel={phone.href}
      onSubmit={(event) => {
        paintQueue.settle()
        if (sending || endpoint === null) event.preventDefault()
        else props.onSubmit?.(event)
      }}
    >
      {props.children}
      {isNative &&
        definition.extras.map((extra) => 'value' in extra && <input key={extra.name} type="hidden" {...extra} />)}
      <label className={css.trap} aria-hidden="true">
        {definition.words.trap}
        <input ref={trap} type="text" name="reference" tabIndex={-1} autoComplete="off" />
      </label>
    </form>
  )
}

/** The names of the fields that are shown now. */
const Shown = createContext<ReadonlySet<string>>(new Set())

/** The fields in their order. Fields that depend on another answer are rendered hidden, and keep their values. */
export function Fields({ properties, formData }: ObjectFieldTemplateProps) {
  const { definition, presets } = useFormState()
  // The first render must match the server's; the next one shows what was chosen since.
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  const { fields } = definition
  const answers: Answers = isAwake ? (formData ?? {}) : fillAnswers(fields, presets)
  const shown = new Set(shownFields(fields, answers).map(({ name }) => name))
  return (
    <Shown value={shown}>
      <div className={css.fields}>{properties.map((property) => property.content)}</div>
    </Shown>
  )
}

/** A field with its label, its help and its error. */
export function Field({ id, children, rawErrors, schema }: FieldTemplateProps) {
  const { definition } = useFormState()
  const shown = useContext(Shown)
  const name = nameOf(id)
  const field = definition.byName.get(name)
  if (schema.type === 'object' || !field) return children
  const { frame, hasStyles = frame !== undefined } = definition.kindOf(field)
  const error = rawErrors?.[0]
  const props = {
    'data-half': field.half ? '' : undefined,
    'data-sheet': hasStyles || field.when || field.served ? 'choices' : undefined,
    hidden: !shown.has(name) || undefined,
  }
  const withWaiting = (className: string) => (field.when ? `${className} ${choices.waiting}` : className)
  const below = (
    <>
      {error && (
        <p className={formMessage.error} id={errorId(id)}>
          {error}
        </p>
      )}
      {field.help && (
        <p className={css.help} id={helpId(id)}>
          {field.help}
        </p>
      )}
    </>
  )
  if (frame === 'group')
    return (
      <fieldset className={withWaiting(choices.group)} {...props} aria-describedby={describedBy(id, field, error)}>
        <legend className={choices.legend}>
          <span className={css.label}>{field.label}</span>
          {!field.required && !field.either && <Optional words={definition.words} />}
        </legend>
        {children}
        {below}
      </fieldset>
    )
  return (
    <div className={withWaiting(css.field)} {...props}>
      {frame !== 'tick' && (
        <>
          <label className={css.label} htmlFor={id}>
            {field.label}
          </label>
          {!field.required && !field.either && <Optional words={definition.words} />}
        </>
      )}
      {children}
      {below}
    </div>
  )
}

function Optional({ words }: { words: FormWords }) {
  return (
    <span className={css.optional} aria-hidden="true">
      {words.optional}
    </span>
  )
}

/** Rendered by rjsf for any schema that is not an object: the input of the field's type. */
export function AnswerField({ name, fieldPathId, formData, rawErrors, onChange }: FieldProps) {
  const { definition, paintQueue, keep } = useFormState()
  const field = definition.byName.get(name)
  if (!field) return null
  const { $id: id, path } = fieldPathId
  const { Box } = definition.kindOf(field)
  const invalid = Boolean(rawErrors?.length)
  const value: Answer = formData
  return (
    <Box
      id={id}
      field={field}
      value={value}
      invalid={invalid}
      describedBy={describedBy(id, field, invalid)}
      change={(answer, soon = false) => {
        keep(name, answer)
        const draw = () => onChange(answer, path)
        if (soon) paintQueue.put(name, draw)
        else draw()
      }}
    />
  )
}

export function SubmitButton() {
  const { definition, endpoint, sending } = useFormState()
  // The frame of the form says before its fields how to reach the company.
  if (endpoint === null) return null
  return (
    <div className={css.submit}>
      {/* Shown by the starter if the code of the form cannot be loaded. */}
      <Button type="submit" disabled={sending} data-text={definition.words.unreachable}>
        {sending ? definition.sending : definition.button}
      </Button>
    </div>
  )
}

/** Replaces placeholders such as `{phone}` in a text by links. */
export function withLinks(words = '', links: Readonly<Record<string, FormLink>>): ReactNode[] {
  return words.split(/\{(\w+)\}/).map((piece, index) => {
    const link = index % 2 === 1 && links[piece]
    return link ? (
      <a key={piece} href={link.href}>
        {link.label}
      </a>
    ) : (
      piece
    )
  })
}

/** Returns the last part of an id; names of fields contain no hyphen. */
const nameOf = (id: string) => id.slice(id.lastIndexOf('-') + 1)
const helpId = (id: string) => `${id}-help`
const errorId = (id: string) => `${id}-error`

const describedBy = (id: string, { help }: FieldParts, error: unknown) =>
  [error && errorId(id), help && helpId(id)].filter(Boolean).join(' ') || undefined
