import { isNotFound, pageFolder, pageName, suggestName, suggestStem } from '../model/files/pageAddress.ts'
import { languageAt } from '../model/languages.ts'
import type { SiteModel, SitePage } from '../model/siteModel.ts'
import { quoted } from '../wording/phrases.ts'
import { type PlannedTranslation, planTranslation } from './draftTranslation.ts'
import type { Refusal } from './newPage.ts'

/** A page to translate, the language, and the name of the translation. */
export interface TranslationWish {
  /** The address of the page. */
  translates: string
  language: string
  name: string
}

/** Plans the requested translation with its file, or says why there can be none. */
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

/** Lists the pages in the site's main language that have no translation into a language, sorted by address. */
export function listUntranslated({ site, pages, translations }: SiteModel, language: string): SitePage[] {
  return [...pages.values()]
    .filter(({ path, continuation }) => continuation === undefined && languageAt(site, path) === undefined)
    .filter(({ path }) => !translations.get(path)?.has(language))
    .filter(({ path }) => !isNotFound(path) || !pages.has(`/${language}/404.html`))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

/**
 * Chooses the path of a page's translation: beside the translations of its neighbours, with the name that it has in
 * that language.
 *
 * @returns the value of `--as` for `npm run add`, `es/servicios/limpieza`
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

/**
 * The folder of a language with the translations of a folder, judged by the index or the pages that are translated
 * already.
 */
function folderIn({ pages, collections, translations }: SiteModel, folder: string, language: string): string {
  if (folder === '') return language
  const originals = [`/${folder}/`, ...(collections.get(folder) ?? []).map(({ path }) => path)]
  for (const path of originals) {
    const file = pages.get(translations.get(path)?.get(language) ?? '')?.file
    if (file !== undefined) return pageFolder(file)
  }
  return `${language}/${folder}`
}
