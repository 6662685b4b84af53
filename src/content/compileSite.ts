import { expandBlocks } from './blocks/expandBlocks.ts'
import { placeInBlocks } from './blocks/placeInBlocks.ts'
import { type CheckedFiles, checkFiles } from './checkFiles.ts'
import { dropConsequences } from './dropConsequences.ts'
import { checkFacts } from './facts/checkFacts.ts'
import { foldMisplaced } from './foldMisplaced.ts'
import { checkHome } from './link/checkHome.ts'
import { findPast } from './link/findPast.ts'
import { foldMoved } from './link/foldMoved.ts'
import { withKindsOfLanguages } from './link/kindsOfLanguages.ts'
import { linkSite } from './link/linkSite.ts'
import { configFile } from './model/files/configFile.ts'
import type { FontFiles } from './model/files/fontFile.ts'
import { isPageFile } from './model/files/pageAddress.ts'
import type { PictureFiles } from './model/files/pictureFile.ts'
import type { Endpoints } from './model/files/siteForms.ts'
import type { SiteModel, SitePage } from './model/siteModel.ts'
import type { ProblemCode } from './problem/codes/problemCode.ts'
import { type CommandLine, createCommandLine } from './problem/commandLine.ts'
import { foldCauses, foldPlaces } from './problem/foldCauses.ts'
import { openSourceFiles, type SourceFiles } from './problem/openSources.ts'
import { isError, type Problem, type Sources } from './problem/problem.ts'
import { sortProblems } from './problem/sortProblems.ts'
import type { Path, Source } from './problem/source.ts'
import type { CheckMemory } from './review/checkMemory.ts'
import { createCopySearch, type FileAges } from './review/copies/createCopySearch.ts'
import { refuseToPublish } from './review/refuseToPublish.ts'
import { reviewSite } from './review/reviewSite.ts'
import { builtInTypes, type SectionTypes } from './schema/sectionTypes.ts'
import { expandTemplates } from './templates/expandTemplates.ts'
import { placeInTemplates } from './templates/placeInTemplates.ts'

export interface CompileInput {
  /** site.config.json, pages/**\/*.json, forms/*.json, blocks/*.json, sections/** and, once the site was published, .published.json, by their path. */
  sources: Sources
  /** The section types of the site. Default: those of the builder. */
  types?: SectionTypes
  /** Files of public/ as addresses, `/social.png`. */
  assets?: Iterable<string>
  /** What the pictures among them say about themselves; left out, nothing is said of their size. */
  pictures?: PictureFiles
  /** What the font files say of themselves. */
  fonts?: FontFiles
  /** The files that are still the sample of the builder, `/favicon.svg`. */
  samples?: Iterable<string>
  /** How old the files are; asked where one new page repeats another one. Default: the later file is the copy. */
  readAges?: () => FileAges
  /** How long ago they were changed; asked where two files clash. Default: the later file is to change. */
  readChanges?: () => FileAges
  /** The same as git alone tells it: a folder may be copied, and its files have new times then. */
  readRevisions?: () => FileAges
  /** Whether drafts are pages too. Default: false. */
  drafts?: boolean
  /** The day of today, `2026-12-24`: what is past leaves the lists. Default: unknown, so that nothing is past. */
  today?: string | undefined
  /** What went wrong while the files were read; listed together with the rest. */
  readProblems?: readonly Problem[]
  /** Given for a site that is to become public: then samples and placeholders are refused. */
  launch?: Endpoints | undefined
  /** Whether the site is published, as it is with `launch`: then what visitors would see as a fault is an error. Default: false. */
  publish?: boolean | undefined
  /** Writes the commands that fixes name. Default: for a site in the folder where the commands run. */
  command?: CommandLine | undefined
  /** Errors that do not keep the model from being made; they are listed all the same. Default: none. */
  tolerate?: (problem: Problem) => boolean
  /** Results of an earlier check of the site, and what this one leaves for the next. */
  memory?: CheckMemory
}

export interface Compiled {
  problems: Problem[]
  model?: SiteModel
  /** The pages whose file has no error, drafts included. */
  pages: readonly SitePage[]
  /**
   * Files with mistakes that keep other checks from running: of the same file, or, where it is site.config.json, of all. Sorted.
   */
  waiting: readonly string[]
}

/**
 * Read, check and link: the texts of all files in, the model of the site out, or every problem, sorted by file, line
 * and column. A file with an error keeps its address, so that it causes no further problem elsewhere.
 */
