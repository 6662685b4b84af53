import { factsSchema } from '../../../schemas/facts.ts'
import { checkValue } from '../check/checkValue.ts'
import type { JsonMember, JsonNode } from '../json/parseTree.ts'
import { isOfTemplate, isPageFile, pageFolder, pageName } from '../model/files/pageAddress.ts'
import { builtFile, factsFolder, isTemplate, placesOf } from '../model/files/templateFiles.ts'
import { type Mistake, placeMistake } from '../problem/mistake.ts'
import { readerOf } from '../problem/openSources.ts'
import type { Problem, SourceReader, Sources } from '../problem/problem.ts'
import { createSource, type Source } from '../problem/source.ts'
import { readJson } from '../read/readJson.ts'
import { type Fields, isFields } from '../schema/schema.ts'
import { findTokens, locationTokens, siteTokens } from '../text/tokens.ts'
import { nearest } from '../wording/nearest.ts'
import { count, joinWords, quoted } from '../wording/phrases.ts'
import { type BuiltPage, join, type Part } from './builtText.ts'

/** A site whose templates are pages. */
export interface Expanded {
  /** The files of the site without its templates, and the pages that these make. */
  sources: Sources
  /** The pages that templates make, by file. */
  built: ReadonlyMap<string, BuiltPage>
  /** What is wrong with templates and facts themselves. */
  problems: Problem[]
}

/** Makes a page of a template for each combination that has words of its own. */
export function expandTemplates(input: Sources): Expanded {
  const reader = readerOf(input)
  const files = reader.files()
  if (!files.some(isOfTemplate)) return { sources: input, built: new Map(), problems: [] }
  const built = new Map<string, BuiltPage>()
  const problems: Problem[] = []
  const known = new Set(files)
  const templates = files.filter(isTemplate)
  for (const template of templates) {
    const found = readTemplate(template, reader)
    problems.push(...found.problems)
    if (!found.template) continue
    for (const file of files.filter((each) => each.startsWith(factsFolder(template)))) {
      const page = buildPage(found.template, file, reader)
      problems.push(...page.problems)
      // A page of its own takes the place of the one that the template makes.
      if (page.built && !known.has(page.built.file)) built.set(page.built.file, page.built)
    }
  }
  const stray = files.filter(
    (file) => isOfTemplate(file) && !isTemplate(file) && !templates.some((each) => file.startsWith(factsFolder(each))),
  )
  problems.push(...stray.map(explainStray))
  const plain = files.filter((file) => !isOfTemplate(file))
  const sources: SourceReader = {
    files: () => [...plain, ...built.keys()],
    read: (file) => built.get(file)?.text ?? reader.read(file),
  }
  return { sources, built, problems }
}

function explainStray(file: string): Problem {
  const at = { file, start: 0, end: 0, severity: 'error' as const, code: 'stray-file' }
  return {
    ...at,
    message: 'This file lies in the folder of a template and is neither the template nor facts for it.',
    fix: `A template is called index.json and lies in the last folder in brackets; facts lie in its folder facts/.`,
  }
}

/** Texts of its own that the page of a combination must have. */
const fewestWords = 3

interface Template {
  file: string
  source: Source
  root: JsonNode
  /** The member `for`. */
  combines: JsonMember
  /** The names in brackets, with the folder of each. */
  places: { name: string; folder: string }[]
}

