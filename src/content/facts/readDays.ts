const week: readonly string[] = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

/** Days of the week from Monday on, as numbers from 0. */
export type Days = ReadonlySet<number>

const names: readonly RegExp[] = [
  /^m(?:o|on|ondays?)?$/,
  /^tu(?:e|es|esdays?)?$/,
  /^w(?:e|ed|eds|ednesdays?)?$/,
  /^th(?:u|ur|urs|ursdays?)?$/,
  /^f(?:r|ri|ridays?)?$/,
  /^sa(?:t|turdays?)?$/,
  /^su(?:n|ndays?)?$/,
]

const groups: readonly [RegExp, readonly number[]][] = [
  [/^(?:daily|every day|everyday|all week|(?:7|seven) days(?: a week)?)$/, [0, 1, 2, 3, 4, 5, 6]],
  [/^(?:weekdays?|working days?|business days?)$/, [0, 1, 2, 3, 4]],
  [/^weekends?$/, [5, 6]],
]

function dayCalled(word: string): number | undefined {
  const day = names.findIndex((name) => name.test(word.replace(/\.$/, '')))
  return day < 0 ? undefined : day
}

/** The days from one to another, over the end of the week where the second comes first. */
function span(first: number, last: number): number[] {
  const length = ((last - first + 7) % 7) + 1
  return Array.from({ length }, (_, index) => (first + index) % 7)
}

/** The days that a text in English names, `Monday–Friday`, `Mon, Wed & Fri`, `Weekends`; undefined where it is not understood. */
export function readDays(text: string): Days | undefined {
  const days = new Set<number>()
  const parts = text
    .toLowerCase()
    .trim()
    .replace(/:$/, '')
    .split(/\s*(?:,|&|\+|\/|;|\band\b)\s*/)
  for (const part of parts.filter((each) => each !== '')) {
    const group = groups.find(([pattern]) => pattern.test(part))?.[1]
    const ends = part.split(/\s*(?:[-–—]|\bto\b|\bthrough\b|\bthru\b|\buntil\b|\btill\b)\s*/)
    const [first, last] = [ends.at(0), ends.at(-1)].map((end) => dayCalled(end ?? ''))
    if (!group && (ends.length > 2 || first === undefined || last === undefined)) return undefined
    for (const day of group ?? span(first ?? 0, last ?? 0)) days.add(day)
  }
  return days.size > 0 ? days : undefined
}

/** The days of the form of schema.org, `Mo-Fr`, `Mo,We`. */
export function readSchemaDays(text: string): Days {
  const days = new Set<number>()
  for (const part of text.split(',')) {
    const [first = 0, last = first] = part.split('-').map((day) => week.indexOf(day))
    for (const day of span(first, last)) days.add(day)
  }
  return days
}

/** Days in the form of schema.org: three or more in a row as a span. */
export function writeSchemaDays(days: Days): string {
  const sorted = [...days].sort((a, b) => a - b)
  const parts: string[] = []
  for (let at = 0; at < sorted.length; ) {
    let end = at
    while (sorted[end + 1] === (sorted[end] ?? 0) + 1) end++
    const [first, last] = [week[sorted[at] ?? 0], week[sorted[end] ?? 0]]
    parts.push(...(end - at > 1 ? [`${first}-${last}`] : sorted.slice(at, end + 1).map((day) => String(week[day]))))
    at = end + 1
  }
  return parts.join(',')
}
