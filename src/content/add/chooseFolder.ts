import type { Site } from '../../../schemas/index.ts'
import { englishName, languageAt } from '../model/languages.ts'
import { kindOf, type SiteModel } from '../model/siteModel.ts'
import { nearest } from '../wording/nearest.ts'
import { joinWords } from '../wording/phrases.ts'
import type { Refusal } from './newPage.ts'

/**
 * A folder that pages can be added to, and the word for one of its pages: `locations`, `location`; `en/events`, `event
 * in English`.
 */
export interface FolderChoice {
  folder: string
  word: string
}

/** The word for a page outside all folders. */
const single = 'page'

/**
 * Lists all folders that have an index or a kind, sorted by name, then the choice of no folder, then the folders of
 * additional languages.
 */
export function listFolderChoices({ site, pages, collections }: SiteModel): FolderChoice[] {
  // A service page may have the address of a folder in which a template makes pages for towns.
  const hasIndex = (folder: string) => pages.get(`/${folder}/`)?.file === `pages/${folder}/index.json`
  const folders = [...collections.keys()]
    .filter((folder) => folder !== '' && (hasIndex(folder) || kindOf(site, folder) !== undefined))
    .sort()
    .map((folder) => ({ folder, word: wordOf(site, folder) }))
  const isOwn = ({ folder }: FolderChoice) => languageAt(site, `/${folder}/`) === undefined
  return [...folders.filter(isOwn), { folder: '', word: single }, ...folders.filter((each) => !isOwn(each))]
}

/** The word for a page of a folder. In the folder of an additional language, the word names the language. */
function wordOf(site: Site, folder: string): string {
  const kind = kindOf(site, folder)
  const language = languageAt(site, `/${folder}/`)
  if (language === undefined) return kind ?? singular(folder)
  const inner = folder.slice(language.length + 1)
  return `${kind ?? (inner === '' ? single : singular(inner))} in ${englishName(language)}`
}

/**
 * Finds the folder that a word refers to: by the folder's name, the word for one of its pages, or the kind in
 * site.config.json. Refuses words that fit none or several.
 */
export function chooseFolder(model: SiteModel, said: string): FolderChoice | Refusal {
  const choices = listFolderChoices(model)
  const word = said
    .trim()
    .toLowerCase()
    .replace(/^pages\//, '')
    .replace(/\/$/, '')
  const named = choices.find(({ folder }) => folder !== '' && folder === word)
  if (named) return named
  const kind = Object.hasOwn(otherWords, word) ? otherWords[word] : word
  const meant = choices.filter(
    (choice) => choice.word.toLowerCase() === kind || (choice.folder !== '' && singular(choice.folder) === word),
  )
  if (meant.length === 1 && meant[0]) return meant[0]
  if (meant.length > 1)
    return {
      refusal: `There are ${meant.length} folders for a ${word}: write ${joinWords(meant.map(({ folder }) => folder))} in its place.`,
    }
  if (word !== '' && model.collections.has(word))
    return {
      refusal: `pages/${word}/ has no index.json, and "kinds" in site.config.json does not name it: write one of the two first, such as "kinds": { "${word}": "service" }.`,
    }
  const words = [...new Set(choices.map((choice) => choice.word))]
  const guess = nearest(word, new Set([...words, ...choices.map(({ folder }) => folder)]))
  return {
    refusal: `There is no kind of page called ${JSON.stringify(said)}.${guess ? ` Did you mean ${guess}?` : ''} Kinds: ${words.join(', ')}.`,
  }
}

/** Other words for the kinds of pages. */
const otherWords: Readonly<Record<string, string>> = {
  post: 'article',
  'blog post': 'article',
  news: 'article',
  vacancy: 'job',
  opening: 'job',
}

/** Converts `industries` to `industry` and `locations` to `location`. */
function singular(folder: string): string {
  return folder.replace(/ies$/, 'y').replace(/(?<![su]|^new)s$/, '')
}
