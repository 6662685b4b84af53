/** What is wrong with a form document whose values fit their schemas: its fields are held against each other. */
import type { FormDocument, FormField } from '../../../../schemas/index.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { Path } from '../../problem/source.ts'
import { nearest } from '../../wording/nearest.ts'
import { joinWords, quoted, withArticle } from '../../wording/phrases.ts'

/** Holds the fields of a form against each other and against what a request carries anyway. */
export function checkFormFields(form: FormDocument): Mistake[] {
  const { fields } = form
  return [
    ...findRepeatedNames(fields),
    ...fields.flatMap((field, index) => {
      const path = ['fields', index]
      return [
        ...checkName(field, path),
        ...checkOptions(field, path),
        ...checkRange(field, path),
        ...checkDays(field, path),
        ...checkWhen(field, path, fields),
        ...checkHidden(field, path, fields),
      ]
    }),
    ...(fields.every(({ type }) => type === 'hidden') ? [nothingToFillIn] : []),
  ]
}

const nothingToFillIn: Mistake = {
  path: ['fields'],
  part: 'key',
  code: 'no-visible-field',
  message: 'This form has nothing that a visitor can fill in.',
  fix: 'Add a field of another type than "hidden", such as { "name": "email", "type": "email", "label": "Email" }.',
}

function findRepeatedNames(fields: readonly FormField[]): Mistake[] {
  const first = new Map<string, number>()
  return fields.flatMap(({ name }, index): Mistake[] => {
    const known = first.get(name)
    if (known === undefined) first.set(name, index)
    if (known === undefined) return []
    return [
      {
        path: ['fields', index, 'name'],
        code: 'repeated-name',
        message: `Two fields of this form have the name ${quoted(name)}.`,
        fix: 'Give one of them another name: answers are sent under their names.',
        also: { path: ['fields', known, 'name'], message: 'The first one is here.' },
      },
    ]
  })
}

/** What every request carries beside the answers (src/ui/form/useSubmission.ts), and the field that only machines see. */
const reserved: Readonly<Record<string, string>> = {
  source_page: 'the page that the form was sent from',
  timestamp: 'the time at which the form was sent',
  request_id: 'the mark by which a receiver knows a request again',
  test: 'the mark of a test',
  reference: 'the trap for machines',
}

/**
 * Names under which the element of a form, or any object of JavaScript, has something else; a box of such a name would take
 * its place (https://html.spec.whatwg.org/#dom-form-nameditem).
 */
const taken = new Set(
  (
    'action acceptCharset addEventListener after append appendChild attributes autocomplete before blur checkValidity childNodes ' +
    'children className classList click cloneNode closest constructor contains dataset dispatchEvent elements encoding enctype ' +
    'firstChild focus getAttribute hasAttribute hasOwnProperty hidden id innerHTML insertBefore isConnected lastChild length ' +
    'matches method nextSibling noValidate nodeName nodeType ownerDocument parentElement parentNode prepend previousSibling ' +
    'querySelector querySelectorAll remove removeAttribute removeChild removeEventListener replaceChild requestSubmit reset ' +
    'setAttribute style submit tagName target textContent toString valueOf'
  ).split(' '),
)

function checkName({ name }: FormField, path: Path): Mistake[] {
  const at = { path: [...path, 'name'], code: 'reserved-name' }
  const use = Object.hasOwn(reserved, name) ? reserved[name] : undefined
  if (use !== undefined)
    return [
      {
        ...at,
        message: `The name ${quoted(name)} is taken: every request has ${use} under it.`,
        fix: `Give the field another name, such as "my_${name}".`,
      },
    ]
  if (!taken.has(name)) return []
  const other = `my${name[0]?.toUpperCase()}${name.slice(1)}`
  return [
    {
      ...at,
      message: `The name ${quoted(name)} is taken: browsers keep something of the form itself under it.`,
      fix: `Give the field another name, such as ${quoted(other)}.`,
    },
  ]
}

