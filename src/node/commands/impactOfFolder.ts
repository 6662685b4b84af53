import { expandBlocks } from '../../content/blocks/expandBlocks.ts'
import { type CompileInput, compileSite } from '../../content/compileSite.ts'
import { formatJson } from '../../content/format/formatJson.ts'
import { formatProblems } from '../../content/format/formatProblems.ts'
import { compareSites } from '../../content/impact/compareSites.ts'
import { formatImpact, impactJson, impactMarkdown, linesMarkdown } from '../../content/impact/formatImpact.ts'
import type { BrokenLink, Impact } from '../../content/impact/impact.ts'
import { isPageFile, pageAddress } from '../../content/model/files/pageAddress.ts'
import { recordFile } from '../../content/model/files/recordFile.ts'
import { pagesByFile, type SiteModel } from '../../content/model/siteModel.ts'
import type { CommandLine } from '../../content/problem/commandLine.ts'
import { openSources } from '../../content/problem/openSources.ts'
import { isError, type Problem, type Texts } from '../../content/problem/problem.ts'
import { parseFile } from '../../content/problem/source.ts'
import { isFields } from '../../content/schema/schema.ts'
import type { SectionTypes } from '../../content/schema/sectionTypes.ts'
import { count } from '../../content/wording/phrases.ts'
import { checkRoot } from '../check/checkRoot.ts'
import { GitRefusal } from '../git/openGit.ts'
import { commandLineOf } from '../input/commandLineOf.ts'
import { withEndpoints } from '../options/endpoints.ts'
import { type EarlierState, readEarlier, type State } from './readEarlier.ts'
import { siteState } from './siteState.ts'

/** Formats for people, for a comment of a pull request, and for programs. */
export const impactFormats = ['pretty', 'markdown', 'json'] as const
type Format = (typeof impactFormats)[number]

export interface ImpactOptions {
  /** The folder with site.config.json and pages/. */
  root: string
  /** The only files or folders to compare, relative to the working directory or the site; empty for all. */
  files?: readonly string[]
  /** The earlier revision. Default: HEAD. */
  since?: string
  format?: Format
  colour?: boolean
  /** `QUOTE_ENDPOINT` and `CONTACT_ENDPOINT`, as for a build. */
  env?: Record<string, string | undefined>
  year?: number
}

/** The impact and what is needed to describe it, or the text to print and the exit code if nothing can be compared. */
type Compared =
  | { impact: Impact; errors: readonly Problem[]; types: SectionTypes; command: CommandLine }
  | { text: string; exitCode: 1 | 2 }

/**
 * Describes what the files of a site on disk change compared with an earlier state in git. Returns the text to print,
 * and the exit code: 0, 1 if a page has a problem, 2 if there is no earlier state or no such file.
 */
export function impactOfFolder(options: ImpactOptions): { text: string; exitCode: 0 | 1 | 2 } {
  const compared = compareFolder(options)
  if ('text' in compared) return compared
  const { impact, errors, types, command } = compared
  const { format = 'pretty', colour = false } = options
  const print = {
    pretty: () => formatImpact(impact, { colour, command, types }),
    markdown: () => impactMarkdown(impact, types),
    json: () => impactJson(impact),
  }
  return { text: print[format](), exitCode: errors.length > 0 ? 1 : 0 }
}

