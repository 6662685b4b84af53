import { useEffect, useEffectEvent, useState } from 'react'
import { scopeEvent } from '../../events.ts'
import type { FormDefinition } from '../formDefinition.ts'
import { countTasks, dropScopes, withScopes } from './scopeNotes.ts'
import type { AnswerState } from './useAnswers.ts'

/**
 * Adds the tasks that a visitor has ticked on other pages to the field for them.
 *
 * @returns the name of that field, undefined if the form has none, and the number of tasks, which is 0 on the server
 */
export function useScopes({ fields, words: { scopeOf } }: FormDefinition, { read, write }: AnswerState) {
  const [tasks, setTasks] = useState(0)
  const scoped = fields.find(({ scopes }) => scopes)?.name
  const isScoped = scoped !== undefined && scopeOf !== undefined

  // Tasks are ticked outside the form, so its fields may be remounted.
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
