/** Answers that were typed and not sent yet: for a reload, a way back and a crash, as long as the tab is open. */

import type { Payload } from '../../../schemas/parts/encoding.ts'
import { storagePrefix } from '../events.ts'
import { readSession, removeSession, writeSession } from '../sessionStore.ts'
import type { Answers } from './answers.ts'

export interface StoredAnswers {
  read(): Record<string, unknown>
  /** Files cannot be kept. */
  keep(answers: Answers): void
  drop(): void
  /**
   * When these answers were first sent, and the name of the request from then on. A second try after a failure sends the
   * same request, byte for byte, so that a receiver recognises a request which it had stored before its answer was lost;
   * changed answers are another request.
   */
  firstTry(payload: Payload): Try
}

interface Try {
  timestamp: string
  /** 32 hexadecimal digits. */
  request_id: string
}

/** By name in the storage, for browsers that keep nothing. */
const tries = new Map<string, Try & { text: string }>()

/** The answers of a form on the page that is open now. A browser that keeps nothing is no reason to fail. */
export function openAnswers(form: string): StoredAnswers {
  const key = `${storagePrefix}${form}:${window.location.pathname}`
  const tried = `${key}:tried`
  return {
    read: () => readSession(key) ?? {},
    keep: (answers) => writeSession(key, answers),
    drop() {
      tries.delete(tried)
      for (const each of [key, tried]) removeSession(each)
    },
    firstTry(payload) {
      const text = JSON.stringify(payload, (_, value) =>
        value instanceof File ? [value.name, value.size, value.lastModified] : value,
      )
      let last = readSession<Try & { text: string }>(tried) ?? tries.get(tried)
      if (last?.text !== text) last = { text, timestamp: new Date().toISOString(), request_id: nameRequest() }
      tries.set(tried, last)
      writeSession(tried, last)
      return { timestamp: last.timestamp, request_id: last.request_id }
    },
  }
}

/** `crypto.randomUUID` is not there on pages without encryption (https://w3c.github.io/webcrypto/#Crypto-method-randomUUID). */
function nameRequest(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
