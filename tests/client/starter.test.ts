// @vitest-environment jsdom
import { beforeAll, describe, expect, test, vi } from 'vitest'

/** Imported once, because the starter keeps its listeners for the life of the page. */
beforeAll(async () => {
  // jsdom paints nothing; the callback would start the app, which these tests do not cover.
  vi.stubGlobal('requestAnimationFrame', vi.fn())
  // The starter is a script without exports, which the compiler does not accept as a module.
  await vi.importActual('../../src/client/starter.ts')
})

const question =
  '<h3><button type="button" aria-expanded="false">How?</button></h3><section hidden="until-found">So.</section>'

/** Presses the button of an island before its code has run. */
function press(island: string, html: string) {
  document.body.innerHTML = `<div data-island="${island}">${html}</div>`
  const [owner, button] = [document.querySelector('div'), document.querySelector('button')]
  if (!owner || !button) throw new Error('no button')
  button.click()
  return { owner, button }
}

describe('src/client/starter', () => {
  test('opens the answer of an FAQ by itself', () => {
    const { button } = press('faq', question)
    expect([button.getAttribute('aria-expanded'), document.querySelector('section')?.hidden]).toEqual(['true', false])
  })

  test('repeats the press of a button that opens something else once its island is ready', () => {
    const { owner, button } = press('timeline', '<button type="button" aria-expanded="false">All years</button>')
    const pressed = vi.fn()
    button.addEventListener('click', pressed)
    owner.setAttribute('data-ready', '')
    owner.dispatchEvent(new Event('ashlar:ready', { bubbles: true }))
    expect([pressed.mock.calls.length, button.getAttribute('aria-expanded')]).toEqual([1, 'false'])
  })

  test('holds the press of a photo, which would leave the page, until it is shown large', () => {
    document.body.innerHTML = '<div data-island="gallery"><a href="/a.jpg" data-photo=""><img alt="A"></a></div>'
    const [owner, picture] = [document.querySelector('div'), document.querySelector('img')]
    const tap = new MouseEvent('click', { bubbles: true, cancelable: true })
    picture?.dispatchEvent(tap)
    const pressed = vi.fn((event: Event) => event.preventDefault())
    document.querySelector('a')?.addEventListener('click', pressed)
    owner?.setAttribute('data-ready', '')
    owner?.dispatchEvent(new Event('ashlar:ready', { bubbles: true }))
    expect([tap.defaultPrevented, pressed.mock.calls.length]).toEqual([true, 1])
  })

  test('moves between the questions of an FAQ by arrow keys', () => {
    document.body.innerHTML = `<div data-island="faq">${question}${question}</div>`
    const [first, second] = document.querySelectorAll('button')
    const key = (name: string) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }))
    first?.focus()
    key('ArrowDown')
    expect(document.activeElement).toBe(second)
    key('ArrowDown')
    expect(document.activeElement).toBe(first)
    key('End')
    expect(document.activeElement).toBe(second)
    key('a')
    expect(document.activeElement).toBe(second)
  })

  test('asks for the page of a link that a finger lies on, and leaves the tap to the browser', () => {
    document.body.innerHTML = '<a href="/quote/">Quote</a>'
    const link = document.querySelector('a')
    link?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(document.head.querySelector('link')?.outerHTML).toMatch(/^<link rel="prefetch" href="[^"]*\/quote\/">$/)
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    link?.addEventListener('click', (event) => expect(event.defaultPrevented).toBe(false))
    link?.dispatchEvent(click)
    expect(click.defaultPrevented).toBe(false)
  })
})
