import type { FormDocument, Site } from '../../../../schemas/index.ts'
import { baseOf } from '../../model/languageCode.ts'
import { englishName, languageAt, tagOf } from '../../model/languages.ts'
import { readPage, type SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import {
  fieldsOfOthers,
  findFormTexts,
  findPageTexts,
  findTexts,
  isWording,
  type TextField,
} from '../../schema/findTexts.ts'
import { type Fields, siteSchema } from '../../schema/schema.ts'
import type { SectionTypes } from '../../schema/sectionTypes.ts'
import { findUnwrittenMarks } from '../../text/checkUnwritten.ts'
import {
  cuesOfTongue,
  findForeign,
  findStrange,
  isNameLike,
  isShareForeign,
  isSurelyOf,
  type Pair,
} from '../../text/sentences/findForeign.ts'
import { namesOfTongues, type Tongue, tongueOf, tongues } from '../../text/sentences/tongueWords.ts'
import { quoted } from '../../wording/phrases.ts'
import { fewestWords, wordsIn } from './countWords.ts'
import { namesOfPage, namesOfSite, withoutNames } from './namesIn.ts'

/** Fields with quotations, which may be in another language, and with names. */
const own = new Set([...fieldsOfOthers, 'name', 'src', 'tags'])
/** Fields in which a single word is a text of its own rather than the name of a folder or form. */
const labels = new Set(['label', 'linkLabel', 'button', 'heading', 'title', 'days', 'responseTime'])
const mostShown = 60

/** Whether a text has several words, or is a single word that visitors read by itself. */
export const isReadAlone = ({ value, field }: Pick<TextField, 'value' | 'field'>): boolean =>
  /\s/.test(value.trim()) || labels.has(field)

/** Whether a text is written by the page's author. Excludes quotations, names and the entries of price lists. */
export const isTold = ({ path, field }: Pick<TextField, 'path' | 'field'>): boolean =>
  !(own.has(field) && path.length > 1) && !(path.includes('groups') && path.includes('items'))

/**
 * Finds texts of a page that are in another language of its site, judged by their words. Skips quotations, text in
 * quotation marks, names, and the entries of price lists, because dishes keep their names.
 */
export function findOtherTongue(page: SitePage, site: Site, types: SectionTypes): Mistake[] {
  const pairs = pairsOf(site, tagOf(site, languageAt(site, page.path)))
  if (pairs.length === 0) return []
  const read = readPage(page)
  const names = [...namesOfSite(site), ...namesOfPage(read)]
  return findPageTexts(read, types, isWording)
    .filter(isTold)
    .flatMap((text) => tellForeign(text, pairs, { names, what: 'this page' }))
}

/** Phrases of which a page must contain at least one to be searched for languages that the site does not have. */
export const strangePhrases = (site: Site): readonly string[] =>
  strangersOf(site, tagOf(site, undefined)).flatMap(({ other }) => cuesOfTongue[other])

/**
 * Finds the only text of a page with a sentence in a language that the site does not have. A page that names that
 * language, or has several such texts, addresses its speakers; the language of a page with no text in its own is
 * uncertain.
 */
export function findStrangeTongue(page: SitePage, site: Site, types: SectionTypes): Mistake[] {
  const read = readPage(page)
  const names = [...namesOfSite(site), ...namesOfPage(read)]
  const texts = findPageTexts(read, types, isWording)
  const tag = tagOf(site, languageAt(site, page.path))
  const mine = tongueOf(tag)
  if (texts.some(({ value }) => namesOfTongues.test(value))) return []
  if (!mine || !texts.some(({ value }) => isSurelyOf(mine, value))) return []
  const found = strangersOf(site, tag).flatMap((pair) => {
    const strange = texts
      .filter((text) => isTold(text) || text.field === 'text')
      .flatMap((text) => {
        const span = findStrange(withoutNames(text.value, names), pair)
        return span ? [tellAt(text, span, pair, { names, what: 'this page' })] : []
      })
    return strange.length === 1 ? strange : []
  })
  return found.map((mistake) => ({ ...mistake, severity: 'warning' }))
}

/** Pairs a language with each other one that the site does not have. */
function strangersOf(site: Site, tag: string): Pair[] {
  const mine = tongueOf(tag)
  const own = [tag, tagOf(site, undefined), ...Object.keys(site.languages ?? {})].map(tongueOf)
  return mine ? tongues.flatMap((other) => (own.includes(other) ? [] : [{ mine, other }])) : []
}

/**
 * Finds texts of a form in another language of the site. A form in several languages is not checked.
 *
 * @param languages of the form, see `createFormLanguage`
 */
export function findOtherTongueOfForm(document: FormDocument, languages: readonly string[], site: Site): Mistake[] {
  const [language] = languages
  const pairs = languages.length === 1 ? pairsOf(site, tagOf(site, language || undefined)) : []
  if (pairs.length === 0) return []
  const names = namesOfSite(site)
  // The document is handled as a plain object.
  return findFormTexts(document as unknown as Fields, isWording)
    .filter((text) => isReadAlone(text) && !text.path.includes('when'))
    .flatMap((text) => tellForeign(text, pairs, { names, what: 'this form', isLabel: true }))
}

/**
 * Finds texts of `site.config.json` in another language than the object that contains them, and texts of an additional
 * language that equal those of the main language.
 */
export function findOtherTongueOfSite(site: Site): Mistake[] {
  if (!site.languages) return []
  const names = namesOfSite(site)
  const isTold = ({ path, field }: TextField) =>
    !path.includes('licences') &&
    (field !== 'name' || path.includes('branches')) &&
    path[0] !== 'forms' &&
    field !== 'time'
  const texts = findTexts(siteSchema, site, isWording).filter((text) => isTold(text) && isReadAlone(text))
  const known = new Set(texts.flatMap(({ path, value }) => (path[0] === 'languages' ? [] : [value.trim()])))
  const pairs = pairsOf(site, tagOf(site, undefined))
  const inLanguages = new Map(
    texts.flatMap(({ path, value }) => (path[0] === 'languages' ? [[value.trim(), path]] : [])),
  )
  return texts.flatMap((text) => {
    const [block, code] = text.path
    if (block !== 'languages') {
      const place = { names, what: 'this site', isLabel: true }
      const told = tellForeign(text, pairs, place)
      const other = tongueOf(String(inLanguages.get(text.value.trim())?.[1]))
      const pair = pairs.find((each) => each.other === other)
      if (told.length > 0 || !pair || !isShareForeign(withoutNames(text.value, names), pair)) return told
      return [tellAt(text, { start: 0, end: text.value.length }, pair, place)]
    }
    const tag = String(code)
    const told = tellForeign(text, pairsOf(site, tag), { names, what: 'this block', isLabel: true })
    return told.length > 0 || !known.has(text.value.trim()) ? told : tellSame(text, tag, { site, names })
  })
}

function tellSame(
  { path, value }: TextField,
  tag: string,
  { site, names }: { site: Site; names: string[] },
): Mistake[] {
  const plain = withoutNames(value, names)
  const pair = pairOf(tongueOf(tag), tongueOf(tagOf(site, undefined)))
  const isLong = wordsIn(plain) >= fewestWords && !(pair && isNameLike(plain, pair))
  const isOfOwnTongue = baseOf(tag) === baseOf(tagOf(site, undefined))
  if (isOfOwnTongue || !(isLong || (pair && isShareForeign(plain, pair)))) return []
  const language = englishName(tag)
  return [
    {
      path,
      code: 'untranslated-text',
      message: `${quoted(value)} is what the site says in its own language too, so it is not ${language}.`,
      fix: `Write it in ${language}.`,
    },
  ]
}

/** Pairs a language with each other language of the site, as far as they can be told apart. */
function pairsOf(site: Site, tag: string): Pair[] {
  const mine = tongueOf(tag)
  const all = [tagOf(site, undefined), ...Object.keys(site.languages ?? {})].map(tongueOf)
  if (!mine) return []
  return [...new Set(all)].flatMap((other) => (other && other !== mine ? [{ mine, other }] : []))
}

interface Place {
  names: readonly string[]
  what: string
  isLabel?: boolean
}

function tellForeign({ path, value }: TextField, pairs: readonly Pair[], { names, what, isLabel }: Place): Mistake[] {
  // A mark for a text to be written is a note to the author.
  if (findUnwrittenMarks(value).length > 0) return []
  const plain = withoutNames(value, names)
  for (const pair of pairs) {
    const found = findForeign(plain, pair, isLabel)
    if (!found) continue
    return [tellAt({ path, value }, found, pair, { names, what, ...(isLabel && { isLabel }) })]
  }
  return []
}

function tellAt(
  { path, value }: Pick<TextField, 'path' | 'value'>,
  { start, end }: { start: number; end: number },
  pair: Pair,
  { what, isLabel }: Place,
): Mistake {
  const said = value.slice(start, end)
  const [mine, other] = [pair.mine, pair.other].map(englishName)
  return {
    path,
    span: { start, end },
    code: 'untranslated-text',
    message: `${quoted(said.length > mostShown ? `${said.slice(0, mostShown - 1).trimEnd()}…` : said)} is ${other}, and ${what} is ${mine}.`,
    fix: `Write it in ${mine}${isLabel ? '' : ', or put it in quotation marks if it is meant as it is'}.`,
  }
}

/** Returns the pair of a page's language and its original's, if they can be told apart. */
export const pairOf = (mine: Tongue | undefined, other: Tongue | undefined): Pair | undefined =>
  mine && other && mine !== other ? { mine, other } : undefined
