import { useRef, useState } from 'react'
import { type Answer, type Answers, fillAnswers } from '../answers.ts'
import type { RequestFormProps } from '../formContext.ts'
import type { FormDefinition } from '../formDefinition.ts'
import { openAnswers } from './keptAnswers.ts'

/** The answers of a visitor, stored across reloads until they are sent. */
export interface AnswerState {
  /** The initial answers of the form. */
  start: Answers
  /** Counts the resets of the form since the page was loaded; each round has its own initial answers. */
  round: number
  read(field: string): Answer | undefined
  /** Stores an answer that the form already shows. */
  keep(field: string, answer: Answer): void
  /** Stores an answer that the form does not show yet, and remounts the form. */
  write(field: string, answer: Answer): void
  /** Removes all answers, and remounts the form with its presets. */
  clear(): void
}

/** Starts with the presets of the form, overridden by the answers that its page already contains. */
export function useAnswers({ fields, name }: FormDefinition, { presets, values }: RequestFormProps): AnswerState {
  const [start, setStart] = useState(() => fillAnswers(fields, { ...presets, ...values }))
  const [round, setRound] = useState(0)
  const [kept] = useState(() => (typeof window === 'undefined' ? undefined : openAnswers(name)))
  const latest = useRef(start)
  const begin = () => {
    setStart(latest.current)
    setRound((last) => last + 1)
  }
  const keep = (field: string, answer: Answer) => {
    latest.current = { ...latest.current, [field]: answer }
    kept?.keep(latest.current)
  }
  return {
    start,
    round,
    keep,
    read: (field) => latest.current[field],
    write(field, answer) {
      keep(field, answer)
      begin()
    },
    clear() {
      kept?.drop()
      latest.current = fillAnswers(fields, presets)
      begin()
    },
  }
}
