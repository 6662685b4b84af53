import type { FormField } from '../../../schemas/index.ts'
import type { OpenHours } from '../model/days/openHours.ts'
import { type Times, writeSchemaTimes } from '../model/days/schemaHours.ts'
import type { SiteForm } from '../model/files/siteForms.ts'
import type { FieldParts, HoursByAnswer, WantedAnswer } from '../model/formModel.ts'

type TimeField = Extract<FormField, { type: 'time' }>

/** The context in which a field is filled in. */
interface Filler {
  openHours: SiteForm['openHours'] | undefined
  /** Converts a condition to the answers as they are sent. */
  sent(when: Readonly<Record<string, WantedAnswer>>): Readonly<Record<string, WantedAnswer>>
  /** The message for times outside of these spans. */
  sayHours(spans: readonly string[]): string
}

/**
 * Returns the hours in which a time field accepts answers, with the first and last time. Returns an empty object if the
 * field has no hours.
 */
export function hoursOfTime(field: TimeField, { openHours, sent, sayHours }: Filler): Partial<FieldParts> {
  const { within, withinFor = [], messages } = field
  const hoursNamed = (name: string, when?: Readonly<Record<string, WantedAnswer>>): HoursByAnswer[] => {
    const open = openHours?.get(name)
    return open ? [{ ...(when && { when: sent(when) }), ...writeHours(open, field) }] : []
  }
  if (within === undefined) return {}
  const hours = [...hoursNamed(within), ...withinFor.flatMap(({ when, within: name }) => hoursNamed(name, when))]
  const all = new Set(hours.flatMap(({ week, days = [] }) => [...week, ...days.map(([, spans]) => spans)]))
  const days = [...all].filter((spans) => spans !== '')
  if (days.length === 0) return {}
  const isSaid = messages?.low !== undefined || messages?.high !== undefined
  return {
    hours,
    from: days.map(firstOf).sort()[0] ?? '',
    to: days.map(lastOf).sort().at(-1) ?? '',
    ...(!isSaid && { saysOfHours: Object.fromEntries(days.map((spans) => [spans, sayHours(spans.split(','))])) }),
  }
}

const firstOf = (spans: string) => spans.slice(0, 'hh:mm'.length)
const lastOf = (spans: string) => spans.slice(-'hh:mm'.length)

/** Formats hours for the code of a form, clipped to the limits of the field. */
function writeHours({ week, days }: OpenHours, { from = '00:00', to = '24:00', beforeClosing = 0 }: TimeField) {
  const write = (times: readonly Times[]) =>
    times
      .map(({ opens, closes }) => writeSchemaTimes({ opens, closes: closes - beforeClosing }).split('-'))
      .map(([opens = '', closes = '']) => [opens < from ? from : opens, closes > to ? to : closes])
      .filter(([opens = '', closes = '']) => opens <= closes)
      .map((ends) => ends.join('-'))
      .join(',')
  return {
    week: week.map(write),
    ...(days.length > 0 && { days: days.map(({ days: on, times }) => [on, write(times)] as const) }),
  }
}