function checkOptions(field: FormField, path: Path): Mistake[] {
  if (!('options' in field)) return []
  const { options } = field
  const repeated = options.flatMap((option, index): Mistake[] => {
    const first = options.findIndex((other) => other.trim().toLowerCase() === option.trim().toLowerCase())
    if (first === index) return []
    return [
      {
        path: [...path, 'options', index],
        code: 'repeated-option',
        message: `${quoted(option)} stands twice in "options".`,
        fix: 'Delete one of the two.',
        also: { path: [...path, 'options', first], message: 'The first one is here.' },
      },
    ]
  })
  const most = field.type === 'checkboxes' ? field.atMost : undefined
  if (most === undefined || most < options.length) return repeated
  return [
    ...repeated,
    {
      path: [...path, 'atMost'],
      code: 'idle-limit',
      severity: 'warning',
      message: `"atMost" is ${most}, and there are ${options.length} options, so nobody can choose too many.`,
      fix: 'Write a smaller number, or delete "atMost".',
    },
  ]
}

/** A first value that lies behind the last one. */
function checkRange(field: FormField, path: Path): Mistake[] {
  const [low, high, first, last] =
    field.type === 'number'
      ? (['min', 'max', field.min, field.max] as const)
      : field.type === 'date' || field.type === 'time'
        ? (['from', 'to', field.from, field.to] as const)
        : []
  if (first === undefined || last === undefined || low === undefined || high === undefined) return []
  // "today" and "3 months" depend on the day.
  const isFixed = typeof first === 'number' || (/^\d/.test(String(first)) && !String(last).includes(' '))
  const isPast = first === 'tomorrow' && last === 'today'
  if (!isPast && (!isFixed || first <= last)) return []
  return [
    {
      path: [...path, low],
      code: 'empty-range',
      message: `Nothing lies between ${quoted(low)} and ${quoted(high)}: ${JSON.stringify(first)} is ${isPast ? 'after' : 'greater than'} ${JSON.stringify(last)}.`,
      fix: 'Exchange them, or mend the one that is wrong.',
      also: { path: [...path, high], message: 'The other end is here.' },
    },
  ]
}

const weekdays = 7

function checkDays(field: FormField, path: Path): Mistake[] {
  if (field.type !== 'date') return []
  const { from, to, notOn = [] } = field
  const days = [
    ...[from, to].map((day, index) => ({ day, path: [...path, index === 0 ? 'from' : 'to'] })),
    ...notOn.map((day, index) => ({ day, path: [...path, 'notOn', index] })),
  ]
  const wrong = days.flatMap(({ day, path }): Mistake[] => {
    if (day === undefined || !/^\d{4}-/.test(day) || isDay(day)) return []
    return [
      {
        path,
        code: 'no-such-day',
        message: `${quoted(day)} is not in the calendar: that month has fewer days.`,
        fix: 'Write a day that there is.',
      },
    ]
  })
  if (new Set(notOn.filter((day) => !/^\d/.test(day))).size < weekdays) return wrong
  return [
    ...wrong,
    {
      path: [...path, 'notOn'],
      part: 'key',
      code: 'empty-range',
      message: '"notOn" has all seven days of the week, so no day can be chosen.',
      fix: 'Delete the days on which you are there.',
    },
  ]
}

