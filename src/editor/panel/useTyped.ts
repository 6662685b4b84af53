import { deepEquals } from '@rjsf/utils'
import { useRef, useState } from 'react'
import type { Change, Path } from '../../node/edit/protocol.ts'
import { awaitTyping, changeFile } from '../site/actions.ts'
import { writtenOf } from './writtenOf.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * Takes in what a form was changed to.
 *
 * @param field names the field: what is typed in one is one step
 * @param shown names of the fields that the form shows; all others stay as they are
 */
type Take = (data: unknown, field: string | undefined, shown: readonly string[]) => void

interface Target {
  file: string
  /** The block whose fields are typed. */
  path: Path
  value: unknown
  /** What is changed, for the words of undo. */
  name: string
}

const asFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

/**
 * What is typed in a form, until it is in the file: an answer that comes while somebody types would put the form back by some
 * letters. Only fields that differ are sent, so that what is changed elsewhere at the same time stays.
 *
 * @returns what the form shows, and what takes in what it is changed to
 */
export function useTyped({ file, path, value, name }: Target): [unknown, Take] {
  /** `seen` is the value of the file when all of it had been sent: the answer that brings it may still be on its way. */
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

/** The changes that make some fields of a block others; a field that is emptied goes. */
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
