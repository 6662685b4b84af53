/** How long to wait, in milliseconds. */
export interface Waits {
  /** Without a change, before a check begins. */
  calm: number
  /** For a check, before one of a newer text takes its place. */
  patience: number
}

interface Work<Result> {
  run(): Promise<Result>
  /** Gives up what `run` does now; its promise is refused then. */
  interrupt(): void
  /** Called with a result, unless something has changed since `run` began. */
  show(result: Result): void
  /** Called with an error that is not due to `interrupt`. */
  fail(error: unknown): void
}

/**
 * Runs one check at a time, always of the newest texts: changes that follow each other closely are checked once, a result that
 * is out of date is not shown, and a check that takes too long is given up once there is a newer text.
 */
export function createSchedule<Result>(work: Work<Result>, { calm, patience }: Waits) {
  let timer: NodeJS.Timeout | undefined
  let running: { isSlow: boolean; isInterrupted: boolean } | undefined
  /** Whether something has changed since the last check began. */
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
    /** Something has changed. */
    changed() {
      isStale = true
      clearTimeout(timer)
      timer = setTimeout(() => void start(), calm)
      interruptSlow()
    },
    /** Resolves once the newest texts are checked. */
    settled: () =>
      timer === undefined && !running ? Promise.resolve() : new Promise<void>((done) => waiting.push(done)),
    /** Ends everything; nobody is told any more. */
    stop() {
      clearTimeout(timer)
      timer = undefined
      waiting = []
    },
  }
}
