import { useCallback, useEffect, useRef, useState } from 'react'
import { type Answers, fillAnswers } from '../answers.ts'
import type { ChosenOffice, RequestFormProps } from '../formContext.ts'
import { type FormDefinition, givenIn } from '../formDefinition.ts'

/**
 * Tracks the office that a visitor chooses in a form by the answers.
 *
 * @param start the answers that the form begins with, and begins with again after it was sent
 * @param element returns the form's element, or null once the form is no longer on the page
 * @returns the props of the form with the phone, the receiver and the next page of that office, and a function to call
 *   after each change of the answers
 */
export function useOffice(
  { fields }: FormDefinition,
  props: RequestFormProps,
  { start, element }: { start: Answers; element: () => HTMLFormElement | null },
): [RequestFormProps, follow: (answers: Answers) => void] {
  const { offices } = props
  const find = useCallback(
    (answers: Answers) => offices?.find(({ when }) => when && givenIn(fields, answers)(when)),
    [fields, offices],
  )
  // The first render must match the server's, which knows only the presets.
  const [office, setOffice] = useState(() => find(fillAnswers(fields, props.presets)))
  const shown = useRef(office)
  useEffect(() => setOffice(find(start)), [find, start])
  useEffect(() => {
    if (shown.current === office) return
    shown.current = office
    showOffice(element(), office)
  })
  const follow = (answers: Answers) => setOffice(find(answers))
  if (!office) return [props, follow]
  const { phone, endpoint = props.endpoint, thanks = props.thanks } = office
  return [{ ...props, phone, endpoint, thanks }, follow]
}

/** Shows the phone number of one office beside the form, or of all if none is chosen. */
function showOffice(form: HTMLFormElement | null, office: ChosenOffice | undefined) {
  for (const line of form?.closest('section')?.querySelectorAll<HTMLElement>('[data-office]') ?? [])
    line.hidden = office !== undefined && line.dataset.office !== office.key
}
