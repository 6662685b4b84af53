import type { FormField } from '../../../schemas/index.ts'
import type { Payload } from '../../../schemas/parts/encoding.ts'
import { hoursOfTime } from '../../content/forms/hoursOfTime.ts'
import { addDays, laterOf } from '../../content/model/days/days.ts'
import type { SiteForm } from '../../content/model/files/siteForms.ts'
import type { Wanted } from '../../content/model/formModel.ts'
import { otherTypes, textTypes } from '../hosts/textTypes.ts'

/**
 * Answers that a person recognises as a test, in every field that is looked at first; a form gets what its checks allow, and
 * nothing for a field that these answers do not show.
 *
 * @param form `openHours` say what `hours` and `hours:towson` stand for, `closedDays` what `closures` and `closures:towson` stand for
 * @param today as `2027-03-01`
 */
export function sampleAnswers(
  { document, closedDays, openHours }: Pick<SiteForm, 'document' | 'closedDays'> & Partial<Pick<SiteForm, 'openHours'>>,
  today = new Date().toISOString().slice(0, 10),
): Payload {
  const { fields, eitherOf = [] } = document
  const all: Record<string, Payload[string]> = {}
  for (const field of fields)
    if (field.type !== 'hidden' && field.type !== 'date')
      all[field.name] = answerTo(field, field.required === true || eitherOf.includes(field.name))
  // A day may depend on the other answers.
  for (const field of fields) if (field.type === 'date') all[field.name] = dayFor(field, { all, closedDays, today })
  // A time may depend on the day.
  for (const field of fields)
    if (field.type === 'time') all[field.name] = timeFor(field, all, openHours) ?? all[field.name]
  const given = Object.fromEntries(
    fields.flatMap((field) =>
      field.type !== 'hidden' && isShown(field, fields, all) ? [[field.name, all[field.name]]] : [],
    ),
  )
  for (const field of fields)
    if (field.type === 'hidden')
      given[field.name] = field.copyOf === undefined ? field.value : (given[field.copyOf] ?? '')
  return given
}

/** Whether a field is shown with these answers; what depends on a field that is not shown is not shown. */
function isShown(field: FormField, fields: readonly FormField[], answers: Payload): boolean {
  const { when = {} } = 'when' in field ? field : {}
  return Object.entries(when).every(([name, wanted]) => {
    const other = fields.find((each) => each.name === name)
    return other !== undefined && isGiven(wanted, answers[name]) && isShown(other, fields, answers)
  })
}

const isGiven = (wanted: Wanted, answer: Payload[string]) => {
  const given = [answer].flat()
  return [wanted].flat().some((each) => given.includes(each))
}

/** Days ahead among which one is looked for. */
const daysAhead = 60

interface Known {
  /** The answers of the other fields. */
  all: Payload
  closedDays: SiteForm['closedDays']
  today: string
}

/** The first day from tomorrow on that a field takes beside the other answers. */
function dayFor(field: Extract<FormField, { type: 'date' }>, { all, closedDays, today }: Known): string {
  const { from = '', to = '', notOn = [], alsoNotOn = [] } = field
  const further = alsoNotOn.filter(({ when }) =>
    Object.entries(when).every(([name, wanted]) => isGiven(wanted, all[name])),
  )
  const closed = [...notOn, ...further.flatMap(({ days }) => days)].flatMap(
    (day) => closedDays.get(day)?.map(({ days }) => days) ?? [day],
  )
  const tomorrow = addDays(today, 1)
  const earliest = laterOf(tomorrow, /^\d/.test(from) ? from : undefined)
  const fixed = /^\d{4}-/.test(to) ? to : undefined
  const latest = to === 'today' ? today : fixed
  const first = latest !== undefined && latest < earliest ? latest : earliest
  const days = Array.from({ length: daysAhead }, (_, count) => addDays(first, count))
  return days.find((day) => !closed.some((each) => each === weekdayOf(day) || isWithin(day, each))) ?? first
}

/** The first time that a field takes on the day that was chosen; undefined where no hours limit it. */
function timeFor(
  field: Extract<FormField, { type: 'time' }>,
  all: Payload,
  openHours: SiteForm['openHours'] | undefined,
): string | undefined {
  const { hours = [], from } = hoursOfTime(field, { openHours, sent: (when) => when, sayHours: () => '' })
  const open = hours
    .filter(({ when = {} }) => Object.entries(when).every(([name, wanted]) => isGiven(wanted, all[name])))
    .at(-1)
  const day = String(all[field.on ?? ''] ?? '')
  const known = open?.days?.find(([days]) => isWithin(day, days))?.[1]
  return (known ?? open?.week[new Date(day).getUTCDay()])?.slice(0, 'hh:mm'.length) || from
}

/** Whether a day is in a span, `2027-03-01/2027-03-04`, or is the day that is named. */
function isWithin(day: string, span: string): boolean {
  const [first = '', last = first] = span.split('/')
  return first <= day && day <= last
}

const weekdayOf = (day: string) =>
  new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(new Date(day)).toLowerCase()

/** By the names that fields of the built-in forms have. */
const known: Readonly<Record<string, string>> = {
  name: 'Test from Ashlar',
  service_type: 'Test',
  message: 'Sent by "npm run lead -- --test" to see whether requests arrive. Nothing has to be done.',
}

/** The media type that a browser writes beside a file; receivers may look at it. */
const typeOf = (ending = '') =>
  Object.keys(otherTypes).find((type) => otherTypes[type]?.includes(ending)) ??
  (textTypes[`.${ending}`] ?? '').replace(/;.*/, '')

/** @param isNeeded whether it has to be answered */
function answerTo(field: Exclude<FormField, { type: 'hidden' | 'date' }>, isNeeded: boolean): Payload[string] {
  switch (field.type) {
    case 'email':
      return 'test@example.com'
    case 'phone':
      return '(000) 000-0000'
    case 'number':
      return field.min ?? field.max ?? 1
    case 'select':
    case 'radio':
      return field.options[0] ?? ''
    case 'checkboxes':
      return field.options.slice(0, 1)
    case 'checkbox':
    case 'consent':
      return true
    case 'time':
      return field.from ?? '12:00'
    case 'postcode':
      return '00000'
    case 'file':
      return [new File(['Test from Ashlar'], `test-from-ashlar.${field.kinds[0]}`, { type: typeOf(field.kinds[0]) })]
    default:
      return known[field.name] ?? (isNeeded ? 'Test from Ashlar' : '')
  }
}
