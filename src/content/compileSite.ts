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
import { foldCauses, foldInvisible, foldPlaces } from './problem/foldCauses.ts'
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
  /**
   * The files of the site by path: site.config.json, pages/**\/*.json, forms/*.json, blocks/*.json, sections/** and, once
   * it was published, .published.json.
   */
  sources: Sources
  /** The section types of the site. Default: those of the builder. */
  types?: SectionTypes
  /** The files of public/ as URL paths, `/social.png`. */
  assets?: Iterable<string>
  /** The metadata of the pictures among them. Without it, their size is not checked. */
  pictures?: PictureFiles
  /** The metadata of the font files. */
  fonts?: FontFiles
  /** The files that are still samples of the builder, `/favicon.svg`. */
  samples?: Iterable<string>
  /** Returns the ages of the files. Called if one new page repeats another. Default: the later file is the copy. */
  readAges?: () => FileAges
  /** Returns the times since their last changes. Called if two files clash. Default: the later file must change. */
  readChanges?: () => FileAges
  /** The same according to git alone, because the files of a copied folder have new times. */
  readRevisions?: () => FileAges
  /** Whether drafts count as pages. Default: false. */
  drafts?: boolean
  /** The current day, `2026-12-24`: entries before it leave the lists. Default: unknown, so that nothing is past. */
  today?: string | undefined
  /** Problems from reading the files; they are listed together with the others. */
  readProblems?: readonly Problem[]
  /** Given if the site is about to become public: samples and placeholders are then errors. */
  launch?: Endpoints | undefined
  /** Whether faults that visitors would see are errors, as they are with `launch`. Default: false. */
  publish?: boolean | undefined
  /** Writes the commands that fixes name. Default: for a site in the current folder. */
  command?: CommandLine | undefined
  /** Selects errors that are listed but do not prevent the model. Default: none. */
  tolerate?: (problem: Problem) => boolean
  /** The results of an earlier check of the site, and a place for those of this one. */
  memory?: CheckMemory
}

export interface Compiled {
  problems: Problem[]
  model?: SiteModel
  /** The pages whose files have no errors, including drafts. */
  pages: readonly SitePage[]
  /**
   * The files that were not checked completely because of mistakes, sorted. With mistakes in site.config.json, no file is
   * checked completely.
   */
  waiting: readonly string[]
}

/**
 * Reads, checks, links and reviews the texts of all files. Returns the model of the site, unless it has errors, and all
 * problems, sorted by file, line and column. A file with an error keeps its URL path, so that it causes no further
 * problems elsewhere.
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
  // For a file that seems to be the home page, no other name is suggested.
  const isHome = ({ file, code }: Problem) => home.some((problem) => problem.file === file) && namings.has(code)
  const problems = [...found.filter((problem) => !isHome(problem)), ...home]
  const facts = findFacts(input, checked, sources)
  const { today } = input
  const known = { ...checked, site: checked.site && withKindsOfLanguages(checked.site, checked) }
  const unmade = [...templates.unmade, ...findMisnamed(readProblems)]
  const linked = linkSite({ ...known, types, sources, unmade, assets, drafts, today, command })
  const past = findPast({ ...known, sources, today })
  const reviewed = reviewSite({ ...input, ...known, types, sources, assets, command })
  const isGuessed = createGuessTest(sources.get(configFile), checked.guessed)
  const later = withoutSamePlaces([...linked.problems, ...reviewed, ...past], [...problems, ...facts.filter(isError)])
  const all = [...problems, ...[...facts, ...later].filter((problem) => !isGuessed(problem))]
  const isPublished = input.publish === true || input.launch !== undefined
  const ofPages = isPublished ? refuseToPublish(all, checked.pages) : all
  const inFiles = placeInTemplates(placeInBlocks(ofPages, expanded), templates.made)
  const sorted = foldByCause(inFiles, { site: known.site, sources: openSourceFiles(input.sources) })
  const isStopped = sorted.some((problem) => isError(problem) && !tolerate(problem))
  // `URL` throws at such an address, even if the error is tolerated.
  const isUnusable = facts.some(({ code }) => code === 'wrong-port')
  const result = { problems: sorted, pages: checked.pages, waiting: findWaiting(sorted, checked) }
  return isStopped || isUnusable || checked.guessed || !linked.model ? result : { ...result, model: linked.model }
}

/** Removes problems at places where an earlier check has found one. */
function withoutSamePlaces(problems: readonly Problem[], earlier: readonly Problem[]): Problem[] {
  const places = new Set(earlier.map(({ file, start }) => `${file}\0${start}`))
  return problems.filter(({ file, start }) => !places.has(`${file}\0${start}`))
}

/** Merges the problems of one cause into one, and sorts the result. */
function foldByCause(problems: readonly Problem[], files: Parameters<typeof foldMoved>[1]): Problem[] {
  const unmoved = foldMoved(sortProblems(foldInvisible(foldPlaces(problems))), files)
  const causes = foldCauses(dropConsequences(sortProblems(unmoved)))
  return sortProblems(foldMisplaced(causes))
}

/** Returns the files with errors that no later check has read. */
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

/** Creates a test whether a problem is located where the configuration was read with a guess. */
function createGuessTest(source: Source | undefined, guessed: readonly Path[] = []): (problem: Problem) => boolean {
  if (!source) return () => false
  const spans = guessed.map((path) => source.place(path))
  // A problem about a missing field is located at the object around it.
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

/** Codes of problems about the name of a file. */
const namings: ReadonlySet<ProblemCode> = new Set(['no-page', 'file-name'])

/** Returns the page files that a text editor saved with another extension: links to these pages are right. */
const findMisnamed = (problems: readonly Problem[]): string[] =>
  problems
    .filter(({ code, severity }) => code === 'no-page' && severity === 'error')
    .map(({ file }) => file.replace(/\.\w+$/, ''))
    .filter(isPageFile)
