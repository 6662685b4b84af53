// @vitest-environment jsdom

import { read } from 'virtual:ashlar/form/quote'
import { screen, waitFor } from '@testing-library/react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { FormParts } from '../../src/content/model/formModel.ts'
import { QuoteForm } from '../../src/sections/QuoteForm/QuoteForm.tsx'
import { openAnswers } from '../../src/ui/form/state/keptAnswers.ts'
import { IslandRenderer } from '../../src/ui/Island.tsx'
import { testForms } from '../testForms.ts'
import { inEnglish } from '../ui/inEnglish.tsx'
import {
  box,
  email,
  endpoint,
  form,
  hydrate,
  mountNow,
  open,
  phone,
  prerender,
  services,
  setUpQuoteForm,
} from './quoteFormOnPage.tsx'

setUpQuoteForm()

describe('src/sections/QuoteForm', () => {
  const company = { name: 'Marblestep', tagline: '', phone, email, address: {} as never, hours: [], priceRange: '$' }
  const receiver = { name: 'quote', endpoint, encoding: 'json', redirects: 'refuse' } as const
  const parts = testForms().forms.find(({ name }) => name === 'quote') as FormParts
  const render = (endpoint: string | null = receiver.endpoint) =>
    renderToStaticMarkup(
      <IslandRenderer value={(_name, island) => ({ html: renderToString(island), ids: '' })}>
        {inEnglish(
          <QuoteForm
            tone="default"
            heading="Get a Quote"
            placed={{ ...receiver, endpoint, company, thanks: '/thank-you/', parts }}
            suggestions={{ service_type: services }}
          />,
        )}
      </IslandRenderer>,
    )

  test('has a heading of the second level', () => {
    expect(render()).toContain('<h2>Get a Quote</h2>')
  })

  test('names phone and e-mail to visitors without scripts', () => {
    const html = render()
    const noscript = html.slice(html.indexOf('<noscript>'), html.indexOf('</noscript>'))
    expect(noscript).toContain(phone.href)
    expect(noscript).toContain(email.href)
  })

  test('names phone and e-mail before its fields, without a receiver', () => {
    const html = render(null)
    const before = html.slice(0, html.indexOf('<form'))
    expect(before).toContain(`<a href="${phone.href}">${phone.label}</a>`)
    expect(html.split(email.href).length).toBe(2)
    expect(before).toContain(`<a href="${email.href}">${email.label}</a>`)
    // Enabling scripts would not help.
    expect(html).not.toContain('<noscript>')
    expect(html).toContain('Full Name')
  })

  test('says nothing before its fields with a receiver', () => {
    expect(render().split('<form')[0]).not.toContain(email.href)
  })
})

describe('src/sections/QuoteForm', () => {
  test('writes no style attribute and no native validation into the page', () => {
    const { element } = prerender()
    expect(element.innerHTML).not.toContain('style=')
    expect(form().noValidate).toBe(true)
    expect(form().getAttribute('method')).toBe('dialog')
  })

  test('hydrates without a console message', () => {
    const { messages } = open({ service_type: 'Floor Care', city: 'Towson' })
    expect(messages).toEqual([])
  })

  test('reads back from the page what it was rendered with', () => {
    const { element } = prerender({ city: 'Towson' })
    expect(read(element)).toMatchObject({
      endpoint,
      phone,
      thanks: '/thank-you/',
      suggestions: { service_type: services },
      presets: { city: 'Towson', name: '' },
    })
  })

  test('keeps text that was typed before hydration', () => {
    const { element, messages } = prerender({ city: 'Towson' })
    box('Full Name').value = 'Ada'
    box('Additional Notes').value = '2,000 sq ft'
    hydrate(element)
    expect(box('Full Name').value).toBe('Ada')
    expect(box('Additional Notes').value).toBe('2,000 sq ft')
    expect(messages).toEqual([])
  })

  test('keeps text that was filled in before hydration for a way back', () => {
    const { element } = prerender({ city: 'Towson' })
    box('Full Name').value = 'Ada'
    expect(openAnswers('quote').read()).toEqual({})
    hydrate(element)
    expect(openAnswers('quote').read()).toMatchObject({ name: 'Ada', city: 'Towson' })
  })

  test('says above its fields how many ticked tasks go with it', () => {
    sessionStorage.setItem('ashlar:scope:/a/', '{"service":"A","tasks":[{"text":"Mopping","often":"Daily"}]}')
    const { messages } = open()
    const link = screen.getByRole('link', { name: 'Tasks attached to this request: 1' })
    expect(document.querySelector(`${link.getAttribute('href')}`)).toHaveProperty('name', 'message')
    expect(messages).toEqual([])
  })

  test('keeps nothing of a form that nobody touched', () => {
    open({ city: 'Towson' })
    expect(sessionStorage.length).toBe(0)
  })

  test('keeps focus and caret through hydration', () => {
    const { element } = prerender()
    const before = box('Full Name')
    before.value = 'Ada'
    before.focus()
    before.setSelectionRange(1, 2)
    hydrate(element)
    expect(document.activeElement).toBe(before)
    expect([before.selectionStart, before.selectionEnd]).toEqual([1, 2])
  })

  test('answers a submit right after mount', async () => {
    const { element } = prerender()
    mountNow(element)
    form().requestSubmit()
    await waitFor(() => expect(screen.getByText('Full Name is required.')).toBeTruthy())
  })

  test('has no button without a receiver, and leaves it to its frame how to reach the company', () => {
    const { messages } = open({}, null)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('link')).toBeNull()
    expect(messages).toEqual([])
  })
})
