import type { BlockDocument, FormDocument, Site } from '../../schemas/index.ts'
import { type Addresses, checkRecord } from './addresses/addressRecord.ts'
import { type ExpandedSources, expandBlocks } from './blocks/expandBlocks.ts'
import { placeInBlocks } from './blocks/placeInBlocks.ts'
import { checkBlock } from './check/checkBlock.ts'
import { checkExample } from './check/checkExample.ts'
import { checkPage } from './check/checkPage.ts'
import { readSite } from './check/checkSite.ts'
import { checkForm } from './check/form/checkForm.ts'
import { checkFacts } from './facts/checkFacts.ts'
import { checkHome } from './link/checkHome.ts'
import { type Excerpt, excerptOf } from './link/excerpt.ts'
import { findPast } from './link/findPast.ts'
import { linkSite } from './link/linkSite.ts'
import { configFile, countryIn } from './model/files/configFile.ts'
import type { FontFiles } from './model/files/fontFile.ts'
import { isOwnCode, typeOfExample } from './model/files/ownFiles.ts'
import { checkAddresses, isPageFile, pageAddress } from './model/files/pageAddress.ts'
import type { PictureFiles } from './model/files/pictureFile.ts'
import { recordFile } from './model/files/recordFile.ts'
import { checkBlockNames, isBlockFile } from './model/files/siteBlocks.ts'
import { checkFormNames, type Endpoints, isFormFile } from './model/files/siteForms.ts'
import { createSectionReader, fieldsOf } from './model/pageNotes.ts'
import type { SiteModel, SitePage } from './model/siteModel.ts'
import { type CommandLine, createCommandLine } from './problem/commandLine.ts'
import { foldCauses, foldPlaces } from './problem/foldCauses.ts'
import { openSourceFiles, type SourceFiles } from './problem/openSources.ts'
import type { Problem, Sources } from './problem/problem.ts'
import { sortProblems } from './problem/sortProblems.ts'
import { createSource } from './problem/source.ts'
import { documentWords } from './read/explainForeign.ts'
import { readJson } from './read/readJson.ts'
import type { CheckMemory } from './review/checkMemory.ts'
import { createCopySearch, type FileAges } from './review/copies/createCopySearch.ts'
import { refuseToPublish } from './review/refuseToPublish.ts'
import { reviewSite } from './review/reviewSite.ts'
import { type Fields, isFields } from './schema/schema.ts'
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
  const { problems: found, ...checked } = checkFiles({ ...input, types, readProblems }, expanded, sources)
  const home = checkHome({ ...checked, sources, assets, drafts, readProblems })
  // A file that seems to be the home page gets no other name offered.
  const isHome = ({ file, code }: Problem) => home.some((problem) => problem.file === file) && namings.has(code)
  const problems = [...found.filter((problem) => !isHome(problem)), ...home]
  const facts = findFacts(input, checked, sources)
  const { today } = input
  const linked = linkSite({ ...checked, types, sources, assets, drafts, today, command })
  const past = findPast({ ...checked, sources, today })
  const reviewed = reviewSite({ ...input, ...checked, types, sources, assets, command })
  // What a file's own check said of a place is not said again.
  const wrongFacts = facts.filter(({ severity }) => severity === 'error')
  const places = new Set([...problems, ...wrongFacts].map(({ file, start }) => `${file}\0${start}`))
  const others = [...linked.problems, ...reviewed, ...past].filter(
    ({ file, start }) => !places.has(`${file}\0${start}`),
  )
  const isPublished = input.publish === true || input.launch !== undefined
  const all = [...problems, ...facts, ...others]
  const ofPages = isPublished ? refuseToPublish(all, checked.pages) : all
  const inFiles = placeInTemplates(placeInBlocks(ofPages, expanded), templates.made)
  const sorted = sortProblems(foldCauses(sortProblems(foldPlaces(inFiles)), configFile))
  const isStopped = sorted.some((problem) => problem.severity === 'error' && !tolerate(problem))
  const { pages } = checked
  // `URL` throws at such an address, whatever is tolerated.
  const isUnusable = facts.some(({ code }) => code === 'wrong-port')
  return isStopped || isUnusable || !linked.model
    ? { problems: sorted, pages }
    : { problems: sorted, pages, model: linked.model }
}

const findFacts = (input: CompileInput, checked: Omit<CheckedFiles, 'problems'>, sources: SourceFiles): Problem[] =>
  checkFacts({
    ...checked,
    sources,
    isNew: (page) => checked.excerpts.has(page),
    isLaunch: input.launch !== undefined,
    searchCopies: createCopySearch({ record: checked.record, readAges: input.readAges }),
  })

/** Where two files want one address, the one that was changed last is to change. */
function blameLatest(problems: readonly Problem[], { readChanges }: CompileInput): Problem[] {
  const ages = readChanges && problems.some(({ also }) => also) ? readChanges() : new Map<string, number>()
  const ageOf = (file: string) => ages.get(file) ?? -1
  return problems.map((problem) => {
    const { file, also } = problem
    return also && ageOf(also.file) < ageOf(file) ? { ...problem, file: also.file, also: { ...also, file } } : problem
  })
}

/** Codes of problems with the name of a file. */
const namings = new Set(['no-page', 'file-name'])

