// @vitest-environment jsdom
import { forms } from 'virtual:ashlar/formsAtOnce'
import { act } from '@testing-library/react'
import axe from 'axe-core'
import { HtmlValidate } from 'html-validate'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { resolvePage } from '../../src/content/resolve/resolvePage.ts'
import { renderPage } from '../../src/page/render/renderPage.tsx'
import * as comingSoon from '../../src/sections/ComingSoon/ComingSoon.island.tsx'
import * as faq from '../../src/sections/Faq/Faq.island.tsx'
import * as gallery from '../../src/sections/Gallery/Gallery.island.ts'
import * as map from '../../src/sections/Map/Map.island.ts'
import * as scopeOfWork from '../../src/sections/ScopeOfWork/ScopeOfWork.island.ts'
import * as frame from '../../src/ui/DeferredFrame/mountFrame.ts'
import type { IslandName } from '../../src/ui/Island.tsx'
import { htmlRules } from '../node/site/facts/htmlRules.ts'
import { sectionFolders } from '../schemas/sectionExamples.ts'
import { compileExamples } from './compileExamples.ts'

/** Each form has its own code, by form name. */
const form = {
  mount: (element: HTMLElement) =>
    forms[element.querySelector('form')?.dataset.form ?? '']?.mount(element) ?? (() => undefined),
}

const islands: { [N in IslandName]: { mount(element: HTMLElement): () => void } } = {
  faq,
  form,
  quoteForm: form,
  contactForm: form,
  comingSoon,
  frame,
  gallery,
  map,
  scopeOfWork,
}

/** jsdom lacks it; no part of an example comes into view. */
class NoObserver {
  observe() {}
  disconnect() {}
}
vi.stubGlobal('IntersectionObserver', NoObserver)

const site = compileExamples()
const validator = new HtmlValidate({ extends: ['html-validate:recommended'], rules: htmlRules })

/** Returns the page of an example as HTML. */
function render(type: string): string {
  const page = site.pages.get(`/examples/${type.toLowerCase()}/`)
  if (!page) throw new Error(`The example of ${type} is no page.`)
  const files = { criticalCss: '', stylesheet: '/a.css', starter: '/s.js', app: ['/a.js'] }
  return renderPage(resolvePage(site, page, { year: 2026 }), files, { light: '#fff', dark: '#000' })
}

/** Puts a rendered page into the document of this test, whose elements `html`, `head` and `body` stay. */
function show(html: string) {
  const { documentElement, head, body } = new DOMParser().parseFromString(html, 'text/html')
  for (const [element, shown] of [
    [document.documentElement, documentElement],
    [document.head, head],
    [document.body, body],
  ] as const) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
    for (const { name, value } of shown.attributes) element.setAttribute(name, value)
  }
  document.head.innerHTML = head.innerHTML
  document.body.innerHTML = body.innerHTML
}

afterEach(() => vi.restoreAllMocks())

describe.each(sectionFolders)('schemas/sections/%s', (type) => {
  const messages: unknown[][] = []
  const listen = () => {
    for (const method of ['error', 'warn', 'log'] as const) {
      vi.spyOn(console, method).mockImplementation((...message) => void messages.push(message))
    }
  }
  let html = ''
  beforeAll(() => {
    listen()
    html = render(type)
    vi.restoreAllMocks()
  })

  test('is valid HTML', async () => {
    const { results } = await validator.validateString(html)
    expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual(
      [],
    )
  })

  test('passes axe', async () => {
    show(html)
    // The header and the footer are the same on all pages, so only one example includes them.
    if (type !== 'hero') for (const frame of document.querySelectorAll('header, footer')) frame.replaceChildren()
    // jsdom does not render, so tests/browser/pages.spec.ts compares colours. It does not load frames either.
    const { violations } = await axe.run(document, { iframes: false, rules: { 'color-contrast': { enabled: false } } })
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([])
  })

  test('hydrates without a console message', () => {
    listen()
    show(html)
    const found = [...document.querySelectorAll<HTMLElement>('[data-island]')]
    expect(found.some(({ dataset }) => dataset.island === type)).toBe(type in islands)
    for (const element of found) {
      const { mount } = islands[element.dataset.island as IslandName]
      let unmount: (() => void) | undefined
      act(() => {
        unmount = mount(element)
      })
      act(() => unmount?.())
    }
    expect(messages).toEqual([])
  })
})
