import type { Site } from '../../../../schemas/index.ts'
import type { WordedLink } from '../../addresses/linkWords.ts'
import { pageFolder } from '../../model/files/pageAddress.ts'
import { addTo, groupBy } from '../../model/groupBy.ts'
import { lazily } from '../../model/lazily.ts'
import { remember, rememberFirst } from '../../model/remember.ts'
import { pagesByPath, type SitePage } from '../../model/siteModel.ts'
import { firstAt, type Mistake } from '../../problem/mistake.ts'
import { fillTokens, someYear, tokenValues } from '../../text/tokens.ts'
import { quoted } from '../../wording/phrases.ts'
import { nameKey } from '../leftovers/placeNames.ts'

/** Links into a folder with more pages are not chosen by hand. */
const mostSiblings = 60
/** What says before the name of a page no more than that it is shown, in the languages of the builder. */
const shows =
  'see, see all, view, view all, read, show, all, to, zu, alle, voir, consulter, vers, tous, toutes, ver, consultar, ir a, todos, todas'
const articles = 'the, our, den, der, unseren, les, nos, le, la, los, las, nuestros, nuestras, el'
const leadingWords: readonly string[] = shows
  .split(', ')
  .flatMap((verb) => [verb, ...articles.split(', ').map((article) => `${verb} ${article}`)])
/** Names that words of a link may end with. */
const fewestNamed = 4
/** Shorter words are part of many others. */
const fewestLetters = 5

/** The names of a site's pages, with cached results about the words of links. */
interface Names {
  site: Site
  /** Returns the names of a page in the form of `nameKey`. */
  namesOf(page: SitePage): readonly string[]
  /** Returns the pages that visitors can see, by name. */
  byName(): ReadonlyMap<string, readonly SitePage[]>
  /** Returns the pages of each folder. */
  siblings(): ReadonlyMap<string, readonly SitePage[]>
  keys: Map<string, string>
  judged: Map<string, OtherPage | undefined>
}

/**
 * Compares the words of links with their target pages. Finds words that name another page, a button that leads to its
 * own page, and two entries of a list that lead to the same page.
 *
 * @returns a check of one page, which receives its links; of a form without a page
 */
export function createLinkWordsCheck(
  pages: readonly SitePage[],
  site: Site,
): (page: SitePage | undefined, links: readonly WordedLink[]) => Mistake[] {
  const byPath = pagesByPath(pages)
  const names = openNames(pages, site)

  return (page, links) => {
    if (links.length === 0) return []
    const told = new Set<string>()
    const seen = new Map<string, WordedLink>()
    const buttons = new Map<string, WordedLink>()
    return links.flatMap((link): Mistake[] => {
      const { href, path, span, words, title, isInText } = link
      const place = { path, ...(span && { span }) }
      const [address = ''] = href.split('?')
      const target = byPath.get(address)
      if (!target) return []
      if (target === page) return isInText || isOfBlock(page) ? [] : [toItself(place, words)]
      const twin = isListed(path) ? rememberFirst(seen, `${path.slice(0, 3).join()} ${address}`, link) : undefined
      if (twin) return [twice(place, twin, target)]
      const namesake = isButton(path) ? rememberFirst(buttons, `${path.slice(0, -2).join()} ${words}`, link) : undefined
      if (namesake && namesake.href !== href) return [sameWords(place, namesake)]
      for (const said of title === undefined ? [words] : [words, title]) {
        const other = otherThan(target, keyOf(said, page, names), names)
        if (!other || told.has(`${said} ${href}`)) continue
        told.add(`${said} ${href}`)
        return [otherPage(place, said, target, other)]
      }
      return []
    })
  }
}

function openNames(pages: readonly SitePage[], site: Site): Names {
  const known = new Map<SitePage, readonly string[]>()
  const namesOf = (page: SitePage) => remember(known, page, (each) => readNames(each, site))
  const byName = lazily(() => {
    const owners = new Map<string, SitePage[]>()
    for (const page of pages)
      if (page.page.draft !== true && page.page.status !== 'hidden')
        for (const name of namesOf(page)) addTo(owners, name, page)
    return owners
  })
  const siblings = lazily(() => groupBy(pages, ({ file }) => pageFolder(file)))
  return { site, namesOf, byName, siblings, keys: new Map(), judged: new Map() }
}

/** Normalizes the words of a link for comparison with names. */
function keyOf(words: string, on: SitePage | undefined, { site, keys }: Names): string {
  const filled = on && words.includes('{') ? fillTokens(words, tokenValues(site, on.page, someYear)) : words
  const known = keys.get(filled) ?? nameKey(filled)
  if (keys.size < mostKeys) keys.set(filled, known)
  return known
}

/**
 * Returns the page that words name instead of the target. Cached, because pages link to the same few targets with the
 * same words.
 */
