import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '../../../schemas/index.ts'
import { chooseFolder } from '../../content/add/chooseFolder.ts'
import { type DraftOptions, draftPage, pageText } from '../../content/add/draftPage.ts'
import { draftTranslation, type PlannedTranslation, planTranslation } from '../../content/add/draftTranslation.ts'
import { type NewPage, type Refusal, readNewPage } from '../../content/add/newPage.ts'
import { planNamed, type TranslationWish } from '../../content/add/placeTranslation.ts'
import { tellAdded } from '../../content/add/tellAdded.ts'
import { compileSite } from '../../content/compileSite.ts'
import { formatProblems, summarize } from '../../content/format/formatProblems.ts'
import { compareSites } from '../../content/impact/compareSites.ts'
import { pagesByFile, type SiteModel, type SitePage } from '../../content/model/siteModel.ts'
import { isError, type Texts } from '../../content/problem/problem.ts'
import type { CheckMemory } from '../../content/review/checkMemory.ts'
import { countryOf } from '../../content/schema/country.ts'
import { nearest } from '../../content/wording/nearest.ts'
import { checkRoot } from '../check/checkRoot.ts'
import { commandLineOf } from '../input/commandLineOf.ts'
import type { ReadSources } from '../input/readSources.ts'
import { findPageSchema } from './findPageSchema.ts'
import { siteState } from './siteState.ts'

/** The owner's request for a new page. */
export interface Wish {
  /** The folder, or the word for one of its pages: `locations`, `location`. */
  kind: string
  /** For example `Columbia, MD`. */
  name: string
  /** The name of the page file whose sections are copied: `towson-md`. */
  like?: string
  facts?: DraftOptions['facts']
  /** Whether each section of that page is kept, rewritten or removed. */
  fates?: DraftOptions['fates']
}

/** A site on disk without errors. */
export interface OpenSite extends Omit<ReadSources, 'sources'> {
  sources: Texts
  /** The absolute path of the site. */
  root: string
  model: SiteModel
  /** The results of its check, which make a check with one more page faster. */
  memory: CheckMemory
}

type Answer = { text: string; exitCode: 0 | 1 | 2 }

/**
 * Reads the site to add a page to. If it has errors, returns them as text, because the impact on a broken site is
 * unknown.
 */
export function openSite(root: string, options: { colour: boolean }): OpenSite | Answer {
  const { found, problems, model, sketches, waiting } = checkRoot(root)
  const sources = found.sources.texts()
  if (model)
    return { ...found, sources, root: path.resolve(root), model, memory: { trusted: pagesByFile(model), sketches } }
  const errors = problems.filter(isError)
  const text = `${formatProblems(errors, sources, options)}${summarize({ problems: errors, sources, waiting })}\n`
  return { text, exitCode: errors.some(({ file }) => file === '.') ? 2 : 1 }
}

/**
 * The file and the facts of a new page, and the page to copy from, or the reason why the page cannot exist. It writes
 * nothing.
 */
export function planPage(site: OpenSite, { kind, name, like }: Wish): (NewPage & { like?: SitePage }) | Refusal {
  const { model } = site
  const choice = chooseFolder(model, kind)
  if ('refusal' in choice) return choice
  const newPage = readNewPage(model, choice.folder, name)
  if ('refusal' in newPage) return newPage
  const taken = findTaken(site, newPage.file)
  if (taken) return { refusal: `${taken} exists already.` }
  if (like === undefined) return newPage
  const example = findModel(model, choice.folder, like)
  return 'refusal' in example ? example : { ...newPage, like: example }
}

/**
 * Writes the draft of a new page. Returns the text to print, which describes what the page will change, and the exit
 * code.
 */
export function addPage(site: OpenSite, wish: Wish, options: AddOptions): Answer {
  const { root, model, today } = site
  const plan = planPage(site, wish)
  if ('refusal' in plan) return { text: `${plan.refusal} Nothing was changed.\n`, exitCode: 2 }
  const { like, ...newPage } = plan
  const schema = findPageSchema(root, model.pages.values(), newPage.file)
  const known = { today, ...(schema && { schema }), ...(like && { like }), ...(wish.facts && { facts: wish.facts }) }
  return writeDraft(site, newPage, draftPage(model, newPage, known), options)
}

/**
 * Writes the draft of a translation. Returns the text to print, and the exit code.
 *
 * @param address the URL path of the page to translate, `/fees/`
 * @param place the path of the translation, `es/tarifas`
 */
export function addTranslation(site: OpenSite, address: string, place: string, options: AddOptions): Answer {
  const draft = findDraft(site, address)
  const refusal = `${draft} is a draft: finish it and delete its line "draft": true, then it can be translated.`
  return writeTranslation(site, draft ? { refusal } : planTranslation(site.model, address, place), options)
}

