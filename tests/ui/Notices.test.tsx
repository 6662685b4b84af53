// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Notices } from '../../src/ui/Notices/Notices.tsx'
import { currentNotice, dismiss, notify } from '../../src/ui/Notices/notices.ts'
import { inEnglish } from './inEnglish.tsx'

const first = { title: 'First', description: 'One' }
const second = { title: 'Second', description: 'Two' }

beforeEach(() => {
  vi.useFakeTimers()
  render(
    inEnglish(
      <>
        <button type="button">Page</button>
        <Notices />
      </>,
    ),
  )
})
afterEach(() => {
  cleanup()
  const notice = currentNotice()
  if (notice) dismiss(notice.id)
  vi.useRealTimers()
})

const show = (text: Parameters<typeof notify>[0]) => act(() => notify(text))
const pass = (time: number) => act(() => vi.advanceTimersByTime(time))
const area = () => screen.getByRole('list')
const shown = () => screen.queryAllByRole('listitem').map((item) => item.firstElementChild?.textContent)
const hide = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  fireEvent(document, new Event('visibilitychange'))
}

describe('src/ui/Notices', () => {
  test('shows a notice for 5000 ms', () => {
    show(first)
    pass(4999)
    expect(shown()).toEqual(['First'])
    pass(1)
    expect(shown()).toEqual([])
  })

  test('puts a newer notice in the place of the older', () => {
    show(first)
    pass(3000)
    show(second)
    expect(shown()).toEqual(['Second'])
    pass(4999)
    expect(shown()).toEqual(['Second'])
  })

  /** Returns what screen readers announce; Radix removes it after a second. */
  const heard = () => {
    act(() => vi.advanceTimersByTime(100))
    return screen.queryAllByRole('status').map(({ textContent }) => textContent)
  }

  test('is heard', () => {
    show(first)
    expect(heard()).toEqual([expect.stringContaining('First')])
  })

  test('is silent where a part of the page says the same', () => {
    show({ ...first, said: true })
    expect([shown(), heard()]).toEqual([['First'], []])
  })

  test('shows a notice that was there before it', () => {
    cleanup()
    notify(first)
    render(inEnglish(<Notices />))
    expect(shown()).toEqual(['First'])
  })

  test('waits while the pointer is on it', () => {
    show(first)
    pass(4000)
    fireEvent.pointerEnter(area())
    pass(60_000)
    expect(shown()).toEqual(['First'])
    fireEvent.pointerLeave(area())
    pass(999)
    expect(shown()).toEqual(['First'])
    pass(1)
    expect(shown()).toEqual([])
  })

  test('waits while the tab is hidden', () => {
    show(first)
    hide(true)
    pass(60_000)
    expect(shown()).toEqual(['First'])
    hide(false)
    pass(5000)
    expect(shown()).toEqual([])
  })

  test('takes the focus with F8 and waits', () => {
    show(first)
    fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' })
    expect(document.activeElement).toBe(area())
    pass(60_000)
    expect(shown()).toEqual(['First'])
  })

  test('closes with Escape', () => {
    show(first)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(shown()).toEqual([])
  })

  test('closes with its button', () => {
    show(first)
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(shown()).toEqual([])
  })

  test('gives the focus back to where it was', () => {
    const page = screen.getByRole('button', { name: 'Page' })
    page.focus()
    show(first)
    fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' })
    act(() => screen.getByRole('button', { name: 'Close' }).focus())
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(document.activeElement).toBe(page)
  })

  test('lets time pass again after a focused notice was closed', () => {
    show(first)
    fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' })
    fireEvent.keyDown(area(), { key: 'Escape' })
    show(second)
    pass(5000)
    expect(shown()).toEqual([])
  })

  test('keeps the focus in the area when a newer notice comes', () => {
    show(first)
    act(() => screen.getByRole('button', { name: 'Close' }).focus())
    show(second)
    expect(document.activeElement).toBe(area())
  })

  test('closes when swiped 50 px to the right', () => {
    show(first)
    swipe(51)
    expect(shown()).toEqual([])
  })

  test('stays when swiped less', () => {
    show(first)
    swipe(50)
    expect(shown()).toEqual(['First'])
  })

  test('closes after its action', () => {
    const onSelect = vi.fn()
    show({ ...first, action: { label: 'Undo', altText: 'Press Undo in the list', onSelect } })
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(onSelect).toHaveBeenCalledOnce()
    expect(shown()).toEqual([])
  })

  test('closes after its link was followed', () => {
    show({ ...first, action: { label: 'Call', altText: 'Call 555-0142', href: '#tel' } })
    const link = screen.getByRole('link', { name: 'Call' })
    expect(link.getAttribute('href')).toBe('#tel')
    fireEvent.click(link)
    expect(shown()).toEqual([])
  })

  test.each([
    ['default', 'polite'],
    ['error', 'assertive'],
  ] as const)('announces the tone "%s" as %s', (tone, live) => {
    show({ ...first, tone })
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe(live)
  })
})

function swipe(distance: number) {
  const notice = screen.getByRole('listitem')
  Object.assign(notice, { setPointerCapture() {}, releasePointerCapture() {}, hasPointerCapture: () => true })
  fireEvent.pointerDown(notice, { button: 0, clientX: 0, clientY: 0 })
  fireEvent.pointerMove(notice, { clientX: 20, clientY: 0 })
  fireEvent.pointerMove(notice, { clientX: distance, clientY: 0 })
  fireEvent.pointerUp(notice, { clientX: distance, clientY: 0 })
}
