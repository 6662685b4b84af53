// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { currentNotice } from '../../../src/ui/Notices/notices.ts'
import {
  box,
  button,
  endpoint,
  fetchMock,
  fillIn,
  form,
  hydrate,
  open,
  phone,
  prerender,
  setUpQuoteForm,
} from '../../sections/quoteFormOnPage.tsx'

setUpQuoteForm()

function cancelNavigation() {
  const navigate = vi.fn((event: Event) => event.preventDefault())
  document.addEventListener('ashlar:navigate', navigate, { once: true })
  return navigate
}

describe('src/ui/form/RequestForm, sending', () => {
  test('sends the ten keys of the specification, trimmed, and the name of the request', async () => {
    open({ city: 'Towson' })
    fillIn()
    cancelNavigation()
    await userEvent.click(button())
    const [address, request] = fetchMock.mock.calls[0] ?? []
    const body = JSON.parse(String(request?.body))
    expect(address).toBe(endpoint)
    expect(Object.keys(body)).toEqual([
      ...['name', 'company', 'email', 'phone', 'service_type', 'city', 'message'],
      ...['full_name', 'source_page', 'timestamp', 'request_id'],
    ])
    expect(body).toMatchObject({ name: 'Ada Byron', full_name: 'Ada Byron', company: '', city: 'Towson', email: 'a@b' })
    expect(body.source_page).toBe(window.location.pathname)
    expect(new Date(body.timestamp).toISOString()).toBe(body.timestamp)
    expect(body.request_id).toMatch(/^[0-9a-f]{32}$/)
  })

  test('says that it is sending', async () => {
    fetchMock.mockReturnValue(new Promise(() => {}))
    open()
    fillIn()
    await userEvent.click(button())
    expect(button().textContent).toBe('Sending...')
    expect(button().disabled).toBe(true)
  })

  test('sends once when submitted twice', async () => {
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

  test('leads to the page of thanks after success, emptied', async () => {
    open()
    const submitted = vi.fn()
    document.addEventListener('quote:submitted', submitted, { once: true })
    fillIn()
    const navigate = cancelNavigation()
    await userEvent.click(button())
    expect(submitted).toHaveBeenCalledOnce()
    expect(navigate.mock.calls[0]?.[0]).toMatchObject({ detail: { href: '/thank-you/' } })
    expect(box('Full Name').value).toBe('')
    expect(currentNotice()).toBeUndefined()
  })

  test('keeps the values when the receiver refuses', async () => {
    fetchMock.mockResolvedValue(new Response(null, { status: 500 }))
    open()
    fillIn()
    await userEvent.click(button())
    const text = 'Oops! There was a problem sending your request. Please try again.'
    expect(currentNotice()).toMatchObject({ title: 'Submission Error', description: text, tone: 'error' })
    expect(screen.getByRole('alert').textContent).toBe(
      `Submission Error. ${text} Your answers are still here: try again, or call ${phone.label}.`,
    )
    // Sighted visitors read the sentence in the notice.
    expect(screen.getByText(text, { exact: false, selector: '[role=alert] *' }).className).toBe('visually-hidden')
    expect(box('Full Name').value).toBe('  Ada Byron ')
    expect(button().textContent).toBe('Get My Quote')
  })

  test('names a network failure', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
    open()
    fillIn()
    await userEvent.click(button())
    const text = 'Could not submit the form. Please check your connection and try again.'
    expect(currentNotice()).toMatchObject({ title: 'Network Error', description: text, tone: 'error' })
    expect(screen.getByRole('alert').textContent).toBe(
      `Network Error. ${text} Your answers are still here: try again, or call ${phone.label}.`,
    )
  })

  test('offers to call where the receiver refuses', async () => {
    fetchMock.mockResolvedValue(new Response(null, { status: 500 }))
    open()
    fillIn()
    await userEvent.click(button())
    expect(currentNotice()?.action).toMatchObject({ label: `Call ${phone.label}`, href: phone.href })
  })

  test('sends again by the button of the notice after a network failure', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    open()
    fillIn()
    await userEvent.click(button())
    const navigate = cancelNavigation()
    expect(currentNotice()?.action?.label).toBe('Try again')
    act(() => currentNotice()?.action?.onSelect?.())
    await waitFor(() => expect(navigate).toHaveBeenCalledOnce())
  })

  test('sends at the next try after a failure', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    open()
    fillIn()
    await userEvent.click(button())
    const navigate = cancelNavigation()
    await userEvent.click(button())
    await waitFor(() => expect(navigate).toHaveBeenCalledOnce())
    expect(screen.queryByRole('alert')).toBeNull()
    expect(currentNotice()).toBeUndefined()
  })

  test('takes the notice of a failure away when the next try is not complete', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    open()
    fillIn()
    await userEvent.click(button())
    expect(currentNotice()).toBeDefined()
    await userEvent.clear(box('Full Name'))
    await userEvent.click(button())
    expect(currentNotice()).toBeUndefined()
  })

  test('repeats a request byte for byte after a failure', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    open()
    fillIn()
    await userEvent.click(button())
    const navigate = cancelNavigation()
    await userEvent.click(button())
    await waitFor(() => expect(navigate).toHaveBeenCalledOnce())
    const [first, second] = fetchMock.mock.calls.map(([, request]) => request?.body)
    expect(second).toBe(first)
  })

  test('repeats a request byte for byte where the browser keeps nothing', async () => {
    for (const method of ['getItem', 'setItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('', 'SecurityError')
      })
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    open()
    fillIn()
    await userEvent.click(button())
    cancelNavigation()
    await userEvent.click(button())
    fillIn()
    cancelNavigation()
    await userEvent.click(button())
    const [first, second, third] = fetchMock.mock.calls.map(([, request]) => String(request?.body))
    expect(second).toBe(first)
    expect(JSON.parse(third ?? '').request_id).not.toBe(JSON.parse(first ?? '').request_id)
  })

  test('names a request again that was tried before a reload', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
    const ids: string[] = []
    for (const _ of [1, 2]) {
      open()
      fillIn()
      await userEvent.click(button())
      ids.push(JSON.parse(String(fetchMock.mock.lastCall?.[1]?.body)).request_id)
    }
    expect(ids[1]).toBe(ids[0])
  })

  test('follows a redirect where the site says so', async () => {
    const { element } = prerender({}, endpoint)
    expect(form().dataset.redirects).toBeUndefined()
    form().dataset.redirects = 'follow'
    hydrate(element)
    fillIn()
    cancelNavigation()
    await userEvent.click(button())
    expect(fetchMock.mock.calls[0]?.[1]?.redirect).toBe('follow')
  })

  test('sends changed answers with a time and a name of their own', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 2, 14) })
    fetchMock.mockResolvedValue(new Response(null, { status: 500 }))
    open()
    fillIn()
    await userEvent.click(button())
    vi.setSystemTime(Date.UTC(2026, 2, 15))
    await userEvent.type(box('Full Name'), 'K.')
    await userEvent.click(button())
    vi.useRealTimers()
    const sent = fetchMock.mock.calls.map(([, request]) => JSON.parse(String(request?.body)))
    expect(new Set(sent.map(({ request_id }) => request_id)).size).toBe(2)
    expect(sent.map(({ timestamp }) => timestamp)).toEqual(['2026-03-14T00:00:00.000Z', '2026-03-15T00:00:00.000Z'])
  })

  test('brings the focus back to the button after a failure', async () => {
    fetchMock.mockResolvedValue(new Response(null, { status: 500 }))
    open()
    fillIn()
    await userEvent.click(button())
    expect(document.activeElement).toBe(button())
  })

  test('refuses a machine that fills in the hidden field', async () => {
    open()
    fillIn()
    document.querySelector<HTMLInputElement>('[name=reference]')?.setAttribute('value', 'spam')
    await userEvent.click(button())
    expect(fetchMock).not.toHaveBeenCalled()
    expect(currentNotice()?.title).toBe('Submission Error')
    expect(screen.getByRole('alert').textContent).toContain(phone.label)
  })
})
