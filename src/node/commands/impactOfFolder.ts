import { existsSync } from 'node:fs'
import path from 'node:path'
import { type CompileInput, compileSite } from '../../content/compileSite.ts'
import { formatJson } from '../../content/format/formatJson.ts'
import { formatProblems } from '../../content/format/formatProblems.ts'
import { compareSites } from '../../content/impact/compareSites.ts'
import { formatImpact, impactJson, impactMarkdown, linesMarkdown } from '../../content/impact/formatImpact.ts'
import type { BrokenLink } from '../../content/impact/impact.ts'
import { configFile } from '../../content/model/configFile.ts'
import { isPageFile, pageAddress } from '../../content/model/pageAddress.ts'
import type { PictureFiles } from '../../content/model/pictureFile.ts'
import { recordFile } from '../../content/model/recordFile.ts'
import { isFormFile } from '../../content/model/siteForms.ts'
import { pagesByFile, type SiteModel } from '../../content/model/siteModel.ts'
import { openSources } from '../../content/problem/openSources.ts'
import type { Problem, Texts } from '../../content/problem/problem.ts'
import { withoutMark } from '../../content/problem/source.ts'
import { isFields } from '../../content/schema/schema.ts'
import { count } from '../../content/wording/phrases.ts'
import { checkRoot } from '../check/checkRoot.ts'
import { logoCss } from '../code/logoCss.ts'
import { themeCss } from '../code/themeCss.ts'
import { isBySystem, listFiles } from '../disk/listFiles.ts'
import { relativePath } from '../disk/relativePath.ts'
import { GitRefusal, isCommitted, openGit } from '../git/openGit.ts'
import { commandLineOf } from '../input/commandLineOf.ts'
import { withEndpoints } from '../options/endpoints.ts'
import { readOwn, sharedTexts } from '../output/listSharedFiles.ts'

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
  public?: PublicState
}

/** The files of public/. */
interface PublicState {
  /** Names of their contents, by name: `social.png`; equal names mean equal contents. */
  files: ReadonlyMap<string, string>
  /** The text of one; empty where there is none. */
  read(name: string): string
}

/**
 * What the files of a site on the disk change against an earlier state in git: the text to print, and the exit code: 0,
 * 1 where a page has a problem, 2 where there is no earlier state or no such file.
 */
export function impactOfFolder(options: ImpactOptions): { text: string; exitCode: 0 | 1 | 2 } {
  const { root, files = [], since = 'HEAD', format = 'pretty', colour = false } = options
  const checked = checkRoot(root)
  // What visitors see does not depend on the record; the impact names lost addresses without it.
  const { [recordFile]: _, ...sources } = checked.found.sources.texts()
  const { assets, pictures, problems } = checked.found
  const after: State = { sources, assets, pictures, problems }
  if (problems.some(({ file }) => file === '.')) return { text: explainProblems(problems, {}, 'pretty'), exitCode: 2 }
  let before: EarlierState
  try {
    before = readEarlier(root, after, since, files)
  } catch (error) {
    if (!(error instanceof GitRefusal)) throw error
    return { text: `${error.message}\n`, exitCode: 2 }
  }
  const command = commandLineOf(root)
  const compile = ({ problems: readProblems = [], ...state }: State, input: Omit<CompileInput, 'sources'>) => {
    const { problems, model } = compileSite({ ...state, readProblems, command, today: checked.found.today, ...input })
    return { model, errors: problems.filter(({ severity }) => severity === 'error') }
  }
  const later = checked.model
    ? { model: checked.model, errors: [] }
    : compile(after, { tolerate: ({ code }) => ofMissingPages.includes(code) })
  if (!later.model) return { text: explainProblems(later.errors, sources, format), exitCode: 1 }
  // Pages whose files are the same in both states need no second check.
  const trusted = new Map([...pagesByFile(later.model)].filter(([file]) => before.sources[file] === sources[file]))
  // Problems of the earlier state do not matter, as long as its pages can be compared.
  const earlier = compile(before, { tolerate: () => true, memory: { trusted, sketches: new Map() } })
  if (!earlier.model || !isWhole(earlier.model, before.sources)) {
    const words = `The earlier state (${since}) has ${count(earlier.errors.length, 'problem')} of its own, so nothing can be compared with it.`
    return { text: explainProblems(earlier.errors, before.sources, format, words), exitCode: 1 }
  }
  const { env = {}, year = new Date().getFullYear() } = options
  const edited = [...new Set([...Object.keys(before.sources), ...Object.keys(sources)])].filter(
    (file) => before.sources[file] !== sources[file],
  )
  const impact = compareSites({
    before: siteState(withEndpoints(earlier.model, env), before.public),
    after: siteState(withEndpoints(later.model, env), before.publicNow),
    changed: edited.map((file) => ({ file, before: before.sources[file], after: sources[file] })),
    broken: placeLinks(later.errors, sources),
    year,
  })
  const print = {
    pretty: () => formatImpact(impact, { colour, command }),
    markdown: () => impactMarkdown(impact),
    json: () => impactJson(impact),
  }
  return { text: print[format](), exitCode: later.errors.length > 0 ? 1 : 0 }
}

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
    const page: unknown = JSON.parse(withoutMark(text))
    return isFields(page) && page.draft === true
  } catch {
    return false
  }
}