/** Whether a day of the form `2027-02-30` is in the calendar. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T12:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

type Waiting = FormField & { when?: Record<string, string | boolean> }

function checkWhen(field: Waiting, path: Path, fields: readonly FormField[]): Mistake[] {
  return Object.entries(field.when ?? {}).flatMap(([name, wanted]): Mistake[] => {
    const at = { path: [...path, 'when', name], part: 'key' as const }
    const other = fields.find((each) => each.name === name)
    if (!other) {
      const names = fields.flatMap((each) => (answersOf(each) && each !== field ? [each.name] : []))
      const guess = nearest(name, names)
      const all = names.length > 0 ? ` Fields with options or a box to tick: ${names.map(quoted).join(', ')}.` : ''
      return [
        {
          ...at,
          code: 'unknown-form-field',
          message: `This form has no field called ${quoted(name)}.`,
          fix: guess ? `Write ${quoted(guess)}.${all}` : `Write the name of a field.${all}`,
          ...(guess && { replacement: JSON.stringify(guess) }),
        },
      ]
    }
    if (waitsFor(other, field.name, fields)) {
      // Told once, at the first of the fields that wait for each other.
      if (fields.indexOf(other) < fields.indexOf(field)) return []
      return [
        {
          ...at,
          code: 'endless-when',
          message:
            other === field
              ? 'This field waits for its own answer, so it is never shown.'
              : `This field and ${quoted(name)} wait for each other, so neither is ever shown.`,
          fix: other === field ? 'Delete the condition.' : 'Delete one of the two conditions.',
        },
      ]
    }
    const answers = answersOf(other)
    if (!answers)
      return [
        {
          ...at,
          code: 'wrong-when',
          message: `${quoted(name)} is ${withArticle(`${other.type} field`)}, whose answers nobody knows beforehand.`,
          fix: 'Name a field with options or a box to tick: select, radio, checkboxes, checkbox.',
        },
      ]
    if (answers.includes(wanted)) return []
    const texts = answers.filter((answer) => typeof answer === 'string')
    const guess = typeof wanted === 'string' ? nearest(wanted, texts) : undefined
    const isTick = typeof answers[0] === 'boolean'
    const choices = joinWords(answers.map((answer) => JSON.stringify(answer)))
    return [
      {
        path: at.path,
        code: 'unknown-option',
        message: isTick
          ? `${quoted(name)} is a box to tick, so its answer is true or false, not ${JSON.stringify(wanted)}.`
          : `${JSON.stringify(wanted)} is not an option of ${quoted(name)}.`,
        fix: guess ? `Write ${quoted(guess)}.` : `Write ${choices}.`,
        ...(guess && { replacement: JSON.stringify(guess) }),
      },
    ]
  })
}

/** The answers that a field can have, where they are known. */
function answersOf(field: FormField): readonly (string | boolean)[] | undefined {
  if ('options' in field) return field.options
  return field.type === 'checkbox' || field.type === 'consent' ? [true, false] : undefined
}

/** Whether a field is shown only where another one is, over any number of fields. */
function waitsFor(field: Waiting, name: string, fields: readonly FormField[], seen = new Set<string>()): boolean {
  if (field.name === name) return true
  if (seen.has(field.name)) return false
  seen.add(field.name)
  return Object.keys(field.when ?? {}).some((each) => {
    const other = fields.find((candidate) => candidate.name === each)
    return other !== undefined && waitsFor(other, name, fields, seen)
  })
}

function checkHidden(field: FormField, path: Path, fields: readonly FormField[]): Mistake[] {
  if (field.type !== 'hidden') return []
  const { value, copyOf } = field
  if (value === undefined && copyOf === undefined)
    return [
      {
        path: [...path, 'type'],
        code: 'missing-field',
        message: 'This hidden field has neither "value" nor "copyOf".',
        fix: 'Add "value" with what is sent, or "copyOf" with the name of the field whose answer is sent once more.',
      },
    ]
  if (value !== undefined && copyOf !== undefined)
    return [
      {
        path: [...path, 'copyOf'],
        part: 'key',
        code: 'too-many-fields',
        message: 'This hidden field has both "value" and "copyOf".',
        fix: 'Keep one of them and delete the other.',
        also: { path: [...path, 'value'], part: 'key', message: 'The other one is here.' },
      },
    ]
  const names = fields.flatMap((each) => (each.type === 'hidden' || each.type === 'file' ? [] : [each.name]))
  if (copyOf === undefined || names.includes(copyOf)) return []
  const guess = nearest(copyOf, names)
  return [
    {
      path: [...path, 'copyOf'],
      code: 'unknown-form-field',
      message: `This form has no field called ${quoted(copyOf)} whose answer could be sent once more.`,
      fix: guess ? `Write ${quoted(guess)}.` : `Write the name of one of these: ${joinWords(names.map(quoted))}.`,
      ...(guess && { replacement: JSON.stringify(guess) }),
    },
  ]
}
