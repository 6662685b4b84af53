import { factsSchema } from '../../../schemas/facts.ts'
import { checkValue } from '../check/checkValue.ts'
import { namedBlock } from '../check/valueContext.ts'
import type { JsonMember } from '../json/parseTree.ts'
import { isPageFile, pageFolder, pageName } from '../model/files/pageAddress.ts'
import { factsFolder } from '../model/files/templateFiles.ts'
import { setValue } from '../problem/edits.ts'
import { type Mistake, placeMistake } from '../problem/mistake.ts'
import type { Problem, SourceReader } from '../problem/problem.ts'
import { createSource, type Source } from '../problem/source.ts'
import { readJson } from '../read/readJson.ts'
import { isFields } from '../schema/schema.ts'
import { nearest } from '../wording/nearest.ts'
import { quoted } from '../wording/phrases.ts'
import type { CombinedPage, OpenCombined } from './openCombined.ts'
import type { Template } from './readTemplate.ts'

/** The facts of one combination. */
export interface Facts {
  source: Source
  /** The names of its pages, in the order of the brackets: `floor-care`, `towson-md`. */
  names: readonly string[]
  /** Its pages, in the same order. */
  pages: readonly CombinedPage[]
  /** The `words` member of the facts file. */
  words: JsonMember
}

/** The facts of a facts file, or why there are none. */
interface FactsRead {
  facts?: Facts
  /** Whether a page that it combines has to be fixed first. */
  isWaiting?: boolean
  /** The names that the facts of a missing page were probably meant to have; undefined if no page name is close. */
  meant?: readonly string[]
  problems: Problem[]
}

/**
 * Reads a facts file, `pages/[service]/[town]/facts/floor-care/towson-md.json`. `checkBuilderWords.ts` compares its words with
 * the template.
 *
 * @returns neither facts nor problems if one of the pages is a draft or is refused by its own check
 */
export function readFacts(template: Template, file: string, reader: SourceReader, open: OpenCombined): FactsRead {
  const source = createSource(file, reader.read(file))
  const refuse = (mistakes: readonly Omit<Mistake, 'code'>[]) => ({
    problems: mistakes.map((mistake) => placeMistake(source, { code: 'facts', ...mistake })),
  })
  const names = namesOf(template, file)
  if (!names) return refuse([tellPlace(template)])
  const { problems, value } = readJson(source)
  if (problems.length > 0) return { problems }
  const bare = findBareWords(value)
  if (bare) return { problems: [placeMistake(source, bare)] }
  const mistakes = checkValue(factsSchema, value, { path: [], block: namedBlock('facts file'), optional: false })
  if (mistakes.length > 0) return { problems: mistakes.map((mistake) => placeMistake(source, mistake)) }
  const opened = template.places.map(({ folder }, index) => open(`pages/${folder}/${names[index]}.json`))
  const missing = opened.indexOf('missing')
  const folder = template.places[missing]?.folder
  if (folder !== undefined) {
    const close = closestName(folder, names[missing] ?? '', reader)
    const meant = close === undefined ? [] : names.with(missing, close)
    return { ...refuse([tellNoPage(folder, names, missing, close)]), meant }
  }
  const pages = opened.filter((page) => typeof page === 'object')
  if (pages.length < opened.length) return { isWaiting: true, problems: [] }
  const words = source.root()?.members?.find(({ key }) => key === 'words')
  if (!words || pages.some(({ value }) => value.draft === true)) return { problems: [] }
  return { facts: { source, names, pages, words }, problems: [] }
}

/** Finds words of a facts file that are not enclosed in "words". */
function findBareWords(value: unknown): Mistake | undefined {
  if (!isFields(value) || 'words' in value) return undefined
  const { $schema, ...words } = value
  const [first] = Object.keys(words)
  if (first === undefined || Object.values(words).some((text) => typeof text !== 'string')) return undefined
  // A misspelled "words" is reported as such.
  if (nearest(first, ['words']) !== undefined) return undefined
  return {
    path: [first],
    part: 'key',
    code: 'missing-field',
    message: 'The texts of a facts file stand in "words", and these stand beside it.',
    fix: `Put them into it: { "words": { ${quoted(first)}: "…" } }.`,
    edits: (source) => [setValue(source, [], { ...($schema !== undefined && { $schema }), words })],
  }
}

/** Returns the page names in the path of a facts file, or undefined if it is not as deep as the number of brackets. */
function namesOf({ file: template, places }: Template, file: string): string[] | undefined {
  const names = file
    .slice(factsFolder(template).length)
    .replace(/\.json$/, '')
    .split('/')
  return file.endsWith('.json') && names.length === places.length ? names : undefined
}

function tellPlace({ file, places }: Template): Omit<Mistake, 'code'> {
  return {
    path: [],
    message: 'The place of this file does not say which pages it combines.',
    fix: `Move it to ${factsFolder(file)}${places.map(({ name }) => `<${name}>`).join('/')}.json, with the names of their page files.`,
  }
}

/** Finds the name of a page in a folder that is close to a name. */
function closestName(folder: string, name: string, reader: SourceReader): string | undefined {
  const there = reader.files().filter((each) => isPageFile(each) && pageFolder(each) === folder)
  return nearest(name, there.map(pageName))
}

function tellNoPage(
  folder: string,
  names: readonly string[],
  index: number,
  close: string | undefined,
): Omit<Mistake, 'code'> {
  const noun = index === names.length - 1 ? 'file' : 'folder'
  return {
    path: [],
    missingAddress: `pages/${folder}/${names[index]}.json`,
    message: `There is no page pages/${folder}/${names[index]}.json for these facts.`,
    fix: close
      ? `Rename the ${noun} to ${quoted(close)}, or add that page.`
      : `Was that page renamed? Then rename this ${noun} to the new name of its file. Otherwise add that page, or delete this file.`,
  }
}
