import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSchedule } from '../../../src/node/language/createSchedule.ts'

const [calm, patience] = [100, 1000]

/** Creates a schedule of checks that end when the test says so. */
function openSchedule() {
  const running: { done(result: string): void; fail(error: unknown): void }[] = []
  const log: string[] = []
  const work = {
    run: () =>
      new Promise<string>((done, fail) => {
        log.push('run')
        running.push({ done, fail })
      }),
    interrupt() {
      log.push('interrupt')
      running.at(-1)?.fail(new Error('ended'))
    },
    show: (result: string) => void log.push(`show ${result}`),
    fail: (error: unknown) => void log.push(`fail ${String(error)}`),
  }
  return { schedule: createSchedule(work, { calm, patience }), running, log }
}

describe('src/node/language/createSchedule', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('checks changes once that follow each other closely', async () => {
    const { schedule, log } = openSchedule()
    for (let key = 0; key < 20; key++) {
      schedule.changed()
      await vi.advanceTimersByTimeAsync(calm - 1)
    }
    expect(log).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(log).toEqual(['run'])
  })

  test('does not show what was found in an older text', async () => {
    const { schedule, running, log } = openSchedule()
    schedule.changed()
    await vi.advanceTimersByTimeAsync(calm)
    schedule.changed()
    running[0]?.done('old')
    await vi.advanceTimersByTimeAsync(calm)
    running[1]?.done('new')
    await vi.advanceTimersByTimeAsync(0)
    expect(log).toEqual(['run', 'run', 'show new'])
  })

  test('waits with the next check until the one before is done', async () => {
    const { schedule, running, log } = openSchedule()
    schedule.changed()
    await vi.advanceTimersByTimeAsync(calm)
    schedule.changed()
    await vi.advanceTimersByTimeAsync(2 * calm)
    expect(log).toEqual(['run'])
    running[0]?.done('old')
    await vi.advanceTimersByTimeAsync(0)
    expect(log).toEqual(['run', 'run'])
  })

  test('gives up a check that hangs once there is a newer text', async () => {
    const { schedule, running, log } = openSchedule()
    schedule.changed()
    await vi.advanceTimersByTimeAsync(calm + 10 * patience)
    expect(log).toEqual(['run'])
    schedule.changed()
    await vi.advanceTimersByTimeAsync(calm)
    running[1]?.done('new')
    await vi.advanceTimersByTimeAsync(0)
    expect(log).toEqual(['run', 'interrupt', 'run', 'show new'])
  })

  test('gives a check of an older text some time', async () => {
    const { schedule, log } = openSchedule()
    schedule.changed()
    await vi.advanceTimersByTimeAsync(calm)
    schedule.changed()
    await vi.advanceTimersByTimeAsync(patience - 1)
    expect(log).toEqual(['run'])
    await vi.advanceTimersByTimeAsync(1)
    expect(log).toEqual(['run', 'interrupt', 'run'])
  })

  test('tells of a fault of the builder, and goes on with the next change', async () => {
    const { schedule, running, log } = openSchedule()
    schedule.changed()
    await vi.advanceTimersByTimeAsync(calm)
    running[0]?.fail('x')
    await schedule.settled()
    schedule.changed()
    await vi.advanceTimersByTimeAsync(calm)
    expect(log).toEqual(['run', 'fail x', 'run'])
  })

  test('is settled only once the newest text is checked', async () => {
    const { schedule, running, log } = openSchedule()
    schedule.changed()
    const settled = schedule.settled().then(() => log.push('settled'))
    await vi.advanceTimersByTimeAsync(calm)
    schedule.changed()
    running[0]?.done('old')
    await vi.advanceTimersByTimeAsync(calm)
    expect(log).toEqual(['run', 'run'])
    running[1]?.done('new')
    await settled
    expect(log).toEqual(['run', 'run', 'show new', 'settled'])
  })
})
