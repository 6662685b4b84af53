import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Payload } from '../../../../schemas/parts/encoding.ts'
import { navigateEvent } from '../../events.ts'
import { dismissError, notify } from '../../Notices/notices.ts'
import { type Answers, payloadOf } from '../answers.ts'
import type { RequestFormProps } from '../formContext.ts'
import { type FormDefinition, shownFields } from '../formDefinition.ts'
import { recoveryAction } from '../recoveryAction.ts'
import { type Outcome, sendRequest } from '../sendRequest.ts'
import { openAnswers } from './keptAnswers.ts'

/** `trapped`: a machine filled in the hidden field. */
export type Phase = 'idle' | 'sending' | 'trapped' | Outcome

/** Milliseconds after which a request counts as lost. */
const timeout = 15_000

interface Options {
  definition: FormDefinition
  props: RequestFormProps
  /** Whether a machine filled in the form. */
  isTrapped: () => boolean
  /** Returns the form's element, or null once the form is no longer on the page. */
  element: () => HTMLFormElement | null
  onSent: () => void
}

/** Sends a form and stores the outcome. Only one request runs at a time: a second submit while sending does nothing. */
export function useSubmission({ definition, props, isTrapped, element, onSent }: Options) {
  const [phase, setPhase] = useState<Phase>('idle')
  const busy = useRef(false)
  const hadFocus = useRef(false)
  useFocusBack(phase, hadFocus, element)

  const tell = (outcome: 'refused' | 'unreachable', said: boolean) => {
    const { words } = definition
    const action = recoveryAction(outcome, props.phone, element, words)
    notify({ title: words[`${outcome}Title`], description: words[outcome], tone: 'error', said, action })
  }

  const submit = async (answers: Answers) => {
    if (busy.current || props.endpoint === null) return
    dismissError()
    if (isTrapped()) {
      setPhase('trapped')
      tell('refused', true)
      return
    }
    busy.current = true
    hadFocus.current = element()?.contains(document.activeElement) ?? false
    setPhase('sending')
    const body = toBody(definition, answers)
    const { endpoint, encoding, redirects } = props
    const outcome = await sendRequest({ endpoint, encoding, redirects, body, fetch: window.fetch, timeout })
    busy.current = false
    setPhase(outcome)
    if (outcome !== 'sent') {
      // If the line below the button is still on the page, it announces the outcome.
      tell(outcome, element() !== null)
      return
    }
    onSent()
    document.dispatchEvent(new CustomEvent(`${definition.name}:submitted`))
    const sent = { title: definition.sent.title, description: definition.sent.text }
    if (!props.thanks) notify({ ...sent, said: element() !== null })
    // A visitor who has left the page meanwhile is not redirected.
    else if (!element()) notify(sent)
    else goTo(props.thanks)
  }

  const forget = () => {
    dismissError()
    setPhase('idle')
  }
  return { phase, submit, forget }
}

/** Returns the payload: all shown fields, the page, the time of the first attempt and the request id. */
function toBody(definition: FormDefinition, answers: Answers): Payload {
  const given = payloadOf(shownFields(definition.fields, answers), answers)
  const extras = definition.extras.map((extra) => [
    extra.name,
    'copyOf' in extra ? (given[extra.copyOf] ?? '') : extra.value,
  ])
  return {
    ...given,
    ...Object.fromEntries(extras),
    source_page: window.location.pathname,
    ...openAnswers(definition.name).firstTry(given),
  }
}

/** Navigates to another page of the site: the shell does it if it is listening, otherwise the browser. */
function goTo(href: string) {
  const event = new CustomEvent(navigateEvent, { cancelable: true, detail: { href } })
  if (document.dispatchEvent(event)) window.location.assign(href)
}

/** A disabled button and a reset form lose the focus; it returns to the button once the response has arrived. */
function useFocusBack(phase: Phase, hadFocus: RefObject<boolean>, element: () => HTMLFormElement | null) {
  const find = useRef(element)
  find.current = element
  useEffect(() => {
    if (phase === 'sending' || !hadFocus.current) return
    hadFocus.current = false
    if (document.activeElement !== document.body) return
    find.current()?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true })
  }, [phase, hadFocus])
}
