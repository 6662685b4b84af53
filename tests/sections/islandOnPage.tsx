import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { vi } from 'vitest'
import { inEnglish } from '../ui/inEnglish.tsx'

interface OnPage {
  element: HTMLElement
  /** All console messages since then. */
  messages: unknown[][]
}

/** Puts a prerendered island into the document, as in the built page, and captures the console. */
export function putOnPage(island: ReactElement, change: (html: string) => string = (html) => html): OnPage {
  const messages: unknown[][] = []
  // jsdom has no layout, so it lacks this method.
  Element.prototype.scrollIntoView = vi.fn()
  for (const method of ['error', 'warn', 'log'] as const) {
    vi.spyOn(console, method).mockImplementation((...message) => void messages.push(message))
  }
  const element = document.createElement('div')
  element.innerHTML = change(renderToString(inEnglish(island), { identifierPrefix: 'island-' }))
  document.body.replaceChildren(element)
  return { element, messages }
}
