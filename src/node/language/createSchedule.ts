/** Delays in milliseconds. */
export interface Waits {
  /** The time without a change before a check starts. */
  calm: number
  /** The time after which a check is interrupted if there is a newer text. */
  patience: number
}

interface Work<Result> {
  run(): Promise<Result>
  /** Aborts the current `run`, whose promise is then rejected. */
  interrupt(): void
  /** Called with a result, unless something has changed since `run` began. */
  show(result: Result): void
  /** Called with an error that is not due to `interrupt`. */
  fail(error: unknown): void
}

/**
 * Runs one check at a time, always of the newest texts. Changes in quick succession are checked once, outdated results
 * are dropped, and a slow check is interrupted when there is a newer text.
 */
export function createSchedule<Result>(work: Work<Result>, { calm, patience }: Waits) {
  let timer: NodeJS.Timeout | undefined
  let running: { isSlow: boolean; isInterrupted: boolean } | undefined
  /** True if something has changed since the last check began. */
  let isStale = false
  let waiting: (() => void)[] = []

  const interruptSlow = () => {
    if (!running?.isSlow || !isStale || running.isInterrupted) return
    running.isInterrupted = true
    work.interrupt()
  }
  const start = async () => {
    timer = undefined
    if (running) return
    const now = { isSlow: false, isInterrupted: false }
    running = now
    isStale = false
    const slow = setTimeout(() => {
      now.isSlow = true
      interruptSlow()
    }, patience)
    try {
      const result = await work.run()
      if (!isStale) work.show(result)
    } catch (error) {
      if (!now.isInterrupted) work.fail(error)
    }
    clearTimeout(slow)
    running = undefined
    if (isStale) {
      if (timer === undefined) void start()
      return
    }
    for (const done of waiting.splice(0)) done()
  }
  return {
    /** Reports a change. */
    changed() {
      isStale = true
      clearTimeout(timer)
      timer = setTimeout(() => void start(), calm)
      interruptSlow()
    },
    /** Resolves once the newest texts are checked. */
    settled: () =>
      timer === undefined && !running ? Promise.resolve() : new Promise<void>((done) => waiting.push(done)),
    /** Stops everything; pending promises of `settled` stay unresolved. */
    stop() {
      clearTimeout(timer)
      timer = undefined
      waiting = []
    },
  }
}
