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

  test('has the first wrong field in sight, which WebKit leaves under the header', () => {
    open()
    fireEvent.click(button())
    const shown = vi.mocked(Element.prototype.scrollIntoView)
    expect([document.activeElement, shown.mock.contexts]).toEqual([box('Full Name'), [box('Full Name')]])
    expect(shown).toHaveBeenCalledWith({ block: 'nearest' })
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

  test('focuses the first field with an error', () => {
    open({ service_type: 'Floor Care' })
    fireEvent.change(box('Full Name'), { target: { value: 'Ada' } })
    fireEvent.click(button())
    expect(document.activeElement).toBe(box('Business Email'))
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
    for (const field of document.querySelectorAll('[aria-describedby]')) {
      for (const id of field.getAttribute('aria-describedby')?.split(' ') ?? [])
        expect(document.getElementById(id)).not.toBeNull()
    }
  })
})
