import { isOfTemplate } from '../model/files/pageAddress.ts'
import { builtFile, factsFolder, isTemplate, placesOf } from '../model/files/templateFiles.ts'
import { readPhoneNames } from '../model/offices/phoneNames.ts'
import { readerOf } from '../problem/openSources.ts'
import { type Problem, problemOfFile, type SourceReader, type Sources } from '../problem/problem.ts'
import { builtInTypes, type SectionTypes } from '../schema/sectionTypes.ts'
import { checkTemplateFacts } from './checkTemplateFacts.ts'
import { composePage } from './composePage.ts'
import { type Combination, findOriginals } from './findOriginals.ts'
import { createOpenCombined } from './openCombined.ts'
import type { TemplatePage } from './placeInTemplates.ts'
import { type Facts, readFacts } from './readFacts.ts'
import { readTemplate, type Template } from './readTemplate.ts'

/** A site whose templates are expanded to pages. */
export interface Expanded {
  /** The site's files without templates and facts, plus the generated pages. */
  sources: Sources
  /** The generated pages, by file. */
  made: ReadonlyMap<string, TemplatePage>
  /**
   * The files of pages that templates will generate once the templates, their facts or the combined pages are fixed.
   */
  unmade: readonly string[]
  /** The problems of templates and facts files themselves. */
  problems: Problem[]
}

/** Generates a page from a template for each combination that has a facts file. */
export function expandTemplates(input: Sources, types: SectionTypes = builtInTypes): Expanded {
  const reader = readerOf(input)
  const files = reader.files()
  if (!files.some(isOfTemplate)) return { sources: input, made: new Map(), unmade: [], problems: [] }
  const { combinations, waiting, meant, problems } = readCombinations(files, reader, types)
  const made = new Map<string, TemplatePage>()
  const known = new Set(files)
  const originalOf = findOriginals(combinations)
  for (const combination of combinations) {
    const { template, facts } = combination
    const page = builtFile(template.file, facts.names)
    // A page file takes precedence over the page that the template generates.
    if (known.has(page)) continue
    const composed = composePage(template, facts, originalOf(combination))
    made.set(page, { ...composed, template: template.file, words: facts.source.place(['words'], 'key') })
  }
  const templates = files.filter(isTemplate)
  const isStray = (file: string) => !isTemplate(file) && !templates.some((each) => file.startsWith(factsFolder(each)))
  const sources: SourceReader = {
    files: () => [...files.filter((file) => !isOfTemplate(file)), ...made.keys()],
    read: (file) => made.get(file)?.text ?? reader.read(file),
  }
  const unmade = templates.flatMap((template) => pagesWaiting(template, files, waiting, meant))
  return {
    sources,
    made,
    unmade: unmade.filter((page) => !made.has(page) && !known.has(page)),
    problems: [...problems, ...files.filter(isOfTemplate).filter(isStray).map(explainStray)],
  }
}

/**
 * Reads the templates of a site with their facts.
 *
 * @returns the combinations that have facts; the templates and facts that generate no page until they, or a page that
 * they combine, are fixed; and the problems of the templates and facts themselves
 */
function readCombinations(files: readonly string[], reader: SourceReader, types: SectionTypes) {
  const combinations: Combination[] = []
  const phones = readPhoneNames(reader)
  const problems: Problem[] = []
  const waiting = new Set<string>()
  const meant = new Map<string, readonly string[]>()
  const open = createOpenCombined(reader)
  for (const file of files.filter(isTemplate)) {
    const { template, problems: ofTemplate } = readTemplate(file, reader, types)
    problems.push(...ofTemplate)
    if (!template) continue
    const all: Facts[] = []
    for (const each of files.filter((other) => other.startsWith(factsFolder(file)))) {
      const { facts, isWaiting, meant: names, problems: ofFacts } = readFacts(template, each, reader, open)
      if (facts) all.push(facts)
      if (names) meant.set(each, names)
      if (isWaiting) waiting.add(each)
      problems.push(...ofFacts)
    }
    const { fitting, problems: ofWords } = checkTemplateFacts(template, all, phones(branchOf(template)))
    problems.push(...ofWords)
    combinations.push(...fitting.map((facts) => ({ template, facts })))
  }
  for (const { file } of problems) waiting.add(file)
  return { combinations, waiting, meant, problems }
}

/**
 * The pages of a template that depend on a fix: all of them on a fix of the template, others on a fix of their own
 * facts.
 *
 * @param meant the names that facts were meant to have, by their file, if theirs are wrong
 */
function pagesWaiting(
  template: string,
  files: readonly string[],
  faulty: ReadonlySet<string>,
  meant: ReadonlyMap<string, readonly string[]>,
): string[] {
  return files
    .filter((file) => file.startsWith(factsFolder(template)) && (faulty.has(template) || faulty.has(file)))
    .map(
      (file) =>
        meant.get(file) ??
        file
          .slice(factsFolder(template).length)
          .replace(/\.json$/, '')
          .split('/'),
    )
    .filter((names) => names.length === placesOf(template).length)
    .map((names) => builtFile(template, names))
}

const explainStray = (file: string): Problem =>
  problemOfFile(file, {
    code: 'stray-file',
    message: 'This file lies in the folder of a template and is neither the template nor facts for it.',
    fix: 'A template is called index.json and lies in the last folder in brackets; facts lie in its folder facts/.',
  })

/** The branch that a template writes, with or without placeholders. */
function branchOf({ root, source }: Template): unknown {
  const value = root.members?.find(({ key }) => key === 'branch')?.value
  return value?.kind === 'string' ? JSON.parse(source.text.slice(value.start, value.end)) : undefined
}
