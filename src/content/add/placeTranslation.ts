import { isNotFound, pageFolder, pageName, suggestName, suggestStem } from '../model/files/pageAddress.ts'
import { languageAt } from '../model/languages.ts'
import type { SiteModel, SitePage } from '../model/siteModel.ts'
import { quoted } from '../wording/phrases.ts'
import { type PlannedTranslation, planTranslation } from './draftTranslation.ts'
import type { Refusal } from './newPage.ts'

/** A page, and the language that it is to be translated into, with the name that it has there. */
export interface TranslationWish {
  /** Its address. */
  translates: string
  language: string
  name: string
}

/** The translation that somebody wants, with its file, or why there can be none. */
export function planNamed(
  model: SiteModel,
  { translates, language, name }: TranslationWish,
): PlannedTranslation | Refusal {
  const of = model.pages.get(translates)
  if (!of) return { refusal: `There is no page ${quoted(translates)} to translate.` }
  const place = placeTranslation(model, of, language, name)
  if (typeof place !== 'string') return place
  const plan = planTranslation(model, of.path, place)
  return 'refusal' in plan ? plan : { ...plan, name: name.trim() }
}

/** The pages in the site's own language that a further language does not have, by address. */
export function listUntranslated({ site, pages, translations }: SiteModel, language: string): SitePage[] {
  return [...pages.values()]
    .filter(({ path, continuation }) => continuation === undefined && languageAt(site, path) === undefined)
    .filter(({ path }) => !translations.get(path)?.has(language))
    .filter(({ path }) => !isNotFound(path) || !pages.has(`/${language}/404.html`))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

/**
 * Where the translation of a page goes: beside those of its neighbours, under the name that it has in that language.
 *
 * @returns as `--as` of `npm run add` takes it, `es/servicios/limpieza`
 */
function placeTranslation(model: SiteModel, of: SitePage, language: string, name: string): string | Refusal {
  if (of.path === '/') return language
  if (isNotFound(of.path)) return `${language}/404`
  if (suggestName(name) === '')
    return { refusal: `No file name can be made of ${JSON.stringify(name)}: it needs a letter or a digit.` }
  const isIndex = pageName(of.file) === 'index'
  const own = pageFolder(of.file)
  const folder = isIndex ? own.split('/').slice(0, -1).join('/') : own
  return `${folderIn(model, folder, language)}/${suggestStem(name, language)}`
}

/** The folder of a language that holds the translations of a folder: where its index or one of its pages is already. */
function folderIn({ pages, collections, translations }: SiteModel, folder: string, language: string): string {
  if (folder === '') return language
  const originals = [`/${folder}/`, ...(collections.get(folder) ?? []).map(({ path }) => path)]
  for (const path of originals) {
    const file = pages.get(translations.get(path)?.get(language) ?? '')?.file
    if (file !== undefined) return pageFolder(file)
  }
  return `${language}/${folder}`
}
