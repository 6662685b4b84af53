import type { SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { TextField } from '../../schema/findTexts.ts'
import { anyOf } from '../../wording/anyOf.ts'
import { matchesOf } from '../../wording/matchesOf.ts'
import { quoted } from '../../wording/phrases.ts'

/** Words for a drive from an office of the company, in four languages. */
const fromOffice = anyOf(
  'minutes (?:away )?from our (?:office|shop|workshop|practice|clinic|studio|depot|base|store)',
  'minutos de nuestr[oa] (?:oficina|despacho|taller|consulta|clínica|tienda|sede)',
  'minutes de (?:notre|nos) (?:bureau|bureaux|atelier|cabinet|clinique|magasin|siège)',
  'Minuten von unsere[mr] (?:Büro|Praxis|Werkstatt|Kanzlei|Studio|Laden|Geschäft|Betrieb)',
)
const told = new RegExp(`(?<![\\p{N}.,–-])(?<minutes>\\d{1,3}) ${fromOffice}(?!\\p{L})`, 'giu')

/** Words for another way than the drive that the field tells. */
const otherWay = new RegExp(
  `(?<!\\p{L})${anyOf(
    'walk\\p{L}*, foot, bike, cycl\\p{L}*, train, bus, metro, subway, tram, ferry, light rail, traffic, rush',
    'pie, caminando, bicicleta, tren, autobús, metro, tranvía, tráfico',
    'pied, marche, vélo, train, bus, métro, tramway, bouchons',
    'fuß, rad, fahrrad, bahn, s-bahn, u-bahn, zug, bus, stau',
  )}(?!\\p{L})`,
  'iu',
)

/**
 * Finds the duration of the drive from the office in the texts of a town's page that differs from `minutes` of its
 * `location`.
 */
export function checkMinutes({ page }: Pick<SitePage, 'page'>, texts: readonly TextField[]): Mistake[] {
  const minutes = page.location?.minutes
  if (minutes === undefined) return []
  return texts.flatMap(({ path, value }) =>
    matchesOf(told, value)
      .filter(({ groups = {} }) => Number(groups.minutes) !== minutes && !otherWay.test(value))
      .map(
        ({ 0: written, index }): Mistake => ({
          path,
          span: { start: index, end: index + written.length },
          code: 'minutes-told-otherwise',
          message: `This text says ${quoted(written)}, and "minutes" of this page's location is ${minutes}.`,
          fix: 'Write the right one in both.',
          also: { path: ['location', 'minutes'], message: 'The minutes stand here.' },
        }),
      ),
  )
}
