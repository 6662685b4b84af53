import type { RuleName } from '../../../schemas/form/common.ts'
import type { FieldType } from '../../../schemas/index.ts'
import type { Html } from './html.ts'

/** The answer on which another field depends, or several of which one is enough. */
export type WantedAnswer = string | boolean | readonly string[]

/** A field as the code of its form receives it: placeholders filled, default words included. */
export interface FieldParts {
  name: string
  type: Exclude<FieldType, 'hidden'>
  label: string
  /** The label beside a checkbox, which may contain links. */
  markedLabel?: Html
  help?: string
  required?: boolean
  /** Whether it belongs to the fields of which one must be answered. */
  either?: boolean
  half?: boolean
  /** Answers of other fields, by name, on which the visibility of this one depends. */
  when?: Readonly<Record<string, WantedAnswer>>
  /** Messages by the rule that an answer breaks. */
  says: Readonly<Partial<Record<RuleName, string>>>
  autocomplete?: string
  maxLength?: number
  rows?: number
  /** Whether the HTML has a `datalist` with suggestions for it. */
  suggests?: boolean
  /** Whether it receives the tasks that were ticked in a scope of work. */
  scopes?: boolean
  /** The answers to choose from, as they are sent. */
  options?: readonly string[]
  /** Their labels for visitors in the same order, if they differ. */
  labels?: readonly string[]
  prompt?: string
  min?: number
  max?: number
  whole?: boolean
  from?: string
  to?: string
  /** Weekdays, days, and ranges of days, `2026-12-25/2026-12-28`. */
  notOn?: readonly string[]
  /** Messages for some of them: why nobody is there. */
  reasons?: readonly Reason[]
  /** Further days that cannot be chosen with certain answers, and their message. */
  alsoNotOn?: readonly DaysByAnswer[]
  /** The date field whose hours apply. */
  on?: string
  /** The hours of offices; of those that apply, the last one counts. */
  hours?: readonly HoursByAnswer[]
  /** Messages for times outside the hours of a day, by these hours. */
  saysOfHours?: Readonly<Record<string, string>>
  /** The hours of the chosen day, if known. */
  open?: string
  atMost?: number
  kinds?: readonly string[]
  megabytes?: number
  /** Address of the file with the postal codes of the served towns. */
  served?: string
}

/** Days that cannot be chosen while other fields have these answers. */
interface DaysByAnswer {
  when: Readonly<Record<string, WantedAnswer>>
  notOn: readonly string[]
  reasons?: readonly Reason[]
  closed: string
}

/**
 * The hours of an office, and the answers of other fields on which they depend. The hours of a day:
 * `09:00-12:00,14:00-18:00`.
 */
export interface HoursByAnswer {
  when?: Readonly<Record<string, WantedAnswer>>
  /** By weekday, from Sunday on; empty for a closed day. */
  week: readonly string[]
  /** Days and ranges of days with different hours. */
  days?: readonly (readonly [days: string, spans: string])[]
}

/** A day or a range of days, and its message. */
type Reason = readonly [days: string, says: string]

/** A value that is sent with each request: a constant, or a copy of another field's answer. */
export type ExtraParts = { name: string; value: string } | { name: string; copyOf: string }

/**
 * The builder's words in a form, beside those of its document, with the placeholders `{phone}`, `{email}`, `{town}` and
 * `{service}`.
 */
export type FormWords = Readonly<
  Record<
    | 'optional'
    | 'retry'
    | 'retryHint'
    | 'call'
    | 'refusedTitle'
    | 'refused'
    | 'unreachableTitle'
    | 'unreachable'
    | 'alsoCall'
    | 'toMend'
    | 'trap',
    string
  > &
    Partial<
      Record<
        /** Only in a form with a postal code field. */
        | 'served'
        | 'elsewhere'
        /** Only in a form that receives the tasks of a scope of work. */
        | 'scopeOf'
        /** With {count}. */
        | 'attached',
        string
      >
    >
>

/** The data from which the code of a form is generated. */
export interface FormParts {
  /** The name of its code: `quote`, in a further language of the site `es/quote`. */
  code: string
  name: string
  /** Whether the site defined it; the specification defines the fields of the built-in ones. */
  isOwn: boolean
  title: string
  button: string
  sending: string
  sent: { title: string; text: string }
  words: FormWords
  fields: readonly FieldParts[]
  extras: readonly ExtraParts[]
}