function readTemplate(file: string, reader: SourceReader): { template?: Template; problems: Problem[] } {
  const source = createSource(file, reader.read(file))
  const { problems, value } = readJson(source)
  if (problems.length > 0) return { problems }
  const refuse = (mistake: Omit<Mistake, 'code'>) => ({
    problems: [placeMistake(source, { code: 'template', ...mistake })],
  })
  const names = placesOf(file)
  const root = source.root()
  const combines = root?.members?.find(({ key }) => key === 'for')
  const written = isFields(value) ? value.for : undefined
  const example = `"for": { ${names.map((name) => `${quoted(name)}: "…"`).join(', ')} }`
  if (!root || !combines || !isFields(written))
    return refuse({
      path: [],
      part: 'open',
      message: 'This template does not say of which pages it makes combinations.',
      fix: `Add ${example}, with the folder of these pages for each name in brackets.`,
    })
  const folders = new Set(reader.files().filter(isPageFile).map(pageFolder))
  for (const name of new Set([...names, ...Object.keys(written)])) {
    const folder = written[name]
    if (!names.includes(name))
      return refuse({
        path: ['for', name],
        part: 'key',
        message: `There is no folder [${name}] in the path of this template.`,
        fix: `Delete it, or write ${joinWords(names.map(quoted))}.`,
      })
    if (typeof folder !== 'string' || !folders.has(folder)) {
      const close = typeof folder === 'string' ? nearest(folder, folders) : undefined
      return refuse({
        path: folder === undefined ? ['for'] : ['for', name],
        message:
          folder === undefined
            ? `"for" does not say what [${name}] stands for.`
            : `There is no folder ${JSON.stringify(folder)} in pages/.`,
        fix: close ? `Write ${quoted(close)}.` : `Write ${example}, with the folder of these pages for each name.`,
      })
    }
  }
  return {
    template: { file, source, root, combines, places: names.map((name) => ({ name, folder: String(written[name]) })) },
    problems: [],
  }
}

/** The page of a facts file, `pages/[service]/[town]/facts/floor-care/towson-md.json`. */
function buildPage(
  template: Template,
  file: string,
  reader: SourceReader,
): { built?: BuiltPage & { file: string }; problems: Problem[] } {
  const source = createSource(file, reader.read(file))
  const refuse = (mistake: Omit<Mistake, 'code'>) => ({
    problems: [placeMistake(source, { code: 'facts', ...mistake })],
  })
  const names = file
    .slice(factsFolder(template.file).length)
    .replace(/\.json$/, '')
    .split('/')
  const { places } = template
  if (names.length !== places.length || !file.endsWith('.json'))
    return refuse({
      path: [],
      message: 'The place of this file does not say which pages it combines.',
      fix: `Move it to ${factsFolder(template.file)}${places.map(({ name }) => `<${name}>`).join('/')}.json, with the names of their page files.`,
    })
  const { problems, value } = readJson(source)
  if (problems.length > 0) return { problems }
  const mistakes = checkValue(factsSchema, value, { path: [], owner: 'a facts file', optional: false })
  if (mistakes.length > 0) return { problems: mistakes.map((mistake) => placeMistake(source, mistake)) }
  const combined = places.map(({ name, folder }, index) => ({
    name,
    folder,
    page: openPage(`pages/${folder}/${names[index]}.json`, reader),
  }))
  const lost = combined.findIndex(({ page }) => !page)
  if (lost >= 0) {
    const { folder = '' } = places[lost] ?? {}
    const there = reader
      .files()
      .filter((each) => isPageFile(each) && pageFolder(each) === folder)
      .map(pageName)
    const close = nearest(names[lost] ?? '', there)
    return refuse({
      path: [],
      message: `There is no page pages/${folder}/${names[lost]}.json for these facts.`,
      fix: close
        ? `Rename the ${lost === names.length - 1 ? 'file' : 'folder'} to ${quoted(close)}, or add that page.`
        : 'Add that page, or delete this file.',
    })
  }
  const pages = combined.flatMap(({ name, page }) => (page ? [{ name, page }] : []))
  if (pages.some(({ page }) => page.value.draft === true)) return { problems: [] }
  const words = source.root()?.members?.find(({ key }) => key === 'words')
  if (!words) return { problems: [] }
  const values = new Map<string, Part>()
  for (const { name, page } of pages) values.set(name, { ...inside(page.source, page.nodeOf('name')), replaces: true })
  for (const { key, value: node } of words.value.members ?? []) values.set(key, inside(source, node))
  const own = (words.value.members ?? []).map(({ key }) => key)
  if (own.length < fewestWords)
    return refuse({
      path: ['words'],
      part: 'key',
      message: `These facts have ${count(own.length, 'text')}, and a page needs ${fewestWords} of its own.`,
      fix: 'Write what is so here alone: who works here, in which buildings, at what hours. Search engines leave out pages that differ in names alone.',
    })
  const taken = own.find(
    (key) =>
      pages.some(({ name }) => name === key) || [...siteTokens, ...locationTokens].some((token) => token === key),
  )
  if (taken !== undefined)
    return refuse({
      path: ['words', taken],
      part: 'key',
      message: `{${taken}} means something else on every page.`,
      fix: 'Choose another name for these words.',
    })
  const used = new Set(findTokens(template.source.text).map(({ name }) => name))
  const idle = own.find((key) => !used.has(key))
  if (idle !== undefined)
    return refuse({
      path: ['words', idle],
      part: 'key',
      message: `The template does not say {${idle}}.`,
      fix: `Write {${idle}} into a text of ${template.file}, or delete it here.`,
    })
  const known = new Set([...values.keys(), ...siteTokens, ...locationTokens])
  const missing = [...used].find((name) => !known.has(name))
  if (missing !== undefined)
    return refuse({
      path: ['words'],
      part: 'key',
      message: `The template says {${missing}}, and these facts have no words for it.`,
      fix: `Add "${missing}": "…".`,
    })
  const text = join(partsOf(template, values, pages))
  return {
    built: {
      ...text,
      file: builtFile(template.file, names),
      template: template.file,
      words: source.place(['words'], 'key'),
    },
    problems: [],
  }
}

