import { fixSite } from '../../content/fix/fixSite.ts'
import { formatFixes } from '../../content/format/formatFixes.ts'
import { formatProblems, summarize } from '../../content/format/formatProblems.ts'
import { isError } from '../../content/problem/problem.ts'
import { writeFiles } from '../disk/writeFiles.ts'
import { commandLineOf } from '../input/commandLineOf.ts'
import { readSources } from '../input/readSources.ts'
import { endpointsOf } from '../options/endpoints.ts'
import type { CheckOptions } from './checkFolder.ts'

type FixOptions = Omit<CheckOptions, 'format' | 'cached'>

/**
 * Applies all fixes that need no decision to the files on disk. Returns a text that lists the changes and the remaining
 * problems, and the exit code: 0 if no error is left, 1 otherwise. Files that cannot be rewritten are named and stay
 * unchanged.
 */
export function fixFolder(options: FixOptions): { text: string; exitCode: 0 | 1 } {
  const start = performance.now()
  const { site, refused } = rewriteFiles(options)
  const { fixed, problems, sources, waiting } = site
  const changed = formatFixes(fixed, sources)
  const kept = [...refused].map(([file, reason]) => `${file} ${reason}, so it was left as it is.\n`).join('')
  const left = formatProblems(problems, sources, { colour: options.colour ?? false })
  const after = fixed.length > 0 ? 'What is left needs a decision of yours.' : 'Nothing was changed.'
  const seconds = ((performance.now() - start) / 1000).toFixed(2)
  const summary = `${summarize({ problems, sources, waiting, after })} (${seconds} s)\n`
  const said = `${changed}${kept}`
  return {
    text: `${said}${said && left ? '\n' : ''}${left}${summary}`,
    exitCode: problems.some(isError) ? 1 : 0,
  }
}

/**
 * Writes all possible fixes. If a file cannot be written, it tries again without that file; `refused` has the reason by
 * file.
 */
function rewriteFiles({ root, launch = false, publish, env = {} }: FixOptions) {
  const { problems: readProblems, ...found } = readSources(root)
  const sources = found.sources.texts()
  const refused = new Map<string, string>()
  // Rewriting a file whose bytes could not all be read would lose the rest.
  const unread = readProblems.map(({ file }) => file)
  const input = {
    ...found,
    sources,
    readProblems,
    launch: launch ? endpointsOf(env) : undefined,
    publish,
    command: commandLineOf(root),
  }
  for (;;) {
    const site = fixSite({ ...input, untouchable: new Set([...unread, ...refused.keys()]) })
    const rewrites = Object.entries(site.sources).flatMap(([file, after]) => {
      const before = sources[file] ?? ''
      return before === after ? [] : [{ file, before, after }]
    })
    const more = writeFiles(root, rewrites)
    if (more.size === 0) return { site, refused }
    for (const [file, reason] of more) refused.set(file, reason)
  }
}
