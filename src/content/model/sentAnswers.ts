/**
 * What a form sends for the answers to choose from. Its translations send the answers of the original in the same place, so
 * that a receiver knows an answer in whichever language it was given.
 */
import type { FormField } from '../../../schemas/index.ts'
import type { FieldParts, Wanted } from './formModel.ts'

type Fill = (text: string) => string
type Choice = { name: string; options: readonly string[] }

/**
 * The answers of a field as they are sent and, where that differs, as visitors read them. With another number of answers than
 * the original has, each is sent as it reads.
 *
 * @param originals the fields of the form in the language of the site
 */
export function sentOptions(
  { name, options }: Choice,
  originals: readonly FormField[],
  fill: Fill,
): Pick<FieldParts, 'options' | 'labels'> {
  const labels = options.map(fill)
  const original = originals.find((each) => each.name === name)
  const sent = original && 'options' in original ? original.options.map(fill) : labels
  const isSame = sent.length !== labels.length || sent.every((each, index) => each === labels[index])
  return isSame ? { options: labels } : { options: sent, labels }
}

/** A condition on answers as they read, as one on those that are sent; the same parameters as those of `sentOptions`. */
export function sentCondition(
  when: Readonly<Record<string, Wanted>>,
  fields: readonly FormField[],
  originals: readonly FormField[],
  fill: Fill,
): Readonly<Record<string, Wanted>> {
  const sentWish = (name: string, wanted: Wanted): Wanted => {
    const field = fields.find((each) => each.name === name)
    if (typeof wanted === 'boolean' || !field || !('options' in field)) return wanted
    const known = sentOptions(field, originals, fill)
    return typeof wanted === 'string'
      ? sentAnswer(known, fill(wanted))
      : wanted.map((each) => sentAnswer(known, fill(each)))
  }
  return Object.fromEntries(Object.entries(when).map(([name, wanted]) => [name, sentWish(name, wanted)]))
}

/** Gives what the form sends for an answer that a visitor reads; an answer that the field does not offer stays as it is. */
export function sentAnswer(
  { options = [], labels = [] }: Pick<FieldParts, 'options' | 'labels'>,
  read: string,
): string {
  return options[labels.indexOf(read)] ?? read
}
