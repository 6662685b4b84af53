// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useLinks } from '../../src/client/useLinks.ts'

const navigate = vi.fn()
const loadPage = () => document
const showWaiting = () => {}

function Links() {
  useLinks({ loadPage, showWaiting, navigate })
  return null
}

const root = createRoot(document.createElement('div'))

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  navigate.mockClear()
  document.body.innerHTML = '<main><a href="/about/"><span>About</span></a><p>Text</p></main>'
  act(() => root.render(<Links />))
})
afterEach(() => act(() => root.render(null)))

const find = (selector: string) => document.querySelector(selector) ?? document.body

/** Presses the mouse on the link and releases it elsewhere; returns the addresses to which the app navigates. */
async function pressAndRelease(on: Element, release: MouseEventInit = {}) {
  const at = { bubbles: true, cancelable: true, clientX: 50, clientY: 50 }
  find('span').dispatchEvent(new MouseEvent('mousedown', at))
  on.dispatchEvent(new MouseEvent('mouseup', { ...at, ...release }))
  await Promise.resolve()
  return navigate.mock.calls.map(([url]) => String(url.pathname))
}

describe('src/client/useLinks', () => {
  test('follows a link that moves away while the mouse is held still', async () => {
    expect(await pressAndRelease(find('p'))).toEqual(['/about/'])
  })

  test('follows a link that goes while the mouse is held still', async () => {
    const link = find('a')
    document.addEventListener('mousedown', () => link.remove(), { once: true })
    expect(await pressAndRelease(find('p'))).toEqual(['/about/'])
  })

  test('leaves a release on the link to its click', async () => {
    expect(await pressAndRelease(find('a'))).toEqual([])
  })

  test('follows no link that the mouse is moved away from', async () => {
    expect(await pressAndRelease(find('p'), { clientX: 70 })).toEqual([])
  })

  test('leaves a release with a key, which opens a tab, to the browser', async () => {
    expect(await pressAndRelease(find('p'), { ctrlKey: true })).toEqual([])
  })
})
