/** Answers that were typed and not sent yet: for a reload, a way back and a crash, as long as the tab is open. */
import { storagePrefix } from '../events.ts'

export interface KeptAnswers {
  read(): Record<string, string>
  keep(answers: Record<string, string>): void
  drop(): void
  /**
   * When these answers were first sent. A second try after a failure sends the same request, byte for byte, so that a
   * receiver recognises a request which it had stored before its answer was lost.
   */
  timeOfTry(answers: Record<string, string>): string
}

/** The answers of a form on the page that is open now. A browser that keeps nothing is no reason to fail. */
export function openAnswers(form: string): KeptAnswers {
  const key = `${storagePrefix}${form}:${window.location.pathname}`
  const tried = `${key}:tried`
  return {
    read: () => attempt(() => JSON.parse(sessionStorage.getItem(key) ?? '{}')) ?? {},
    keep: (answers) => attempt(() => sessionStorage.setItem(key, JSON.stringify(answers))),
    drop: () => attempt(() => [key, tried].map((each) => sessionStorage.removeItem(each))),
    timeOfTry(answers) {
      const text = JSON.stringify(answers)
      const [last, time]: string[] = attempt(() => JSON.parse(sessionStorage.getItem(tried) ?? '[]')) ?? []
      if (time !== undefined && last === text) return time
      const now = new Date().toISOString()
      attempt(() => sessionStorage.setItem(tried, JSON.stringify([text, now])))
      return now
    },
  }
}

/** Storage throws where a visitor forbids it, and when it is full. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
