// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mount } from '../../src/ui/DeferredFrame/mountFrame.ts'

/** jsdom has no IntersectionObserver: `comeIntoView` simulates a visitor who scrolls. */
let comeIntoView: (() => void) | undefined
class Observer {
  constructor(private see: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    comeIntoView = () => this.see([{ isIntersecting: true }])
  }
  disconnect() {
    comeIntoView = undefined
  }
}

const frame = () => document.querySelector('iframe')
const button = () => document.querySelector('button')
const address = 'https://calendar.example.com/'
let answer: () => Promise<Response>
let unmount: () => void

function show(load: 'click' | 'near') {
  document.body.innerHTML = `<div data-load="${load}"><div><iframe title="Calendar" data-src="${address}"></iframe>
    <button data-text="No answer"><span class="mark"></span><span>Show</span></button></div></div>`
  unmount = mount(document.querySelector('div') as HTMLElement)
}

beforeEach(() => {
  answer = () => Promise.resolve(new Response())
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal(
    'fetch',
    vi.fn(() => answer()),
  )
})
afterEach(() => {
  unmount()
  comeIntoView = undefined
  vi.unstubAllGlobals()
})

describe('src/ui/DeferredFrame', () => {
  test('asks its host for nothing before the button is pressed', async () => {
    show('click')
    expect(comeIntoView).toBeUndefined()
    expect([vi.mocked(fetch).mock.calls.length, frame()?.hasAttribute('src')]).toEqual([0, false])
    button()?.click()
    await expect.poll(() => frame()?.src).toBe(address)
    expect(vi.mocked(fetch).mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' })
  })

  test('shows the frame when it has loaded', async () => {
    show('click')
    button()?.click()
    await expect.poll(() => frame()?.src).toBe(address)
    button()?.focus()
    // Without it, jsdom does not focus a frame.
    frame()?.setAttribute('tabindex', '0')
    frame()?.dispatchEvent(new Event('load'))
    expect(frame()?.parentElement?.hasAttribute('data-shown')).toBe(true)
    expect(document.activeElement).toBe(frame())
  })

  test('loads when it comes into view, where its page says so', async () => {
    show('near')
    comeIntoView?.()
    await expect.poll(() => frame()?.src).toBe(address)
    expect(comeIntoView).toBeUndefined()
  })

  test('says that its host does not answer, and asks again at the next press', async () => {
    answer = () => Promise.reject(new Error('offline'))
    show('click')
    button()?.click()
    expect(frame()?.parentElement?.hasAttribute('data-asked')).toBe(true)
    await expect.poll(() => button()?.textContent).toContain('No answer')
    expect(frame()?.parentElement?.hasAttribute('data-asked')).toBe(false)
    expect([frame()?.hasAttribute('src'), button()?.hasAttribute('aria-busy')]).toEqual([false, false])
    answer = () => Promise.resolve(new Response())
    button()?.click()
    await expect.poll(() => frame()?.src).toBe(address)
  })

  test('stops with its page', async () => {
    show('click')
    button()?.click()
    unmount()
    await expect.poll(() => button()?.hasAttribute('aria-busy')).toBe(false)
    expect(frame()?.hasAttribute('src')).toBe(false)
  })
})
