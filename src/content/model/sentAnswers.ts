/**
 * The values that a form sends for the answers to choose from. A translation sends the answers of the original at the
 * same index, so that a receiver recognises an answer in any language.
 */
import type { FormField } from '../../../schemas/index.ts'
import type { FieldParts, WantedAnswer } from './formModel.ts'

type Fill = (text: string) => string
type Choice = { name: string; options: readonly string[] }

/**
 * Returns the answers of a field as they are sent and, if they differ, their labels. If the number of answers differs
 * from the original's, each is sent as its label.
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

/** Converts a condition on labels to one on the values that are sent; the parameters are those of `sentOptions`. */
export function sentCondition(
  when: Readonly<Record<string, WantedAnswer>>,
  fields: readonly FormField[],
  originals: readonly FormField[],
  fill: Fill,
): Readonly<Record<string, WantedAnswer>> {
  const sentWish = (name: string, wanted: WantedAnswer): WantedAnswer => {
    const field = fields.find((each) => each.name === name)
    if (typeof wanted === 'boolean' || !field || !('options' in field)) return wanted
    const known = sentOptions(field, originals, fill)
    return typeof wanted === 'string'
      ? sentAnswer(known, fill(wanted))
      : wanted.map((each) => sentAnswer(known, fill(each)))
  }
  return Object.fromEntries(Object.entries(when).map(([name, wanted]) => [name, sentWish(name, wanted)]))
}

/** Returns the value that the form sends for a label; a label that the field does not have is returned unchanged. */
export function sentAnswer(
  { options = [], labels = [] }: Pick<FieldParts, 'options' | 'labels'>,
  read: string,
): string {
  return options[labels.indexOf(read)] ?? read
}
