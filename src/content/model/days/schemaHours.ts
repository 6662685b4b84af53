/** Days and times of opening hours in schema.org notation, `Mo-Fr 07:00-19:00`. */

const week: readonly string[] = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']

/** Weekdays as numbers, from Monday (0). */
export type Days = ReadonlySet<number>

/** A time range in minutes from midnight. */
export interface Times {
  opens: number
  closes: number
}

/** Returns the weekdays from one to another, across the end of the week if the second comes first. */
export function daysFromTo(first: number, last: number): number[] {
  const length = ((last - first + 7) % 7) + 1
  return Array.from({ length }, (_, index) => (first + index) % 7)
}

/** Parses days in schema.org notation, `Mo-Fr`, `Mo,We`. */
export function readSchemaDays(text: string): Days {
  const days = new Set<number>()
  for (const part of text.split(',')) {
    const [first = 0, last = first] = part.split('-').map((day) => week.indexOf(day))
    for (const day of daysFromTo(first, last)) days.add(day)
  }
  return days
}

/** Writes days in schema.org notation; three or more consecutive days become a range. */
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

/** Parses times in schema.org notation, `07:00-19:00`. */
export function readSchemaTimes(text: string): Times {
  const [opens = 0, closes = 0] = text.split('-').map((time) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    return hours * 60 + minutes
  })
  return { opens, closes }
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Formats minutes from midnight as `07:00`. */
export const writeTime = (minutes: number) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`

/** Formats a time range in schema.org notation. */
export const writeSchemaTimes = ({ opens, closes }: Times) => `${writeTime(opens)}-${writeTime(closes)}`
