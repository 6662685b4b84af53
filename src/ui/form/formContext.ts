import { createContext, type RefObject, useContext } from 'react'
import type { Encoding } from '../../../schemas/parts/encoding.ts'
import type { Redirects } from '../../../schemas/parts/redirects.ts'
import type { Later } from '../later.ts'
import type { Answer } from './answers.ts'
import type { FormDefinition } from './formDefinition.ts'

export interface FormLink {
  label: string
  href: string
}

/** What stands in the HTML of a form and is read from there in the browser (`readForm.ts`). */
export interface RequestFormProps {
  /** Where requests go; null while there is no receiver. */
  endpoint: string | null
  /** How requests are written. Default: `json`. */
  encoding?: Encoding
  /** Whether a redirect of the receiver may be followed to its success. Default: `refuse`. */
  redirects?: Redirects
  phone: FormLink
  /** Shown in place of the button, so it is written into the HTML only without a receiver. */
  email: FormLink
  /** Address of the page that a sent form leads to. */
  thanks?: string | undefined
  /** Answers that the page knows already. */
  presets?: Readonly<Record<string, unknown>>
  /** What stands in the fields by now, typed before this code ran. */
  values?: Readonly<Record<string, unknown>>
  /** By the names of the fields that suggest something. */
  suggestions?: Readonly<Record<string, readonly string[]>>
  /** First part of all ids; made up on the server. */
  idPrefix?: string
}

interface FormState extends RequestFormProps {
  definition: FormDefinition
  sending: boolean
  /** For what was typed: the form draws all its fields anew for it, half of the time of a key on a slow phone. */
  later: Later
  /** Keeps what was typed, for a reload or a crash. */
  keep(field: string, answer: Answer): void
  /** A field that people do not see; who fills it in is a machine. */
  trap: RefObject<HTMLInputElement | null>
}

/** What rjsf's templates need beyond what rjsf hands them. */
export const FormContext = createContext<FormState | undefined>(undefined)

/** The state of the form around a component; throws outside of a form. */
export function useFormState(): FormState {
  const state = useContext(FormContext)
  if (!state) throw new Error('A part of a form stands outside RequestForm')
  return state
}
