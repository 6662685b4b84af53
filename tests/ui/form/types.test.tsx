// @vitest-environment jsdom

import { Island, mount } from 'virtual:ashlar/form/example'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { putOnPage } from '../../sections/islandOnPage.tsx'

const fetchMock = vi.fn<typeof fetch>()
let unmount: (() => void) | undefined

beforeEach(() => {
  sessionStorage.clear()
  // "tomorrow" is the 25th, a Wednesday.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T12:00:00') })
  fetchMock.mockReset()
  fetchMock.mockImplementation(async (address) =>
    String(address).startsWith('/served/')
      ? Response.json({ '21204': ['Towson, MD', '/locations/towson-md/'] })
      : new Response(null, { status: 200 }),
  )
  vi.stubGlobal('fetch', fetchMock)
})
afterEach(() => {
  act(() => unmount?.())
  unmount = undefined
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const link = { label: 'a', href: 'tel:1' }

/** Prerenders the form with all field types, and hydrates it. */
function open(presets: Record<string, unknown> = {}, encoding: 'json' | 'form' | 'multipart' = 'json') {
  const island = <Island endpoint="https://hooks.example/" phone={link} presets={presets} encoding={encoding} />
  const page = putOnPage(island)
  act(() => {
    unmount = mount(page.element)
  })
  return page
}

const box = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const form = () => document.querySelector('form') as HTMLFormElement
const send = () => fireEvent.submit(form())
const type = (label: string, value: string) => fireEvent.change(box(label), { target: { value } })
const shown = (label: string) => box(label).closest('[hidden]') === null
const errorOf = (name: string) => form().querySelector(`[id$="-${name}-error"]`)?.textContent
const requestOf = () => fetchMock.mock.calls.find(([address]) => address === 'https://hooks.example/')?.[1]
const sent = async () => {
  await waitFor(() => expect(requestOf()).toBeTruthy())
  return JSON.parse(String(requestOf()?.body)) as Record<string, unknown>
}

function fillIn() {
  type('Full name', ' Ada Byron ')
  type('Email', 'ada@b.example')
  type('Phone number', '(410) 555-0142')
  type('Treatment', 'Check-up')
  type('Preferred day', '2026-11-26')
  fireEvent.click(box('Phone'))
}

describe('src/ui/form, all types of fields', () => {
  test('hydrates without a console message', () => {
    expect(open({ extras: ['Parking'], newPatient: true, contactBy: 'E-mail', rooms: 3 }).messages).toEqual([])
  })

  test('passes axe before and after its mistakes are shown', async () => {
    open()
    const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } }
    const faults = async () => (await axe.run(document.body, { rules })).violations.map(({ id, nodes }) => [id, nodes])
    expect(await faults()).toEqual([])
    send()
    expect(await faults()).toEqual([])
  })

  test('refuses a phone number of two digits, in the words of the document', () => {
    open()
    type('Phone number', '12')
    send()
    expect(errorOf('phone')).toBe('Write the whole phone number.')
  })

  test('asks for each answer that it needs, in the words of the document, and for no hidden one', () => {
    open()
    send()
    const asked = [...form().querySelectorAll('[id$=-error]')].map(({ textContent }) => textContent)
    expect(asked).toEqual([
      'Please tell us your name.',
      'Email is required.',
      'Phone number is required.',
      'Choose a treatment.',
      'Choose a day.',
      'Choose one.',
    ])
    expect(document.activeElement?.textContent).toContain('Full name')
  })

  test('sends answers as what they are, with hidden values, and nothing of fields that are not shown', async () => {
    open()
    fillIn()
    type('Rooms', '4')
    type('Preferred time', '09:30')
    fireEvent.click(box('Parking'))
    fireEvent.click(box('An interpreter'))
    send()
    const { timestamp: _, request_id: __, ...body } = await sent()
    expect(body).toEqual({
      ...{
        fullName: 'Ada Byron',
        email: 'ada@b.example',
        phone: '(410) 555-0142',
        rooms: 4,
        service: '',
        treatment: 'Check-up',
      },
      ...{ day: '2026-11-26', time: '09:30', contactBy: 'Phone', extras: ['Parking', 'An interpreter'] },
      ...{ newPatient: false, scan: [], notes: '', source: 'website', patient: 'Ada Byron', source_page: '/' },
    })
  })

  test('shows a field by the answer of another, asks for it then, and keeps what it held', async () => {
    open()
    fillIn()
    expect(shown('What is it about?')).toBe(false)
    type('Treatment', 'Something else')
    expect(shown('What is it about?')).toBe(true)
    send()
    expect(errorOf('reason')).toBe('Tell us in a sentence.')
    type('What is it about?', 'A crown')
    type('Treatment', 'Whitening')
    expect(shown('What is it about?')).toBe(false)
    type('Treatment', 'Something else')
    expect(box('What is it about?').value).toBe('A crown')
    type('Treatment', 'Whitening')
    send()
    expect(await sent()).not.toHaveProperty('reason')
  })

  test.each([
    ['Rooms', 'rooms', 'four', 'Write a whole number.'],
    ['Rooms', 'rooms', '2.5', 'Write a whole number.'],
    ['Rooms', 'rooms', '0', 'Write 1 or more.'],
    ['Rooms', 'rooms', '41', 'For more than 40 rooms, please call.'],
    ['Email', 'email', 'ada', 'This is no e-mail address.'],
    ['Full name', 'fullName', 'x'.repeat(81), 'Use at most 80 characters.'],
    ['Preferred day', 'day', '2026-11-24', 'Choose a day from tomorrow on.'],
    ['Preferred day', 'day', '2026-11-29', 'We are closed on that day.'],
    ['Preferred day', 'day', '2026-12-25', 'We are closed on that day.'],
    ['Preferred day', 'day', '2027-02-25', 'Our calendar is open for three months.'],
    ['Preferred time', 'time', '07:59', 'We open at 8.'],
    ['Preferred time', 'time', '17:31', 'The last appointment is at 5:30 pm.'],
  ])('says of %s what is wrong with it: %s %s', (label, name, value, words) => {
    open()
    fillIn()
    type(label, value)
    send()
    expect(errorOf(name)).toBe(words)
    expect(requestOf()).toBeUndefined()
  })

  test('takes no more options than it may', () => {
    open()
    fillIn()
    for (const option of ['Parking', 'Wheelchair access', 'An interpreter']) fireEvent.click(box(option))
    send()
    expect(errorOf('extras')).toBe('Choose at most two.')
    fireEvent.click(box('Parking'))
    expect(errorOf('extras')).toBeUndefined()
  })

  test.each([
    ['three files', ['a.pdf', 'b.pdf', 'c.pdf'], 10, 'Choose at most two files.'],
    ['a file of another kind', ['a.exe'], 10, 'Choose a photo or a PDF.'],
    ['a file that is too large', ['a.PDF'], 5_000_001, 'A file may have at most 5 MB.'],
  ])('refuses %s', (_, names, size, words) => {
    open({}, 'multipart')
    fillIn()
    const files = names.map((name) => Object.defineProperty(new File(['x'], name), 'size', { value: size }))
    fireEvent.change(box('A photo or a scan'), { target: { files } })
    send()
    expect(errorOf('scan')).toBe(words)
  })

  test('sends files in parts, beside the answers', async () => {
    open({}, 'multipart')
    fillIn()
    fireEvent.click(box('Parking'))
    fireEvent.change(box('A photo or a scan'), { target: { files: [new File(['x'], 'a.pdf')] } })
    send()
    await waitFor(() => expect(requestOf()).toBeTruthy())
    const body = requestOf()?.body as FormData
    expect(requestOf()?.headers).toBeUndefined()
    expect(body.get('scan')).toMatchObject({ name: 'a.pdf' })
    expect([body.get('extras'), body.get('newPatient'), body.get('fullName')]).toEqual(['Parking', null, 'Ada Byron'])
  })

  test('sends what browsers send by themselves where the receiver takes that, and needs no script for it', async () => {
    const { element } = open({}, 'form')
    expect([form().getAttribute('method'), form().getAttribute('action')]).toEqual(['post', 'https://hooks.example/'])
    expect(element.querySelector('[name=contactBy]')?.getAttribute('value')).toBe('E-mail')
    fillIn()
    fireEvent.click(box('Parking'))
    fireEvent.click(box('Wheelchair access'))
    send()
    await waitFor(() => expect(requestOf()).toBeTruthy())
    const body = new URLSearchParams(String(requestOf()?.body))
    expect([body.getAll('extras'), body.get('fullName')]).toEqual([['Parking', 'Wheelchair access'], 'Ada Byron'])
  })

  test('answers a postal code at once', async () => {
    open({ newPatient: true })
    type('ZIP code', '21204-1234')
    await waitFor(() => expect(screen.getByText('Towson, MD').getAttribute('href')).toBe('/locations/towson-md/'))
    type('ZIP code', '90210')
    await waitFor(() => expect(screen.getByText(/outside the area/)).toBeTruthy())
    expect(fetchMock).toHaveBeenCalledTimes(1)
  })

  test('begins with the answers of its page', () => {
    open({ treatment: 'Whitening', contactBy: 'E-mail', extras: ['Parking'], newPatient: true, rooms: 3 })
    expect([box('Treatment').value, box('E-mail').checked, box('Parking').checked, box('Rooms').value]).toEqual([
      'Whitening',
      true,
      true,
      '3',
    ])
    expect(shown('I agree to the privacy policy')).toBe(true)
  })

  test('has after a reload what was answered before it', () => {
    open()
    fillIn()
    fireEvent.click(box('Parking'))
    fireEvent.click(box(/I am a new patient/))
    type('Rooms', '7')
    act(() => unmount?.())
    open()
    expect([box('Treatment').value, box('Phone').checked, box('Parking').checked, box('Rooms').value]).toEqual([
      'Check-up',
      true,
      true,
      '7',
    ])
    expect(box(/I am a new patient/).checked).toBe(true)
  })

  test('takes over what was chosen before its code ran', () => {
    const page = putOnPage(<Island endpoint="https://hooks.example/" phone={link} />)
    for (const name of ['E-mail', 'Parking']) box(name).checked = true
    screen.getByLabelText<HTMLSelectElement>('Treatment').value = 'Whitening'
    act(() => {
      unmount = mount(page.element)
    })
    expect([box('E-mail').checked, box('Parking').checked, box('Treatment').value]).toEqual([true, true, 'Whitening'])
    expect(page.messages).toEqual([])
  })

  test('sends the same request again after a failure', async () => {
    fetchMock.mockResolvedValue(new Response(null, { status: 500 }))
    open()
    fillIn()
    send()
    await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy())
    await waitFor(() => expect(form().querySelector('[type=submit]')).toHaveProperty('disabled', false))
    send()
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2))
    const [first, second] = fetchMock.mock.calls.map(([, request]) => String(request?.body))
    expect(second).toBe(first)
  })
})
