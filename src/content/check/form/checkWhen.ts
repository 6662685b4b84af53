import type { FormField } from '../../../../schemas/index.ts'
import type { WantedAnswer } from '../../model/formModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { Path } from '../../problem/source.ts'
import { nearest } from '../../wording/nearest.ts'
import { joinWords, quoted, withArticle } from '../../wording/phrases.ts'
import { suggest } from '../../wording/suggest.ts'

type Waiting = FormField & { when?: Readonly<Record<string, WantedAnswer>> }

/** Checks the condition of a field, which refers to the answers of another field. */
export const checkWhen = (field: Waiting, path: Path, fields: readonly FormField[]): Mistake[] =>
  checkCondition(field.when, path, { fields, waiting: field })

interface Conditional {
  fields: readonly FormField[]
  /** The field that has the condition; undefined for a rule within a field, which cannot form a circle. */
  waiting?: FormField
}

/** Checks the condition of a field, or of a rule within a field. */
export function checkCondition(when: Waiting['when'], path: Path, { fields, waiting }: Conditional): Mistake[] {
  return Object.entries(when ?? {}).flatMap(([name, wanted]): Mistake | Mistake[] => {
    const at = { path: [...path, 'when', name], part: 'key' as const }
    const other = fields.find((each) => each.name === name)
    if (!other)
      return {
        ...at,
        ...explainStranger(
          name,
          fields.filter((each) => each !== waiting),
        ),
      }
    if (waiting && waitsFor(other, waiting.name, fields)) {
      // Reported only once, at the first field of the circle.
      return fields.indexOf(other) < fields.indexOf(waiting) ? [] : [{ ...at, ...explainCircle(waiting, other) }]
    }
    const answers = answersOf(other)
    if (!answers) return [{ ...at, ...explainOpen(other) }]
    const paths = Array.isArray(wanted) ? wanted.map((_, index) => [...at.path, index]) : [at.path]
    return [wanted]
      .flat()
      .flatMap((each, index) => explainOption(each, { name, answers, path: paths[index] ?? at.path }))
  })
}

type Wrong = Pick<Mistake, 'code' | 'message' | 'fix' | 'replacement'>

/** Explains a name that no field of the form has. */
function explainStranger(name: string, others: readonly FormField[]): Wrong {
  const names = others.flatMap((each) => (answersOf(each) ? [each.name] : []))
  const all = names.length > 0 ? `Fields with options or a box to tick: ${names.map(quoted).join(', ')}.` : ''
  return {
    code: 'unknown-form-field',
    message: `This form has no field called ${quoted(name)}.`,
    ...suggest(nearest(name, names), 'Write the name of a field.', all),
  }
}

/** Explains fields that depend on each other. */
function explainCircle(field: FormField, other: FormField): Wrong {
  const code = 'endless-when'
  if (other === field)
    return { code, message: 'This field waits for its own answer, so it is never shown.', fix: 'Delete the condition.' }
  return {
    code,
    message: `This field and ${quoted(other.name)} wait for each other, so neither is ever shown.`,
    fix: 'Delete one of the two conditions.',
  }
}

/** Explains a condition on a field with free text. */
function explainOpen({ name, type }: FormField): Wrong {
  return {
    code: 'wrong-when',
    message: `${quoted(name)} is ${withArticle(`${type} field`)}, whose answers nobody knows beforehand.`,
    fix: 'Name a field with options or a box to tick: select, radio, checkboxes, checkbox.',
  }
}

interface OtherField {
  name: string
  answers: readonly (string | boolean)[]
  /** The path of the answer in the condition. */
  path: Path
}

/** Explains an answer that the other field cannot have. */
function explainOption(wanted: string | boolean, { name, answers, path }: OtherField): Mistake | [] {
  if (answers.includes(wanted)) return []
  const texts = answers.filter((answer) => typeof answer === 'string')
  const guess = typeof wanted === 'string' ? nearest(wanted, texts) : undefined
  const isTick = typeof answers[0] === 'boolean'
  const choices = joinWords(answers.map((answer) => JSON.stringify(answer)))
  return {
    path,
    code: 'unknown-option',
    message: isTick
      ? `${quoted(name)} is a box to tick, so its answer is true or false, not ${JSON.stringify(wanted)}.`
      : `${JSON.stringify(wanted)} is not an option of ${quoted(name)}.`,
    ...suggest(guess, `Write ${choices}.`),
  }
}

/** The possible answers of a field, if they are limited. */
function answersOf(field: FormField): readonly (string | boolean)[] | undefined {
  if ('options' in field) return field.options
  return field.type === 'checkbox' || field.type === 'consent' ? [true, false] : undefined
}

/** Whether a field depends on another one, directly or through other fields. */
function waitsFor(field: Waiting, name: string, fields: readonly FormField[], seen = new Set<string>()): boolean {
  if (field.name === name) return true
  if (seen.has(field.name)) return false
  seen.add(field.name)
  return Object.keys(field.when ?? {}).some((each) => {
    const other = fields.find((candidate) => candidate.name === each)
    return other !== undefined && waitsFor(other, name, fields, seen)
  })
}
