// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { box, button, fetchMock, open, setUpQuoteForm } from '../../sections/quoteFormOnPage.tsx'

setUpQuoteForm()

describe('src/ui/form/RequestForm, checking', () => {
  test.each([
    ['Full Name', 'Full Name is required.'],
    ['Business Email', 'Business Email is required.'],
    ['Phone Number', 'Phone number is required.'],
    ['Service Type', 'Service Type is required.'],
  ])('asks for %s under its field', (label, message) => {
    open()
    fireEvent.click(button())
    const field = box(label)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent).toBe(
      message,
    )
    expect(fetchMock).not.toHaveBeenCalled()
  })

  test('names the wrong fields above the form, with the focus and in sight, each a way to its box', () => {
    open()
    fireEvent.click(button())
    const list = screen.getByRole('navigation', { name: 'To complete or correct:' })
    const shown = vi.mocked(Element.prototype.scrollIntoView)
    expect([document.activeElement, shown.mock.contexts]).toEqual([list, [list]])
    expect(shown).toHaveBeenCalledWith({ block: 'nearest' })
    const named = screen.getAllByRole('link').filter((link) => list.contains(link))
    expect(named.map((link) => link.textContent)).toEqual([
      'Full Name',
      'Business Email',
      'Phone Number',
      'Service Type',
    ])
    const at = location.href
    fireEvent.click(screen.getByRole('link', { name: 'Phone Number' }))
    expect([document.activeElement, location.href]).toEqual([box('Phone Number'), at])
  })

  test('takes a field off the list as soon as its answer is right, and the list with the last one', async () => {
    open()
    fireEvent.click(button())
    await userEvent.type(box('Full Name'), 'Ada')
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Full Name' })).toBeNull())
    await userEvent.type(box('Business Email'), 'ada@office.example')
    await userEvent.type(box('Phone Number'), '1')
    await userEvent.type(box('Service Type'), 'Floors')
    await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull())
  })

  test('has a single wrong field in sight, which WebKit leaves under the header, and no list', () => {
    open({ service_type: 'Floor Care' })
    for (const [label, value] of [
      ['Full Name', 'Ada'],
      ['Phone Number', '1'],
    ] as const)
      fireEvent.change(box(label), { target: { value } })
    fireEvent.click(button())
    const shown = vi.mocked(Element.prototype.scrollIntoView)
    expect([document.activeElement, shown.mock.contexts]).toEqual([box('Business Email'), [box('Business Email')]])
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  test('asks nothing of company, city and notes', () => {
    open()
    fireEvent.click(button())
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(4)
  })

  test('calls an e-mail of blanks missing', async () => {
    open()
    await userEvent.type(box('Business Email'), '   ')
    fireEvent.click(button())
    expect(screen.getByText('Business Email is required.')).toBeTruthy()
  })

  test.each(['ab', 'a@', '@b', 'a b@c d'])('calls the e-mail "%s" invalid', async (text) => {
    open()
    fireEvent.change(box('Business Email'), { target: { value: text } })
    fireEvent.click(button())
    expect(screen.getByText('Invalid email address.')).toBeTruthy()
  })

  test('does not check before the first submit', async () => {
    open()
    await userEvent.type(box('Business Email'), 'x')
    await userEvent.tab()
    expect(document.querySelector('[aria-invalid]')).toBeNull()
  })

  test('checks at every change after a failed submit', async () => {
    open()
    fireEvent.click(button())
    await userEvent.type(box('Full Name'), 'A')
    await waitFor(() => expect(screen.queryByText('Full Name is required.')).toBeNull())
    await userEvent.clear(box('Full Name'))
    expect(await screen.findByText('Full Name is required.')).toBeTruthy()
  })

  test('checks what was typed right before the submit', () => {
    open()
    fireEvent.change(box('Full Name'), { target: { value: 'Ana Cole' } })
    fireEvent.click(button())
    expect(screen.queryByText('Full Name is required.')).toBeNull()
    expect(screen.getByText('Business Email is required.')).toBeTruthy()
  })

  test('keeps what is typed before anything is drawn', () => {
    open()
    fireEvent.change(box('Full Name'), { target: { value: 'Ana Cole' } })
    fireEvent.change(box('City'), { target: { value: 'Towson' } })
    const kept = Object.entries(sessionStorage).find(([key]) => key.startsWith('ashlar:quote:'))
    expect(JSON.parse(String(kept?.[1]))).toMatchObject({ name: 'Ana Cole', city: 'Towson', email: '' })
  })

  test('names only descriptions that exist', () => {
    open()
    fireEvent.click(button())
    const ids = [...document.querySelectorAll('[aria-describedby]')].flatMap(
      (field) => field.getAttribute('aria-describedby')?.split(' ') ?? [],
    )
    expect(ids).not.toEqual([])
    expect(ids.filter((id) => !document.getElementById(id))).toEqual([])
  })
})
