// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mount, QuoteFormIsland, read } from '../../src/sections/QuoteForm.island.tsx'
import { QuoteForm } from '../../src/sections/QuoteForm.tsx'
import { IslandRenderer } from '../../src/ui/Island.tsx'
import { currentNotice, dismiss } from '../../src/ui/notices.ts'
import { putOnPage } from './islandOnPage.tsx'

const phone = { label: '(410) 555-0142', href: 'tel:+14105550142' }
const email = { label: 'hello@marblestep.example', href: 'mailto:hello@marblestep.example' }
const endpoint = 'https://hooks.example/quote'
const services = ['Floor Care', 'Disinfection']

const fetchMock = vi.fn<typeof fetch>()
let unmount: (() => void) | undefined

beforeEach(() => {
  fetchMock.mockReset()
  fetchMock.mockResolvedValue(new Response(null, { status: 200 }))
  vi.stubGlobal('fetch', fetchMock)
  const notice = currentNotice()
  if (notice) dismiss(notice.id)
})
afterEach(() => {
  act(() => unmount?.())
  unmount = undefined
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function prerender(presets = {}, receiver: string | null = endpoint) {
  return putOnPage(
    <QuoteFormIsland
      endpoint={receiver}
      phone={phone}
      email={email}
      thanks="/thank-you/"
      presets={presets}
      suggestions={services}
    />,
  )
}

function hydrate(element: Element) {
  act(() => {
    unmount = mount(element)
  })
}

function open(presets = {}, receiver: string | null = endpoint) {
  const page = prerender(presets, receiver)
  hydrate(page.element)
  return page
}

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const button = () => screen.getByRole<HTMLButtonElement>('button')
const form = () => document.querySelector('form') as HTMLFormElement

function fillIn() {
  const values = { 'Full Name': '  Ada Byron ', 'Business Email': 'a@b', 'Phone Number': '410 555 0100' }
  for (const [label, value] of Object.entries({ ...values, 'Service Type': 'Floor Care' })) {
    fireEvent.change(box(label), { target: { value } })
  }
  return userEvent.setup()
}

function cancelNavigation() {
  const navigate = vi.fn((event: Event) => event.preventDefault())
  document.addEventListener('ashlar:navigate', navigate, { once: true })
  return navigate
}

describe('src/sections/QuoteForm', () => {
  const company = { name: 'Marblestep', tagline: '', phone, email, address: {} as never, hours: [] }
  const render = () =>
    renderToStaticMarkup(
      <IslandRenderer value={(_name, island) => renderToString(island)}>
        <QuoteForm
          tone="default"
          heading="Get a Quote"
          form={{ name: 'quote', endpoint, company }}
          services={services}
        />
      </IslandRenderer>,
    )

  it('has a heading of the second level', () => {
    expect(render()).toContain('<h2>Get a Quote</h2>')
  })

  it('names phone and e-mail to visitors without scripts', () => {
    const html = render()
    const noscript = html.slice(html.indexOf('<noscript>'), html.indexOf('</noscript>'))
    expect(noscript).toContain(phone.href)
    expect(noscript).toContain(email.href)
  })
})

describe('src/sections/QuoteForm.island', () => {
  it('writes no style attribute and no native validation into the page', () => {
    const { element } = prerender()
    expect(element.innerHTML).not.toContain('style=')
    expect(form().noValidate).toBe(true)
    expect(form().getAttribute('method')).toBe('dialog')
  })

  it('hydrates without a console message', () => {
    const { messages } = open({ service_type: 'Floor Care', city: 'Towson' })
    expect(messages).toEqual([])
  })

  it('reads back from the page what it was rendered with', () => {
    const { element } = prerender({ city: 'Towson' })
    expect(read(element)).toMatchObject({
      endpoint,
      phone,
      email,
      thanks: '/thank-you/',
      suggestions: services,
      presets: { city: 'Towson', name: '' },
    })
  })

  it('keeps text that was typed before hydration', () => {
    const { element, messages } = prerender({ city: 'Towson' })
    box('Full Name').value = 'Ada'
    box('Additional Notes').value = '2,000 sq ft'
    hydrate(element)
    expect(box('Full Name').value).toBe('Ada')
    expect(box('Additional Notes').value).toBe('2,000 sq ft')
    expect(messages).toEqual([])
  })

  it('keeps focus and caret through hydration', () => {
    const { element } = prerender()
    const before = box('Full Name')
    before.value = 'Ada'
    before.focus()
    before.setSelectionRange(1, 2)
    hydrate(element)
    expect(document.activeElement).toBe(before)
    expect([before.selectionStart, before.selectionEnd]).toEqual([1, 2])
  })

  it('answers a submit right after mount', async () => {
    const { element } = prerender()
    // Without `act`, which would finish a hydration that the browser leaves for later.
    unmount = mount(element)
    form().requestSubmit()
    await waitFor(() => expect(screen.getByText('Full Name is required.')).toBeTruthy())
  })

  it.each([
    ['Full Name', 'Full Name is required.'],
    ['Business Email', 'Business Email is required.'],
    ['Phone Number', 'Phone number is required.'],
    ['Service Type', 'Service Type is required.'],
  ])('asks for %s under its field', (label, message) => {
    open()
    fireEvent.click(button())
    const field = box(label)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(message)
    expect(fetchMock).not.toHaveBeenCalled()
  })

  it('asks nothing of company, city and notes', () => {
    open()
    fireEvent.click(button())
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(4)
  })

  it('calls an e-mail of blanks missing', async () => {
    open()
    await userEvent.type(box('Business Email'), '   ')
    fireEvent.click(button())
    expect(screen.getByText('Business Email is required.')).toBeTruthy()
  })

  it.each(['ab', 'a@', '@b', 'a b@c d'])('calls the e-mail "%s" invalid', async (text) => {
    open()
    fireEvent.change(box('Business Email'), { target: { value: text } })
    fireEvent.click(button())
    expect(screen.getByText('Invalid email address.')).toBeTruthy()
  })

  it('focuses the first field with an error', () => {
    open({ service_type: 'Floor Care' })
    fireEvent.change(box('Full Name'), { target: { value: 'Ada' } })
    fireEvent.click(button())
    expect(document.activeElement).toBe(box('Business Email'))
  })

  it('does not check before the first submit', async () => {
    open()
    await userEvent.type(box('Business Email'), 'x')
    await userEvent.tab()
    expect(document.querySelector('[aria-invalid]')).toBeNull()
  })

  it('checks at every change after a failed submit', async () => {
    open()
    fireEvent.click(button())
    await userEvent.type(box('Full Name'), 'A')
    expect(screen.queryByText('Full Name is required.')).toBeNull()
    await userEvent.clear(box('Full Name'))
    expect(screen.getByText('Full Name is required.')).toBeTruthy()
  })

  it('names only descriptions that exist', () => {
    open()
    fireEvent.click(button())
    for (const field of document.querySelectorAll('[aria-describedby]')) {
      expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')).not.toBeNull()
    }
  })

  it('sends the ten keys of the specification, trimmed', async () => {
    open({ city: 'Towson' })
    const user = fillIn()
    cancelNavigation()
    await user.click(button())
    const [address, request] = fetchMock.mock.calls[0] ?? []
    const body = JSON.parse(String(request?.body))
    expect(address).toBe(endpoint)
    expect(Object.keys(body)).toEqual([
      ...['name', 'company', 'email', 'phone', 'service_type', 'city', 'message'],
      ...['full_name', 'source_page', 'timestamp'],
    ])
    expect(body).toMatchObject({ name: 'Ada Byron', full_name: 'Ada Byron', company: '', city: 'Towson', email: 'a@b' })
    expect(body.source_page).toBe(window.location.pathname)
    expect(new Date(body.timestamp).toISOString()).toBe(body.timestamp)
  })

  it('says that it is sending', async () => {
    fetchMock.mockReturnValue(new Promise(() => {}))
    open()
    const user = fillIn()
    await user.click(button())
    expect(button().textContent).toBe('Sending...')
    expect(button().disabled).toBe(true)
  })

  it('sends once when submitted twice', async () => {
    fetchMock.mockReturnValue(new Promise(() => {}))
    open()
    fillIn()
    act(() => {
      form().requestSubmit()
      form().requestSubmit()
    })
    act(() => form().requestSubmit())
    expect(fetchMock).toHaveBeenCalledTimes(1)
  })

  it('leads to the page of thanks after success, emptied', async () => {
    open()
    const submitted = vi.fn()
    document.addEventListener('quote:submitted', submitted, { once: true })
    const user = fillIn()
    const navigate = cancelNavigation()
    await user.click(button())
    expect(submitted).toHaveBeenCalledOnce()
    expect(navigate.mock.calls[0]?.[0]).toMatchObject({ detail: { href: '/thank-you/' } })
    expect(box('Full Name').value).toBe('')
    expect(currentNotice()).toBeUndefined()
  })

  it('keeps the values when the receiver refuses', async () => {
    fetchMock.mockResolvedValue(new Response(null, { status: 500 }))
    open()
    const user = fillIn()
    await user.click(button())
    const text = 'Oops! There was a problem sending your request. Please try again.'
    expect(currentNotice()).toMatchObject({ title: 'Submission Error', description: text, tone: 'error' })
    expect(screen.getByRole('alert').textContent).toBe(text)
    expect(box('Full Name').value).toBe('  Ada Byron ')
    expect(button().textContent).toBe('Get My Quote')
  })

  it('names a network failure', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
    open()
    const user = fillIn()
    await user.click(button())
    const text = 'Could not submit the form. Please check your connection and try again.'
    expect(currentNotice()).toMatchObject({ title: 'Network Error', description: text, tone: 'error' })
    expect(screen.getByRole('alert').textContent).toBe(text)
  })

  it('sends at the next try after a failure', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    open()
    const user = fillIn()
    await user.click(button())
    const navigate = cancelNavigation()
    await user.click(button())
    await waitFor(() => expect(navigate).toHaveBeenCalledOnce())
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('brings the focus back to the button after a failure', async () => {
    fetchMock.mockResolvedValue(new Response(null, { status: 500 }))
    open()
    const user = fillIn()
    await user.click(button())
    expect(document.activeElement).toBe(button())
  })

  it('refuses a machine that fills in the hidden field', async () => {
    open()
    const user = fillIn()
    document.querySelector<HTMLInputElement>('[name=reference]')?.setAttribute('value', 'spam')
    await user.click(button())
    expect(fetchMock).not.toHaveBeenCalled()
    expect(currentNotice()?.title).toBe('Submission Error')
    expect(screen.getByRole('alert').textContent).toContain(phone.label)
  })

  it('shows phone and e-mail in place of its button without a receiver', () => {
    const { messages } = open({}, null)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('link', { name: phone.label }).getAttribute('href')).toBe(phone.href)
    expect(screen.getByRole('link', { name: email.label }).getAttribute('href')).toBe(email.href)
    expect(messages).toEqual([])
  })
})
