import Form from '@rjsf/core'
import type { RJSFValidationError } from '@rjsf/utils'
import { useEffect, useId, useRef, useState } from 'react'
import type { FieldParts, FormWords } from '../../content/model/formModel.ts'
import { scopeEvent } from '../events.ts'
import { openLater } from '../later.ts'
import { type Answer, type Answers, fillAnswers } from './answers.ts'
import { FormContext, type FormLink, type RequestFormProps } from './formContext.ts'
import type { FormDefinition } from './formDefinition.ts'
import { openAnswers } from './keptAnswers.ts'
import { MistakeList, show } from './MistakeList.tsx'
import { requestForm as css, formMessage } from './RequestForm.styles.ts'
import { countTasks, dropScopes, withScopes } from './scopeNotes.ts'
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
  /** How often the form was refused, and the fields that are named above it: none where only one was wrong. */
  const [refusals, setRefusals] = useState(0)
  const [mistaken, setMistaken] = useState<readonly FieldParts[]>([])
  const [kept] = useState(() => (typeof window === 'undefined' ? undefined : openAnswers(definition.name)))
  const [later] = useState(openLater)
  const answers = useRef(start)
  /** How many tasks the notes hold; the server knows of none. */
  const [tasks, setTasks] = useState(0)
  const scoped = fields.find(({ scopes }) => scopes)?.name
  const { scopeOf, attached = '' } = definition.words

  const element = (): HTMLFormElement | null => form.current?.formElement.current ?? null
  const { phase, submit, forget } = useSubmission({
    definition,
    props,
    element,
    isTrapped: () => Boolean(trap.current?.value),
    onSent: () => {
      kept?.drop()
      if (scoped) dropScopes()
      setTasks(0)
      answers.current = fillAnswers(fields, props.presets)
      setStart(answers.current)
      setRound((last) => last + 1)
      setRefusals(0)
      setMistaken([])
    },
  })

  useEffect(() => later.drop, [later])
  // Ticking happens outside of the form, so that its fields may be drawn anew.
  useEffect(() => {
    if (scoped === undefined || scopeOf === undefined) return
    setTasks(countTasks())
    const take = () => {
      setTasks(countTasks())
      const text = withScopes(String(answers.current[scoped] ?? ''), scopeOf)
      if (text === answers.current[scoped]) return
      answers.current = { ...answers.current, [scoped]: text }
      kept?.keep(answers.current)
      setStart(answers.current)
      setRound((last) => last + 1)
    }
    document.addEventListener(scopeEvent, take)
    return () => document.removeEventListener(scopeEvent, take)
  }, [scoped, scopeOf, kept])

  const keep = (field: string, answer: Answer) => {
    answers.current = { ...answers.current, [field]: answer }
    kept?.keep(answers.current)
  }

  return (
    <FormContext value={{ ...props, definition, sending: phase === 'sending', later, keep, trap }}>
      {tasks > 0 && (
        <p className={formMessage.tasks}>
          <a href={`#${id}-${scoped}`}>{attached.replace('{count}', `${tasks}`)}</a>
        </p>
      )}
      {mistaken.length > 0 && (
        <MistakeList
          title={definition.words.toMend}
          fields={mistaken}
          refusals={refusals}
          idOf={({ name }) => `${id}-${name}`}
        />
      )}
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
        liveValidate={refusals > 0 ? 'onChange' : false}
        onChange={({ errors }) => {
          if (mistaken.length > 0) setMistaken(fieldsOf(errors, definition))
        }}
        onError={(errors) => {
          const wrong = fieldsOf(errors, definition)
          setRefusals((last) => last + 1)
          if (wrong.length > 1) setMistaken(wrong)
          else show(element()?.querySelector<HTMLElement>('[aria-invalid]'))
          forget()
        }}
        onSubmit={({ formData }) => submit(formData ?? {})}
      />
      <div role="status">
        {phase === 'sent' && definition.stays && (
          <p className={formMessage.sent} ref={(line) => line?.scrollIntoView({ block: 'nearest' })}>
            <strong>{definition.sent.title}.</strong> {definition.sent.text}
          </p>
        )}
      </div>
      <FailureLine phase={phase} words={definition.words} phone={props.phone} />
    </FormContext>
  )
}

/** The fields that errors of rjsf, such as `.email`, are about. */
const fieldsOf = (errors: readonly RJSFValidationError[], { byName }: FormDefinition): FieldParts[] =>
  errors.flatMap(({ property = '' }) => byName.get(property.slice(1)) ?? [])

/**
 * What stays of a failed submission until the next try: its title, and a way that needs no form. The sentence is for those
 * who hear the page; all others read it in the notice beside the line.
 */
function FailureLine({ phase, words, phone }: { phase: Phase; words: FormWords; phone: FormLink }) {
  if (phase !== 'refused' && phase !== 'unreachable' && phase !== 'trapped') return null
  const outcome = phase === 'unreachable' ? phase : 'refused'
  return (
    <p className={formMessage.failure} role="alert" ref={(line) => line?.scrollIntoView({ block: 'nearest' })}>
      <strong>{words[`${outcome}Title`]}</strong>
      <span className="visually-hidden">{`. ${words[outcome]} `}</span>
      {withLinks(words.alsoCall, { phone })}
    </p>
  )
}
