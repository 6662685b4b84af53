import { createContext, type RefObject, useContext } from 'react'
import type { Encoding } from '../../../schemas/parts/encoding.ts'
import type { Redirects } from '../../../schemas/parts/redirects.ts'
import type { FieldParts } from '../../content/model/formModel.ts'
import type { PaintQueue } from '../paintQueue.ts'
import type { Answer } from './answers.ts'
import type { FormDefinition } from './formDefinition.ts'

export interface FormLink {
  label: string
  href: string
}

/** An office that visitors choose by their answers, and what the form does then, if it differs. */
export interface ChosenOffice {
  key: string
  when?: NonNullable<FieldParts['when']>
  phone: FormLink
  endpoint?: string | null
  thanks?: string
}

/** The props of a form, which the browser reads back from its HTML (`readForm.ts`). */
export interface RequestFormProps {
  /** The address that receives requests; null if there is no receiver. */
  endpoint: string | null
  /** How requests are encoded. Default: `json`. */
  encoding?: Encoding
  /** Whether a redirect of the receiver counts as success. Default: `refuse`. */
  redirects?: Redirects
  phone: FormLink
  /** The name of its code if it differs from the name of the form. */
  code?: string | undefined
  /** The offices that visitors choose by their answers. */
  offices?: readonly ChosenOffice[] | undefined
  /** Address of the page to show after the form is sent. */
  thanks?: string | undefined
  /** Answers that the page prefills. */
  presets?: Readonly<Record<string, unknown>>
  /** Present values of the fields, typed before this code ran. */
  values?: Readonly<Record<string, unknown>>
  /** Suggestions by field name. */
  suggestions?: Readonly<Record<string, readonly string[]>>
  /** Prefix of all ids, generated on the server. */
  idPrefix?: string
}

interface FormState extends RequestFormProps {
  definition: FormDefinition
  sending: boolean
  /**
   * Defers updates after a key press: the form rerenders all its fields, which is half of the time of a key press on a
   * slow phone.
   */
  paintQueue: PaintQueue
  /** Stores typed answers for a reload or a crash. */
  keep(field: string, answer: Answer): void
  /** A field that is hidden from people; only machines fill it in. */
  trap: RefObject<HTMLInputElement | null>
}

/** State that rjsf's templates need beyond the props that rjsf passes. */
export const FormContext = createContext<FormState | undefined>(undefined)

/** Returns the state of the surrounding form. Throws outside a form. */
export function useFormState(): FormState {
  const state = useContext(FormContext)
  if (!state) throw new Error('A part of a form stands outside RequestForm')
  return state
}