export function compileSite(input: CompileInput): Compiled {
  const { types = builtInTypes, drafts = false, tolerate = () => false, command = createCommandLine() } = input
  const templates = expandTemplates(input.sources, types)
  const assets = new Set(input.assets)
  const expanded = expandBlocks(templates.sources, types)
  const sources = openSourceFiles(expanded)
  const readProblems = [...(input.readProblems ?? []), ...templates.problems]
  const { problems: found, ...checked } = checkFiles({ ...input, types, readProblems, expanded, files: sources })
  const home = checkHome({ ...checked, sources, assets, drafts, readProblems })
  // A file that seems to be the home page gets no other name offered.
  const isHome = ({ file, code }: Problem) => home.some((problem) => problem.file === file) && namings.has(code)
  const problems = [...found.filter((problem) => !isHome(problem)), ...home]
  const facts = findFacts(input, checked, sources)
  const { today } = input
  const known = { ...checked, site: checked.site && withKindsOfLanguages(checked.site, checked) }
  const unmade = [...templates.unmade, ...findMisnamed(readProblems)]
  const linked = linkSite({ ...known, types, sources, unmade, assets, drafts, today, command })
  const past = findPast({ ...known, sources, today })
  const reviewed = reviewSite({ ...input, ...known, types, sources, assets, command })
  // What a file's own check said of a place is not said again.
  const wrongFacts = facts.filter(isError)
  const places = new Set([...problems, ...wrongFacts].map(({ file, start }) => `${file}\0${start}`))
  const isGuessed = createGuessTest(sources.get(configFile), checked.guessed)
  const others = [...linked.problems, ...reviewed, ...past].filter(
    ({ file, start }) => !places.has(`${file}\0${start}`),
  )
  const isPublished = input.publish === true || input.launch !== undefined
  const all = [...problems, ...[...facts, ...others].filter((problem) => !isGuessed(problem))]
  const ofPages = isPublished ? refuseToPublish(all, checked.pages) : all
  const inFiles = placeInTemplates(placeInBlocks(ofPages, expanded), templates.made)
  const unmoved = foldMoved(sortProblems(foldPlaces(inFiles)), {
    site: known.site,
    sources: openSourceFiles(input.sources),
  })
  const sorted = sortProblems(foldMisplaced(foldCauses(dropConsequences(sortProblems(unmoved)))))
  const isStopped = sorted.some((problem) => isError(problem) && !tolerate(problem))
  const { pages } = checked
  // `URL` throws at such an address, whatever is tolerated.
  const isUnusable = facts.some(({ code }) => code === 'wrong-port')
  const result = { problems: sorted, pages, waiting: findWaiting(sorted, checked) }
  return isStopped || isUnusable || checked.guessed || !linked.model ? result : { ...result, model: linked.model }
}

/** Files with errors that no further check has looked at. */
function findWaiting(
  problems: readonly Problem[],
  { pages, documents, blocks, site }: Omit<CheckedFiles, 'problems'>,
): string[] {
  const seen = new Set([...pages.map(({ file }) => file), ...documents.keys(), ...blocks.keys()])
  const isSeen = (file: string) => (file === configFile ? site !== undefined : seen.has(file))
  const faulty = new Set(problems.filter(isError).map(({ file }) => file))
  const waiting = [...faulty].filter((file) => file.endsWith('.json') && !isSeen(file))
  return waiting.sort()
}

/** Makes a function that tells whether a problem stands where the configuration is read otherwise than it is written. */
function createGuessTest(source: Source | undefined, guessed: readonly Path[] = []): (problem: Problem) => boolean {
  if (!source) return () => false
  const spans = guessed.map((path) => source.place(path))
  // What is said of a name that the file does not have yet has the place of the block around it.
  const around = new Set(guessed.map((path) => source.place(path.slice(0, -1)).start))
  return ({ file, start }) =>
    file === configFile && (around.has(start) || spans.some((span) => span.start <= start && start < span.end))
}

const findFacts = (input: CompileInput, checked: Omit<CheckedFiles, 'problems'>, sources: SourceFiles): Problem[] =>
  checkFacts({
    ...checked,
    sources,
    isNew: (page) => checked.excerpts.has(page),
    isLaunch: input.launch !== undefined,
    searchCopies: createCopySearch({ record: checked.record, readAges: input.readAges }),
  })

/** Codes of problems with the name of a file. */
const namings: ReadonlySet<ProblemCode> = new Set(['no-page', 'file-name'])

/** The files that pages would be which their text editor saved under another ending: what names them is right. */
const findMisnamed = (problems: readonly Problem[]): string[] =>
  problems
    .filter(({ code, severity }) => code === 'no-page' && severity === 'error')
    .map(({ file }) => file.replace(/\.\w+$/, ''))
    .filter(isPageFile)
