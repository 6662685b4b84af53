import { mount, Island as QuoteFormIsland } from 'virtual:ashlar/form/quote'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { currentNotice, dismiss } from '../../src/ui/Notices/notices.ts'
import { putOnPage } from './islandOnPage.tsx'

export const phone = { label: '(410) 555-0142', href: 'tel:+14105550142' }
export const email = { label: 'hello@marblestep.example', href: 'mailto:hello@marblestep.example' }
export const endpoint = 'https://hooks.example/quote'
export const services = ['Floor Care', 'Disinfection']

/** The receiver of the form; each test starts with one that accepts everything. */
export const fetchMock = vi.fn<typeof fetch>()
let unmount: (() => void) | undefined

/** Sets up and tears down each test of the calling file: a receiver, no notice, no form. */
export function setUpQuoteForm() {
  beforeEach(() => {
    sessionStorage.clear()
    fetchMock.mockReset()
    fetchMock.mockResolvedValue(new Response(null, { status: 200 }))
    vi.stubGlobal('fetch', fetchMock)
    const notice = currentNotice()
    if (notice) dismiss(notice.id)
  })
  afterEach(() => {
    act(() => unmount?.())
    unmount = undefined
    vi.restoreAllMocks()
  })
}

export function prerender(presets = {}, receiver: string | null = endpoint) {
  return putOnPage(
    <QuoteFormIsland
      endpoint={receiver}
      phone={phone}
      thanks="/thank-you/"
      presets={presets}
      suggestions={{ service_type: services }}
    />,
  )
}

/** Mounts a prerendered form as the browser does: without `act`, which would run deferred work at once. */
export function mountNow(element: Element) {
  unmount = mount(element)
}

export function hydrate(element: Element) {
  act(() => mountNow(element))
}

export function open(presets = {}, receiver: string | null = endpoint) {
  const page = prerender(presets, receiver)
  hydrate(page.element)
  return page
}

export const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
export const button = () => screen.getByRole<HTMLButtonElement>('button')
export const form = () => document.querySelector('form') as HTMLFormElement

export function fillIn() {
  const values = { 'Full Name': '  Ada Byron ', 'Business Email': 'a@b', 'Phone Number': '410 555 0100' }
  for (const [label, value] of Object.entries({ ...values, 'Service Type': 'Floor Care' })) {
    fireEvent.change(box(label), { target: { value } })
  }
}
