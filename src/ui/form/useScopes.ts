import { useEffect, useEffectEvent, useState } from 'react'
import { scopeEvent } from '../events.ts'
import type { FormDefinition } from './formDefinition.ts'
import { countTasks, dropScopes, withScopes } from './scopeNotes.ts'
import type { AnswerState } from './useAnswers.ts'

/**
 * Takes the tasks that a visitor has ticked on other pages into the field that is for them.
 *
 * @returns the field, undefined where the form has none, and how many tasks there are: the server knows of none
 */
export function useScopes({ fields, words: { scopeOf } }: FormDefinition, { read, write }: AnswerState) {
  const [tasks, setTasks] = useState(0)
  const scoped = fields.find(({ scopes }) => scopes)?.name
  const isScoped = scoped !== undefined && scopeOf !== undefined

  // Ticking happens outside of the form, so that its fields may be drawn anew.
  const take = useEffectEvent(() => {
    setTasks(countTasks())
    if (scoped === undefined || scopeOf === undefined) return
    const text = withScopes(String(read(scoped) ?? ''), scopeOf)
    if (text !== read(scoped)) write(scoped, text)
  })
  useEffect(() => {
    if (!isScoped) return
    setTasks(countTasks())
    const onScope = () => take()
    document.addEventListener(scopeEvent, onScope)
    return () => document.removeEventListener(scopeEvent, onScope)
  }, [isScoped])

  const dropTasks = () => {
    if (scoped) dropScopes()
    setTasks(0)
  }
  return { tasks, scoped, dropTasks }
}
