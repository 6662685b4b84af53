/** Counts changes and notifies those who wait for the next one. */
export interface Versions {
  now(): number
  raise(): void
  /** Resolves when the version differs from the given one, or after `longestWait`. */
  after(version: number): Promise<void>
}

/** In milliseconds. The browser then asks again, which detects broken connections. */
const longestWait = 25_000
/** The most requests that wait at once. The oldest is answered first, because requests of closed tabs keep waiting. */
const mostWaiting = 20

/** Creates a counter that starts at 1. */
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
