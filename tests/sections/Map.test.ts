// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mount } from '../../src/sections/Map/Map.island.ts'

const address = 'https://maps.example.com/embed'
let comesIntoView: () => void = () => undefined

class Watcher implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  private isOn = false
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    comesIntoView = () => this.isOn && tell([{ isIntersecting: true }])
  }
  observe() {
    this.isOn = true
  }
  disconnect() {
    this.isOn = false
  }
}

/** Renders the map on a page; `answer` stands for the host of the map service. */
function mapOnPage(answer: () => Promise<unknown>) {
  const ask = vi.fn<(address: string, options?: RequestInit) => Promise<unknown>>(answer)
  vi.stubGlobal('fetch', ask)
  document.body.innerHTML = `<div id="map"><div id="sheet"><svg></svg><iframe data-src="${address}"></iframe></div>
    <p hidden><button data-shown="Show the drawn map" data-hidden="Show the street map"></button></p></div>`
  const find = <E extends Element>(selector: string) => document.querySelector<E>(selector) as E
  const [frame, sheet, button] = [
    find<HTMLIFrameElement>('iframe'),
    find<HTMLElement>('#sheet'),
    find<HTMLElement>('button'),
  ]
  const stop = mount(find<HTMLElement>('#map'))
  return { ask, frame, sheet, button, stop, isCovered: () => sheet.hasAttribute('data-shown') }
}

const refuse = () => Promise.reject(new TypeError('Failed to fetch'))
const accept = () => Promise.resolve(undefined)

describe('src/sections/Map/Map.island', () => {
  beforeEach(() => vi.stubGlobal('IntersectionObserver', Watcher))
  afterEach(() => vi.unstubAllGlobals())

  test('asks no other host before the map is in view', () => {
    const { ask, frame } = mapOnPage(accept)
    dispatchEvent(new Event('scroll'))
    dispatchEvent(new Event('pointerdown'))
    expect([ask.mock.calls.length, frame.hasAttribute('src')]).toEqual([0, false])
  })

  test('asks without cookies and without telling the page', async () => {
    const { ask } = mapOnPage(accept)
    comesIntoView()
    expect(ask.mock.calls[0]?.[0]).toBe(address)
    expect(ask.mock.calls[0]?.[1]).toMatchObject({
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      mode: 'no-cors',
    })
  })

  test('covers the drawn map once the frame has loaded', async () => {
    const { frame, isCovered } = mapOnPage(accept)
    comesIntoView()
    await vi.waitFor(() => expect(frame.getAttribute('src')).toBe(address), 60_000)
    expect(isCovered()).toBe(false)
    frame.dispatchEvent(new Event('load'))
    expect(isCovered()).toBe(true)
  })

  test('leaves the drawn map alone where the host does not answer, and asks again later', async () => {
    const { ask, frame, isCovered } = mapOnPage(refuse)
    comesIntoView()
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1), 60_000)
    await new Promise((resolve) => setTimeout(resolve))
    expect([frame.hasAttribute('src'), isCovered()]).toEqual([false, false])
    ask.mockImplementation(accept)
    comesIntoView()
    await vi.waitFor(() => expect(frame.getAttribute('src')).toBe(address), 60_000)
  })

  test('leads back to the drawn map, and again to the street map', async () => {
    const { frame, button, isCovered } = mapOnPage(accept)
    expect(button.closest('[hidden]')).not.toBe(null)
    comesIntoView()
    await vi.waitFor(() => expect(frame.hasAttribute('src')).toBe(true), 60_000)
    frame.dispatchEvent(new Event('load'))
    expect([button.closest('[hidden]'), button.textContent]).toEqual([null, 'Show the drawn map'])
    button.click()
    expect([isCovered(), button.textContent]).toEqual([false, 'Show the street map'])
    button.click()
    expect(isCovered()).toBe(true)
  })

  test('shows nothing on a page that was left meanwhile', async () => {
    const { frame, stop } = mapOnPage(accept)
    comesIntoView()
    stop()
    await new Promise((resolve) => setTimeout(resolve))
    expect(frame.hasAttribute('src')).toBe(false)
  })
})
