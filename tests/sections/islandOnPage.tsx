import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { vi } from 'vitest'
import { inEnglish } from '../ui/inEnglish.tsx'

interface OnPage {
  element: HTMLElement
  /** All that was written to the console since. */
  messages: unknown[][]
}

/** Puts a prerendered island into the document, as the built page holds it, and listens to the console. */
export function putOnPage(island: ReactElement, change: (html: string) => string = (html) => html): OnPage {
  const messages: unknown[][] = []
  // jsdom lays nothing out, and so lacks it.
  Element.prototype.scrollIntoView = vi.fn()
  for (const method of ['error', 'warn', 'log'] as const) {
    vi.spyOn(console, method).mockImplementation((...message) => void messages.push(message))
  }
  const element = document.createElement('div')
  element.innerHTML = change(renderToString(inEnglish(island), { identifierPrefix: 'island-' }))
  document.body.replaceChildren(element)
  return { element, messages }
}