/** Compares the files of a site on disk with an earlier state in git. */
export function compareFolder(options: ImpactOptions): Compared {
  const { root, files = [], since = 'HEAD', format = 'pretty' } = options
  const checked = checkRoot(root)
  // The record does not affect visitors, and the impact lists lost paths without it.
  const { [recordFile]: _, ...sources } = checked.found.sources.texts()
  const { assets, pictures, fonts, types, problems } = checked.found
  const after: State = { sources, assets, pictures, fonts, problems }
  if (problems.some(({ file }) => file === '.')) return { text: explainProblems(problems, {}, 'pretty'), exitCode: 2 }
  const before = readOrRefuse(() => readEarlier(root, after, since, files))
  if ('refusal' in before) return { text: `${before.refusal}\n`, exitCode: 2 }
  const command = commandLineOf(root)
  const compile = createCompile({ types, command, today: checked.found.today })
  const later = checked.model
    ? { model: checked.model, errors: [] }
    : compile(after, { tolerate: ({ code }) => ofMissingPages.includes(code) })
  if (!later.model) return { text: explainProblems(later.errors, sources, format), exitCode: 1 }
  // Problems of the earlier state do not matter if its pages can be compared.
  const trusted = findSamePages(later.model, { was: before.sources, is: sources, types })
  const earlier = compile(before, { tolerate: () => true, memory: { trusted, sketches: new Map() } })
  if (!earlier.model || !isWhole(earlier.model, before.sources)) {
    const words = `The earlier state (${since}) has ${count(earlier.errors.length, 'problem')} of its own, so nothing can be compared with it.`
    return { text: explainProblems(earlier.errors, before.sources, format, words), exitCode: 1 }
  }
  const { env = {}, year = new Date().getFullYear() } = options
  const impact = compareSites({
    before: siteState(withEndpoints(earlier.model, env), before.public),
    after: siteState(withEndpoints(later.model, env), before.publicNow),
    changed: findEdited(before.sources, sources),
    broken: placeLinks(later.errors, sources),
    year,
  })
  return { impact, errors: later.errors, types, command }
}

function readOrRefuse(read: () => EarlierState): EarlierState | { refusal: string } {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof GitRefusal)) throw error
    return { refusal: error.message }
  }
}

/** Creates the function that compiles a state of a site. Of its problems, it returns only the errors. */
function createCompile(rules: Pick<CompileInput, 'types' | 'command' | 'today'>) {
  return ({ problems: readProblems = [], ...state }: State, input: Pick<CompileInput, 'tolerate' | 'memory'>) => {
    const { problems, model } = compileSite({ ...state, ...rules, readProblems, ...input })
    return { model, errors: problems.filter(isError) }
  }
}

/** The pages, by file, whose text including blocks is equal in both states: they need no second check. */
function findSamePages(model: SiteModel, { was, is, types }: { was: Texts; is: Texts; types: SectionTypes }) {
  const [earlier, later] = [expandBlocks(was, types), expandBlocks(is, types)]
  const isSame = (file: string) => is[file] !== undefined && earlier.read(file) === later.read(file)
  return new Map([...pagesByFile(model)].filter(([file]) => isSame(file)))
}

/** The files that differ, with their text in both states; undefined for a missing file. */
const findEdited = (was: Texts, is: Texts) =>
  [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((file) => was[file] !== is[file])
    .map((file) => ({ file, before: was[file], after: is[file] }))

/** Errors that a missing page causes in other files; the site can still be compared. */
const ofMissingPages = [
  'no-home-page',
  'unknown-page',
  'unknown-anchor',
  'unknown-file',
  'unknown-folder',
  'link-to-draft',
]

/** Returns true if every page file became a page. An unreadable file has a URL path but nothing to compare. */
function isWhole({ pages }: SiteModel, sources: Texts): boolean {
  const files = Object.keys(sources).filter(isPageFile)
  return files.every((file) => pages.has(pageAddress(file)) || isDraft(sources[file] ?? ''))
}

function isDraft(text: string): boolean {
  try {
    const page = parseFile(text)
    return isFields(page) && page.draft === true
  } catch {
    return false
  }
}

function placeLinks(errors: readonly Problem[], sources: Texts): BrokenLink[] {
  const open = openSources(sources)
  return errors.map(({ file, start, message, fix }) => ({ file, ...open(file).position(start), message, fix }))
}

/** Formats problems for this command, after optional introductory words. */
function explainProblems(problems: readonly Problem[], sources: Texts, format: Format, words = ''): string {
  const last = `${count(problems.length, 'thing')} to fix before anything can be said of the site.`
  if (format === 'json') return formatJson(problems, sources)
  if (format === 'pretty')
    return `${words && `${words}\n`}${formatProblems(problems, sources)}${words ? '' : `${last}\n`}`
  const lines = placeLinks(problems, sources).map(
    ({ file, line, message, fix }) => `${file}:${line}: ${message} ${fix}`,
  )
  return linesMarkdown(words || last, lines)
}
