import type { Report } from '../options/buildOptions.ts'

/** The output for progress. */
interface Screen {
  write(text: string): void
  /** True if lines can be overwritten. */
  isTerminal: boolean
  /** Milliseconds since any fixed point. */
  now(): number
}

const barWidth = 24

/**
 * Lists the steps of a command as they finish, with their time in seconds. On a terminal, a bar shows a long step.
 *
 * @returns a function that takes the name of a step, its progress from 0 to 1 and, for steps about pages, their
 *   number, which adds the pages per second and the time left
 */
export function createProgress({ write, isTerminal, now }: Screen): Report {
  let started = now()
  let drawn = started
  return (step, progress, pages) => {
    const passed = now() - started
    if (progress < 1) {
      if (!isTerminal || now() - drawn < 100) return
      drawn = now()
      const full = Math.round(progress * barWidth)
      const pace = pages ? `, ${paceOf(pages.done, passed)}, ${timeLeft(progress, passed)} left\x1b[K` : ''
      write(`\r  ${step} ${'█'.repeat(full)}${'░'.repeat(barWidth - full)} ${Math.round(progress * 100)} %${pace}`)
      return
    }
    const pace = pages && pages.total >= fewestPaced ? `, ${pages.total} of them, ${paceOf(pages.total, passed)}` : ''
    const line = `  ${step.padEnd(barWidth)} ${seconds(passed)}${pace}`
    write(isTerminal ? `\r${line}\x1b[K\n` : `${line}\n`)
    started = now()
    drawn = started
  }
}

/** The number of pages from which the pace is shown. */
const fewestPaced = 100

function paceOf(pages: number, milliseconds: number): string {
  return `${Math.round((pages * 1000) / Math.max(1, milliseconds))} pages a second`
}

function timeLeft(progress: number, milliseconds: number): string {
  return `${Math.max(1, Math.round((milliseconds * (1 - progress)) / Math.max(progress, 0.001) / 1000))} s`
}

/** Formats milliseconds as seconds with one decimal. */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