/** The file of a draft, by its URL path or name. The model of the site does not contain drafts. */
function findDraft({ sources, model }: OpenSite, address: string): string | undefined {
  const name = address.trim().replace(/^\/?(?:pages\/)?|(?:\.json|\/)$/g, '')
  const known = new Set([...model.pages.values()].map(({ file }) => file))
  return [`pages/${name}.json`, `pages/${name}/index.json`].find((file) => file in sources && !known.has(file))
}

/** Writes the draft of a translation, requested by name. Returns the text to print, and the exit code. */
export const addNamed = (site: OpenSite, wish: TranslationWish, options: AddOptions): Answer =>
  writeTranslation(site, planNamed(site.model, wish), options)

function writeTranslation(site: OpenSite, plan: PlannedTranslation | Refusal, options: AddOptions): Answer {
  const { root, model } = site
  const taken = 'refusal' in plan ? undefined : findTaken(site, plan.file)
  const refusal = 'refusal' in plan ? plan.refusal : taken && `${taken} exists already.`
  if ('refusal' in plan || refusal) return { text: `${refusal} Nothing was changed.\n`, exitCode: 2 }
  const schema = findPageSchema(root, model.pages.values(), plan.file)
  return writeDraft(site, plan, draftTranslation(model, plan, schema), options)
}

type AddOptions = { colour: boolean; year?: number }

function writeDraft(site: OpenSite, newPage: NewPage, page: Page, options: AddOptions): Answer {
  const { root, model, assets, types, pictures, readAges, memory, today } = site
  const { file } = newPage
  const text = pageText(page)
  const refusal = writeNew(path.join(root, file), text)
  if (refusal) return { text: `${file} ${refusal} Nothing was changed.\n`, exitCode: 2 }
  const sources = { ...site.sources, [file]: text }
  const found = compileSite({ sources, assets, types, pictures, readAges, memory, today }).problems
  const { draft: _, ...finished } = page
  const added = {
    newPage,
    page,
    sources,
    problems: found.filter((problem) => problem.file === file),
    impact: compareFinished(site, file, pageText(finished), options.year),
    country: countryOf(model.site.company),
    types,
    command: commandLineOf(root),
  }
  return { text: tellAdded(added, options), exitCode: 0 }
}

/** The impact of the page once it is no longer a draft, even if it still contains markers. */
function compareFinished(
  { model, sources, assets, types, memory, today }: OpenSite,
  file: string,
  text: string,
  year = new Date().getFullYear(),
) {
  // Markers in a finished page are errors, which do not matter here.
  const after = compileSite({
    assets,
    types,
    memory,
    today,
    sources: { ...sources, [file]: text },
    tolerate: () => true,
  })
  if (!after.model) throw new Error(`There is no model of the site with ${file}, but there is one without.`)
  const changed = [{ file, before: undefined, after: text }]
  return compareSites({ before: siteState(model), after: siteState(after.model), changed, year })
}

/** An existing file with the name or the URL path of a new one, ignoring case. */
export function findTaken({ root }: OpenSite, file: string): string | undefined {
  const folder = path.posix.dirname(file)
  const names = existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)) : []
  const wanted = path.posix.basename(file)
  const same = names.find((name) => name.toLowerCase() === wanted)
  if (same !== undefined) return `${folder}/${same}`
  const index = file.replace(/\.json$/, '/index.json')
  return existsSync(path.join(root, index)) ? index : undefined
}

/** The page to copy from, by the name of its file or by its URL path. */
function findModel(model: SiteModel, folder: string, said: string): SitePage | Refusal {
  const name = said
    .trim()
    .replace(/^pages\//, '')
    .replace(/\.json$/, '')
    .replace(/^\/|\/$/g, '')
  const inFolder = `/${folder && `${folder}/`}${name}/`
  const found = model.pages.get(inFolder) ?? model.pages.get(`/${name}/`)
  if (found) return found
  const names = (model.collections.get(folder) ?? []).map(({ file }) => path.posix.basename(file, '.json'))
  const guess = nearest(name, names)
  const known = names.length > 0 ? ` There are: ${names.slice(0, 12).join(', ')}.` : ''
  const hint = guess ? ` Did you mean ${guess}?` : known
  return { refusal: `There is no page called ${JSON.stringify(said)} to be like.${hint}` }
}

/** Writes a new file completely or not at all; returns the reason for a failure. */
function writeNew(file: string, text: string): string | undefined {
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text, { flag: 'wx' })
    return undefined
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'
    if (code === 'EEXIST') return 'exists already.'
    rmSync(file, { force: true })
    return `cannot be written (${code}).`
  }
}
