/** Unsent answers, stored for a reload, a step back or a crash while the tab is open. */

import type { Payload } from '../../../../schemas/parts/encoding.ts'
import { storagePrefix } from '../../events.ts'
import { readSession, removeSession, writeSession } from '../../sessionStore.ts'
import type { Answers } from '../answers.ts'

interface StoredAnswers {
  read(): Record<string, unknown>
  /** Stores answers except files, which cannot be stored. */
  keep(answers: Answers): void
  drop(): void
  /**
   * Returns when these answers were first sent, and the id of their request. A retry after a failure sends the same
   * request, byte for byte, so that a receiver recognises one that it stored before its response was lost. Changed
   * answers are a new request.
   */
  firstTry(payload: Payload): Try
}

interface Try {
  timestamp: string
  /** 32 hexadecimal digits. */
  request_id: string
}

/** By storage key, for browsers that block storage. */
const tries = new Map<string, Try & { text: string }>()

/** Opens the answers of a form on the present page. It also works in browsers that block storage. */
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

/**
 * `crypto.randomUUID` is not available on pages without encryption
 * (https://w3c.github.io/webcrypto/#Crypto-method-randomUUID).
 */
function nameRequest(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
