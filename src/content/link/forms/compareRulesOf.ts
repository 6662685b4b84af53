import type { FormField } from '../../../../schemas/index.ts'
import { formFile } from '../../model/files/siteForms.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { quoted } from '../../wording/phrases.ts'

export interface RulePlace {
  index: number
  /** The name of the other form. */
  form: string
}

/** The settings of a field that must be the same in every language. */
export const rules = [
  ...([
    'required',
    'from',
    'to',
    'notOn',
    'within',
    'on',
    'beforeClosing',
    'min',
    'max',
    'whole',
    'atMost',
    'maxLength',
  ] as const),
  ...(['kinds', 'megabytes', 'fill'] as const),
]

/** The limits of answers among them, which are also compared for two separate forms in two languages. */
export const sameInPairs = [
  'from',
  'to',
  'notOn',
  'within',
  'beforeClosing',
  'min',
  'max',
  'atMost',
  'maxLength',
  'megabytes',
] as const

/** Compares rules of a field with those of the corresponding field of another form, whose name is `form`. */
export function compareRulesOf(
  names: readonly string[],
  [own, original]: readonly [FormField | undefined, FormField],
  { index, form }: RulePlace,
): Mistake[] {
  const [ownRules, theirs]: Record<string, unknown>[] = [{ ...own }, { ...original }]
  return names.flatMap((rule): Mistake | [] => {
    const [here, there] = [ownRules?.[rule], theirs?.[rule]].map((value) => JSON.stringify(value) ?? 'left out')
    // An omitted flag is false.
    if (here === there || [here, there].every((value) => value === 'false' || value === 'left out')) return []
    return {
      code: 'translation-differs',
      severity: 'warning',
      path: ['fields', index, ...(ownRules?.[rule] === undefined ? [] : [rule])],
      message: `${quoted(rule)} of the field ${quoted(own?.name ?? original.name)} is ${here} here, and ${there} in the form ${quoted(form)}.`,
      fix: `Write in both what is right, here and in ${formFile(form)}: what is asked for is the same in every language.`,
    }
  })
}
