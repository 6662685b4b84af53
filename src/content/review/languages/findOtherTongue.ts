import type { FormDocument, Site } from '../../../../schemas/index.ts'
import { formFile, formName, translationOf } from '../../model/files/siteForms.ts'
import { englishName, languageAt, tagOf } from '../../model/languages.ts'
import { readPage, type SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { findFormTexts, findPageTexts, findTexts, type TextField } from '../../schema/findTexts.ts'
import { type Fields, siteSchema } from '../../schema/schema.ts'
import type { SectionTypes } from '../../schema/sectionTypes.ts'
import { findUnwrittenMarks } from '../../text/checkUnwritten.ts'
import { findForeign, isNameLike, isShareForeign, type Pair } from '../../text/sentences/findForeign.ts'
import { type Tongue, tongueOf } from '../../text/sentences/tongueWords.ts'
import { quoted } from '../../wording/phrases.ts'
import { fewestWords, wordsIn } from './countWords.ts'
import { placesOfForms } from './findUntranslatedForms.ts'
import { namesOfPage, namesOfSite, withoutNames } from './namesIn.ts'

/** What people said in their own language, and their names. */
const own = new Set(['quote', 'author', 'role', 'name', 'src', 'tags'])
/** Fields in which a single word is a text of its own, and not the name of a folder or a form. */
const labels = new Set(['label', 'linkLabel', 'button', 'heading', 'title', 'days', 'responseTime'])
const mostShown = 60

/** Whether a text is more than a word, or a word that visitors read by itself. */
export const isReadAlone = ({ value, field }: Pick<TextField, 'value' | 'field'>): boolean =>
  /\s/.test(value.trim()) || labels.has(field)

/** Whether a text of a page is its own, and neither what people said, a name nor an entry of a price list. */
export const isTold = ({ path, field }: Pick<TextField, 'path' | 'field'>): boolean =>
  !(own.has(field) && path.length > 1) && !(path.includes('groups') && path.includes('items'))

/**
 * Texts of a page that are in another language of its site, by the words that they are made of. What people are quoted with is
 * left alone, and so is what stands in quotation marks, names, and the entries of a price list, as dishes keep their names.
 */
export function findOtherTongue(page: SitePage, site: Site, types: SectionTypes): Mistake[] {
  const pairs = pairsOf(site, tagOf(site, languageAt(site, page.path)))
  if (pairs.length === 0) return []
  const read = readPage(page)
  const names = [...namesOfSite(site), ...namesOfPage(read)]
  return findPageTexts(read, types, (_, { free, format }) => free && format !== 'href')
    .filter(isTold)
    .flatMap((text) => tellForeign(text, pairs, { names, what: 'this page' }))
}

/**
 * Makes the check of the texts of forms that are in another language of the site. A form outside of the folders of languages is
 * in the language of the pages that place it, where these are all in one.
 */
export function createFormTongueCheck(
  site: Site,
  pages: readonly SitePage[],
  documents: ReadonlyMap<string, FormDocument>,
): (file: string, document: FormDocument) => Mistake[] {
  const codes = ['', ...Object.keys(site.languages ?? {})]
  const places = site.languages ? placesOfForms(site, pages) : new Map()
  return (file, document) => {
    const name = formName(file)
    const placing = codes.filter((code) => places.has(`${code}/${name}`))
    // A form with a file for a further language is the original, even where no page of its own language places it yet.
    const isOriginal = codes.some((code) => documents.has(formFile(`${code}/${name}`)))
    const ofPages = placing.length === 1 ? placing[0] : undefined
    const language = translationOf(name)?.language ?? (isOriginal ? '' : ofPages)
    return language === undefined ? [] : findOtherTongueOfForm(document, tagOf(site, language || undefined), site)
  }
}

function findOtherTongueOfForm(document: FormDocument, tag: string, site: Site): Mistake[] {
  const pairs = pairsOf(site, tag)
  if (pairs.length === 0) return []
  const names = namesOfSite(site)
  // A document is a block like any other.
  return findFormTexts(document as unknown as Fields, (_, { free, format }) => free && format !== 'href')
    .filter(isReadAlone)
    .flatMap((text) => tellForeign(text, pairs, { names, what: 'this form', isLabel: true }))
}

/**
 * Texts of `site.config.json` that are in another language than the block in which they stand, and those of a further language
 * that are word for word what the site says in its own.
 */
export function findOtherTongueOfSite(site: Site): Mistake[] {
  if (!site.languages) return []
  const names = namesOfSite(site)
  const isTold = ({ path, field }: TextField) =>
    !path.includes('licences') &&
    (field !== 'name' || path.includes('branches')) &&
    path[0] !== 'forms' &&
    field !== 'time'
  const texts = findTexts(siteSchema, site, (_, { free, format }) => free && format !== 'href').filter(
    (text) => isTold(text) && isReadAlone(text),
  )
  const known = new Set(texts.flatMap(({ path, value }) => (path[0] === 'languages' ? [] : [value.trim()])))
  return texts.flatMap((text) => {
    const [block, code] = text.path
    if (block !== 'languages')
      return tellForeign(text, pairsOf(site, tagOf(site, undefined)), { names, what: 'this site', isLabel: true })
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
      severity: 'warning',
      message: `${quoted(value)} is what the site says in its own language too, so it is not ${language}.`,
      fix: `Write it in ${language}.`,
    },
  ]
}

const baseOf = (tag: string) => tag.toLowerCase().replace(/-.*/, '')

/** A language with each other one of the site, of those that are told apart. */
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
  // What is still to be written is a remark to the person who writes.
  if (findUnwrittenMarks(value).length > 0) return []
  const plain = withoutNames(value, names)
  for (const pair of pairs) {
    const found = findForeign(plain, pair, isLabel)
    if (!found) continue
    const said = value.slice(found.start, found.end)
    const [mine, other] = [pair.mine, pair.other].map(englishName)
    return [
      {
        path,
        span: found,
        code: 'untranslated-text',
        severity: 'warning',
        message: `${quoted(said.length > mostShown ? `${said.slice(0, mostShown - 1).trimEnd()}…` : said)} is ${other}, and ${what} is ${mine}.`,
        fix: `Write it in ${mine}${isLabel ? '' : ', or put it in quotation marks if it is meant as it is'}.`,
      },
    ]
  }
  return []
}

/** The pair of a page and its original, where both languages are told apart. */
export const pairOf = (mine: Tongue | undefined, other: Tongue | undefined): Pair | undefined =>
  mine && other && mine !== other ? { mine, other } : undefined