interface CheckedFiles {
  /** Pages whose file has no error. */
  pages: SitePage[]
  /** Excerpts of the pages that were not trusted. */
  excerpts: Map<SitePage, Excerpt>
  /** Form documents without errors, by file. */
  documents: Map<string, FormDocument>
  /** Block documents without errors, by file. */
  blocks: Map<string, BlockDocument>
  /** The names of the blocks that pages place. */
  usedBlocks: ReadonlySet<string>
  /** The values of page files with errors. */
  faulty: Map<string, Fields>
  site: Site | undefined
  /** The files were judged by its rules. */
  country: string
  record: Addresses | undefined
  problems: Problem[]
}

/** Holds each file against its schema. */
function checkFiles(
  input: CompileInput & { types: SectionTypes },
  expanded: ExpandedSources,
  sources: SourceFiles,
): CheckedFiles {
  const { types, readProblems = [], memory } = input
  const { read: textOf } = expanded
  const sectionsOf = createSectionReader(textOf)
  const problems = [
    ...readProblems,
    ...blameLatest(checkAddresses([...sources.keys()].filter(isPageFile)), input),
    ...checkFormNames([...sources.keys()].filter(isFormFile)),
    ...checkBlockNames([...sources.keys()].filter(isBlockFile)),
    ...checkPresence(sources, readProblems),
  ]
  /** One by one: a file may have more mistakes than a call of `push` may have arguments. */
  const report = (found: readonly Problem[]) => {
    for (const problem of found) problems.push(problem)
  }
  const pages: SitePage[] = []
  const excerpts = new Map<SitePage, Excerpt>()
  const documents = new Map<string, FormDocument>()
  const blocks = new Map<string, BlockDocument>()
  const usedBlocks = new Set<string>()
  const faulty = new Map<string, Fields>()
  const lossy = new Set(readProblems.filter(({ code }) => lossyCodes.has(code)).map(({ file }) => file))
  let site: Site | undefined
  let record: Addresses | undefined
  const country = countryIn(input.sources)
  const rules = { country, types }
  for (const file of sources.keys()) {
    const known = memory?.trusted.get(file)
    for (const { name } of known ? (known.notes.blocks ?? []) : (expanded.expanded(file)?.blocks ?? []))
      usedBlocks.add(name)
    if (known) {
      pages.push(known)
      continue
    }
    // Code of sections is judged where it is run; what it says of their fields is in `types`.
    if (isOwnCode(file)) continue
    const source = createSource(file, textOf(file))
    // What was lost when a file was read is no mistake of its JSON.
    if (lossy.has(file) && !source.root()) continue
    if (file === configFile) {
      const checked = readSite(source)
      report(checked.problems)
      site = checked.value
      continue
    }
    const read = readJson(source, types)
    if (read.problems.length > 0) report(read.problems)
    else if (typeOfExample(file)) report(checkExample(source, read.value, rules))
    else if (file === recordFile) {
      const checked = checkRecord(source, read.value)
      report(checked.problems)
      record = checked.value
    } else if (isFormFile(file)) {
      const checked = checkForm(source, read.value)
      report(checked.problems)
      if (checked.value) documents.set(file, checked.value)
    } else if (isBlockFile(file)) {
      const checked = checkBlock(source, read.value, types)
      report(checked.problems)
      if (checked.value) blocks.set(file, checked.value)
    } else {
      const checked = checkPage(source, read.value, rules)
      report(checked.problems)
      if (checked.value) {
        const excerpt = excerptOf(checked.value, rules)
        const placed = expanded.expanded(file)?.blocks
        for (const { name, isHidden } of excerpt.blocks) if (!isHidden) usedBlocks.add(name)
        const notes = { ...excerpt.notes, ...(placed && { blocks: placed }) }
        const page = { file, path: pageAddress(file), page: fieldsOf(checked.value), notes, sections: sectionsOf }
        pages.push(page)
        excerpts.set(page, excerpt)
      } else if (isFields(read.value)) faulty.set(file, read.value)
    }
  }
  return { pages, excerpts, documents, blocks, usedBlocks, faulty, site, country, record, problems }
}

/** Codes of read problems that leave a text, though perhaps not all of it. */
const lossyCodes = new Set(['not-utf-8', documentWords.code])

/** Reports a missing configuration, and a site without pages, unless a read problem has explained that already. */
function checkPresence(sources: SourceFiles, readProblems: readonly Problem[]): Problem[] {
  const problems: Problem[] = []
  const place = { start: 0, end: 0, severity: 'error' as const }
  const isExplained = (start: string) => readProblems.some(({ file }) => file === '.' || file.startsWith(start))
  if (!sources.has(configFile) && !isExplained(configFile))
    problems.push({
      ...place,
      file: configFile,
      code: 'missing-config',
      message: 'There is no site.config.json here.',
      fix: 'Run this command in the folder that holds it, or name that folder: --root FOLDER. Is the site new? Write { } into that file, and the next check names its fields.',
    })
  const hasPage = [...sources.keys()].some(isPageFile)
  if (!hasPage && !isExplained('pages/'))
    problems.push({
      ...place,
      file: 'pages/',
      code: 'no-pages',
      message: 'There is no page file in the folder pages/.',
      fix: 'Add the first one, pages/index.json: it becomes the home page.',
    })
  return problems
}