/** What a model makes, for `compareSites`. */
export function siteState(model: SiteModel, { files: publicFiles, read }: PublicState = noFiles) {
  const files = Object.fromEntries(sharedTexts(model, '', read).map(({ path: name, content }) => [name, content]))
  return { model, files, publicFiles, look: themeCss(model.site.theme) + logoCss(model.site.theme) }
}

const noFiles: PublicState = { files: new Map(), read: () => '' }

/** The state at a revision, and the files of public/ now in the same terms. */
interface EarlierState extends State {
  publicNow?: PublicState
}

/**
 * The state at a revision: all files, or the chosen ones among those that are on the disk now.
 *
 * @throws GitRefusal where git has no such state, or no file of that name is in either state
 */
function readEarlier(root: string, after: State, since: string, files: readonly string[]): EarlierState {
  const git = openGit(root)
  const listing = git.list(since, [configFile, 'pages', 'forms', 'public'])
  const isSource = (file: string) =>
    file === configFile || ((isPageFile(file) || isFormFile(file)) && /\.json$/i.test(file))
  const committed = [...listing.keys()].filter(isSource)
  if (files.length === 0 && !listing.has(configFile))
    throw new GitRefusal(`git has no ${configFile} of this folder at ${since}.`)
  const known = new Set([...committed, ...Object.keys(after.sources)])
  const chosen = files.length === 0 ? known : new Set(files.flatMap((file) => chooseFiles(root, file, known, since)))
  const isKept = (file: string, text: string) => !chosen.has(file) || isCommitted(text, listing.get(file) ?? '')
  const kept = Object.entries(after.sources).filter(([file, text]) => isKept(file, text))
  const keptFiles = new Set(kept.map(([file]) => file))
  const read = git.read(
    listing,
    committed.filter((file) => chosen.has(file) && !keptFiles.has(file)),
  )
  const sources = Object.fromEntries([...kept, ...read])
  if (files.length > 0) return { sources, assets: after.assets }
  const names = [...listing.keys()].filter((file) => file.startsWith('public/')).map((file) => file.slice(7))
  const differing = git.differing(since, 'public')
  const nameOf = (name: string) =>
    differing.has(`public/${name}`) ? 'changed' : (listing.get(`public/${name}`) ?? 'changed')
  const readThen = (name: string) =>
    listing.has(`public/${name}`) ? (git.read(listing, [`public/${name}`]).get(`public/${name}`) ?? '') : ''
  return {
    sources,
    assets: names.map((name) => `/${name}`),
    public: {
      files: new Map(
        names.filter((name) => !isBySystem(name)).map((name) => [name, listing.get(`public/${name}`) ?? '']),
      ),
      read: readThen,
    },
    publicNow: {
      // Hidden ones too, such as .well-known/security.txt.
      files: new Map(listPublic(path.join(root, 'public')).map((name) => [name, nameOf(name)])),
      read: (name) => readOwn(path.join(root, 'public'), name),
    },
  }
}

const listPublic = (folder: string) =>
  existsSync(folder) ? listFiles(folder, { within: path.dirname(folder) }).filter((name) => !isBySystem(name)) : []

/** The page files that an argument names: a file, or all files of a folder. */
function chooseFiles(root: string, argument: string, known: ReadonlySet<string>, since: string): string[] {
  for (const place of [argument, path.resolve(root, argument)]) {
    const name = relativePath(place, root)
    const found = [...known].filter((file) => file === name || file.startsWith(`${name}/`))
    if (found.length > 0) return found
  }
  throw new GitRefusal(`There is no page file ${argument}, neither here nor at ${since}.`)
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
