import Form from '@rjsf/core'
import { useEffect, useId, useRef, useState } from 'react'
import type { FormWords } from '../../content/model/formModel.ts'
import { scopeEvent } from '../events.ts'
import { openLater } from '../later.ts'
import { type Answer, type Answers, fillAnswers } from './answers.ts'
import { FormContext, type FormLink, type RequestFormProps } from './formContext.ts'
import type { FormDefinition } from './formDefinition.ts'
import { openAnswers } from './keptAnswers.ts'
import { requestForm as css, formMessage } from './RequestForm.styles.ts'
import { dropScopes, withScopes } from './scopeNotes.ts'
import { AnswerField, Field, Fields, FormElement, SubmitButton, withLinks } from './templates.tsx'
import { type Phase, useSubmission } from './useSubmission.ts'

// @rjsf asks for it; without it, before Chrome 93 and Safari 15.4, the form would be missing from the page.
Object.hasOwn ??= (object, key) => Object.getOwnPropertyDescriptor(object, key) !== undefined

/** What draws an answer, by the types of its schema. */
const answerFields = {
  StringField: AnswerField,
  NumberField: AnswerField,
  BooleanField: AnswerField,
  ArrayField: AnswerField,
}
const templates = { FieldTemplate: Field, ObjectFieldTemplate: Fields, ButtonTemplates: { SubmitButton } }

/** A form of the site: checks on submit and from then on at every change, sends, and says what became of it. */
export function RequestForm({ definition, ...props }: RequestFormProps & { definition: FormDefinition }) {
  const ownId = useId()
  const id = props.idPrefix ?? `${definition.name}${ownId}`
  const form = useRef<Form<Answers>>(null)
  const trap = useRef<HTMLInputElement>(null)
  const { fields } = definition
  const [start, setStart] = useState(() => fillAnswers(fields, { ...props.presets, ...props.values }))
  const [round, setRound] = useState(0)
  const [failedOnce, setFailedOnce] = useState(false)
  const [kept] = useState(() => (typeof window === 'undefined' ? undefined : openAnswers(definition.name)))
  const [later] = useState(openLater)
  const answers = useRef(start)
  const scoped = fields.find(({ scopes }) => scopes)?.name
  const { scopeOf } = definition.words

  const element = (): HTMLFormElement | null => form.current?.formElement.current ?? null
  const { phase, submit, forget } = useSubmission({
    definition,
    props,
    element,
    isTrapped: () => Boolean(trap.current?.value),
    onSent: () => {
      kept?.drop()
      if (scoped) dropScopes()
      answers.current = fillAnswers(fields, props.presets)
      setStart(answers.current)
      setRound((last) => last + 1)
      setFailedOnce(false)
    },
  })

  // Ticking happens outside of the form, so that its fields may be drawn anew.
  useEffect(() => {
    if (scoped === undefined) return
    const show = () => {
      const text = withScopes(String(answers.current[scoped] ?? ''), scopeOf)
      if (text === answers.current[scoped]) return
      answers.current = { ...answers.current, [scoped]: text }
      kept?.keep(answers.current)
      setStart(answers.current)
      setRound((last) => last + 1)
    }
    document.addEventListener(scopeEvent, show)
    return () => document.removeEventListener(scopeEvent, show)
  }, [scoped, scopeOf, kept])

  const keep = (field: string, answer: Answer) => {
    answers.current = { ...answers.current, [field]: answer }
    kept?.keep(answers.current)
  }

  return (
    <FormContext value={{ ...props, definition, sending: phase === 'sending', later, keep, trap }}>
      <Form
        key={round}
        ref={form}
        id={id}
        idPrefix={id}
        idSeparator="-"
        className={`${css.form} ${formMessage.form}`}
        tagName={FormElement}
        schema={definition.schema}
        validator={definition.validator}
        templates={templates}
        fields={answerFields}
        initialFormData={start}
        noHtml5Validate
        showErrorList={false}
        liveValidate={failedOnce ? 'onChange' : false}
        focusOnFirstError={() => showFirstMistake(element())}
        onError={() => {
          setFailedOnce(true)
          forget()
        }}
        onSubmit={({ formData }) => submit(formData ?? {})}
      />
      <div role="status">
        {phase === 'sent' && definition.stays && (
          <p className={formMessage.sent}>
            <strong>{definition.sent.title}.</strong> {definition.sent.text}
          </p>
        )}
      </div>
      <FailureLine phase={phase} words={definition.words} phone={props.phone} />
    </FormContext>
  )
}

/** WebKit does not scroll to a field of which a part is in sight, be it under the header. */
function showFirstMistake(form: HTMLFormElement | null) {
  const field = form?.querySelector<HTMLElement>('[aria-invalid]')
  field?.focus()
  field?.scrollIntoView({ block: 'nearest' })
}

/** Repeats the notice of a failed submission with a way that needs no form, and stays until the next try. */
function FailureLine({ phase, words, phone }: { phase: Phase; words: FormWords; phone: FormLink }) {
  if (phase !== 'refused' && phase !== 'unreachable' && phase !== 'trapped') return null
  return (
    <p className={formMessage.failure} role="alert">
      {`${words[phase === 'unreachable' ? phase : 'refused']} `}
      {withLinks(words.alsoCall, { phone })}
    </p>
  )
}