interface CombinedPage {
  source: Source
  value: Fields
  nodeOf(field: string): JsonNode | undefined
}

function openPage(file: string, reader: SourceReader): CombinedPage | undefined {
  if (!reader.files().includes(file)) return undefined
  const source = createSource(file, reader.read(file))
  const { value } = readJson(source)
  if (!isFields(value)) return undefined
  return { source, value, nodeOf: (field) => source.root()?.members?.find(({ key }) => key === field)?.value }
}

/** The characters of a text between its quotation marks, as they are written. */
function inside(source: Source, node: JsonNode | undefined): Part {
  const [start, end] = node?.kind === 'string' ? [node.start + 1, node.end - 1] : [0, 0]
  return { file: source.file, start, end, text: source.text.slice(start, end) }
}

/** The template with words in the place of its placeholders, and the town of the page in the place of `for`. */
function partsOf(
  { file, source, combines }: Template,
  values: ReadonlyMap<string, Part>,
  pages: readonly { page: CombinedPage }[],
): Part[] {
  const { text } = source
  const parts: Part[] = []
  let at = 0
  const copyTo = (end: number) => {
    if (end > at) parts.push({ file, start: at, end, text: text.slice(at, end) })
    at = end
  }
  const town = pages.findLast(({ page }) => page.nodeOf('location'))?.page
  const location = town?.nodeOf('location')
  const tokens = findTokens(text)
  const insertTown = () => {
    copyTo(combines.keyStart)
    const place = { file, start: combines.keyStart, end: combines.value.end, replaces: true }
    // A note is shown nowhere; a page may have one.
    parts.push({
      ...place,
      text:
        town && location
          ? `"location": ${town.source.text.slice(location.start, location.end)}`
          : '"note": "From a template."',
    })
    at = combines.value.end
  }
  let isTownDone = false
  for (const { name, start, end } of tokens) {
    if (!isTownDone && start > combines.keyStart) {
      insertTown()
      isTownDone = true
    }
    const part = values.get(name)
    if (!part || start < at) continue
    copyTo(start)
    parts.push(part.replaces ? { ...part, file, start, end } : part)
    at = end
  }
  if (!isTownDone) insertTown()
  copyTo(text.length)
  return parts
}
