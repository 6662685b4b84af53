/** Where progress is shown. */
interface Screen {
  write(text: string): void
  /** Whether lines can be overwritten. */
  isTerminal: boolean
  /** Milliseconds from any fixed point. */
  now(): number
}

const barWidth = 24

/**
 * Lists the steps of a command as they finish, each with its time in seconds; a step that lasts shows a bar on a
 * terminal meanwhile.
 *
 * @returns called with the name of a step and how far it is, from 0 to 1
 */
export function createProgress({ write, isTerminal, now }: Screen): (step: string, progress: number) => void {
  let started = now()
  let drawn = started
  return (step, progress) => {
    if (progress < 1) {
      if (!isTerminal || now() - drawn < 100) return
      drawn = now()
      const full = Math.round(progress * barWidth)
      write(`\r  ${step} ${'█'.repeat(full)}${'░'.repeat(barWidth - full)} ${Math.round(progress * 100)} %`)
      return
    }
    const line = `  ${step.padEnd(barWidth)} ${seconds(now() - started)}`
    write(isTerminal ? `\r${line}\x1b[K\n` : `${line}\n`)
    started = now()
    drawn = started
  }
}

/** Milliseconds as seconds with one decimal. */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
