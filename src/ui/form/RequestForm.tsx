import Form from '@rjsf/core'
import type { RJSFValidationError } from '@rjsf/utils'
import { useEffect, useId, useRef, useState } from 'react'
import type { FieldParts, FormWords } from '../../content/model/formModel.ts'
import { createPaintQueue } from '../paintQueue.ts'
import type { Answers } from './answers.ts'
import { FormContext, type FormLink, type RequestFormProps } from './formContext.ts'
import type { FormDefinition } from './formDefinition.ts'
import { MistakeList, show } from './MistakeList.tsx'
import { requestForm as css, formMessage } from './RequestForm.styles.ts'
import { useAnswers } from './state/useAnswers.ts'
import { useOffice } from './state/useOffice.ts'
import { useScopes } from './state/useScopes.ts'
import { type Phase, useSubmission } from './state/useSubmission.ts'
import { AnswerField, Field, Fields, FormElement, SubmitButton, withLinks } from './templates.tsx'

// @rjsf uses it; without it the form would be missing before Chrome 93 and Safari 15.4.
Object.hasOwn ??= (object, key) => Object.getOwnPropertyDescriptor(object, key) !== undefined

/** The components that render an answer, by the type of its schema. */
const answerFields = {
  StringField: AnswerField,
  NumberField: AnswerField,
  BooleanField: AnswerField,
  ArrayField: AnswerField,
}
const constantProps = {
  idSeparator: '-',
  className: `${css.form} ${formMessage.form}`,
  tagName: FormElement,
  templates: { FieldTemplate: Field, ObjectFieldTemplate: Fields, ButtonTemplates: { SubmitButton } },
  fields: answerFields,
  noHtml5Validate: true,
  showErrorList: false,
} as const

/**
 * A form of the site. It validates on submit and after that at every change, sends the answers and reports the outcome.
 */
export function RequestForm({ definition, ...given }: RequestFormProps & { definition: FormDefinition }) {
  const ownId = useId()
  const id = given.idPrefix ?? `${definition.name}${ownId}`
  const form = useRef<Form<Answers>>(null)
  const trap = useRef<HTMLInputElement>(null)
  const [paintQueue] = useState(createPaintQueue)
  useEffect(() => paintQueue.drop, [paintQueue])
  const answers = useAnswers(definition, given)
  const { tasks, scoped, dropTasks } = useScopes(definition, answers)
  const element = (): HTMLFormElement | null => form.current?.formElement.current ?? null
  const [props, follow] = useOffice(definition, given, { start: answers.start, element })
  const { refusals, mistaken, refuse, dropFixed, forgive } = useMistakes(definition)
  const { phase, submit, forget } = useSubmission({
    definition,
    props,
    element,
    isTrapped: () => Boolean(trap.current?.value),
    onSent: () => {
      dropTasks()
      answers.clear()
      forgive()
    },
  })
  const { words, sent, schema, validator } = definition

  return (
    <FormContext value={{ ...props, definition, sending: phase === 'sending', paintQueue, keep: answers.keep, trap }}>
      {tasks > 0 && (
        <p className={formMessage.tasks}>
          <a href={`#${id}-${scoped}`}>{(words.attached ?? '').replace('{count}', `${tasks}`)}</a>
        </p>
      )}
      {mistaken.length > 0 && (
        <MistakeList title={words.toMend} fields={mistaken} refusals={refusals} idOf={({ name }) => `${id}-${name}`} />
      )}
      <Form
        key={answers.round}
        ref={form}
        id={id}
        idPrefix={id}
        {...constantProps}
        schema={schema}
        validator={validator}
        initialFormData={answers.start}
        liveValidate={refusals > 0 ? 'onChange' : false}
        onChange={({ errors, formData = {} }) => {
          dropFixed(errors)
          follow(formData)
        }}
        onError={(errors) => {
          if (!refuse(errors)) show(element()?.querySelector<HTMLElement>('[aria-invalid]'))
          forget()
        }}
        onSubmit={({ formData }) => submit(formData ?? {})}
      />
      <div role="status">{phase === 'sent' && !props.thanks && <SentLine {...sent} />}</div>
      <FailureLine phase={phase} words={words} phone={props.phone} />
    </FormContext>
  )
}

/**
 * Tracks the fields that the last submit was refused for, as the list above the form shows them; the list is empty if
 * only one field is wrong.
 */
function useMistakes({ byName }: FormDefinition) {
  const [refusals, setRefusals] = useState(0)
  const [mistaken, setMistaken] = useState<readonly FieldParts[]>([])
  const fieldsOf = (errors: readonly RJSFValidationError[]): FieldParts[] =>
    // The path of rjsf, such as `.email`.
    errors.flatMap(({ property = '' }) => byName.get(property.slice(1)) ?? [])
  return {
    /** How often the form was refused. */
    refusals,
    mistaken,
    /** Stores the errors of a submit. Returns whether the list above the form shows them. */
    refuse(errors: readonly RJSFValidationError[]): boolean {
      const wrong = fieldsOf(errors)
      setRefusals((last) => last + 1)
      if (wrong.length > 1) setMistaken(wrong)
      return wrong.length > 1
    },
    dropFixed(errors: readonly RJSFValidationError[]) {
      if (mistaken.length > 0) setMistaken(fieldsOf(errors))
    },
    forgive() {
      setRefusals(0)
      setMistaken([])
    },
  }
}

/** Scrolls to a line when it appears. It is a constant, because React would call an inline function at each render. */
const bringIntoView = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'nearest' })

function SentLine({ title, text }: FormDefinition['sent']) {
  return (
    <p className={formMessage.sent} ref={bringIntoView}>
      <strong>{title}.</strong> {text}
    </p>
  )
}

/**
 * What to do after a failed submission, until the next attempt. The notice shows the cause; screen readers hear it here
 * and not there.
 */
function FailureLine({ phase, words, phone }: { phase: Phase; words: FormWords; phone: FormLink }) {
  if (phase !== 'refused' && phase !== 'unreachable' && phase !== 'trapped') return null
  const outcome = phase === 'unreachable' ? phase : 'refused'
  return (
    <p className={formMessage.failure} role="alert" ref={bringIntoView}>
      <span className="visually-hidden">{`${words[`${outcome}Title`]}. ${words[outcome]} `}</span>
      {withLinks(words.alsoCall, { phone })}
    </p>
  )
}
