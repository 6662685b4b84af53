import { otherPage, type Problem, problemOfFile } from '../../problem/problem.ts'
import { baseOf } from '../languageCode.ts'
import { spellOut } from './spellOut.ts'

const folder = 'pages/'

/** The home page of a site. */
export const homeFile = 'pages/index.json'

/** Whether a file is part of a template, whose folders have names in brackets, so that it is not a page. */
export const isOfTemplate = (file: string): boolean => /^pages\/(?:[^/]+\/)*\[[^/]*\]\//.test(file)

/** Whether a file of a site is a page, as opposed to site.config.json or the record of published addresses. */
export const isPageFile = (file: string) => file.startsWith(folder) && !isOfTemplate(file)

/** The page that visitors see at an address that does not exist. */
export const notFoundFile = 'pages/404.json'

/**
 * Whether a page is shown at addresses that do not exist: `/404.html`, or `/en/404.html` for those that begin with
 * `/en/`.
 */
export const isNotFound = (path: string) => path.endsWith('/404.html')

/**
 * Returns the address of a page file, without the site's base: `pages/services/floor-care.json` ->
 * `/services/floor-care/`. The file `404.json` of a folder keeps the name that hosts look for: `pages/en/404.json` ->
 * `/en/404.html`.
 */
export function pageAddress(file: string): string {
  if (pageName(file) === '404') return `/${file.slice(folder.length).replace(/json$/, 'html')}`
  const name = file
    .slice(folder.length)
    .replace(/\.json$/, '')
    .replace(/(^|\/)index$/, '$1')
  return name === '' || name.endsWith('/') ? `/${name}` : `/${name}/`
}

/**
 * Returns the 404 page for an address: that of the nearest enclosing folder.
 *
 * @param pages by address, without the site's base
 */
export function notFoundPage<Page>(pages: ReadonlyMap<string, Page>, address: string): Page | undefined {
  const folders = [...address.matchAll(/\//g)].map(({ index }) => address.slice(0, index + 1))
  return folders.map((each) => pages.get(`${each}404.html`)).findLast((page) => page !== undefined)
}

/** Prefixes an address of this site with the base of its host; other addresses are returned unchanged. */
export function withBase(base: string, href: string): string {
  return href.startsWith('/') && !href.startsWith('//') ? base.slice(0, -1) + href : href
}

/** Returns the folder of a page file inside pages/, `services`; empty for a page at the top. */
export function pageFolder(file: string): string {
  return file.slice(folder.length, Math.max(folder.length, file.lastIndexOf('/')))
}

/** Returns the name of a page file without folder and `.json`. */
export function pageName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.json$/, '')
}

/** Returns the names of the folders of a page file, and its own: `services`, `floor-care`. */
const partsOf = (file: string): string[] =>
  file
    .slice(folder.length)
    .replace(/\.json$/, '')
    .split('/')

const partPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * Returns the file name that links should use: the name itself if it is valid, otherwise the one that its problem
 * suggests.
 *
 * @param language of the page, see `suggestName`
 */
export function intendedFile(file: string, language = ''): string {
  const parts = partsOf(file)
  if (parts.every((part) => partPattern.test(part))) return file
  const names = parts.map((part) => (partPattern.test(part) ? part : suggestName(part, language)))
  return names.includes('') ? file : `${folder}${names.join('/')}.json`
}

/** Names that Windows reserves for devices, https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file */
const devicePattern = /^(?:aux|con|nul|prn|(?:com|lpt)[1-9])$/

/**
 * Finds names of files and folders that cannot be part of an address, and pages that claim the same address.
 *
 * @param languageOf language of a page file, see `suggestName`
 */
export function checkAddresses(files: readonly string[], languageOf: (file: string) => string = () => ''): Problem[] {
  const problems: Problem[] = []
  const owners = new Map<string, string>()
  const known = new Set(files)
  for (const file of files) {
    const parts = partsOf(file)
    const wrong = parts.find((part) => !partPattern.test(part))
    const device = parts.find((part) => devicePattern.test(part))
    if (wrong !== undefined) problems.push(explainName(file, wrong, { known, language: languageOf(file) }))
    else if (device !== undefined) problems.push(explainDevice(file, device))
    const address = pageAddress(file)
    if (address.startsWith(assetsFolder)) problems.push(problemOfFile(file, reserved))
    const key = address.toLowerCase()
    const first = owners.get(key)
    if (first === undefined) owners.set(key, file)
    else if (wrong === undefined)
      problems.push(
        problemOfFile(file, {
          code: 'same-address',
          message: `Two pages want the address ${address}.`,
          fix: 'Rename or delete one of the two files.',
          also: otherPage(first),
        }),
      )
  }
  return problems
}

