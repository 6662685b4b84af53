import { useState } from 'react'
import { useAnew } from './useAnew.ts'

/**
 * Returns the answer to a question, which is asked again whenever `key` changes. Until the next answer, the previous one
 * stays; an answer that is late or that the server refused is ignored.
 *
 * @returns undefined before the first answer
 */
export function useAnswer<T>(key: unknown, ask: () => Promise<T | undefined>): T | undefined {
  const [answer, setAnswer] = useState<T>()
  useAnew(key, () => {
    let isOver = false
    ask().then(
      (found) => isOver || found === undefined || setAnswer(found),
      () => undefined,
    )
    return () => {
      isOver = true
    }
  })
  return answer
}
