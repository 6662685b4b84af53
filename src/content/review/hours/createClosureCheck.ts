import type { Site } from '../../../../schemas/index.ts'
import { allOffices, type Office, officeOf } from '../../model/offices/officeOf.ts'
import type { PageFields } from '../../model/pageNotes.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { TextField } from '../../schema/findTexts.ts'
import { type DayList, findDayLists } from '../../text/days/findDayLists.ts'
import { quoted } from '../../wording/phrases.ts'

/** Words for a closure in texts, in lower case. */
const closed = [
  ...'closed,shut,closing,close'.split(','),
  ...'fermé,fermée,fermés,fermées,fermons,fermeture'.split(','),
  ...'geschlossen,schließen,betriebsferien,betriebsurlaub'.split(','),
  ...'cerrado,cerrada,cerrados,cerradas,cerramos,cierre'.split(','),
]

/** A page is checked only if it contains one of these. */
export const closurePhrases: readonly string[] = closed

/**
 * Words that a sentence may contain besides days and the name of an office and still be about its closure. The nouns
 * are general words for companies; another noun, such as pool or road, may be closed by itself.
 */
const wordsOfClosure = new Set(
  [
    'we are is will be stay stays remain the our from for over between',
    'offices shops stores restaurants practices clinics surgeries studios salons bakeries hotels workshops companies',
    'office shop store restaurant practice clinic surgery studio salon bakery hotel workshop company business',
    'holiday holidays christmas easter summer break and both days included inclusive',
    'nous sommes serons est sera restons reste le la du de pour les fêtes noël pâques vacances annuelle inclus notre',
    'restaurants cabinets bureaux boutiques ateliers magasins salons boulangeries hôtels cliniques entreprises nos',
    'restaurant cabinet bureau boutique atelier magasin salon boulangerie hôtel clinique entreprise',
    'wir haben sind ist bleibt bleiben die das der vom von über weihnachten ostern ferien unsere',
    'unser einschließlich praxis büro laden geschäft restaurant salon bäckerei hotel werkstatt klinik betrieb firma',
    'restaurantes clínicas oficinas tiendas salones panaderías hoteles talleres empresas nuestras nuestros están estarán al',
    'praxen büros läden geschäfte restaurants salons bäckereien hotels werkstätten kliniken betriebe firmen',
    'estamos estaremos está estará el del de por los vacaciones navidad fiestas inclusive nuestra nuestro',
    'restaurante clínica oficina tienda salón panadería hotel taller empresa',
  ].flatMap((words) => words.split(' ')),
)

/** A closure of several days; `12-24` and `01-04` next to the days with years. */
interface Closure {
  from: string
  to: string
}

/**
 * Creates the check of sentences that say an office is closed from one day to another, in English, French, German and
 * Spanish. It reports a sentence that shares one day with a closure, but not the other. It skips sentences about
 * something else, and a last day that is one day late, because it may be the day of reopening.
 *
 * @returns a check of texts, for site.config.json without a page; undefined if no office has a closure of several days
 */
export function createClosureCheck(
  site: Site,
): ((texts: readonly TextField[], page?: PageFields) => Mistake[]) | undefined {
  const offices = allOffices(site.company)
  if (offices.every((office) => closuresOf(office).length === 0)) return undefined
  const names = new Set(
    [site.company.name, ...offices.flatMap(({ branchName = '', address }) => [branchName, address.city])].flatMap(
      wordsIn,
    ),
  )
  return (texts, page) => {
    const closures = (page?.branch === undefined ? offices : [officeOf(site, page)]).flatMap(closuresOf)
    return texts.flatMap((text) => findClosures(text, names).flatMap((list) => judge(list, text, closures)))
  }
}

const closuresOf = ({ closures = [] }: Office): Closure[] =>
  closures.flatMap(({ from, to, hours }) =>
    to === undefined || to <= from || hours !== undefined ? [] : [{ from, to }],
  )

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []

/** Matches a word for a closure. */
export const tellsClosure = new RegExp(`(?<!\\p{L})(?:${closed.join('|')})(?!\\p{L})`, 'iu')

/** Returns the spans of days in sentences that only say that an office is closed then. */
function findClosures({ value }: TextField, names: ReadonlySet<string>): DayList[] {
  if (!tellsClosure.test(value)) return []
  return findDayLists(value).filter(({ days, hasSpan, start, end }) => {
    const before = /[^.!?;\n]*$/.exec(value.slice(0, start))?.[0] ?? ''
    const behind = /^[^.!?;\n]*/.exec(value.slice(end))?.[0] ?? ''
    const words = wordsIn(`${before} ${behind}`.replace('{company}', ' '))
    const isOfClosure = words.some((word) => closed.includes(word))
    return hasSpan && days.length === 2 && isOfClosure && words.every((word) => mayStandInClosure(word, names))
  })
}

const mayStandInClosure = (word: string, names: ReadonlySet<string>) =>
  closed.includes(word) || wordsOfClosure.has(word) || names.has(word)

function judge(list: DayList, { path }: TextField, closures: readonly Closure[]): Mistake | [] {
  const [from = '', to = ''] = list.days.map(({ day }) => day)
  const near = closures
    .filter((closure) => list.year === undefined || closure.to.startsWith(String(list.year)))
    .map((closure) => ({ ...closure, begins: dayIn(closure.from) === from, ends: endsOn(closure, to) }))
  const other = near.find(({ begins, ends }) => begins !== ends)
  if (!other || near.some(({ begins, ends }) => begins && ends)) return []
  const said = other.begins ? `ends on ${other.to}` : `begins on ${other.from}`
  return {
    path,
    span: { start: list.start, end: list.end },
    code: 'closure-told-otherwise',
    message: `This text says ${quoted(list.written)}, and the closure in site.config.json ${said}.`,
    fix: 'Write in both the day that is right. Meant of something else? Say of what.',
  }
}

const dayIn = (day: string) => day.slice(5)

/** Whether a closure ends on a day, or the office reopens on it. */
function endsOn({ to }: Closure, day: string): boolean {
  const next = new Date(Date.parse(to) + 86_400_000).toISOString().slice(0, 10)
  return dayIn(to) === day || dayIn(next) === day
}
