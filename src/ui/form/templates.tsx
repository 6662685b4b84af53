import type { FieldTemplateProps, ObjectFieldTemplateProps, WidgetProps } from '@rjsf/utils'
import { type ChangeEvent, type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { type FormLink, useFormState } from './formContext.ts'
import { requestForm as css, formMessage } from './RequestForm.styles.ts'

/** The form element. `method="dialog"` keeps a submit before hydration from navigating: nothing typed is lost or sent. */
export function FormElement(props: ComponentProps<'form'>) {
  const { definition, endpoint, encoding, redirects, thanks, phone, email, sending, later, trap } = useFormState()
  return (
    <form
      {...props}
      method="dialog"
      data-form={definition.name}
      data-endpoint={endpoint ?? undefined}
      data-encoding={encoding === 'text' ? encoding : undefined}
      data-redirects={redirects === 'follow' ? redirects : undefined}
      data-thanks={thanks}
      data-phone={phone.label}
      data-tel={phone.href}
      data-email={endpoint === null ? email.label : undefined}
      data-mailto={endpoint === null ? email.href : undefined}
      onSubmit={(event) => {
        later.settle()
        if (sending || endpoint === null) event.preventDefault()
        else props.onSubmit?.(event)
      }}
    >
      {props.children}
      <div className={css.trap} aria-hidden="true">
        <label>
          Reference
          <input ref={trap} type="text" name="reference" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </form>
  )
}

export function Fields({ properties }: ObjectFieldTemplateProps) {
  return <div className={css.fields}>{properties.map((property) => property.content)}</div>
}

export function Field({ id, label, required, children, rawErrors, schema }: FieldTemplateProps) {
  const { definition } = useFormState()
  if (schema.type === 'object') return children
  const look = definition.ui[id.slice(id.lastIndexOf('-') + 1)]
  return (
    <div className={css.field} data-half={look?.half ? '' : undefined}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      {!required && (
        <span className={css.optional} aria-hidden="true">
          optional
        </span>
      )}
      {children}
      {look?.help && (
        <p className={css.help} id={helpId(id)}>
          {look.help}
        </p>
      )}
      {rawErrors?.[0] && (
        <p className={formMessage.error} id={errorId(id)}>
          {rawErrors[0]}
        </p>
      )}
    </div>
  )
}

/** A text box of one line or several. It holds its text itself: the form starts anew where others take its place. */
export function TextWidget({ id, name, value, required, rawErrors, onChange }: WidgetProps) {
  const { definition, suggestions = [], later, keep } = useFormState()
  const [text, setText] = useState(String(value ?? ''))
  const look = definition.ui[name] ?? {}
  const invalid = Boolean(rawErrors?.length)
  const box = {
    className: css.box,
    id,
    name,
    value: text,
    autoComplete: look.autocomplete,
    'aria-required': required || undefined,
    'aria-invalid': invalid || undefined,
    'aria-describedby': [invalid && errorId(id), look.help && helpId(id)].filter(Boolean).join(' ') || undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const typed = target.value
      setText(typed)
      keep(name, typed)
      later.put(name, () => onChange(typed))
    },
  }
  if (look.rows) return <textarea {...box} rows={look.rows} />
  if (!look.suggestions) return <input {...box} type={look.type ?? 'text'} />
  return (
    <>
      <input {...box} type="text" list={`${id}-list`} />
      <datalist id={`${id}-list`}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </>
  )
}

export function SubmitButton() {
  const { definition, endpoint, phone, email, sending } = useFormState()
  if (endpoint === null) return <Direct phone={phone} email={email} />
  return (
    <div className={css.submit}>
      <Button type="submit" disabled={sending}>
        {sending ? 'Sending...' : definition.button}
      </Button>
    </div>
  )
}

/** The ways to the company that need no form. */
export function Direct({ phone, email, children }: { phone: FormLink; email: FormLink; children?: ReactNode }) {
  return (
    <p className={css.line}>
      {children}
      Call <a href={phone.href}>{phone.label}</a> or write to <a href={email.href}>{email.label}</a>.
    </p>
  )
}

function helpId(id: string): string {
  return `${id}-help`
}

function errorId(id: string): string {
  return `${id}-error`
}
