import type { Site } from '../../../../schemas/index.ts'
import { checkHours } from '../../facts/checkHours.ts'
import { readSchemaDays } from '../../model/days/schemaHours.ts'
import { isLanguageCode } from '../../model/languageCode.ts'
import { englishName } from '../../model/languages.ts'
import { hoursIn, valueNamed } from '../../model/offices/companyIn.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { Path } from '../../problem/source.ts'
import { joinWords, quoted } from '../../wording/phrases.ts'

type Hours = NonNullable<Site['company']['hours']>

/**
 * Checks the opening hours of the company and its branches in additional languages: each text against its `schema`, and
 * what search engines learn from them against the hours of the main language.
 */
export function checkHoursInLanguages({ company, languages = {} }: Site): Mistake[] {
  const known = Object.entries(languages).filter(([code]) => isLanguageCode(code))
  return known.flatMap(([code, { company: own = {} }]) => {
    const place = ['languages', code, 'company']
    const branches = Object.entries(company.branches ?? {}).flatMap(([key, { hours }]) => {
      const at = ['company', 'branches', key, 'hours']
      return judge(hours, valueNamed(own.branches, key)?.hours, { code, at, path: [...place, 'branches', key] })
    })
    return [...judge(company.hours, own.hours, { code, at: ['company', 'hours'], path: place }), ...branches]
  })
}

interface Place {
  /** The code of the language. */
  code: string
  /** The path of the hours in the main language. */
  at: Path
  /** The path of the object that contains the hours in this language. */
  path: Path
}

function judge(hours: Hours | undefined, own: Hours | undefined, { code, at, path }: Place): Mistake[] {
  if (!own) return []
  const shown = hoursIn(hours, own) ?? []
  const found = checkHours({ hours: shown }, path, code).map((mistake) => {
    const index = Number(mistake.path.at(-2))
    const [line, kept] = [own[index], shown[index]]
    if (mistake.path.at(-1) !== 'schema' || !line || !kept || line.schema !== undefined) return mistake
    return {
      ...mistake,
      path: [...mistake.path.slice(0, -1), 'time'],
      message: `The text says ${quoted(`${line.days}: ${line.time}`)}, and the same line of the site tells search engines ${quoted(kept.schema ?? '')}.`,
      fix: 'Write the same days and times in every language, in the same order of lines.',
      also: { path: [...at, index], message: 'The line of the site is this one.' },
    }
  })
  return found.length > 0 ? found : tellOther(hours ?? [], shown, { code, at, path })
}

/** Lists the spans of each day, so that "Fr,Sa" counts as "Fr-Sa". */
const openAt = (spans: readonly string[]): string =>
  spans
    .flatMap((span) => {
      const [days = '', times] = span.split(' ')
      return [...readSchemaDays(days)].map((day) => `${day} ${times}`)
    })
    .sort()
    .join()

const told = (hours: Hours) => hours.flatMap(({ schema }) => schema ?? []).sort()

/** Finds hours of a language that differ from those of the main language. */
function tellOther(hours: Hours, shown: Hours, { code, at, path }: Place): Mistake[] {
  const [theirs, own] = [told(hours), told(shown)]
  if (openAt(theirs) === openAt(own)) return []
  const list = (spans: readonly string[]) => (spans.length === 0 ? 'nothing' : joinWords(spans.map(quoted), 'and'))
  return [
    {
      path: [...path, 'hours'],
      part: 'key',
      code: 'hours-differ-by-language',
      message: `The hours in ${englishName(code)} tell search engines ${list(own)}, and those of the site ${list(theirs)}.`,
      fix:
        own.length === 0
          ? 'Write the same lines as there, in the same order: each then has the "schema" of its line.'
          : 'Write the same days and times in every language: the office is open for all visitors alike.',
      ...(hours.length > 0 && { also: { path: at, part: 'key' as const, message: 'Those of the site stand here.' } }),
    },
  ]
}
