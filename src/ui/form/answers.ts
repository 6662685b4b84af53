import type { Payload } from '../../../schemas/parts/encoding.ts'
import type { FieldParts } from '../../content/model/formModel.ts'
import { fileOfKey } from './chosenFiles.ts'

/** An answer of a visitor: a text, a number, a ticked or unticked box, options, or the keys of files. */
export type Answer = string | number | boolean | string[] | undefined

/** Answers by field name. */
export type Answers = Record<string, Answer>

/** Whether nothing was answered; white space is not an answer. */
export function isBlank(answer: Answer): boolean {
  if (typeof answer === 'string') return answer.trim() === ''
  return answer === undefined || answer === false || (Array.isArray(answer) && answer.length === 0)
}

/** Returns answers for all fields: the given one if it fits the field, otherwise an empty one. */
export function fillAnswers(fields: readonly FieldParts[], given: Readonly<Record<string, unknown>> = {}): Answers {
  return Object.fromEntries(
    fields.map((field) => [field.name, fittingAnswer(field, given[field.name]) ?? emptyAnswer(field)]),
  )
}

function emptyAnswer({ type }: FieldParts): Answer {
  if (type === 'checkbox' || type === 'consent') return false
  if (type === 'checkboxes' || type === 'file') return []
  return type === 'number' ? undefined : ''
}

/** Returns an answer of unknown origin if it fits the type of the field: the browser's storage may contain anything. */
function fittingAnswer({ type, options }: FieldParts, given: unknown): Answer {
  if (type === 'checkbox' || type === 'consent') return given === true || undefined
  if (type === 'number') return typeof given === 'number' || typeof given === 'string' ? given : undefined
  if (type === 'file') return Array.isArray(given) ? given.filter((key) => fileOfKey(key)) : undefined
  if (type === 'checkboxes')
    return Array.isArray(given) ? options?.filter((option) => given.includes(option)) : undefined
  if (typeof given !== 'string') return undefined
  return options && !options.includes(given) ? undefined : given
}

/**
 * Returns the answers of the given fields in the form in which they are sent: texts trimmed, empty if not given, and
 * null for no number.
 */
export function payloadOf(fields: readonly FieldParts[], answers: Answers): Payload {
  return Object.fromEntries(
    fields.map(({ name, type }) => {
      const answer = answers[name]
      if (type === 'file') return [name, filesOf(answer)]
      return [name, typeof answer === 'string' ? answer.trim() : (answer ?? null)]
    }),
  )
}

/** Returns the files of an answer. */
export const filesOf = (answer: Answer): File[] =>
  Array.isArray(answer) ? answer.flatMap((key) => fileOfKey(key) ?? []) : []

/** Converts the text of a number field to a number, or returns the text if it is not a number. */
export function toNumber(text: string): string | number | undefined {
  const number = Number(text.trim().replace(',', '.'))
  return text.trim() === '' ? undefined : Number.isNaN(number) ? text : number
}
