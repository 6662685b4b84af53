import type { RuleName } from '../../../schemas/form/common.ts'
import type { FormField } from '../../../schemas/index.ts'
import { codeWord } from '../schema/country.ts'
import { joinWords } from '../wording/phrases.ts'

type Says = Partial<Record<RuleName, string>>

type Shown = Exclude<FormField, { type: 'hidden' }>

/** What a field says where an answer breaks one of its rules, unless its document says it in other words. */
export function usualWords(field: Shown, country: string): Says {
  const isNeeded = field.required === true || field.type === 'consent'
  const { missing, ...others } = allWords(field, country)
  return { ...(isNeeded && missing !== undefined && { missing }), ...others }
}

function allWords(field: Shown, country: string): Says {
  const missing = { missing: `${field.label} is required.` }
  switch (field.type) {
    case 'text':
    case 'phone':
    case 'textarea':
      return { ...missing, ...longWords(field) }
    case 'email':
      return { ...missing, wrong: 'Invalid email address.', ...longWords(field) }
    case 'number':
      return {
        ...missing,
        wrong: field.whole ? 'Write a whole number, in digits.' : 'Write a number, in digits.',
        ...(field.min !== undefined && { low: `Write ${field.min} or more.` }),
        ...(field.max !== undefined && { high: `Write ${field.max} or less.` }),
      }
    case 'checkbox':
    case 'consent':
      return { missing: 'Tick this box to go on.' }
    case 'select':
    case 'radio':
      return missing
    case 'checkboxes':
      return { ...missing, ...(field.atMost !== undefined && { many: `Choose at most ${field.atMost}.` }) }
    case 'date':
      return {
        ...missing,
        wrong: 'Choose a day.',
        ...(field.from !== undefined && { early: `Choose a day from ${field.from} on.` }),
        ...(field.to !== undefined && {
          late: `Choose a day ${/^\d+ /.test(field.to) ? 'within' : 'up to'} ${field.to}.`,
        }),
        ...(field.notOn && { closed: `Choose another day: not ${joinWords(field.notOn.map(dayName))}.` }),
      }
    case 'time':
      return {
        ...missing,
        wrong: 'Choose a time.',
        ...(field.from !== undefined && { low: `Choose a time from ${field.from} on.` }),
        ...(field.to !== undefined && { high: `Choose a time up to ${field.to}.` }),
      }
    case 'postcode':
      return { ...missing, wrong: `This is no ${codeWord(country)}.` }
    case 'file': {
      const { atMost = 1, kinds, megabytes } = field
      return {
        ...missing,
        many: atMost === 1 ? 'Choose one file.' : `Choose at most ${atMost} files.`,
        large: `A file may have at most ${megabytes} MB.`,
        kind: `Choose a file that ends in ${joinWords(kinds.map((kind) => `.${kind}`))}.`,
      }
    }
  }
}

const longWords = ({ maxLength }: { maxLength?: number }): Says =>
  maxLength === undefined ? {} : { long: `Use at most ${maxLength} characters.` }

const dayName = (day: string) => (/^\d/.test(day) ? day : `${day[0]?.toUpperCase()}${day.slice(1)}s`)
