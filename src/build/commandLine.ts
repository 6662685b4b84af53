import { type ParseArgsConfig, parseArgs } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>
type Values<O extends Options> = ReturnType<typeof parseArgs<{ options: O }>>['values']

/** What a command of `scripts/` is: its options, how to use it, what it does. */
interface Command<O extends Options> {
  /** Printed when the command was used wrongly. */
  usage: string
  options: O
  /** @returns the exit code: 0 fine, 1 something to fix in the pages */
  run(values: Values<O>): number | Promise<number>
}

/** Exit codes beside those that a command returns: used wrongly, and a mistake of ours (EX_SOFTWARE of sysexits.h). */
const usedWrongly = 2
const ourMistake = 70

/** Runs a command with the arguments of this process and sets its exit code. */
export async function runCommand<O extends Options>({ usage, options, run }: Command<O>): Promise<void> {
  const values = readOptions(options)
  if ('mistake' in values) {
    console.error(`${values.mistake}\n${usage}`)
    process.exitCode = usedWrongly
    return
  }
  try {
    process.exitCode = await run(values.values)
  } catch (error) {
    console.error('Bug in the builder:', error)
    process.exitCode = ourMistake
  }
}

function readOptions<O extends Options>(options: O): { values: Values<O> } | { mistake: string } {
  try {
    return { values: parseArgs({ options }).values }
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    const option = /^Unknown option '([^']*)'/.exec(words)?.[1]
    return { mistake: option ? `There is no option ${option}.` : words }
  }
}

/** Whether this process writes to a terminal that shows colours (https://no-color.org). */
export function showsColours(): boolean {
  return process.stdout.isTTY === true && !process.env.NO_COLOR
}
