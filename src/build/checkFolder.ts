import { compileSite } from '../content/compileSite.ts'
import { formatProblems, summarize } from '../content/formatProblems.ts'
import { readSources } from './readSources.ts'

export interface CheckOptions {
  /** The folder with site.config.json and pages/. */
  root: string
  colour?: boolean
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
