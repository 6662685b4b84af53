// @vitest-environment jsdom

import { Island as ContactFormIsland, mount } from 'virtual:ashlar/form/contact'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { currentNotice } from '../../src/ui/Notices/notices.ts'
import { putOnPage } from './islandOnPage.tsx'

const phone = { label: '(410) 555-0142', href: 'tel:+14105550142' }

const fetchMock = vi.fn<typeof fetch>()
let unmount: (() => void) | undefined

beforeEach(() => {
  fetchMock.mockReset()
  fetchMock.mockResolvedValue(new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', fetchMock)
})
afterEach(() => {
  act(() => unmount?.())
  vi.restoreAllMocks()
})

function open() {
  const page = putOnPage(<ContactFormIsland endpoint="https://hooks.example/contact" phone={phone} />)
  act(() => {
    unmount = mount(page.element)
  })
  return page
}

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const button = () => screen.getByRole<HTMLButtonElement>('button')

async function send() {
  for (const [label, value] of Object.entries({ 'Full Name': 'Ada', Email: ' ada@example.com ', Message: 'Hello' })) {
    fireEvent.change(box(label), { target: { value } })
  }
  await userEvent.click(button())
}

describe('src/sections/ContactForm', () => {
  test('hydrates without a console message', () => {
    expect(open().messages).toEqual([])
  })

  test('has a message box of six rows', () => {
    open()
    expect(box('Message').getAttribute('rows')).toBe('6')
  })

  test.each([
    ['Full Name', 'Full Name is required.'],
    ['Email', 'Email is required.'],
    ['Message', 'Message is required.'],
  ])('asks for %s under its field', (label, message) => {
    open()
    fireEvent.click(button())
    expect(document.getElementById(box(label).getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent).toBe(
      message,
    )
  })

  test('asks nothing of company and phone', () => {
    open()
    fireEvent.click(button())
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(3)
  })

  test('sends its seven keys, and the name of the request', async () => {
    open()
    await send()
    const body = JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body))
    expect(Object.keys(body)).toEqual([
      'name',
      'company',
      'email',
      'phone',
      'message',
      'source_page',
      'timestamp',
      'request_id',
    ])
    expect(body).toMatchObject({ name: 'Ada', company: '', email: 'ada@example.com', phone: '', message: 'Hello' })
  })

  test('stays on its page after success, emptied, and says so', async () => {
    open()
    const submitted = vi.fn()
    const navigate = vi.fn()
    document.addEventListener('contact:submitted', submitted, { once: true })
    document.addEventListener('ashlar:navigate', navigate, { once: true })
    await send()
    expect(submitted).toHaveBeenCalledOnce()
    expect(navigate).not.toHaveBeenCalled()
    expect(box('Message').value).toBe('')
    expect(button().textContent).toBe('Send Message')
    expect(currentNotice()?.title).toBe('Message sent')
    expect(screen.getByRole('status').textContent).toContain('Message sent')
  })

  test('says no more that it was sent once another request lacks something', async () => {
    open()
    await send()
    fireEvent.click(button())
    expect(box('Message').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole('status').textContent).toBe('')
  })

  test('checks on submit only again after success', async () => {
    open()
    fireEvent.click(button())
    await send()
    await userEvent.type(box('Full Name'), 'A')
    await userEvent.clear(box('Full Name'))
    expect(document.querySelector('[aria-invalid]')).toBeNull()
  })

  test('keeps the values when the receiver refuses', async () => {
    fetchMock.mockResolvedValue(new Response(null, { status: 404 }))
    open()
    await send()
    expect(currentNotice()?.title).toBe('Submission Error')
    expect(box('Message').value).toBe('Hello')
    expect(button().textContent).toBe('Send Message')
  })
})
