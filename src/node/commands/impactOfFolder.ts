import path from 'node:path'
import { compileSite } from '../../content/compileSite.ts'
import { formatJson } from '../../content/format/formatJson.ts'
import { formatProblems } from '../../content/format/formatProblems.ts'
import { compareSites } from '../../content/impact/compareSites.ts'
import { formatImpact, impactJson, impactMarkdown, linesMarkdown } from '../../content/impact/formatImpact.ts'
import type { BrokenLink, ChangedFile } from '../../content/impact/impact.ts'
import { configFile } from '../../content/model/configFile.ts'
import { isPageFile, pageAddress } from '../../content/model/pageAddress.ts'
import type { PictureFiles } from '../../content/model/pictureFile.ts'
import { recordFile } from '../../content/model/recordFile.ts'
import { pagesByFile, type SiteModel } from '../../content/model/siteModel.ts'
import { openSources } from '../../content/problem/openSources.ts'
import type { Problem, Texts } from '../../content/problem/problem.ts'
import { withoutMark } from '../../content/problem/source.ts'
import type { CheckMemory } from '../../content/review/checkMemory.ts'
import { isFields } from '../../content/schema/schema.ts'
import { count } from '../../content/wording/phrases.ts'
import { checkRoot } from '../check/checkRoot.ts'
import { logoCss } from '../code/logoCss.ts'
import { themeCss } from '../code/themeCss.ts'
import { relativePath } from '../disk/relativePath.ts'
import { GitRefusal, isCommitted, type Listing, openGit } from '../git/openGit.ts'
import { withEndpoints } from '../options/endpoints.ts'
import { siteTexts } from '../output/siteTexts.ts'

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

/** One state of a site's files. */
interface State {
  sources: Texts
  assets: Iterable<string>
  /** Only of the files on the disk. */
  pictures?: PictureFiles
  problems?: readonly Problem[]
}

/**
 * What the files of a site on the disk change against an earlier state in git: the text to print, and the exit code: 0,
 * 1 where a page has a problem, 2 where there is no earlier state or no such file.
 */
export function impactOfFolder(options: ImpactOptions): { text: string; exitCode: 0 | 1 | 2 } {
  const { root, files = [], since = 'HEAD', format = 'pretty', colour = false } = options
  const checked = checkRoot(root)
  const after = withoutRecord({ ...checked.found, sources: checked.found.sources.texts() })
  if (after.problems.some(({ file }) => file === '.'))
    return { text: explainProblems(after.problems, {}, 'pretty'), exitCode: 2 }
  let before: State
  try {
    before = readEarlier({ root, after, since, files })
  } catch (error) {
    if (!(error instanceof GitRefusal)) throw error
    return { text: `${error.message}\n`, exitCode: 2 }
  }
  const tolerate = ({ code }: Problem) => ofMissingPages.includes(code)
  const later = checked.model ? { model: checked.model, errors: [] } : compile(after, tolerate)
  if (!later.model) return { text: explainProblems(later.errors, after.sources, format), exitCode: 1 }
  // What was wrong with the words of a page that is past does not matter any more.
  const earlier = compile(before, () => true, samePages(later.model, before.sources, after.sources))
  if (!earlier.model || !isWhole(earlier.model, before.sources)) {
    const words = `The earlier state (${since}) has ${count(earlier.errors.length, 'problem')} of its own, so nothing can be compared with it.`
    return { text: explainProblems(earlier.errors, before.sources, format, words), exitCode: 1 }
  }
  const { env = {}, year = new Date().getFullYear() } = options
  const impact = compareSites({
    before: siteState(withEndpoints(earlier.model, env)),
    after: siteState(withEndpoints(later.model, env)),
    changed: changedFiles(before.sources, after.sources),
    broken: placeLinks(later.errors, after.sources),
    year,
  })
  const print = {
    pretty: () => formatImpact(impact, { colour }),
    markdown: () => impactMarkdown(impact),
    json: () => impactJson(impact),
  }
  return { text: print[format](), exitCode: later.errors.length > 0 ? 1 : 0 }
}

/** What visitors see does not depend on the record; an address that is lost is told anyway. */
function withoutRecord<S extends State>(state: S): S {
  const { [recordFile]: _, ...sources } = state.sources
  return { ...state, sources }
}

