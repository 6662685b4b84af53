import { formatGithub } from '../../content/format/formatGithub.ts'
import { formatJson } from '../../content/format/formatJson.ts'
import { formatProblems, summarize } from '../../content/format/formatProblems.ts'
import { isError } from '../../content/problem/problem.ts'
import { checkRoot } from '../check/checkRoot.ts'
import { isFileChanged } from '../disk/fileStamps.ts'
import { relativePath } from '../disk/relativePath.ts'
import { endpointsOf } from '../options/endpoints.ts'

/** Formats for people, for programs, and for annotations of a pull request. */
export const checkFormats = ['pretty', 'json', 'github'] as const

export interface CheckOptions {
  /** The folder with site.config.json and pages/. */
  root: string
  /** Default: pretty. */
  format?: (typeof checkFormats)[number]
  /** True to use colours in `pretty`. Default: false. */
  colour?: boolean
  /** True if the site is about to become public: samples and placeholders are refused. Default: false. */
  launch?: boolean
  /** True if the site is published: faults that visitors would see are refused. Default: false. */
  publish?: boolean
  /** `QUOTE_ENDPOINT` and `CONTACT_ENDPOINT` override the receivers of `site.config.json`. */
  env?: Record<string, string | undefined>
  /** False ignores earlier checks of this site. Default: true. */
  cached?: boolean
}

interface Checked {
  text: string
  exitCode: 0 | 1
}

/** Checks a site on disk. Returns the text to print, and the exit code: 0 without errors, 1 otherwise. */
export function checkFolder(options: CheckOptions): Checked {
  try {
    return checkOnce(options)
  } catch (error) {
    if (!isFileChanged(error)) throw error
    return checkOnce({ ...options, cached: false })
  }
}

function checkOnce(options: CheckOptions): Checked {
  const { root, format = 'pretty', colour = false, launch = false, publish, env = {}, cached } = options
  const start = performance.now()
  const { found, problems, waiting } = checkRoot(root, {
    launch: launch ? endpointsOf(env) : undefined,
    publish,
    cached,
  })
  const { sources } = found
  const print = {
    pretty: () => {
      const text = formatProblems(problems, sources, { colour })
      const seconds = ((performance.now() - start) / 1000).toFixed(2)
      return `${text}${summarize({ problems, sources, waiting })} (${seconds} s)\n`
    },
    json: () => formatJson(problems, sources, waiting),
    // GitHub paths are relative to the folder of the repository, where the command runs.
    github: () => formatGithub(problems, sources, { folder: relativePath(root), waiting }),
  }
  return { text: print[format](), exitCode: problems.some(isError) ? 1 : 0 }
}