/** The folder of scripts, styles and fonts, which hosts cache for a year. */
export const assetsFolder = '/assets/'

const reserved = {
  code: 'reserved-address' as const,
  message: `The address ${assetsFolder} is taken by the files that pages are made with.`,
  fix: 'Give the page or folder another name.',
}

function nameFault(part: string): string {
  if (/\s/.test(part)) return 'has a space in it'
  if (/\.json$/i.test(part)) return 'must end with .json in small letters'
  if (/[A-Z]/.test(part) && partPattern.test(part.toLowerCase())) return 'has capital letters in it'
  if (/^-|-$|--/.test(part)) return 'has a hyphen too many'
  return `has ${JSON.stringify(/[^a-z0-9-]/u.exec(part)?.[0] ?? '')} in it`
}

interface Naming {
  known: ReadonlySet<string>
  language: string
}

function explainName(file: string, part: string, { known, language }: Naming): Problem {
  const start = file.lastIndexOf('/') + 1
  const isFile = file.slice(start).replace(/\.json$/, '') === part
  const kind = isFile ? 'file' : 'folder'
  const shown = isFile ? file.slice(start) : part
  const suggestion = suggestName(part, language)
  const wanted = JSON.stringify(isFile ? `${suggestion}.json` : suggestion)
  const original = isFile ? originalOf(part) : undefined
  const isCopy = original !== undefined && known.has(`${file.slice(0, start)}${original}.json`)
  const isTaken = isFile && known.has(`${file.slice(0, start)}${suggestion}.json`)
  const named = suggestion === '' ? 'Rename it' : `Rename it to ${wanted}`
  const rename = isTaken ? `There is a ${wanted} beside it, so delete it or give it a name of its own` : named
  const message = `The ${kind} name ${nameFault(part)}: ${JSON.stringify(shown)}.`
  if (isCopy)
    return problemOfFile(file, {
      code: 'copied-file',
      message,
      fix: `It looks like a copy of "${original}.json" beside it: delete it, or rename it to what its page is about, in small letters with hyphens, and write that page.`,
    })
  return problemOfFile(file, {
    code: 'file-name',
    ...(!isFile && { sharedCause: file.slice(0, file.indexOf(`/${part}/`) + part.length + 1) }),
    message,
    fix: `${rename}: names become addresses, so they consist of small letters, digits and hyphens.`,
  })
}

const copyWords = 'cop(?:y|ie|ia)|kopie'

/**
 * Returns the original name of a copy that Windows, macOS or an office program has named: `towson-md copy 2` ->
 * `towson-md`.
 */
function originalOf(part: string): string | undefined {
  const name = part
    .replace(/\.json$/i, '')
    .replace(new RegExp(`^(?:${copyWords})[ _-]+(?:of|de|von)[ _-]+`, 'i'), '')
    .replace(new RegExp(`(?:[ _-]+\\(?(?:${copyWords})\\)?)?(?:[ _-]*\\(\\d+\\)|[ _]+\\d+)?$`, 'i'), '')
  return name === part || name === '' ? undefined : name
}

function explainDevice(file: string, part: string): Problem {
  return problemOfFile(file, {
    code: 'file-name',
    message: `Windows cannot open files or folders called ${JSON.stringify(part)}.`,
    fix: `Rename it, for instance to ${JSON.stringify(suggestName(part))}: the folder is to work on every computer.`,
  })
}

/** The word for "&" by language. */
const ands: Readonly<Record<string, string>> = { en: 'and', fr: 'et', es: 'y', de: 'und', it: 'e', pt: 'e', nl: 'en' }

/**
 * Returns a file name for the words that people call a page; an elided letter stays with its word, `d'été` becomes
 * `dete`.
 *
 * @param language BCP 47, in which "&" is written out
 */
export function suggestStem(words: string, language: string): string {
  const and = ands[baseOf(language)] ?? ''
  return suggestName(words.replace(/&/g, ` ${and} `).replace(/(?<=\p{L})['’](?=\p{L})/gu, ''), language)
}

/**
 * Returns the nearest name that can be part of an address.
 *
 * @param language BCP 47, by which accented letters are written out; default: accents are removed
 */
export function suggestName(part: string, language = ''): string {
  const name = spellOut(part.replace(/\.json$/i, ''), language)
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return devicePattern.test(name) ? `the-${name}` : name
}
