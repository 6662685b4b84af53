// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useSubMenus } from '../../src/client/useSubMenus.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const menu = (name: string) => `<details open><summary>${name}</summary><a href="#${name}">${name}</a></details>`

let root: Root

function App({ path }: { path: string }) {
  useSubMenus(path)
  return null
}

/** Renders two open menus, and a link beside them, on a wide or narrow screen. */
function open(isWide: boolean) {
  document.body.innerHTML = `<header><button${isWide ? ' style="display:none"' : ''}></button></header><div id="menu">${menu('one')}${menu('two')}</div><a href="#away">Away</a><p></p>`
  root = createRoot(document.querySelector('p') as Element)
  act(() => root.render(<App path="/" />))
}

const isOpen = () => [...document.querySelectorAll('details')].map((each) => each.open)
const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
const press = (key: string) => dispatchEvent(new KeyboardEvent('keydown', { key }))

describe('src/client/useSubMenus', () => {
  beforeEach(() => open(true))
  afterEach(() => act(() => root.unmount()))

  test('closes the others when one is touched', () => {
    document.querySelector('summary')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    expect(isOpen()).toEqual([true, false])
  })

  test('closes all at a click beside them', () => {
    click('body > a')
    expect(isOpen()).toEqual([false, false])
  })

  test('closes the one whose link is chosen', () => {
    click('details a')
    expect(isOpen()).toEqual([false, false])
  })

  test('closes at Escape, and puts the focus on what opened the first', () => {
    press('Escape')
    expect(isOpen()).toEqual([false, false])
    expect(document.activeElement).toBe(document.querySelector('summary'))
  })

  test('closes all on another page', () => {
    act(() => root.render(<App path="/about/" />))
    expect(isOpen()).toEqual([false, false])
  })

  test('leaves those in the menu of a phone open, until a link of theirs is chosen', () => {
    act(() => root.unmount())
    open(false)
    click('body > a')
    press('Escape')
    expect(isOpen()).toEqual([true, true])
    click('details a')
    expect(isOpen()).toEqual([false, true])
  })
})
