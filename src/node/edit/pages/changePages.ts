/** Adds, copies, renames and deletes pages as one change of file texts, which undo can revert. */
import path from 'node:path'
import { factsSchema } from '../../../../schemas/facts.ts'
import type { Site } from '../../../../schemas/index.ts'
import { draftPage, pageText } from '../../../content/add/draftPage.ts'
import { draftTranslation } from '../../../content/add/draftTranslation.ts'
import { planNamed, type TranslationWish } from '../../../content/add/placeTranslation.ts'
import { type FoundLink, linksOf } from '../../../content/addresses/checkLink.ts'
import { applyEdits } from '../../../content/fix/applyFixes.ts'
import { configFile } from '../../../content/model/files/configFile.ts'
import { homeFile, pageAddress, suggestName } from '../../../content/model/files/pageAddress.ts'
import { isFormFile } from '../../../content/model/files/siteForms.ts'
import { isFacts } from '../../../content/model/files/templateFiles.ts'
import { languageOfFile } from '../../../content/model/languages.ts'
import type { Edit, SourceReader } from '../../../content/problem/problem.ts'
import { createSource, type Source } from '../../../content/problem/source.ts'
import { readJson } from '../../../content/read/readJson.ts'
import { findFormTexts, findPageTexts, findTexts, type TextField } from '../../../content/schema/findTexts.ts'
import { type Fields, isFields, siteSchema } from '../../../content/schema/schema.ts'
import type { SectionTypes } from '../../../content/schema/sectionTypes.ts'
import { type OpenSite, planPage, type Wish } from '../../commands/addPage.ts'
import { findPageSchema } from '../../commands/findPageSchema.ts'
import { type Change, changeText } from '../texts/changeText.ts'

/** The new texts of files; undefined deletes a file. */
export interface PageChange {
  /** The page that the editor shows afterwards. */
  file: string
  texts: { file: string; text: string | undefined }[]
}

/** The files of a site including drafts, and its section types. */
interface SiteFiles {
  sources: SourceReader
  types: SectionTypes
}

type Refusal = { refusal: string }

/** The draft of a new page, as `npm run add` creates it. */
export function addDraft(site: OpenSite, wish: Wish): PageChange | Refusal {
  const plan = planPage(site, wish)
  if ('refusal' in plan) return plan
  const { like, ...newPage } = plan
  const { file } = newPage
  const schema = findPageSchema(site.root, site.model.pages.values(), file)
  const { facts, fates } = wish
  const given = { ...(like && { like }), ...(facts && { facts }), ...(fates && { fates }) }
  const page = draftPage(site.model, newPage, { today: site.today, ...(schema && { schema }), ...given })
  return { file, texts: [{ file, text: pageText(page) }] }
}

/** The draft of a translation, as `npm run add -- translation` creates it. */
export function addTranslationDraft({ root, model }: OpenSite, wish: TranslationWish): PageChange | Refusal {
  const plan = planNamed(model, wish)
  if ('refusal' in plan) return plan
  const { file } = plan
  const schema = findPageSchema(root, model.pages.values(), file)
  return { file, texts: [{ file, text: pageText(draftTranslation(model, plan, schema)) }] }
}

/**
 * Copies a page to a sibling file under another name, as a draft, because a published copy would duplicate the page.
 */
export function copyPage(text: string, file: string, name: string, site?: Site): PageChange | Refusal {
  const target = siblingOf(file, name, site)
  if (typeof target !== 'string') return target
  const { value } = readJson(createSource(file, text))
  const changes: Change[] = [
    { kind: 'set', path: ['name'], value: name.trim() },
    { kind: 'set', path: ['draft'], value: true },
    // The page itself is the only translation of that page.
    ...(isFields(value) && value.translates !== undefined ? [{ kind: 'remove' as const, path: ['translates'] }] : []),
  ]
  const copy = changes.reduce<string | undefined>((now, change) => now && changeText(file, now, change), text)
  return copy === undefined ? broken(file) : { file: target, texts: [{ file: target, text: copy }] }
}

interface Renaming extends SiteFiles {
  /** Undefined while site.config.json has errors. */
  site?: Site | undefined
}