/** Errors that a page which is not there causes in others; they leave a site whose pages can be compared. */
const ofMissingPages = ['unknown-page', 'unknown-anchor', 'unknown-file', 'unknown-folder', 'link-to-draft']

function compile(
  { sources, assets, pictures, problems: readProblems = [] }: State,
  tolerate: (problem: Problem) => boolean,
  trusted: CheckMemory['trusted'] = new Map(),
) {
  const memory = { trusted, sketches: new Map() }
  const { problems, model } = compileSite({
    sources,
    assets,
    ...(pictures && { pictures }),
    readProblems,
    tolerate,
    memory,
  })
  return { model, errors: problems.filter(({ severity }) => severity === 'error') }
}

/** The pages whose files are the same in both states: checked in one, they need no check in the other. */
function samePages(model: SiteModel, before: Texts, after: Texts): CheckMemory['trusted'] {
  return new Map([...pagesByFile(model)].filter(([file]) => before[file] === after[file]))
}

/** Whether every page file became a page: one that cannot be read has an address, but nothing to compare. */
function isWhole({ pages }: SiteModel, sources: Texts): boolean {
  const files = Object.keys(sources).filter((file) => file !== configFile)
  return files.every((file) => pages.has(pageAddress(file)) || isDraft(sources[file] ?? ''))
}

function isDraft(text: string): boolean {
  try {
    const page: unknown = JSON.parse(withoutMark(text))
    return isFields(page) && page.draft === true
  } catch {
    return false
  }
}

/** What a model makes, for `compareSites`. */
export function siteState(model: SiteModel) {
  const files = Object.fromEntries(siteTexts(model, '').map(({ path: name, content }) => [name, content]))
  return { model, files, look: themeCss(model.site.theme) + logoCss(model.site.theme) }
}

interface Earlier {
  root: string
  after: State
  since: string
  files: readonly string[]
}

/** @throws GitRefusal where git has no such state, or no file of that name is in either state */
function readEarlier({ root, after, since, files }: Earlier): State {
  const git = openGit(root)
  const listing = git.list(since, [configFile, 'pages', 'public'])
  const isSource = (file: string) => file === configFile || (isPageFile(file) && /\.json$/i.test(file))
  const committed = [...listing.keys()].filter(isSource)
  if (files.length === 0) {
    if (!listing.has(configFile)) throw new GitRefusal(`git has no ${configFile} of this folder at ${since}.`)
    const isSame = (file: string) => isCommitted(after.sources[file] ?? '', listing.get(file) ?? '')
    const kept = new Map(committed.filter(isSame).map((file) => [file, after.sources[file] ?? '']))
    const others = git.read(
      listing,
      committed.filter((file) => !kept.has(file)),
    )
    return { sources: Object.fromEntries([...kept, ...others]), assets: assetsOf(listing) }
  }
  const known = new Set([...committed, ...Object.keys(after.sources)])
  const chosen = files.flatMap((file) => chooseFiles(root, file, known, since))
  const texts = git.read(
    listing,
    chosen.filter((file) => listing.has(file)),
  )
  const others = Object.entries(after.sources).filter(([file]) => !chosen.includes(file))
  return { sources: Object.fromEntries([...others, ...texts]), assets: after.assets }
}

const assetsOf = (listing: Listing) =>
  [...listing.keys()].filter((file) => file.startsWith('public/')).map((file) => file.slice('public'.length))

/** The page files that an argument names, itself or the folder they lie in. */
function chooseFiles(root: string, argument: string, known: ReadonlySet<string>, since: string): string[] {
  for (const place of [argument, path.resolve(root, argument)]) {
    const name = relativePath(place, root)
    const found = [...known].filter((file) => file === name || file.startsWith(`${name}/`))
    if (found.length > 0) return found
  }
  throw new GitRefusal(`There is no page file ${argument}, neither here nor at ${since}.`)
}

function changedFiles(before: Texts, after: Texts): ChangedFile[] {
  const files = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...files].flatMap((file) =>
    before[file] === after[file] ? [] : [{ file, before: before[file], after: after[file] }],
  )
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
