import { useEffect, useRef } from 'react'
import type { FieldParts } from '../../content/model/formModel.ts'
import { formMessage } from './RequestForm.styles.ts'

interface MistakeListProps {
  /** What stands before the names. */
  title: string
  /** The fields with a mistake, in their order. */
  fields: readonly FieldParts[]
  /** How often the form was refused: each time the focus comes to the list. */
  refusals: number
  /** The id of a field's first box. */
  idOf(field: FieldParts): string
}

/**
 * Names the fields of a form that were refused together, each a way to its box, where the message is: said once, and in
 * sight with the focus. The title is its name for screen readers.
 */
export function MistakeList({ title, fields, refusals, idOf }: MistakeListProps) {
  const list = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number says when, and is not read
  useEffect(() => show(list.current), [refusals])
  return (
    <nav ref={list} className={formMessage.mistakes} tabIndex={-1} aria-label={title}>
      <strong aria-hidden="true">{title}</strong>
      {fields.map((field) => (
        <a
          key={field.name}
          href={`#${idOf(field)}`}
          onClick={(event) => {
            // No entry of the history for a step within a form.
            event.preventDefault()
            show(document.getElementById(idOf(field)))
          }}
        >
          {field.label}
        </a>
      ))}
    </nav>
  )
}

/** Focuses an element and has it in sight: WebKit does not scroll to one of which a part is in sight, be it under the header. */
export function show(element: HTMLElement | null | undefined): void {
  element?.focus()
  element?.scrollIntoView({ block: 'nearest' })
}
