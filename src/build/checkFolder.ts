import { parseArgs } from 'node:util'
import { compileSite } from '../content/compileSite.ts'
import { formatProblems, summarize } from '../content/formatProblems.ts'
import { readSources } from './readSources.ts'

export interface CheckOptions {
  /** The folder with site.config.json and pages/. */
  root: string
  colour?: boolean
}

export const usage = `Usage: npm run check
       npm run check -- --root FOLDER    checks the site in FOLDER instead of the one here`

/** The options of the command line, or what is wrong with them. */
export function parseCheckArguments(args: string[]): CheckOptions | { mistake: string } {
  try {
    const { values } = parseArgs({ args, options: { root: { type: 'string', default: '.' } } })
    return { root: values.root }
  } catch (error) {
    return { mistake: explain(error instanceof Error ? error.message : String(error)) }
  }
}

/** What node:util says of a wrong command line, in our words. */
function explain(words: string): string {
  const offender = /'([^' ]*)[^']*'/.exec(words)?.[1] ?? ''
  if (words.startsWith('Unknown option')) return `There is no option ${offender}.`
  if (words.startsWith('Unexpected argument'))
    return `There is nothing to write after "check" but options: "${offender}".`
  return `Write a folder after ${offender}.`
}

/** Checks a site on the disk: the text to print and the exit code, 0 where nothing has to be fixed and 1 otherwise. */
export function checkFolder({ root, colour = false }: CheckOptions): { text: string; exitCode: 0 | 1 } {
  const start = performance.now()
  const { sources, assets, problems: readProblems } = readSources(root)
  const { problems } = compileSite({ sources, assets, readProblems })
  const summary = summarize({ problems, sources })
  const seconds = ((performance.now() - start) / 1000).toFixed(2)
  const hasError = problems.some(({ severity }) => severity === 'error')
  const text = `${formatProblems(problems, sources, { colour })}${summary} (${seconds} s)\n`
  return { text, exitCode: hasError ? 1 : 0 }
}
