import Form from '@rjsf/core'
import type { RJSFValidationError } from '@rjsf/utils'
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import type { FieldParts, FormWords } from '../../content/model/formModel.ts'
import { openLater } from '../later.ts'
import { currentNotice, subscribe } from '../Notices/notices.ts'
import type { Answers } from './answers.ts'
import { FormContext, type FormLink, type RequestFormProps } from './formContext.ts'
import type { FormDefinition } from './formDefinition.ts'
import { MistakeList, show } from './MistakeList.tsx'
import { requestForm as css, formMessage } from './RequestForm.styles.ts'
import { AnswerField, Field, Fields, FormElement, SubmitButton, withLinks } from './templates.tsx'
import { useAnswers } from './useAnswers.ts'
import { useScopes } from './useScopes.ts'
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
const constantProps = {
  idSeparator: '-',
  className: `${css.form} ${formMessage.form}`,
  tagName: FormElement,
  templates: { FieldTemplate: Field, ObjectFieldTemplate: Fields, ButtonTemplates: { SubmitButton } },
  fields: answerFields,
  noHtml5Validate: true,
  showErrorList: false,
} as const

/** A form of the site: checks on submit and from then on at every change, sends, and says what became of it. */
export function RequestForm({ definition, ...props }: RequestFormProps & { definition: FormDefinition }) {
  const ownId = useId()
  const id = props.idPrefix ?? `${definition.name}${ownId}`
  const form = useRef<Form<Answers>>(null)
  const trap = useRef<HTMLInputElement>(null)
  const [later] = useState(openLater)
  useEffect(() => later.drop, [later])
  const answers = useAnswers(definition, props)
  const { tasks, scoped, dropTasks } = useScopes(definition, answers)
  const element = (): HTMLFormElement | null => form.current?.formElement.current ?? null
  const { refusals, mistaken, refuse, mend, forgive } = useMistakes(definition)
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
  const { words, sent, stays, schema, validator } = definition

  return (
    <FormContext value={{ ...props, definition, sending: phase === 'sending', later, keep: answers.keep, trap }}>
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
        onChange={({ errors }) => mend(errors)}
        onError={(errors) => {
          if (!refuse(errors)) show(element()?.querySelector<HTMLElement>('[aria-invalid]'))
          forget()
        }}
        onSubmit={({ formData }) => submit(formData ?? {})}
      />
      <div role="status">{phase === 'sent' && stays && <SentLine {...sent} />}</div>
      <FailureLine phase={phase} words={words} phone={props.phone} />
    </FormContext>
  )
}

/** The fields that the last try was refused for, as they are named above the form: none where only one is wrong. */
function useMistakes({ byName }: FormDefinition) {
  const [refusals, setRefusals] = useState(0)
  const [mistaken, setMistaken] = useState<readonly FieldParts[]>([])
  const fieldsOf = (errors: readonly RJSFValidationError[]): FieldParts[] =>
    // Of rjsf, such as `.email`.
    errors.flatMap(({ property = '' }) => byName.get(property.slice(1)) ?? [])
  return {
    /** How often the form was refused. */
    refusals,
    mistaken,
    /** Takes the errors of a try over; tells whether they are named above the form. */
    refuse(errors: readonly RJSFValidationError[]): boolean {
      const wrong = fieldsOf(errors)
      setRefusals((last) => last + 1)
      if (wrong.length > 1) setMistaken(wrong)
      return wrong.length > 1
    },
    mend(errors: readonly RJSFValidationError[]) {
      if (mistaken.length > 0) setMistaken(fieldsOf(errors))
    },
    forgive() {
      setRefusals(0)
      setMistaken([])
    },
  }
}

/** Shows a line when it comes. It is no function of the line, which React would call at each change of it. */
const bringIntoView = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'nearest' })

function SentLine({ title, text }: FormDefinition['sent']) {
  return (
    <p className={formMessage.sent} ref={bringIntoView}>
      <strong>{title}.</strong> {text}
    </p>
  )
}

/**
 * What stays of a failed submission until the next try: its title, and a way that needs no form. The sentence is for those
 * who hear the page, and so is the title while a notice beside the line has it in sight.
 */
function FailureLine({ phase, words, phone }: { phase: Phase; words: FormWords; phone: FormLink }) {
  const notice = useSyncExternalStore(subscribe, currentNotice, () => undefined)
  if (phase !== 'refused' && phase !== 'unreachable' && phase !== 'trapped') return null
  const outcome = phase === 'unreachable' ? phase : 'refused'
  return (
    <p className={formMessage.failure} role="alert" ref={bringIntoView}>
      <strong className={notice?.tone === 'error' ? 'visually-hidden' : undefined}>{words[`${outcome}Title`]}</strong>
      <span className="visually-hidden">{`. ${words[outcome]} `}</span>
      {withLinks(words.alsoCall, { phone })}
    </p>
  )
}
