/** Checks the fields of a form document against each other, once their values match their schemas. */
import type { FormDocument, FormField } from '../../../../schemas/index.ts'
import { rememberFirst } from '../../model/remember.ts'
import { firstAt, type Mistake } from '../../problem/mistake.ts'
import type { Path } from '../../problem/source.ts'
import { nearest } from '../../wording/nearest.ts'
import { joinWords, quoted } from '../../wording/phrases.ts'
import { suggest } from '../../wording/suggest.ts'
import { checkDateField } from './checkDateField.ts'
import { checkLimitWords } from './checkLimitWords.ts'
import { checkRange } from './checkRange.ts'
import { checkTimeField } from './checkTimeField.ts'
import { checkCondition, checkWhen } from './checkWhen.ts'

/** Checks the fields of a form against each other, and their names against the fields that every request includes. */
export function checkFormFields(form: FormDocument): Mistake[] {
  const { fields } = form
  return [
    ...findRepeatedNames(fields),
    ...findRepeatedLabels(fields),
    ...checkEither(form),
    ...checkBranches(form),
    ...fields.flatMap((field, index) => {
      const path = ['fields', index]
      return [
        checkName(field, path),
        checkOptions(field, path),
        checkRange(field, path),
        checkLimitWords(field, path),
        checkDateField(field, path),
        checkWhen(field, path, fields),
        (field.type === 'date' ? (field.alsoNotOn ?? []) : []).flatMap(({ when }, entry) =>
          checkCondition(when, [...path, 'alsoNotOn', entry], { fields }),
        ),
        checkTimeField(field, path, fields),
        checkHidden(field, path, fields),
      ].flat()
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

/**
 * Checks the fields of which one must be answered. Refuses fields that the form does not have, and fields that are
 * required anyway.
 */
function checkEither({ eitherOf = [], fields }: FormDocument): Mistake[] {
  const names = fields.flatMap(({ name, type }) => (type === 'hidden' ? [] : [name]))
  return eitherOf.flatMap((name, index): Mistake | [] => {
    const path = ['eitherOf', index]
    if (!names.includes(name))
      return {
        path,
        code: 'unknown-form-field',
        message: `This form has no field called ${quoted(name)} that a visitor could answer.`,
        ...suggest(nearest(name, names), `Write the name of one of these: ${joinWords(names.map(quoted))}.`),
      }
    const field = fields.find((each) => each.name === name)
    if (!field || !('required' in field) || field.required !== true) return []
    return {
      path,
      code: 'idle-limit',
      message: `${quoted(name)} must be answered anyway, so "eitherOf" asks for nothing.`,
      fix: 'Delete "required" of that field, or "eitherOf".',
    }
  })
}

/** Checks what a form does for the branches. No answer may choose two of them. */
function checkBranches({ branches = {}, fields }: FormDocument): Mistake[] {
  const answers = new Map<string, string>()
  return Object.entries(branches).flatMap(([branch, own]): Mistake | Mistake[] => {
    const path = ['branches', branch]
    if (Object.keys(own).length === 0)
      return {
        path,
        part: 'key',
        code: 'idle-limit',
        message: `Nothing of this form differs for ${quoted(branch)}.`,
        fix: `Write in it what differs: the answer that chooses it, "when", its "endpoint" or its page of "thanks". Or delete ${quoted(branch)}.`,
      }
    const other = own.when && rememberFirst(answers, JSON.stringify(own.when), branch)
    if (other === undefined) return checkCondition(own.when, path, { fields })
    return {
      path: [...path, 'when'],
      part: 'key',
      code: 'same-answer',
      message: `The same answer chooses the branch ${quoted(other)} already, so nobody ever chooses ${quoted(branch)}.`,
      fix: 'Write the answer that is meant in one of the two.',
      also: { ...firstAt(['branches', other, 'when']), part: 'key' },
    }
  })
}

function findRepeatedNames(fields: readonly FormField[]): Mistake[] {
  const first = new Map<string, number>()
  return fields.flatMap(({ name }, index): Mistake | [] => {
    const known = rememberFirst(first, name, index)
    if (known === undefined) return []
    return {
      path: ['fields', index, 'name'],
      code: 'repeated-name',
      message: `Two fields of this form have the name ${quoted(name)}.`,
      fix: 'Give one of them another name: answers are sent under their names.',
      also: firstAt(['fields', known, 'name']),
    }
  })
}

/**
 * Finds two fields with the same label. Fields with a condition are skipped, because visitors may see only one of them.
 */
function findRepeatedLabels(fields: readonly FormField[]): Mistake[] {
  const first = new Map<string, number>()
  return fields.flatMap((field, index): Mistake | [] => {
    if (field.type === 'hidden' || !('label' in field) || field.label === undefined || field.when !== undefined)
      return []
    const key = field.label.trim().toLowerCase()
    const known = rememberFirst(first, key, index)
    if (known === undefined || fields[known]?.name === field.name) return []
    return {
      path: ['fields', index, 'label'],
      code: 'repeated-label',
      message: `Two fields of this form have the label ${quoted(field.label)}.`,
      fix: 'Say in each what only its box is for: visitors would fill in one of the two.',
      also: firstAt(['fields', known, 'label']),
    }
  })
}

/**
 * The fields that every request includes in addition to the answers (src/ui/form/state/useSubmission.ts), and the
 * honeypot field.
 */
const reserved: Readonly<Record<string, string>> = {
  source_page: 'the page that the form was sent from',
  timestamp: 'the time at which the form was sent',
  request_id: 'the mark by which a receiver knows a request again',
  test: 'the mark of a test',
  reference: 'the trap for machines',
}

/**
 * Names of properties that a form element or any JavaScript object has. A field with such a name would hide the
 * property (https://html.spec.whatwg.org/#dom-form-nameditem).
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

function checkName({ name }: FormField, path: Path): Mistake | [] {
  const at = { path: [...path, 'name'], code: 'reserved-name' as const }
  const use = Object.hasOwn(reserved, name) ? reserved[name] : undefined
  if (use !== undefined)
    return {
      ...at,
      message: `The name ${quoted(name)} is taken: every request has ${use} under it.`,
      fix: `Give the field another name, such as "my_${name}".`,
    }
  if (!taken.has(name)) return []
  const other = `my${name[0]?.toUpperCase()}${name.slice(1)}`
  return {
    ...at,
    message: `The name ${quoted(name)} is taken: browsers keep something of the form itself under it.`,
    fix: `Give the field another name, such as ${quoted(other)}.`,
  }
}

function checkOptions(field: FormField, path: Path): Mistake[] {
  if (!('options' in field)) return []
  const { options } = field
  const repeated = options.flatMap((option, index): Mistake | [] => {
    const first = options.findIndex((other) => other.trim().toLowerCase() === option.trim().toLowerCase())
    if (first === index) return []
    return {
      path: [...path, 'options', index],
      code: 'repeated-option',
      message: `${quoted(option)} stands twice in "options".`,
      fix: 'Delete one of the two.',
      also: firstAt([...path, 'options', first]),
    }
  })
  const most = field.type === 'checkboxes' ? field.atMost : undefined
  if (most === undefined || most < options.length) return repeated
  return [
    ...repeated,
    {
      path: [...path, 'atMost'],
      code: 'idle-limit',
      message: `"atMost" is ${most}, and there are ${options.length} options, so nobody can choose too many.`,
      fix: 'Write a smaller number, or delete "atMost".',
    },
  ]
}

function checkHidden(field: FormField, path: Path, fields: readonly FormField[]): Mistake | [] {
  if (field.type !== 'hidden') return []
  const { value, copyOf } = field
  if (value === undefined && copyOf === undefined)
    return {
      path: [...path, 'type'],
      code: 'missing-field',
      message: 'This hidden field has neither "value" nor "copyOf".',
      fix: 'Add "value" with what is sent, or "copyOf" with the name of the field whose answer is sent once more.',
    }
  if (value !== undefined && copyOf !== undefined)
    return {
      path: [...path, 'copyOf'],
      part: 'key',
      code: 'too-many-fields',
      message: 'This hidden field has both "value" and "copyOf".',
      fix: 'Keep one of them and delete the other.',
      also: { path: [...path, 'value'], part: 'key', message: 'The other one is here.' },
    }
  const names = fields.flatMap((each) => (each.type === 'hidden' || each.type === 'file' ? [] : [each.name]))
  if (copyOf === undefined || names.includes(copyOf)) return []
  const guess = nearest(copyOf, names)
  return {
    path: [...path, 'copyOf'],
    code: 'unknown-form-field',
    message: `This form has no field called ${quoted(copyOf)} whose answer could be sent once more.`,
    ...suggest(guess, `Write the name of one of these: ${joinWords(names.map(quoted))}.`),
  }
}
