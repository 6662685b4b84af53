import type { BlockDocument, FormDocument, Page, Site } from '../../schemas/index.ts'
import { type Addresses, checkRecord } from './addresses/addressRecord.ts'
import type { ExpandedSources } from './blocks/expandBlocks.ts'
import { checkBlock } from './check/checkBlock.ts'
import { checkExample } from './check/checkExample.ts'
import { type CheckResult, checkPage } from './check/checkPage.ts'
import { readSite } from './check/checkSite.ts'
import { checkForm } from './check/form/checkForm.ts'
import { type Excerpt, type ExcerptRules, excerptOf } from './link/excerpt.ts'
import { configFile, countryIn } from './model/files/configFile.ts'
import { isOwnCode, typeOfExample } from './model/files/ownFiles.ts'
import { checkAddresses, isPageFile, pageAddress } from './model/files/pageAddress.ts'
import { recordFile } from './model/files/recordFile.ts'
import { checkBlockNames, isBlockFile } from './model/files/siteBlocks.ts'
import { checkFormNames, isFormFile } from './model/files/siteForms.ts'
import { languageOfFile } from './model/languages.ts'
import { type PhoneNames, readPhoneNames } from './model/offices/phoneNames.ts'
import { createSectionReader, fieldsOf } from './model/pageNotes.ts'
import type { SitePage } from './model/siteModel.ts'
import type { ProblemCode } from './problem/codes/problemCode.ts'
import type { SourceFiles } from './problem/openSources.ts'
import { type Problem, problemOfFile, type Sources } from './problem/problem.ts'
import { createSource, type Path, type Source } from './problem/source.ts'
import { documentWords } from './read/explainForeign.ts'
import { readJson } from './read/readJson.ts'
import type { CheckMemory } from './review/checkMemory.ts'
import type { FileAges } from './review/copies/createCopySearch.ts'
import { type Fields, isFields } from './schema/schema.ts'
import type { SectionTypes } from './schema/sectionTypes.ts'

/** The files of a site, each validated against its schema. */
export interface CheckedFiles {
  /** The pages whose files have no errors. */
  pages: SitePage[]
  /** The excerpts of the pages, without those of an earlier check. */
  excerpts: Map<SitePage, Excerpt>
  /** Form documents without errors, by file. */
  documents: Map<string, FormDocument>
  /** Block documents without errors, by file. */
  blocks: Map<string, BlockDocument>
  /** The names of the blocks that pages show. */
  usedBlocks: Set<string>
  /** The values of page files with errors. */
  faulty: Map<string, Fields>
  site: Site | undefined
  /** The paths at which `site` differs from its file because of mistakes; undefined if the file has none. */
  guessed: readonly Path[] | undefined
  /** The country whose rules apply. */
  country: string
  phones: PhoneNames
  record: Addresses | undefined
  problems: Problem[]
}

/** The files to validate, and what is known about them. */
interface CheckInput {
  sources: Sources
  types: SectionTypes
  readProblems: readonly Problem[]
  expanded: ExpandedSources
  files: SourceFiles
  /** Returns the times since their last changes. */
  readChanges?: () => FileAges
  memory?: CheckMemory
}

/** Validates each file against its schema. Pages that an earlier check found right are taken from there. */
export function checkFiles(input: CheckInput): CheckedFiles {
  const { types, readProblems, memory, expanded, files } = input
  const country = countryIn(input.sources)
  const phones = readPhoneNames(input.sources)
  const checked: CheckedFiles = {
    pages: [],
    excerpts: new Map(),
    documents: new Map(),
    blocks: new Map(),
    usedBlocks: new Set(),
    faulty: new Map(),
    site: undefined,
    guessed: undefined,
    country,
    phones,
    record: undefined,
    problems: [
      ...readProblems,
      ...checkFormNames([...files.keys()].filter(isFormFile)),
      ...checkBlockNames([...files.keys()].filter(isBlockFile)),
      ...checkPresence(files, readProblems),
    ],
  }
  const lossy = new Set(readProblems.filter(({ code }) => lossyCodes.has(code)).map(({ file }) => file))
  const check = createFileCheck({ expanded, country, types, phones }, checked)
  for (const file of files.keys()) {
    const known = memory?.trusted.get(file)
    const placed = known ? known.notes.blocks : expanded.expanded(file)?.blocks
    for (const { name } of placed ?? []) checked.usedBlocks.add(name)
    // The code of own sections is checked when it runs; `types` contains their fields.
    if (known) checked.pages.push(known)
    else if (!isOwnCode(file)) {
      const source = createSource(file, expanded.read(file))
      // Letters that were lost in decoding are not mistakes in the JSON.
      if (!lossy.has(file) || source.root()) check(source)
    }
  }
  const named = checkAddresses([...files.keys()].filter(isPageFile), (file) => languageOfFile(checked.site, file))
  checked.problems.push(...blameLatest(named, input))
  return checked
}

