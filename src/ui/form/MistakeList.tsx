import { useEffect, useRef } from 'react'
import type { FieldParts } from '../../content/model/formModel.ts'
import { formMessage } from './RequestForm.styles.ts'

interface MistakeListProps {
  /** The text before the names. */
  title: string
  /** The fields with a mistake, in their order. */
  fields: readonly FieldParts[]
  /** How often the form was refused; each time the focus moves to the list. */
  refusals: number
  /** Returns the id of a field's first input. */
  idOf(field: FieldParts): string
}

/**
 * Lists all fields with a mistake, each as a link to its input, which has the message. The list receives the focus, so
 * that it is visible and announced once. The title is its accessible name.
 */
export function MistakeList({ title, fields, refusals, idOf }: MistakeListProps) {
  const list = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number triggers the effect and is not read
  useEffect(() => show(list.current), [refusals])
  return (
    <nav ref={list} className={formMessage.mistakes} tabIndex={-1} aria-label={title}>
      <strong aria-hidden="true">{title}</strong>
      {fields.map((field) => (
        <a
          key={field.name}
          href={`#${idOf(field)}`}
          onClick={(event) => {
            // A step within a form adds no history entry.
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

/**
 * Focuses an element and scrolls to it: WebKit does not scroll to an element that is partly in the viewport, even below
 * the header.
 */
export function show(element: HTMLElement | null | undefined): void {
  element?.focus()
  element?.scrollIntoView({ block: 'nearest' })
}
