import { deepEquals } from '@rjsf/utils'
import { useRef, useState } from 'react'
import type { Change, Path } from '../../node/edit/protocol.ts'
import { awaitTyping, changeFile } from '../site/actions.ts'
import { isBlock } from '../site/isBlock.ts'
import { writtenOf } from './writtenOf.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * Receives a change of the form.
 *
 * @param field the name of the changed field: consecutive changes of one field are one undo step
 * @param shown the names of the fields that the form shows; all others stay unchanged
 */
type Take = (data: unknown, field: string | undefined, shown: readonly string[]) => void

interface Target {
  file: string
  /** The path of the object whose fields are edited. */
  path: Path
  value: unknown
  /** What is changed, for the label of the undo step. */
  name: string
}

const asFields = (value: unknown): Fields => (isBlock(value) ? value : {})

/**
 * Holds the typed values of a form until they are in the file. An answer that arrives while a person types would
 * otherwise reset the last characters. Only changed fields are sent, so that simultaneous changes from elsewhere stay.
 *
 * @returns the value to show in the form, and the function that receives its changes
 */
export function useTyped({ file, path, value, name }: Target): [unknown, Take] {
  /**
   * `seen` is the value of the file at the time when everything had been sent. The answer with the new value may still
   * be pending.
   */
  const [typed, setTyped] = useState<{ data: Fields; seen?: string }>()
  const waiting = useRef<{ data: Fields; field: string | undefined; shown: readonly string[] }>(undefined)
  const sent = useRef<Fields>(undefined)
  const now = JSON.stringify(value)
  const latest = useRef(now)
  latest.current = now
  const isTyped =
    typed !== undefined &&
    (typed.seen === undefined || typed.seen === now || deepEquals(writtenOf(typed.data), writtenOf(value)))
  const shownValue = isTyped ? typed.data : value

  const send = async () => {
    let isTaken = true
    while (isTaken && waiting.current && sent.current) {
      const { data, field, shown } = waiting.current
      waiting.current = undefined
      const changes = changesOf(path, shown, { before: sent.current, after: data })
      sent.current = data
      const burst = `${file} ${path.join('/')} ${field}`
      isTaken = changes.length === 0 || (await changeFile(file, `Change ${name}`, changes, { burst })) === true
    }
    waiting.current = undefined
    sent.current = undefined
    setTyped((last) => (isTaken && last ? { data: last.data, seen: latest.current } : undefined))
  }

  const take: Take = (next, field, shown) => {
    const data = asFields(next)
    setTyped({ data })
    waiting.current = { data, field, shown }
    if (sent.current) return
    sent.current = asFields(shownValue)
    awaitTyping(send())
  }
  return [shownValue, take]
}

/** Returns the changes that turn the fields of `before` into those of `after`. An emptied field is removed. */
function changesOf(
  path: Path,
  names: readonly string[],
  { before, after }: { before: Fields; after: Fields },
): Change[] {
  return names.flatMap((field): Change[] => {
    const [old, value] = [writtenOf(before[field]), writtenOf(after[field])]
    if (JSON.stringify(old) === JSON.stringify(value)) return []
    const place = [...path, field]
    return value === undefined ? [{ kind: 'remove', path: place }] : [{ kind: 'set', path: place, value }]
  })
}
