import type { RuleName } from '../../../schemas/form/common.ts'
import type { FieldType } from '../../../schemas/index.ts'
import type { Html } from './html.ts'

/** An answer on which another field waits, or several of which one is enough. */
export type Wanted = string | boolean | readonly string[]

/** A field as the code of its form knows it: texts filled in, usual words in place. */
export interface FieldParts {
  name: string
  type: Exclude<FieldType, 'hidden'>
  label: string
  /** The label beside a box to tick, which may hold links. */
  markedLabel?: Html
  help?: string
  required?: boolean
  /** Whether it or another one of these must be answered. */
  either?: boolean
  half?: boolean
  /** Answers of other fields, by their names, with which this one is shown. */
  when?: Readonly<Record<string, Wanted>>
  /** What is said where an answer breaks a rule. */
  says: Readonly<Partial<Record<RuleName, string>>>
  autocomplete?: string
  maxLength?: number
  rows?: number
  /** Suggests what its `datalist` in the HTML holds. */
  suggests?: boolean
  /** Takes the tasks that were ticked in a scope of work. */
  scopes?: boolean
  /** The answers to choose from, as they are sent. */
  options?: readonly string[]
  /** The same as visitors read them, in their order, where that differs. */
  labels?: readonly string[]
  prompt?: string
  min?: number
  max?: number
  whole?: boolean
  from?: string
  to?: string
  /** Days of the week, days, and spans of days, `2026-12-25/2026-12-28`. */
  notOn?: readonly string[]
  /** What is said of some of them, where that is known: why nobody is there. */
  reasons?: readonly Reason[]
  /** Further ones with certain answers, and what is said there. */
  alsoNotOn?: readonly DaysByAnswer[]
  /** The field with the day whose hours hold. */
  on?: string
  /** When an office is open: of those that hold, the last. */
  hours?: readonly HoursByAnswer[]
  /** What is said of times outside of the spans of a day, by these spans. */
  saysOfHours?: Readonly<Record<string, string>>
  /** The spans of the day that was chosen, where that is known. */
  open?: string
  atMost?: number
  kinds?: readonly string[]
  megabytes?: number
  /** Address of the file with the codes of the towns that are served. */
  served?: string
}

/** Days that cannot be chosen while other fields have these answers. */
export interface DaysByAnswer {
  when: Readonly<Record<string, Wanted>>
  notOn: readonly string[]
  reasons?: readonly Reason[]
  closed: string
}

/** When an office is open, and the answers of other fields with which that holds. Spans of a day: `09:00-12:00,14:00-18:00`. */
export interface HoursByAnswer {
  when?: Readonly<Record<string, Wanted>>
  /** By the days of the week, from Sunday on; empty for one that is closed. */
  week: readonly string[]
  /** Days and spans of days at other times. */
  days?: readonly (readonly [days: string, spans: string])[]
}

/** A day or a span of days, and what is said of it. */
export type Reason = readonly [days: string, says: string]

/** A value that is sent with each request: always the same, or the answer of another field once more. */
export type ExtraParts = { name: string; value: string } | { name: string; copyOf: string }

/** What the builder says in a form beside its document; `{phone}`, `{email}`, `{town}` and `{service}` hold places. */
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
        /** Said by a form without a receiver. */
        | 'direct'
        /** Said by a form that answers to postal codes. */
        | 'served'
        | 'elsewhere'
        /** Said by a form that takes the tasks of a scope of work. */
        | 'scopeOf'
        /** With {count}. */
        | 'attached',
        string
      >
    >
>

/** A form as its code is made of it. */
export interface FormParts {
  /** The name of its code: `quote`, in a further language of the site `es/quote`. */
  code: string
  name: string
  /** Whether the site wrote it; the specification says what the built-in ones take. */
  isOwn: boolean
  title: string
  button: string
  sending: string
  /** Whether a sent form stays on its page and says so, instead of leading to its page of thanks. */
  stays: boolean
  sent: { title: string; text: string }
  words: FormWords
  fields: readonly FieldParts[]
  extras: readonly ExtraParts[]
}