type IntakeRules = ExcerptRules & { expanded: ExpandedSources }

/** Creates a function that validates one file and adds its value and its problems to `checked`. */
function createFileCheck({ expanded, ...rules }: IntakeRules, checked: CheckedFiles) {
  const addPage = createPageIntake({ expanded, ...rules }, checked)
  /** Adds them one by one, because a file can have more mistakes than `push` accepts arguments. */
  const report = (found: readonly Problem[]) => {
    for (const problem of found) checked.problems.push(problem)
  }
  const take = <T>({ value, problems }: CheckResult<T>): T | undefined => {
    report(problems)
    return value
  }
  const checkDocument = (source: Source, value: unknown): void => {
    const { file } = source
    if (isFormFile(file)) {
      const form = take(checkForm(source, value))
      if (form) checked.documents.set(file, form)
    } else if (isBlockFile(file)) {
      const block = take(checkBlock(source, value, rules.types))
      if (block) checked.blocks.set(file, block)
    } else {
      const page = take(checkPage(source, value, rules))
      if (page) addPage(file, page)
      else if (isFields(value)) checked.faulty.set(file, value)
    }
  }
  return (source: Source): void => {
    if (source.file === configFile) {
      const { meant, ...read } = readSite(source)
      checked.site = take(read) ?? meant?.site
      checked.guessed = meant?.guessed
      return
    }
    const read = readJson(source, rules.types)
    if (read.problems.length > 0) report(read.problems)
    else if (typeOfExample(source.file)) report(checkExample(source, read.value, rules))
    else if (source.file === recordFile) checked.record = take(checkRecord(source, read.value))
    else checkDocument(source, read.value)
  }
}

/** Creates a function that adds a page without errors, with its excerpt and the blocks that it shows. */
function createPageIntake({ expanded, ...rules }: IntakeRules, checked: CheckedFiles) {
  const sections = createSectionReader(expanded.read)
  return (file: string, page: Page): void => {
    const excerpt = excerptOf(page, rules)
    const placed = expanded.expanded(file)?.blocks
    for (const { name, isHidden } of excerpt.blocks) if (!isHidden) checked.usedBlocks.add(name)
    const notes = { ...excerpt.notes, ...(placed && { blocks: placed }) }
    const sitePage = { file, path: pageAddress(file), page: fieldsOf(page), notes, sections }
    checked.pages.push(sitePage)
    checked.excerpts.set(sitePage, excerpt)
  }
}

/** If two files have one URL path, reports the one that was changed last. */
function blameLatest(problems: readonly Problem[], { readChanges }: Pick<CheckInput, 'readChanges'>): Problem[] {
  const ages = readChanges && problems.some(({ also }) => also) ? readChanges() : new Map<string, number>()
  const ageOf = (file: string) => ages.get(file) ?? -1
  return problems.map((problem) => {
    const { file, also } = problem
    return also && ageOf(also.file) < ageOf(file) ? { ...problem, file: also.file, also: { ...also, file } } : problem
  })
}

/** Codes of read problems after which a text is available, possibly incomplete. */
const lossyCodes: ReadonlySet<ProblemCode> = new Set(['not-utf-8', documentWords.code])

/** Reports a missing configuration and a site without pages, unless a read problem already explains it. */
function checkPresence(sources: SourceFiles, readProblems: readonly Problem[]): Problem[] {
  const problems: Problem[] = []
  const isExplained = (start: string) => readProblems.some(({ file }) => file === '.' || file.startsWith(start))
  if (!sources.has(configFile) && !isExplained(configFile))
    problems.push(
      problemOfFile(configFile, {
        code: 'missing-config',
        message: 'There is no site.config.json here.',
        fix: 'Run this command in the folder that holds it, or name that folder: --root FOLDER. Is the site new? Write { } into that file, and the next check names its fields.',
      }),
    )
  const hasPage = [...sources.keys()].some(isPageFile)
  if (!hasPage && !isExplained('pages/'))
    problems.push(
      problemOfFile('pages/', {
        code: 'no-pages',
        message: 'There is no page file in the folder pages/.',
        fix: 'Add the first one, pages/index.json: it becomes the home page.',
      }),
    )
  return problems
}
