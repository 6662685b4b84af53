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
import { withoutByteOrderMark } from '../../content/problem/source.ts'
import { isFields } from '../../content/schema/schema.ts'
import type { SectionTypes } from '../../content/schema/sectionTypes.ts'
import { count } from '../../content/wording/phrases.ts'
import { checkRoot } from '../check/checkRoot.ts'
import { GitRefusal } from '../git/openGit.ts'
import { commandLineOf } from '../input/commandLineOf.ts'
import { withEndpoints } from '../options/endpoints.ts'
import { type EarlierState, readEarlier, type State } from './readEarlier.ts'
import { siteState } from './siteState.ts'

/** For people, for a comment of a pull request, for programs. */
export const impactFormats = ['pretty', 'markdown', 'json'] as const
type Format = (typeof impactFormats)[number]

export interface ImpactOptions {
  /** The folder with site.config.json and pages/. */
  root: string
  /** Files or folders whose change is looked at alone, from the folder of the command or the site's; empty for all. */
  files?: readonly string[]
  /** The earlier state. Default: HEAD. */
  since?: string
  format?: Format
  colour?: boolean
  /** `QUOTE_ENDPOINT` and `CONTACT_ENDPOINT`, as for a build. */
  env?: Record<string, string | undefined>
  year?: number
}

/** What was found out: the impact, with what it takes to tell it; or the text to print and the exit code where nothing can be compared. */
type Compared =
  | { impact: Impact; errors: readonly Problem[]; types: SectionTypes; command: CommandLine }
  | { text: string; exitCode: 1 | 2 }

/**
 * What the files of a site on the disk change against an earlier state in git: the text to print, and the exit code: 0,
 * 1 where a page has a problem, 2 where there is no earlier state or no such file.
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

/** What the files of a site on the disk change against an earlier state in git. */
export function compareFolder(options: ImpactOptions): Compared {
  const { root, files = [], since = 'HEAD', format = 'pretty' } = options
  const checked = checkRoot(root)
  // What visitors see does not depend on the record; the impact names lost addresses without it.
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
  // Problems of the earlier state do not matter, as long as its pages can be compared.
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

/** Makes the function that compiles a state of a site, and keeps of its problems the errors. */
function createCompile(rules: Pick<CompileInput, 'types' | 'command' | 'today'>) {
  return ({ problems: readProblems = [], ...state }: State, input: Pick<CompileInput, 'tolerate' | 'memory'>) => {
    const { problems, model } = compileSite({ ...state, ...rules, readProblems, ...input })
    return { model, errors: problems.filter(isError) }
  }
}

/** The pages, by file, whose text is the same in both states, blocks included: they need no second check. */
function findSamePages(model: SiteModel, { was, is, types }: { was: Texts; is: Texts; types: SectionTypes }) {
  const [earlier, later] = [expandBlocks(was, types), expandBlocks(is, types)]
  const isSame = (file: string) => is[file] !== undefined && earlier.read(file) === later.read(file)
  return new Map([...pagesByFile(model)].filter(([file]) => isSame(file)))
}

/** The files that differ, each with its text in both states, which is undefined where the file is missing. */
const findEdited = (was: Texts, is: Texts) =>
  [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((file) => was[file] !== is[file])
    .map((file) => ({ file, before: was[file], after: is[file] }))

/** Errors in other files that a missing page causes; the pages of such a site can be compared. */
const ofMissingPages = [
  'no-home-page',
  'unknown-page',
  'unknown-anchor',
  'unknown-file',
  'unknown-folder',
  'link-to-draft',
]

/** Whether every page file became a page: one that cannot be read has an address, but nothing to compare. */
function isWhole({ pages }: SiteModel, sources: Texts): boolean {
  const files = Object.keys(sources).filter(isPageFile)
  return files.every((file) => pages.has(pageAddress(file)) || isDraft(sources[file] ?? ''))
}

function isDraft(text: string): boolean {
  try {
    const page: unknown = JSON.parse(withoutByteOrderMark(text))
    return isFields(page) && page.draft === true
  } catch {
    return false
  }
}

function placeLinks(errors: readonly Problem[], sources: Texts): BrokenLink[] {
  const open = openSources(sources)
  return errors.map(({ file, start, message, fix }) => ({ file, ...open(file).position(start), message, fix }))
}

/** Problems in a format of this command; `words` come first, where there is more to say. */
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
