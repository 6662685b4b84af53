import type { Site } from '../../../../schemas/index.ts'
import { readDays } from '../../facts/readDays.ts'
import { homeOf, languageAt, tagOf } from '../../model/languages.ts'
import { allOffices, officeOf } from '../../model/offices/officeOf.ts'
import type { SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { pluralWeeksOf, weeksOf } from '../../text/days/dayWords.ts'
import { sentencesOf } from '../../text/sentences/sentencesOf.ts'
import { type Tongue, tongueOf } from '../../text/sentences/tongueWords.ts'
import { matchesOf } from '../../wording/matchesOf.ts'
import { numberOf, numberWord } from '../../wording/numberWords.ts'
import { quoted } from '../../wording/phrases.ts'
import { headTextsOf, saysOnlyDays } from './createOpenSpanCheck.ts'
import { readWeek } from './openWeek.ts'

/** How a language says "until", and words between it and the days. */
const until: Readonly<Record<Tongue, readonly [between: string, until: string]>> = {
  en: ['evenings?|nights?', 'until|till'],
  de: ['abends?', 'bis'],
  fr: ['soirs?|en soirée', "jusqu[’']à"],
  es: ['por la (?:tarde|noche)', 'hasta las?'],
}

function patternIn(tongue: Tongue): RegExp {
  const names = [...weeksOf[tongue], ...pluralWeeksOf[tongue]].flat().filter(({ length }) => length > 3)
  const day = `(?:${names.sort((one, other) => other.length - one.length).join('|')})`
  const [between, word] = until[tongue]
  return new RegExp(
    `(?<!\\p{L})(?<days>${day}(?:(?:,| to| through| and| bis| und| au| et(?: le)?| al?| y(?: el| los)?| ?[–-]) ?${day})*)(?: (?:${between}))?,? (?:${word}) (?<hour>\\d{1,2}|${numberWord})(?:(?: ?h ?|[:.])(?<minute>[0-5]\\d))?(?![\\p{L}\\d:])`,
    'giu',
  )
}
const patterns = { en: patternIn('en'), fr: patternIn('fr'), de: patternIn('de'), es: patternIn('es') }

const halfDay = 12 * 60

/**
 * Creates the check of the pages of branches and of home pages whose description or hero has a sentence about days and
 * times alone, "Tuesday and Thursday evenings until seven.", although no office closes at that time on one of the days.
 */
export function createOpenUntilCheck(site: Site): (page: SitePage) => Mistake[] {
  return (page) => {
    const language = languageAt(site, page.path)
    const tongue = tongueOf(tagOf(site, language))
    const { branch } = page.page
    if (!tongue || (branch === undefined && page.path !== homeOf(language))) return []
    const texts = headTextsOf(page).filter(({ value }) => value.search(patterns[tongue]) >= 0)
    const offices = branch === undefined ? allOffices(site.company) : [officeOf(site, page.page)]
    const weeks =
      texts.length === 0 ? [] : offices.flatMap(({ hours }) => readWeek(hours, tagOf(site, undefined)) ?? [])
    if (weeks.length < offices.length) return []
    return texts.flatMap(({ path, value }) =>
      sentencesOf(value).flatMap(({ text, start }) =>
        matchesOf(patterns[tongue], saysOnlyDays(text, tongue, numbers) ? text : '').flatMap(
          ({ 0: written, index, groups = {} }): Mistake | [] => {
            const { days = '', hour = '', minute = '0' }: Record<string, string | undefined> = groups
            const told = numberOf(hour) * 60 + Number(minute)
            const open = [...(readDays(days, tongue) ?? [])].map((day) => weeks.flatMap((each) => each[day] ?? []))
            const isRight = open.some((times) => times.some(({ closes }) => closes % halfDay === told % halfDay))
            // `createOpenSpanCheck` reports days without hours.
            if (isRight || open.length === 0 || open.some((times) => times.length === 0)) return []
            return {
              path,
              span: { start: start + index, end: start + index + written.length },
              code: 'open-told-otherwise',
              message: `This text says ${quoted(written)}, and the "hours" in site.config.json end at another time.`,
              fix: 'Write the hours of site.config.json here, or change those. Meant of something else? Say of what.',
            }
          },
        ),
      ),
    )
  }
}

const numbers = new RegExp(`^(?:${numberWord})$`, 'iu')
