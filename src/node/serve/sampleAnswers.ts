import type { FormField } from '../../../schemas/index.ts'
import type { Payload } from '../../../schemas/parts/encoding.ts'
import { hoursOfTime } from '../../content/forms/hoursOfTime.ts'
import { addDays, laterOf } from '../../content/model/days/days.ts'
import type { SiteForm } from '../../content/model/files/siteForms.ts'
import type { WantedAnswer } from '../../content/model/formModel.ts'
import { otherTypes, textTypes } from '../hosts/textTypes.ts'

/**
 * Answers that a person recognizes as a test by the fields they look at first. All values pass the checks of the form.
 * A field that is hidden with these answers gets no value.
 *
 * @param form `openHours` resolves names such as `hours` and `hours:towson`, `closedDays` names such as `closures`
 *   and `closures:towson`
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
  // A date can depend on the other answers.
  for (const field of fields) if (field.type === 'date') all[field.name] = dayFor(field, { all, closedDays, today })
  // A time can depend on the date.
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

/** Returns true if a field is shown with these answers. A field that depends on a hidden field is hidden too. */
function isShown(field: FormField, fields: readonly FormField[], answers: Payload): boolean {
  const { when = {} } = 'when' in field ? field : {}
  return Object.entries(when).every(([name, wanted]) => {
    const other = fields.find((each) => each.name === name)
    return other !== undefined && isGiven(wanted, answers[name]) && isShown(other, fields, answers)
  })
}

const isGiven = (wanted: WantedAnswer, answer: Payload[string]) => {
  const given = [answer].flat()
  return [wanted].flat().some((each) => given.includes(each))
}

/** Returns true if answers fulfil a condition. */
const fits = (when: Readonly<Record<string, WantedAnswer>> = {}, answers: Payload) =>
  Object.entries(when).every(([name, wanted]) => isGiven(wanted, answers[name]))

/** The number of days to search. */
const daysAhead = 60

interface Known {
  /** The answers of all fields. */
  all: Payload
  closedDays: SiteForm['closedDays']
  today: string
}

/** The first day from tomorrow on that a date field accepts with the other answers. */
function dayFor(field: Extract<FormField, { type: 'date' }>, { all, closedDays, today }: Known): string {
  const { from = '', to = '', notOn = [], alsoNotOn = [] } = field
  const further = alsoNotOn.filter(({ when }) => fits(when, all))
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

/** The first time that a field accepts on the chosen day. If no hours limit it, this is its `from`, or undefined. */
function timeFor(
  field: Extract<FormField, { type: 'time' }>,
  all: Payload,
  openHours: SiteForm['openHours'] | undefined,
): string | undefined {
  const { hours = [], from } = hoursOfTime(field, { openHours, sent: (when) => when, sayHours: () => '' })
  const open = hours.findLast(({ when }) => fits(when, all))
  const day = String(all[field.on ?? ''] ?? '')
  const known = open?.days?.find(([days]) => isWithin(day, days))?.[1]
  return (known ?? open?.week[new Date(day).getUTCDay()])?.slice(0, 'hh:mm'.length) || from
}

/** Returns true if a day is in a span `2027-03-01/2027-03-04` or equals a single day. */
function isWithin(day: string, span: string): boolean {
  const [first = '', last = first] = span.split('/')
  return first <= day && day <= last
}

const weekdayOf = (day: string) =>
  new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(new Date(day)).toLowerCase()

/** Values by the field names of the built-in forms. */
const known: Readonly<Record<string, string>> = {
  name: 'Test from Ashlar',
  service_type: 'Test',
  message: 'Sent by "npm run lead -- --test" to see whether requests arrive. Nothing has to be done.',
}

/** The media type that a browser sends with a file, because receivers may check it. */
const typeOf = (ending = '') =>
  Object.keys(otherTypes).find((type) => otherTypes[type]?.includes(ending)) ??
  (textTypes[`.${ending}`] ?? '').replace(/;.*/, '')

/** @param isNeeded true if the field requires an answer */
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
