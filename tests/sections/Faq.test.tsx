// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { FaqIsland, mount, read } from '../../src/sections/Faq/Faq.island.tsx'
import { putOnPage } from './islandOnPage.tsx'

const items = [
  { question: 'What is included?', answer: 'All on the <a href="/services/">list</a>.' },
  { question: 'Who checks?', answer: 'A supervisor &amp; you.' },
  { question: 'Is it safe?', answer: 'Yes.' },
]

let unmount: (() => void) | undefined
afterEach(() => {
  act(() => unmount?.())
  unmount = undefined
  vi.restoreAllMocks()
})

const findable = (html: string) => html.replaceAll(' hidden=""', ' hidden="until-found"')
const prerender = () => putOnPage(<FaqIsland items={items} />, findable)

function hydrate(element: Element) {
  act(() => {
    unmount = mount(element)
  })
}

function open() {
  const page = prerender()
  hydrate(page.element)
  return page
}

const buttons = () => screen.getAllByRole<HTMLButtonElement>('button')
const answers = () => [...document.querySelectorAll('section')]
const opened = () => buttons().map((button) => button.getAttribute('aria-expanded') === 'true')

describe('src/sections/Faq/Faq.island', () => {
  test('writes no style attribute into the page', () => {
    expect(prerender().element.innerHTML).not.toContain('style=')
  })

  test('has every answer in the page, closed', () => {
    prerender()
    expect(answers().map((answer) => answer.firstElementChild?.innerHTML)).toEqual(items.map(({ answer }) => answer))
    expect(answers().map((answer) => answer.getAttribute('hidden'))).toEqual(Array(3).fill('until-found'))
  })

  test('hydrates without a console message', () => {
    expect(open().messages).toEqual([])
  })

  test('leaves closed answers findable after hydration', () => {
    open()
    expect(answers().map((answer) => answer.getAttribute('hidden'))).toEqual(Array(3).fill('until-found'))
  })

  test('reads its questions back from the page', () => {
    const { element } = prerender()
    expect(read(element)).toMatchObject({ items, open: undefined })
  })

  test('takes over an item that was opened before hydration', () => {
    const { element, messages } = prerender()
    buttons()[1]?.setAttribute('aria-expanded', 'true')
    answers()[1]?.removeAttribute('hidden')
    hydrate(element)
    expect(opened()).toEqual([false, true, false])
    expect(answers()[1]?.hasAttribute('hidden')).toBe(false)
    expect(messages).toEqual([])
  })

  test('names each answer by its question', () => {
    open()
    expect(answers()).toHaveLength(items.length)
    for (const [index, answer] of answers().entries()) {
      expect(answer.getAttribute('aria-labelledby')).toBe(buttons()[index]?.id)
      expect(buttons()[index]?.getAttribute('aria-controls')).toBe(answer.id)
    }
  })

  test('puts its buttons into headings', () => {
    open()
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
  })

  test('opens one item at a time', () => {
    open()
    fireEvent.click(buttons()[0] as Element)
    fireEvent.click(buttons()[2] as Element)
    expect(opened()).toEqual([false, false, true])
    expect(answers()[0]?.getAttribute('hidden')).toBe('until-found')
    expect(answers()[2]?.hasAttribute('hidden')).toBe(false)
  })

  test('closes the open item', () => {
    open()
    fireEvent.click(buttons()[0] as Element)
    fireEvent.click(buttons()[0] as Element)
    expect(opened()).toEqual([false, false, false])
  })

  test('closes an item at a click right after the postponed update', async () => {
    const element = putOnPage(<FaqIsland items={items} />, findable).element
    unmount = mount(element)
    buttons()[0]?.click()
    await new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)))
    buttons()[0]?.click()
    expect(opened()).toEqual([false, false, false])
  })

  test('looks after React has followed as it did before', async () => {
    const { element, messages } = open()
    for (const order of [[0], [2], [2, 2], [1, 0, 0], [0, 1]]) {
      for (const index of order) fireEvent.click(buttons()[index] as Element)
      const before = element.innerHTML
      await act(() => new Promise((done) => setTimeout(done, 50)))
      expect(element.innerHTML).toBe(before)
    }
    expect(opened()).toEqual([false, true, false])
    expect(messages).toEqual([])
  })

  test.each([
    ['{ArrowDown}', 1],
    ['{End}', 2],
    ['{ArrowUp}', 2],
    ['{End}{Home}', 0],
  ])('moves the focus with %s', async (keys, index) => {
    open()
    buttons()[0]?.focus()
    await userEvent.keyboard(keys)
    expect(document.activeElement).toBe(buttons()[index])
  })

  test('opens the item in which the browser found a word', () => {
    open()
    fireEvent.click(buttons()[0] as Element)
    const answer = answers()[1]
    act(() => {
      answer?.dispatchEvent(new Event('beforematch', { bubbles: true }))
      answer?.removeAttribute('hidden')
    })
    expect(opened()).toEqual([false, true, false])
  })
})
