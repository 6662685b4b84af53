import type { Site } from '../../../schemas/index.ts'
import type { Mistake } from '../problem/mistake.ts'
import type { Path } from '../problem/source.ts'
import { quoted } from '../wording/phrases.ts'
import { type Days, readDays, readSchemaDays, writeSchemaDays } from './readDays.ts'
import { readSchemaTimes, readTimes, type Times, writeSchemaTimes } from './readTimes.ts'

type Span = NonNullable<Site['company']['hours']>[number]

/**
 * Opening hours whose text and `schema` say two things: visitors read one and search engines the other. Where a text is not
 * understood, nothing is said.
 *
 * @param path of the block that holds the hours
 */
export function checkHours({ hours = [] }: Pick<Site['company'], 'hours'>, path: Path): Mistake[] {
  return hours.flatMap((span, index) => checkSpan(span, [...path, 'hours', index, 'schema']))
}

function checkSpan({ days, time, schema }: Span, path: Mistake['path']): Mistake[] {
  if (schema === undefined) return []
  const [schemaDays = '', schemaTimes] = schema.split(' ')
  const wantedDays = readDays(days)
  const wantedTimes = readTimes(time)
  const base = { path, code: 'hours-differ' }
  if (wantedTimes === 'closed')
    return schemaTimes === '00:00-00:00'
      ? []
      : [
          {
            ...base,
            message: `The text says ${quoted(`${days}: ${time}`)}, and "schema" tells search engines ${quoted(schema)}.`,
            fix: 'Delete "schema", if the text is right: days without it are closed.',
          },
        ]
  const isSameDays = wantedDays === undefined || isSame(wantedDays, readSchemaDays(schemaDays))
  const isSameTimes =
    wantedTimes === undefined ||
    schemaTimes === undefined ||
    wantedTimes.some((span) => isSpan(span, readSchemaTimes(schemaTimes)))
  if (isSameDays && isSameTimes) return []
  const right = rightSchema({ wantedDays, wantedTimes, schemaDays, schemaTimes })
  return [
    {
      ...base,
      message: `The text says ${quoted(`${days}: ${time}`)}, and "schema" tells search engines ${quoted(schema)}.`,
      fix: right ? `If the text is right, write ${quoted(right)}.` : 'Write the same days and times in both.',
    },
  ]
}

interface Sides {
  wantedDays: Days | undefined
  wantedTimes: Times[] | undefined
  schemaDays: string
  schemaTimes: string | undefined
}

/** What `schema` would be if the text is right; undefined where the text leaves it open. */
function rightSchema({ wantedDays, wantedTimes, schemaDays, schemaTimes }: Sides): string | undefined {
  const [times, ...others] = wantedTimes ?? []
  if (others.length > 0 && !wantedTimes?.some((span) => schemaTimes && isSpan(span, readSchemaTimes(schemaTimes))))
    return undefined
  const known = others.length > 0 || !times ? schemaTimes : writeSchemaTimes(times)
  return [wantedDays ? writeSchemaDays(wantedDays) : schemaDays, known].filter((part) => part !== undefined).join(' ')
}

const isSame = (a: Days, b: Days) => a.size === b.size && [...a].every((day) => b.has(day))

/** Midnight at the end of a day is 24:00, 00:00 or 23:59. */
const isSpan = (a: Times, b: Times) => a.opens === b.opens && endOf(a) === endOf(b)
const endOf = ({ closes }: Times) => (closes === 0 || closes === 24 * 60 - 1 ? 24 * 60 : closes)
