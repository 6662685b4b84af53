import { useRef, useState } from 'react'
import { type Answer, type Answers, fillAnswers } from './answers.ts'
import type { RequestFormProps } from './formContext.ts'
import type { FormDefinition } from './formDefinition.ts'
import { openAnswers } from './keptAnswers.ts'

/** What a visitor has answered so far, kept over reloads until it is sent. */
export interface AnswerState {
  /** What the form begins with. */
  start: Answers
  /** Which form it is since the page was loaded; each begins with its own answers. */
  round: number
  read(field: string): Answer | undefined
  /** Takes over what the form shows already. */
  keep(field: string, answer: Answer): void
  /** Takes over what the form does not show yet, and begins it anew. */
  write(field: string, answer: Answer): void
  /** Forgets all, and begins the form anew with its presets. */
  clear(): void
}

/** Begins with the presets of the form, and over them the answers that its page holds already. */
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
