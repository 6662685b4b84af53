import { type ParseArgsConfig, parseArgs } from 'node:util'
import { joinWords } from '../src/content/wording/phrases.ts'
import { explainDisk } from '../src/node/commands/explainDisk.ts'
import { builderRoot } from '../src/node/disk/builderRoot.ts'
import { isFileChanged } from '../src/node/disk/fileStamps.ts'

/** An option for Node.js's parser. `choices` lists its only valid values; a `port` takes a port number. */
type Option = NonNullable<ParseArgsConfig['options']>[string] & {
  readonly choices?: readonly string[]
  readonly port?: boolean
}
type Options = Readonly<Record<string, Option>>
type Parsed<O extends Options> = ReturnType<typeof parseArgs<{ options: O }>>['values']
type Values<O extends Options> = {
  [Name in keyof Parsed<O>]: Name extends keyof O
    ? O[Name] extends { choices: readonly (infer Choice)[] }
      ? Choice | Extract<Parsed<O>[Name], undefined>
      : Parsed<O>[Name]
    : never
}

/** A command of `scripts/`: its options, its usage, and its action. */
interface Command<O extends Options> {
  /** Printed for `--help` and after a mistake. */
  usage: string
  options: O
  /** True if the command takes positional arguments, such as file names. Default: false. */
  takesWords?: boolean
  /** @returns the exit code: 0 fine, 1 something to fix in the pages, 2 wrong usage */
  run(values: Values<O>, words: string[]): number | Promise<number>
}

/** Exit codes for a mistake in the command line, and for a bug in the builder (EX_SOFTWARE of sysexits.h). */
const usedWrongly = 2
const builderBug = 70

/** Runs a command with the arguments of this process and sets its exit code. */
export async function runCommand<const O extends Options>(command: Command<O>): Promise<void> {
  const { usage, options, takesWords = false, run } = command
  // https://www.gnu.org/prep/standards/html_node/_002d_002dhelp.html
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    console.log(usage)
    return
  }
  const read = readOptions(options, { takesWords })
  if ('mistake' in read) {
    console.error(`${read.mistake}\n${usage}`)
    process.exitCode = usedWrongly
    return
  }
  const [sign] = /[#?]/.exec(builderRoot) ?? []
  // Vite treats what follows these characters as a query, not as a part of a file name (function `cleanUrl`).
  if (sign !== undefined) {
    console.error(
      `Ashlar cannot work in a folder with "${sign}" in its path: ${builderRoot}\nRename the folder, or move Ashlar to another one.`,
    )
    process.exitCode = 1
    return
  }
  // A reader such as `head` can close the pipe early. The work continues, and the exit code reports its result.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
  try {
    process.exitCode = await run(read.values, read.words)
  } catch (error) {
    const explanation = isFileChanged(error) ? error.message : explainDisk(error)
    if (explanation !== undefined) {
      console.error(explanation)
      process.exitCode = 1
      return
    }
    console.error('Bug in the builder:', error)
    process.exitCode = builderBug
  }
}

/**
 * Parses the options of a command line, or returns one sentence about a mistake: an unknown name, a missing value, a
 * value that is not among the `choices`, a wrong port, an option that npm has taken, or a positional argument without
 * `takesWords`.
 */
export function readOptions<const O extends Options>(
  options: O,
  { takesWords = false, args = process.argv.slice(2), env = process.env } = {},
): { values: Values<O>; words: string[] } | { mistake: string } {
  const taken = takenByNpm(options, env, args)
  if (taken) return { mistake: taken }
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: takesWords })
    const mistake = refuseValue(options, values)
    // parseArgs returns the same strings and booleans, but with different types.
    return mistake ? { mistake } : { values: values as Values<O>, words: positionals }
  } catch (error) {
    return { mistake: explain(error instanceof Error ? error.message : String(error)) }
  }
}

/**
 * Without a preceding `--`, npm takes options for itself and passes them on only as environment variables. With npm 7
 * to 10, PowerShell removes that `--` (https://github.com/npm/cli/issues/3136).
 */
function takenByNpm(
  options: Options,
  env: Readonly<Record<string, string | undefined>>,
  args: readonly string[],
): string | undefined {
  const names = Object.keys(options).flatMap((name) => (env[`npm_config_${name}`] === undefined ? [] : [`--${name}`]))
  if (names.length === 0) return undefined
  const valued = names.filter((name) => options[name.slice(2)]?.type === 'string')
  // npm passes the value as a positional argument. With several values, their options are unknown.
  const words = args.length === 1 && valued.length === 1 ? [...valued, ...args] : valued
  const command = `npm run ${env.npm_lifecycle_event ?? 'build'} -- ${[...names.filter((name) => !valued.includes(name)), ...words].join(' ')}`
  return [
    `npm took ${names.join(' ')} for an option of its own. Nothing was done.`,
    `Write two hyphens between: ${command}`,
    `In PowerShell, which takes these hyphens away, write npm.cmd in place of npm.`,
  ].join('\n')
}

function refuseValue(options: Options, values: Readonly<Record<string, unknown>>): string | undefined {
  for (const [name, { choices, port }] of Object.entries(options)) {
    const value = values[name]
    if (typeof value !== 'string') continue
    if (port && !isPort(value)) return `--${name} must be a number from 0 to 65535, not ${JSON.stringify(value)}.`
    if (choices && !choices.includes(value))
      return `--${name} must be ${joinWords(choices)}, not ${JSON.stringify(value)}.`
  }
  return undefined
}

/** Rewords a message of Node.js's parser. */
function explain(words: string): string {
  const name = /'([^'<]*?)\s*(?:<[^>]*>)?'/.exec(words)?.[1] ?? ''
  if (words.startsWith('Unknown option')) return `There is no option ${name}.`
  if (words.startsWith('Unexpected argument')) return `"${name}" is no option of this command.`
  if (/argument missing|argument is ambiguous/.test(words)) return `Write a value after ${name.replace(/^-\w, /, '')}.`
  return words
}

/** 0 means any free port. */
function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) < 65_536
}

/** Returns true if this process writes to a terminal with colours (https://no-color.org). */
export function showsColours(): boolean {
  return process.stdout.isTTY === true && !process.env.NO_COLOR
}
