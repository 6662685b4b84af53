import type { Payload } from '../../../schemas/parts/encoding.ts'
import type { FieldParts } from '../../content/model/formModel.ts'
import { fileOfKey } from './chosenFiles.ts'

/** An answer of a visitor: a text, a number, a box that is ticked or not, options, or the keys of files. */
export type Answer = string | number | boolean | string[] | undefined

/** By the names of the fields. */
export type Answers = Record<string, Answer>

/** Whether nothing was answered; white space is no answer. */
export function isBlank(answer: Answer): boolean {
  if (typeof answer === 'string') return answer.trim() === ''
  return answer === undefined || answer === false || (Array.isArray(answer) && answer.length === 0)
}

/** Answers for all fields: those that are given and fit the field, and empty ones. */
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

/** An answer of unknown origin, if a field of this type can have it: the storage of a browser may hold anything. */
function fittingAnswer({ type, options }: FieldParts, given: unknown): Answer {
  if (type === 'checkbox' || type === 'consent') return given === true || undefined
  if (type === 'number') return typeof given === 'number' || typeof given === 'string' ? given : undefined
  if (type === 'file') return Array.isArray(given) ? given.filter((key) => fileOfKey(key)) : undefined
  if (type === 'checkboxes')
    return Array.isArray(given) ? options?.filter((option) => given.includes(option)) : undefined
  if (typeof given !== 'string') return undefined
  return options && !options.includes(given) ? undefined : given
}

/** The answers of these fields as they are sent: texts trimmed, empty where nothing was given, and null for no number. */
export function payloadOf(fields: readonly FieldParts[], answers: Answers): Payload {
  return Object.fromEntries(
    fields.map(({ name, type }) => {
      const answer = answers[name]
      if (type === 'file') return [name, filesOf(answer)]
      return [name, typeof answer === 'string' ? answer.trim() : (answer ?? null)]
    }),
  )
}

/** The files of an answer. */
export const filesOf = (answer: Answer): File[] =>
  Array.isArray(answer) ? answer.flatMap((key) => fileOfKey(key) ?? []) : []

/** What is typed into the box for a number, as a number where it is one. */
export function toNumber(text: string): string | number | undefined {
  const number = Number(text.trim().replace(',', '.'))
  return text.trim() === '' ? undefined : Number.isNaN(number) ? text : number
}
