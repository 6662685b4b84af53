import { useEffect, useState } from 'react'
import type { RuleName } from '../../../../schemas/form/common.ts'
import type { FieldParts } from '../../../content/model/formModel.ts'
import type { Answer, Answers } from '../answers.ts'
import type { BoxProps, IsGiven, Kind } from '../formDefinition.ts'
import { requestForm as css } from '../RequestForm.styles.ts'

/** An input for a day or a time, with the browser's own picker. */
function DayBox({ id, field, value, invalid, describedBy, change }: BoxProps) {
  // The page was prerendered on an earlier day, so the limits are set in the browser.
  const [limits, setLimits] = useState<{ min?: string | undefined; max?: string | undefined }>({})
  useEffect(() => setLimits({ min: firstOf(field), max: lastOf(field) }), [field])
  return (
    <input
      className={css.box}
      id={id}
      name={field.name}
      type={field.type}
      {...limits}
      value={String(value ?? '')}
      aria-required={field.required || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={({ target }) => change(target.value)}
    />
  )
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** Returns the rule that a day or time breaks. Both formats sort chronologically as strings. */
export function breaksDay(answer: Answer, field: FieldParts, now: Date = new Date()): RuleName | undefined {
  if (typeof answer !== 'string' || answer === '') return undefined
  const [first, last] = [firstOf(field, now), lastOf(field, now)]
  const isTime = field.type === 'time'
  if (first !== undefined && answer < first) return isTime ? 'low' : 'early'
  if (last !== undefined && answer > last) return isTime ? 'high' : 'late'
  if (isTime) return breaksHours(answer, field)
  const weekday = weekdays[new Date(`${answer}T12:00`).getDay()] ?? ''
  return field.notOn?.some((each) => each === weekday || isWithin(answer, each)) ? 'closed' : undefined
}

function breaksHours(answer: string, { open }: FieldParts): RuleName | undefined {
  if (!open || open.split(',').some((span) => isBetween(answer, span.split('-')))) return undefined
  return answer < open ? 'low' : 'high'
}

const isBetween = (answer: string, [opens = '', closes = '']: readonly string[]) => answer >= opens && answer <= closes

/**
 * Returns a time field with the opening hours of the chosen office and day. If that day is closed, the mistake belongs
 * to the day.
 */
export function withHoursOf(field: FieldParts, isGiven: IsGiven, answers: Answers): FieldParts {
  const { hours = [], on = '' } = field
  const given = hours.filter(({ when = {} }) => isGiven(when)).at(-1)
  const day = String(answers[on] ?? '')
  const known = given?.days?.find(([days]) => isWithin(day, days))?.[1]
  const open = day && (known ?? given?.week[new Date(`${day}T12:00`).getDay()])
  return open ? { ...field, open } : field
}

/** Returns a field with the additional closed days of the given answers. */
export function withDaysOf(field: FieldParts, isGiven: IsGiven): FieldParts {
  const { alsoNotOn = [], says } = field
  const given = alsoNotOn.filter(({ when }) => isGiven(when))
  const closed = given.at(-1)?.closed ?? says.closed
  if (closed === undefined) return field
  const all = [field, ...given]
  return {
    ...field,
    notOn: all.flatMap((each) => each.notOn ?? []),
    reasons: all.flatMap((each) => each.reasons ?? []),
    says: { ...says, closed },
  }
}

/** Returns why nobody is available on a closed day, or the opening hours of that day, if they are known. */
export function explainDay(
  answer: Answer,
  { reasons = [], open = '', saysOfHours }: FieldParts,
  rule: RuleName,
): string | undefined {
  if (rule === 'low' || rule === 'high') return saysOfHours?.[open]
  if (rule !== 'closed') return undefined
  return reasons.find(([days]) => isWithin(String(answer), days))?.[1]
}

/** Whether a day equals another day or is within a span such as `2027-03-01/2027-03-05`. */
function isWithin(day: string, span: string): boolean {
  const [from = '', to = from] = span.split('/')
  return from <= day && day <= to
}

function firstOf({ from }: FieldParts, now: Date = new Date()): string | undefined {
  if (from === 'today') return dayAfter(now, 0)
  return from === 'tomorrow' ? dayAfter(now, 1) : from
}

function lastOf({ to }: FieldParts, now: Date = new Date()): string | undefined {
  if (to === 'today') return dayAfter(now, 0)
  const [, number, unit] = /^(\d+) (day|week|month)/.exec(to ?? '') ?? []
  if (number === undefined) return to
  if (unit === 'month') return dayAfter(now, 0, Number(number))
  return dayAfter(now, Number(number) * (unit === 'week' ? 7 : 1))
}

/** Returns a day by the clock of the visitor, as `2027-03-01`; in a shorter month, its last day. */
function dayAfter(now: Date, days: number, months = 0): string {
  const lastDay = new Date(now.getFullYear(), now.getMonth() + months + 1, 0).getDate()
  const date = months > 0 ? Math.min(now.getDate(), lastDay) : now.getDate() + days
  const day = new Date(now.getFullYear(), now.getMonth() + months, date)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

const withAllOf: Kind['withAnswers'] = (field, isGiven, answers) =>
  field.type === 'time' ? withHoursOf(field, isGiven, answers) : withDaysOf(field, isGiven)

export const dayKind: Kind = { Box: DayBox, breaks: breaksDay, explains: explainDay, withAnswers: withAllOf }
