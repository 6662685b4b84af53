import type { FormField } from '../../../schemas/index.ts'
import type { OpenHours } from '../model/days/openHours.ts'
import { type Times, writeSchemaTimes } from '../model/days/schemaHours.ts'
import type { SiteForm } from '../model/files/siteForms.ts'
import type { FieldParts, HoursByAnswer, Wanted } from '../model/formModel.ts'

type TimeField = Extract<FormField, { type: 'time' }>

/** What the texts of a field are filled in with. */
interface Filler {
  openHours: SiteForm['openHours'] | undefined
  /** A condition on answers as they are sent. */
  sent(when: Readonly<Record<string, Wanted>>): Readonly<Record<string, Wanted>>
  /** What is said of times outside of these spans. */
  sayHours(spans: readonly string[]): string
}

/** The hours within which a field for a time takes answers, and with them its first and its last time; nothing for one without. */
export function hoursOfTime(field: TimeField, { openHours, sent, sayHours }: Filler): Partial<FieldParts> {
  const { within, withinFor = [], messages } = field
  const hoursNamed = (name: string, when?: Readonly<Record<string, Wanted>>): HoursByAnswer[] => {
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

/** The hours as the code of a form reads them, cut to the limits that the field has of its own. */
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
