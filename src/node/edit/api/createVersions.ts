/** Counts changes, and tells those who wait for the next one. */
export interface Versions {
  now(): number
  raise(): void
  /** Waits until there is another version than a given one, or for a while. */
  after(version: number): Promise<void>
}

/** Milliseconds; then the browser asks anew, so that a connection that was cut is noticed. */
const longestWait = 25_000
/** Who waits longest is sent away first: a tab that was closed waits until it is noticed. */
const mostWaiting = 20

/** Makes a counter that begins at 1. */
export function createVersions(): Versions {
  let version = 1
  const waiting = new Set<() => void>()
  const sendAway = () => {
    for (const tell of waiting) if (waiting.size > mostWaiting) tell()
  }
  return {
    now: () => version,
    raise() {
      version++
      for (const tell of waiting) tell()
    },
    after(known) {
      if (known !== version) return Promise.resolve()
      return new Promise((done) => {
        const tell = () => {
          clearTimeout(timer)
          waiting.delete(tell)
          done()
        }
        const timer = setTimeout(tell, longestWait).unref()
        waiting.add(tell)
        sendAway()
      })
    },
  }
}
