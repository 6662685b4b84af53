/**
 * A Vitest reporter for what its JSON report omits: errors outside tests, and the test files that a lost worker leaves
 * unfinished. It writes them as JSON, `LooseError[]`, to the file in ASHLAR_UNIT_ERRORS.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/** An error outside tests: its type, its message with its causes, and the test files that ran meanwhile. */
export type LooseError = { message: string; files: string[] }

/** Converts an error of Vitest; `unfinished` are the suspected files if the error names none. */
export function tellError(error: Partial<SerializedError>, unfinished: readonly string[]): LooseError {
  const { type, VITEST_TEST_PATH: file } = error
  return {
    message: `${typeof type === 'string' ? `${type}: ` : ''}${tellCauses(error)}`,
    files: typeof file === 'string' ? [path.basename(file)] : unfinished.map((each) => path.basename(each)),
  }
}

function tellCauses({ name, message, cause }: Partial<SerializedError>): string {
  const words = [name, message].filter((part) => part !== undefined && part !== '').join(': ')
  return cause ? `${words}, because of ${tellCauses(cause)}` : words
}

// Vitest uses the default export of the module in --reporter.
export default class ErrorReporter implements Reporter {
  readonly #errors: LooseError[] = []

  onInit(): void {
    // Errors in the process of Vitest itself, such as its servers; its own listener ends the process at once.
    process.prependListener('unhandledRejection', (error) => this.#add([tellError(asError(error), [])]))
    process.on('uncaughtExceptionMonitor', (error) => this.#add([tellError(asError(error), [])]))
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const unfinished = modules
      .filter((module) => module.state() === 'pending' || module.state() === 'queued')
      .map(({ moduleId }) => moduleId)
    this.#add(errors.map((error) => tellError(error, unfinished)))
  }

  #add(errors: LooseError[]): void {
    this.#errors.push(...errors)
    const file = process.env.ASHLAR_UNIT_ERRORS
    if (file !== undefined && this.#errors.length > 0) writeFileSync(file, JSON.stringify(this.#errors))
  }
}

function asError(thrown: unknown): Partial<SerializedError> {
  if (!(thrown instanceof Error)) return { type: 'In Vitest itself', message: String(thrown) }
  return { type: 'In Vitest itself', name: thrown.name, message: thrown.message }
}
