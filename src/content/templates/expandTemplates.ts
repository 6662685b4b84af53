import { isOfTemplate } from '../model/files/pageAddress.ts'
import { builtFile, factsFolder, isTemplate, placesOf } from '../model/files/templateFiles.ts'
import { readerOf } from '../problem/openSources.ts'
import type { Problem, SourceReader, Sources } from '../problem/problem.ts'
import { builtInTypes, type SectionTypes } from '../schema/sectionTypes.ts'
import { checkWords } from './checkWords.ts'
import { composePage } from './composePage.ts'
import { type Combination, findOriginals } from './findOriginals.ts'
import type { TemplatePage } from './placeInTemplates.ts'
import { readFacts } from './readFacts.ts'
import { readTemplate } from './readTemplate.ts'

/** A site whose templates are pages. */
export interface Expanded {
  /** The files of the site without its templates, and the pages that these make. */
  sources: Sources
  /** The pages that templates make, by file. */
  made: ReadonlyMap<string, TemplatePage>
  /** The pages, by file, that templates make once what is wrong with them or with their facts is mended. */
  unmade: readonly string[]
  /** What is wrong with templates and facts themselves. */
  problems: Problem[]
}

/** Makes a page of a template for each combination that has words of its own. */
export function expandTemplates(input: Sources, types: SectionTypes = builtInTypes): Expanded {
  const reader = readerOf(input)
  const files = reader.files()
  if (!files.some(isOfTemplate)) return { sources: input, made: new Map(), unmade: [], problems: [] }
  const made = new Map<string, TemplatePage>()
  const problems: Problem[] = []
  const known = new Set(files)
  const templates = files.filter(isTemplate)
  const combinations: Combination[] = []
  for (const file of templates) {
    const { template, problems: ofTemplate } = readTemplate(file, reader, types)
    problems.push(...ofTemplate)
    if (!template) continue
    const read = files
      .filter((each) => each.startsWith(factsFolder(file)))
      .map((each) => readFacts(template, each, reader))
    const { fitting, problems: ofWords } = checkWords(
      template,
      read.flatMap(({ facts }) => facts ?? []),
    )
    problems.push(...read.flatMap(({ problems: ofFacts }) => ofFacts), ...ofWords)
    combinations.push(...fitting.map((facts) => ({ template, facts })))
  }
  const originalOf = findOriginals(combinations)
  for (const combination of combinations) {
    const { template, facts } = combination
    const page = builtFile(template.file, facts.names)
    // A page of its own takes the place of the one that the template makes.
    if (known.has(page)) continue
    const composed = composePage(template, facts, originalOf(combination))
    made.set(page, { ...composed, template: template.file, words: facts.source.place(['words'], 'key') })
  }
  const isStray = (file: string) => !isTemplate(file) && !templates.some((each) => file.startsWith(factsFolder(each)))
  const sources: SourceReader = {
    files: () => [...files.filter((file) => !isOfTemplate(file)), ...made.keys()],
    read: (file) => made.get(file)?.text ?? reader.read(file),
  }
  const unmade = templates.flatMap((template) => pagesWaiting(template, files, problems))
  return {
    sources,
    made,
    unmade: unmade.filter((page) => !made.has(page) && !known.has(page)),
    problems: [...problems, ...files.filter(isOfTemplate).filter(isStray).map(explainStray)],
  }
}

/** The pages of a template that a problem keeps from being made: all of them, or those whose own facts are wrong. */
function pagesWaiting(template: string, files: readonly string[], problems: readonly Problem[]): string[] {
  const faulty = new Set(problems.map(({ file }) => file))
  return files
    .filter((file) => file.startsWith(factsFolder(template)) && (faulty.has(template) || faulty.has(file)))
    .map((file) =>
      file
        .slice(factsFolder(template).length)
        .replace(/\.json$/, '')
        .split('/'),
    )
    .filter((names) => names.length === placesOf(template).length)
    .map((names) => builtFile(template, names))
}

const explainStray = (file: string): Problem => ({
  file,
  start: 0,
  end: 0,
  severity: 'error',
  code: 'stray-file',
  message: 'This file lies in the folder of a template and is neither the template nor facts for it.',
  fix: 'A template is called index.json and lies in the last folder in brackets; facts lie in its folder facts/.',
})
