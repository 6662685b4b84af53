import type { Page } from '../../../schemas/index.ts'
import { pageAddress, suggestName } from '../model/files/pageAddress.ts'
import { isLanguageCode, type LanguageCode } from '../model/languageCode.ts'
import { englishName, languageAt } from '../model/languages.ts'
import { sectionsInFile } from '../model/sectionsInFile.ts'
import type { SiteModel, SitePage } from '../model/siteModel.ts'
import type { Path } from '../problem/source.ts'
import { languageOf } from '../schema/country.ts'
import { findPageTexts, type TextField } from '../schema/findTexts.ts'
import { unwrittenMark } from '../text/checkUnwritten.ts'
import { findLinks } from '../text/markdown.ts'
import { joinWords, quoted } from '../wording/phrases.ts'
import type { NewPage, Refusal } from './newPage.ts'

/** A page and the file of its planned translation. */
export interface PlannedTranslation extends NewPage {
  of: SitePage
  language: string
}

const bare = (words: string) =>
  words
    .trim()
    .replace(/^pages\//, '')
    .replace(/\.json$/, '')
    .replace(/^\/|\/$/g, '')

/**
 * Plans the file of a translation, or says why there can be none.
 *
 * @param address the address of the page to translate, `/fees/`
 * @param place the path of its translation, `es/tarifas`: the folder of the language, then a name in that language
 */
export function planTranslation(model: SiteModel, address: string, place: string): PlannedTranslation | Refusal {
  const { site, pages, translations } = model
  const of = pages.get(`/${bare(address)}/`.replace('//', '/')) ?? pages.get(`/${bare(address)}`)
  if (!of) return { refusal: `There is no page ${quoted(address)} to translate.` }
  const known = Object.keys(site.languages ?? {})
  const own = bare(place)
  const [language = '', ...rest] = own.split('/')
  const isPlain = rest.every((part) => part === suggestName(part))
  if (known.length === 0)
    return { refusal: 'This site has one language. Name the other one in "languages" of site.config.json first.' }
  if (!known.includes(language) || !isPlain) {
    const stem =
      rest
        .map((part) => suggestName(part, language))
        .filter(Boolean)
        .join('/') || 'fees'
    const codes = joinWords(known.map(quoted))
    const isOther = isLanguageCode(language) && !known.includes(language) && language !== languageOf(site)
    const lack = isOther
      ? `This site has no ${englishName(language)}: name ${quoted(language)} in "languages" of site.config.json first. Or say`
      : 'Say'
    return {
      refusal: `${lack} where the translation goes, with the folder of its language first (${codes}): --as ${known[0]}/${stem}.`,
    }
  }
  if (languageAt(site, of.path) === language)
    return { refusal: `${quoted(of.path)} is ${englishName(language)} already.` }
  const existing = translations.get(of.path)?.get(language)
  const existingFile = existing === undefined ? undefined : pages.get(existing)?.file
  if (existingFile !== undefined) return { refusal: `${existingFile} translates ${of.path} already.` }
  const isIndex = /(?:^|\/)index\.json$/.test(of.file) && rest.at(-1) !== 'index'
  const stem = rest.at(-1)
  return {
    of,
    language,
    folder: own.split('/').slice(0, -1).join('/'),
    file: `pages/${own}${isIndex ? '/index' : ''}.json`,
    name: stem === undefined ? markOf(of.page.name, language) : nameOf(stem, language),
  }
}

/** Converts `free-clinic` to `Free Clinic`, or to `Free clinic` in languages other than English. */
const nameOf = (stem: string, language: string) =>
  stem
    .split('-')
    .map((word, at) => (at === 0 || language.startsWith('en') ? word.slice(0, 1).toUpperCase() + word.slice(1) : word))
    .join(' ')

/** Fields with plain text that visitors read, other than names of folders, forms or people. */
const read = new Set([
  ...['heading', 'title', 'description', 'intro', 'text', 'label', 'linkLabel', 'alt', 'caption', 'aside', 'question'],
  ...['answer', 'role', 'quote', 'unit', 'legend', 'linkText', 'summary', 'days'],
])
const kept = new Set(['name', 'author', 'tags', 'src', 'collection', 'mentions', 'id', 'form', 'block'])

/** Whether a string needs translation: it has words and is neither a price nor a name. */
function isToWrite({ path, value, field, format, free }: TextField): boolean {
  if (!free || format === 'href' || kept.has(field)) return false
  if (path[0] === 'place' || path[0] === 'location' || path.includes('presets') || path.includes('source')) return false
  if (!/\p{L}{2}/u.test(value.replace(/\{\w+\}/g, ''))) return false
  return format !== undefined || read.has(field) || /\s/.test(value)
}

/**
 * Drafts the translation of a page with its sections, days, prices and pictures. Links lead to translations if there
 * are any. Every text becomes a mark that says what to write, including its links.
 *
 * @param schema the path to the schema of pages for text editors, relative to the new file
 */
export function draftTranslation(model: SiteModel, plan: PlannedTranslation, schema?: string): Page {
  const { of, language, name, file } = plan
  const { $schema: _, name: __, translates = of.path, draft: ___, order, ...fields } = of.page
  const original = structuredClone({ ...fields, sections: sectionsInFile(of) })
  const lead = (href: string) => leadTo(model, href, { language, of, own: pageAddress(file) })
  for (const text of findPageTexts({ name, ...original }, model.types)) {
    if (text.path.length === 1 && text.path[0] === 'name') continue
    const links = isMarkdown(text.format) ? findLinks(text.value, text.format).map(({ href }) => lead(href)) : []
    if (text.format === 'href') write(original, text.path, lead(text.value))
    else if (isToWrite(text)) write(original, text.path, markOf(text.value, language, links))
  }
  return {
    ...(schema !== undefined && { $schema: schema }),
    name,
    ...(of.path.endsWith('.html') ? {} : { translates }),
    draft: true,
    ...(order !== undefined && { order }),
    ...original,
  }
}

const isMarkdown = (format: TextField['format']): format is 'inline' | 'body' | 'prose' =>
  format !== undefined && format !== 'href'

/** The most characters of an original text to show to the translator. */
const mostShown = 160

function markOf(text: string, language: string, links: readonly string[] = []): string {
  const shown = text.replace(/\]\([^()\s]*\)/g, ']').replace(/\s+/g, ' ')
  const begin = shown.length > mostShown ? `${shown.slice(0, mostShown).trimEnd()}…` : shown
  const ends = links.length > 0 ? `, with its links to ${joinWords(links, 'and')}` : ''
  return unwrittenMark(`in ${englishName(language)}, “${begin}”${ends}`)
}

interface Lead {
  language: LanguageCode
  of: SitePage
  /** The address of the translation itself. */
  own: string
}

/**
 * Returns the address of a page's translation, with the same query and anchor. An address without a translation stays
 * the same.
 */
function leadTo({ translations }: SiteModel, href: string, { language, of, own }: Lead): string {
  const [, page = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? []
  const target = page === of.path ? own : translations.get(page)?.get(language ?? '')
  return target === undefined ? href : `${target}${rest}`
}

/** Replaces the text at a path. */
function write(value: object, path: Path, text: string): void {
  const [first, ...rest] = path
  if (first === undefined) return
  const inner: unknown = Reflect.get(value, first)
  if (rest.length === 0) Reflect.set(value, first, text)
  else if (typeof inner === 'object' && inner !== null) write(inner, rest, text)
}
