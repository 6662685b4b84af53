import { groupBy } from '../../model/groupBy.ts'
import { languageAt } from '../../model/languages.ts'
import type { SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { placeOf, type TextField } from '../../schema/findTexts.ts'
import { excusesSameThing } from '../../text/money/priceExcuses.ts'
import { signedPrices } from '../../text/money/pricesIn.ts'
import { anyOf } from '../../wording/anyOf.ts'
import { quoted } from '../../wording/phrases.ts'
import type { ReviewInput } from '../reviewInput.ts'
import { listsForAll } from './priceIndex.ts'

/** An entry whose name occurs once in its list. */
interface Listed {
  title: string
  price: string
  note: string | undefined
}

/** The entries of a page's lists, by name in lower case. */
type List = ReadonlyMap<string, Listed>

/** A name in the lists of this many pages is a common one, such as "Consultation". */
const mostPages = 8

/**
 * Creates a function that finds entries with different prices in the price lists of two pages in the same language. Two
 * lists are about the same things if they share names and most of these have the same price; then one list was changed
 * and the other was not. Reported on the page with fewer entries. Lists of drafts, branches and towns are skipped, and
 * so are pages named after a time, an extra or certain people, because they have their own prices.
 *
 * @returns a check of the texts of a page
 */
export function createTwoListsCheck({ pages, site }: Pick<ReviewInput, 'pages' | 'site'>) {
  const languageOf = ({ path }: SitePage) => site && languageAt(site, path)
  const lists = new Map(
    pages.filter(isComparable).map((page): [SitePage, List] => [page, listOf(page.notes.prices ?? [])]),
  )
  const byTitle = groupBy(
    [...lists].flatMap(([page, list]) => [...list.keys()].map((title) => ({ page, title }))),
    ({ title }) => title,
  )
  return (page: SitePage, texts: readonly TextField[]): Mistake[] => {
    const list = lists.get(page)
    if (!list) return []
    const sharing = [...list.keys()].flatMap((title) => {
      const found = byTitle.get(title) ?? []
      return found.length > mostPages ? [] : found.map((each) => each.page)
    })
    const others = [...new Set(sharing)].filter((other) => other !== page && languageOf(other) === languageOf(page))
    for (const other of others) {
      const theirs = lists.get(other)
      const differing = theirs && tellsHere([page, list], [other, theirs]) ? differencesOf(list, theirs) : []
      if (differing.length > 0) return differing.flatMap(({ key, written }) => tell(key, written, other, texts))
    }
    return []
  }
}

const isComparable = ({ page, notes }: SitePage): boolean =>
  notes.prices !== undefined && page.date === undefined && listsForAll(page) && !ofOwnPrices.test(page.name)

/** Names of pages whose lists have their own prices. */
const ofOwnPrices = new RegExp(
  `${excusesSameThing.source}|(?<!\\p{L})${anyOf(
    'take-?away, to go, catering, online, bar, terrace, corporate, business, private, trade',
    'zum mitnehmen, außer haus, firmen\\p{L}*, geschäft\\p{L}*, privat\\p{L}*, terrasse',
    'à emporter, traiteur, entreprises?, terrasse, privé\\p{L}*',
    'para llevar, empresas?, terraza, privad\\p{L}*',
  )}(?!\\p{L})`,
  'iu',
)

function listOf(prices: NonNullable<SitePage['notes']['prices']>): List {
  const entries = groupBy(
    prices.map(([title, price, note]): Listed => ({ title: title.trim(), price, note })),
    ({ title }) => title.toLowerCase(),
  )
  return new Map([...entries].flatMap(([title, [first, other]]) => (first && !other ? [[title, first]] : [])))
}

/**
 * Whether the problem is reported here: on the page with the shorter list, or on the later page if both lists have the
 * same length.
 */
const tellsHere = ([page, list]: [SitePage, List], [other, theirs]: [SitePage, List]) =>
  list.size === theirs.size ? page.file > other.file : list.size < theirs.size

/** An entry with another price in another list. */
interface Difference {
  key: string
  written: string
}

/** The differing entries of two lists. Empty if the lists are about different things. */
function differencesOf(list: List, theirs: List): Difference[] {
  const shared = [...list].flatMap(([key, own]) => {
    const other = theirs.get(key)
    return other && own.note === other.note ? [{ key, own, other }] : []
  })
  const isSame = ({ own, other }: (typeof shared)[number]) => amountsOf(own.price) === amountsOf(other.price)
  const same = shared.filter(isSame)
  const differing = shared.filter((each) => !isSame(each) && isSlip(each.own.price, each.other.price))
  const isOfOneThing = same.some(({ key }) => isTelling(key)) && shared.length - same.length <= same.length
  return isOfOneThing
    ? differing.filter(({ key }) => !isGeneral.test(key)).map(({ key, other }) => ({ key, written: other.price }))
    : []
}

const amountsOf = (price: string) =>
  signedPrices(price)
    .map(({ digits }) => digits)
    .join()

/**
 * Whether one price may be a former version of the other: both have the same number of amounts, which are close to each
 * other.
 */
function isSlip(one: string, other: string): boolean {
  const [own, theirs] = [signedPrices(one), signedPrices(other)]
  const isNear = ({ amount }: { amount: number }, against: number | undefined) =>
    against !== undefined && amount < 1.5 * against && against < 1.5 * amount
  return own.length > 0 && own.length === theirs.length && own.every((price, at) => isNear(price, theirs[at]?.amount))
}

/** A name with this many letters, in two or more words, identifies one thing. */
const fewestLetters = 12
const isTelling = (title: string) =>
  title.length >= fewestLetters && /\p{L}{3}.*\s.*\p{L}{3}/u.test(title) && !isGeneral.test(title)

/** Names that consist only of sizes, times, numbers and people. Each list uses them for its own things. */
const isGeneral = new RegExp(
  `^(?:(?:[^\\p{L}]|(?<!\\p{L})${anyOf(
    'small, medium, large, extra, half, full, single, double, twin, triple, basic, standard, premium, deluxe, plus, first, second, each, per, for, an?, the, one, two, three, up, to, and, or, of, adults?, child(?:ren)?, students?, seniors?, people, persons?, person, glass, bottle, days?, nights?, hours?, minutes?, min, weeks?, months?, years?, rooms?, visits?, sessions?, lessons?, class(?:es)?, consultation, call-out',
    'klein\\p{L}*, mittel\\p{L}*, groß\\p{L}*, halbe\\p{L}*, ganze\\p{L}*, einzel\\p{L}*, doppel\\p{L}*, für, je, pro, ein\\p{L}*, zwei, drei, bis, und, oder, erwachsene\\p{L}*, kind\\p{L}*, personen?, glas, flasche, tage?, nacht, nächte, stunden?, minuten?, wochen?, monate?, zimmer, beratung',
    'petite?, moyenne?, grande?, demi\\p{L}*, entière?, simple, double, pour, par, une?, deux, trois, à, et, ou, le, la, les, de, adultes?, enfants?, personnes?, verre, bouteille, jours?, nuits?, heures?, minutes?, semaines?, mois, chambres?, séances?',
    'pequeñ\\p{L}*, median\\p{L}*, grandes?, medi[oa], enter\\p{L}*, individual, doble, para, por, una?, dos, tres, hasta, y, o, el, la, de, adult\\p{L}*, niñ\\p{L}*, personas?, copa, botella, días?, noches?, horas?, minutos?, semanas?, meses, habitación, sesi\\p{L}*',
  )}(?!\\p{L})))+$`,
  'iu',
)

function tell(key: string, written: string, other: SitePage, texts: readonly TextField[]): Mistake[] {
  const title = texts.find(({ field, value, path }) => {
    const isOfList = path[0] === 'sections' && path.includes('groups')
    return field === 'title' && isOfList && value.trim().toLowerCase() === key
  })
  const price = title && texts.find((text) => text.field === 'price' && placeOf(text) === placeOf(title))
  if (!price) return []
  return [
    {
      path: price.path,
      code: 'price-told-otherwise',
      message: `${quoted(title.value.trim())} is ${quoted(price.value.trim())} here, and ${quoted(written.trim())} in the price list of ${other.file}.`,
      fix: 'Write the right one in both.',
    },
  ]
}