function otherThan(target: SitePage, key: string, names: Names): OtherPage | undefined {
  const { judged } = names
  const pair = `${target.path} ${key}`
  if (judged.has(pair)) return judged.get(pair)
  const other = findOther(target, key, names)
  if (judged.size < mostKeys) judged.set(pair, other)
  return other
}

function findOther(target: SitePage, key: string, { namesOf, byName, siblings }: Names): OtherPage | undefined {
  const own = namesOf(target)
  if (key === '' || own.some((name) => ` ${name} `.includes(` ${key} `))) return undefined
  const [exact, ...more] = byName().get(key) ?? []
  if (exact && more.length === 0) return { page: exact, isWhole: true }
  const called = leadingWords.flatMap((word) => (key.startsWith(`${word} `) ? [key.slice(word.length + 1)] : []))
  const [shown, ...rest] = called.flatMap((name) => (name.length < fewestNamed ? [] : (byName().get(name) ?? [])))
  if (shown && rest.length === 0 && shown !== target && !sharesWord(key, target, own))
    return { page: shown, isWhole: true }
  // Pages outside of folders are of many kinds, and towns are left to another check.
  const folder = pageFolder(target.file)
  const others = folder === '' || target.page.location ? [] : (siblings().get(folder) ?? [])
  if (others.length > mostSiblings || sharesWord(key, target, own)) return undefined
  const found = others.filter(
    (page) =>
      page !== target &&
      page.page.draft !== true &&
      namesOf(page).some((name) => name.length >= fewestLetters && ` ${key} `.includes(` ${name} `)),
  )
  const [only] = found.length === 1 ? found : []
  return only && { page: only, isWhole: false }
}

interface OtherPage {
  page: SitePage
  /** Whether the words are its complete name. */
  isWhole: boolean
}

/** The most entries of each cache: all pages together may have as many different link words as there are pages. */
const mostKeys = 5_000

/** The names of a page in lists and menus. */
function readNames({ page }: SitePage, site: Site): string[] {
  const said = [page.name, page.card?.title ?? page.name]
  const filled = said.map((name) => (name.includes('{') ? fillTokens(name, tokenValues(site, page, someYear)) : name))
  return [...new Set(filled.map(nameKey))].filter((name) => name !== '')
}

/** Whether words and a page share the start of a word: "Waxed floors" and Floor Care. */
function sharesWord(key: string, { path }: SitePage, names: readonly string[]): boolean {
  const stem = (word: string) => word.slice(0, fewestLetters)
  const own = new Set(
    [path, ...names].flatMap((text) => text.split(/[^\p{L}]+/u)).flatMap((word) => (word.length > 3 ? stem(word) : [])),
  )
  return key.split(' ').some((word) => word.length > 3 && own.has(stem(word)))
}

const isListed = (path: Mistake['path']) => path.at(2) === 'links' && path.at(-1) === 'href'

/** Buttons beside each other, of which visitors choose by the words alone. */
const isButton = (path: Mistake['path']) => path.at(-3) === 'actions' && path.at(-1) === 'href'

/** Whether a page contains a block. A block may be on several pages, including the one that its button leads to. */
const isOfBlock = ({ notes }: SitePage) => notes.blocks !== undefined

type Place = Pick<Mistake, 'path' | 'span'>

const toItself = (place: Place, words: string): Mistake => ({
  ...place,
  code: 'link-to-itself',
  message: `${quoted(words)} leads to the page that it stands on.`,
  fix: 'Write the address of another page, or "#" and the id of a section of this one.',
})

const twice = (place: Place, { words, path }: WordedLink, { page }: SitePage): Mistake => ({
  ...place,
  code: 'links-to-one-page',
  message: `Two links of this list lead to one page, ${quoted(page.name)}: this one and ${quoted(words)}.`,
  fix: 'Delete one of the two, or write the address that its words promise.',
  also: firstAt(path),
})

const sameWords = (place: Place, { words, path, href }: WordedLink): Mistake => ({
  ...place,
  code: 'buttons-of-one-name',
  message: `Two buttons beside each other are called ${quoted(words)}, and the other one leads to ${quoted(href)}.`,
  fix: 'Say in each where it leads, or delete one of the two.',
  also: { path, message: 'The other one is here.' },
})

const otherPage = (place: Place, said: string, target: SitePage, { page, isWhole }: OtherPage): Mistake => ({
  ...place,
  code: isWhole ? 'link-of-another-name' : 'link-of-other-words',
  message: `${quoted(said)} leads to the page ${quoted(target.page.name)}${isWhole ? '' : `, and there is one called ${quoted(page.page.name)}`}.`,
  fix: `Write ${quoted(page.path)}, or words that say where the link leads.`,
})
