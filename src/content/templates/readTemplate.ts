import type { JsonMember, JsonNode } from '../json/parseTree.ts'
import { isPageFile, pageFolder } from '../model/files/pageAddress.ts'
import { placesOf } from '../model/files/templateFiles.ts'
import { type Mistake, placeMistake } from '../problem/mistake.ts'
import type { Problem, SourceReader } from '../problem/problem.ts'
import { createSource, type Source } from '../problem/source.ts'
import { readJson } from '../read/readJson.ts'
import { isFields } from '../schema/schema.ts'
import type { SectionTypes } from '../schema/sectionTypes.ts'
import { nearest } from '../wording/nearest.ts'
import { joinWords, quoted } from '../wording/phrases.ts'

export interface Template {
  file: string
  source: Source
  root: JsonNode
  /** The `for` member. */
  combines: JsonMember
  /** The names in brackets, with the folder of each. */
  places: { name: string; folder: string }[]
}

/**
 * Reads a template and the pages that it combines. The rest of it is checked on each page that it generates.
 *
 * @param file `pages/[service]/[town]/index.json`
 * @returns the template, or the problems of its JSON or of `for`
 */
export function readTemplate(
  file: string,
  reader: SourceReader,
  types: SectionTypes,
): { template?: Template; problems: Problem[] } {
  const source = createSource(file, reader.read(file))
  const { problems, value } = readJson(source, types)
  if (problems.length > 0) return { problems }
  const root = source.root()
  const combines = root?.members?.find(({ key }) => key === 'for')
  const fields = isFields(value) ? value : {}
  const written = fields.for
  const names = placesOf(file)
  const folders = new Set(reader.files().filter(isPageFile).map(pageFolder))
  const slip = written === undefined ? Object.keys(fields).find((key) => nearest(key, ['for'])) : undefined
  const mistake = slip === undefined ? checkFor(names, written, folders) : misspeltFor(slip)
  if (mistake || !root || !combines || !isFields(written))
    return { problems: mistake ? [placeMistake(source, { code: 'template', ...mistake })] : [] }
  const places = names.map((name) => ({ name, folder: String(written[name]) }))
  return { template: { file, source, root, combines, places }, problems: [] }
}

const lacksFor = 'This template does not say of which pages it makes combinations.'

/** Explains a misspelled `for`, in a template without this field. */
const misspeltFor = (name: string): Omit<Mistake, 'code'> => ({
  path: [name],
  part: 'key',
  message: lacksFor,
  fix: 'Rename it to "for".',
  replacement: '"for"',
})

/** Finds the first mistake in the `for` field, which maps each name in brackets to the folder of its pages. */
function checkFor(
  names: readonly string[],
  written: unknown,
  folders: ReadonlySet<string>,
): Omit<Mistake, 'code'> | undefined {
  const example = `"for": { ${names.map((name) => `${quoted(name)}: "…"`).join(', ')} }`
  if (!isFields(written))
    return {
      path: [],
      part: 'open',
      message: lacksFor,
      fix: `Add ${example}, with the folder of these pages for each name in brackets.`,
    }
  for (const name of new Set([...names, ...Object.keys(written)])) {
    const folder = written[name]
    if (!names.includes(name))
      return {
        path: ['for', name],
        part: 'key',
        message: `There is no folder [${name}] in the path of this template.`,
        fix: `Delete it, or write ${joinWords(names.map(quoted))}.`,
      }
    if (typeof folder === 'string' && folders.has(folder)) continue
    const close = typeof folder === 'string' ? nearest(folder, folders) : undefined
    return {
      path: folder === undefined ? ['for'] : ['for', name],
      message:
        folder === undefined
          ? `"for" does not say what [${name}] stands for.`
          : `There is no folder ${JSON.stringify(folder)} in pages/.`,
      fix: close ? `Write ${quoted(close)}.` : `Write ${example}, with the folder of these pages for each name.`,
    }
  }
  return undefined
}