/** Moves a page to the URL path of a new name. It updates links to the page and redirects the old path. */
export function renamePage({ sources, types, site }: Renaming, file: string, name: string): PageChange | Refusal {
  const target = siblingOf(file, name, site)
  if (file === homeFile) return keepsHome
  if (typeof target !== 'string') return target
  const text = sources.read(file)
  const move = { from: pageAddress(file), to: pageAddress(target), types }
  const texts = new Map<string, string | undefined>([
    [file, undefined],
    [target, text],
  ])
  for (const other of sources.files()) {
    const before = other === file ? text : sources.read(other)
    const after = other === configFile ? moveInConfig(before, move) : moveLinks(other, before, move)
    if (after !== before) texts.set(other === file ? target : other, after)
  }
  return { file: target, texts: [...texts].map(([each, words]) => ({ file: each, text: words })) }
}

/** The other files that link or redirect to a page, which would break without it. */
export function findLinking({ sources, types }: SiteFiles, file: string): string[] {
  const from = pageAddress(file)
  return sources
    .files()
    .filter((other) => other !== file && linksTo(from, createSource(other, sources.read(other)), types).length > 0)
}

/** The refusal to move or delete the home page. */
export const keepsHome: Refusal = {
  refusal: 'The site begins at its home page, so that it is neither moved nor deleted.',
}

/** The URL path that a page gets by a name; undefined if the name yields none. */
export function addressBy(file: string, name: string, site?: Site): string | undefined {
  const target = siblingOf(file, name, site)
  return typeof target === 'string' ? pageAddress(target) : undefined
}

/**
 * The sibling file for a name: `Columbia, MD` → `columbia-md.json`. Refuses a name without letters or digits, and the
 * name that the file has.
 */
function siblingOf(file: string, name: string, site: Site | undefined): string | Refusal {
  const stem = suggestName(name, languageOfFile(site, file))
  if (stem === '')
    return { refusal: `No address can be made of ${JSON.stringify(name)}: it needs a letter or a digit.` }
  const target = `${path.posix.dirname(file)}/${stem}.json`
  return target === file ? { refusal: 'That is the address that the page has.' } : target
}

const broken = (file: string): Refusal => ({ refusal: `${file} cannot be read; mend it first.` })

interface Move {
  from: string
  to: string
  types: SectionTypes
}

/** The text of a file with its links to one URL path changed to another. */
function moveLinks(file: string, text: string, { from, to, types }: Move): string {
  const source = createSource(file, text)
  const edits = linksTo(from, source, types).map(({ path: place, href, span: { start, end } }): Edit => {
    const moved = JSON.stringify(to + href.slice(from.length)).slice(1, -1)
    return { ...source.placeInText(place, start, end), text: moved }
  })
  return applyEdits(text, edits)
}

/** The links and redirect targets of a file that lead to a URL path or to a fragment of it. */
function linksTo(from: string, source: Source, types: SectionTypes): Required<FoundLink>[] {
  const { file, text } = source
  const value = text.includes(from) ? readJson(source, types).value : undefined
  if (!isFields(value)) return []
  const ends = file === configFile ? Object.entries(redirectsOf(value)) : []
  return [
    ...linksOf(textsOf(file, value, types)),
    ...ends.map(([name, end]) => ({ path: ['redirects', name], href: String(end) })),
  ]
    .filter(({ href }) => href === from || href.startsWith(`${from}#`))
    .map((link) => ({ span: { start: 0, end: link.href.length }, ...link }))
}

function textsOf(file: string, value: Fields, types: SectionTypes): TextField[] {
  if (file === configFile) return findTexts(siteSchema, value)
  if (isFormFile(file)) return findFormTexts(value)
  if (!isFacts(file)) return findPageTexts(value, types)
  const texts = findTexts(factsSchema.properties.words, value.words)
  return texts.map((text) => ({ ...text, path: ['words', ...text.path] }))
}

/** Updates the links of the configuration and adds a redirect from the old path. */
function moveInConfig(text: string, move: Move): string {
  const moved = moveLinks(configFile, text, move)
  const { value } = readJson(createSource(configFile, moved))
  if (!isFields(value)) return text
  const { [move.to]: _, ...others } = redirectsOf(value)
  const redirects = { ...others, [move.from]: move.to }
  return changeText(configFile, moved, { kind: 'set', path: ['redirects'], value: redirects }) ?? text
}

const redirectsOf = ({ redirects }: Fields): Fields => (isFields(redirects) ? redirects : {})
