// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mount } from '../../src/sections/Gallery/Gallery.island.ts'

const words = 'data-close="Close" data-previous="Back" data-next="On" data-position="{number} of {count}"'
const photo = (name: string) =>
  `<li><figure><a href="/${name}.jpg" data-photo><picture class="c"><source srcset="/${name}.avif 400w" sizes="25rem">` +
  `<img class="c" src="/${name}.jpg" alt="${name}" loading="lazy" sizes="25rem"></picture></a><figcaption class="c">About ${name}</figcaption></figure></li>`

let unmount: () => void
const dialog = () => document.querySelector('dialog')
const shown = () => [dialog()?.querySelector('img')?.alt, dialog()?.querySelector('p')?.textContent]
const links = () => [...document.querySelectorAll('a')]
/** Clicks a link; returns whether the browser would follow it. */
const press = (link: Element | undefined, init: MouseEventInit = {}) =>
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
const key = (name: string, init: KeyboardEventInit = {}) =>
  dialog()?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, ...init }))
const slide = (by: number) => {
  // jsdom has no pointer events.
  dialog()?.dispatchEvent(Object.assign(new MouseEvent('pointerdown', { clientX: 200 }), { isPrimary: true }))
  dialog()?.dispatchEvent(new MouseEvent('pointerup', { clientX: 200 + by }))
}

beforeEach(() => {
  // jsdom has no modal dialogs.
  vi.stubGlobal('HTMLDialogElement', HTMLDialogElement)
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  document.body.innerHTML = `<div data-island="gallery" ${words}><ul>${['a', 'b', 'c'].map(photo).join('')}</ul></div>`
  unmount = mount(document.querySelector<HTMLElement>('div') as HTMLElement)
})
afterEach(() => {
  unmount()
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')
})

describe('src/ui/Lightbox', () => {
  test('shows the pressed photo with its caption and its number, and lets no link be followed', () => {
    expect(press(links()[1])).toBe(false)
    expect(shown()).toEqual(['b', '2 of 3'])
    expect(dialog()?.querySelector('figcaption')?.textContent).toBe('About b')
    expect(dialog()?.open).toBe(true)
  })

  test('asks for files as wide as the screen, at once', () => {
    press(links()[0])
    const parts = [...(dialog()?.querySelectorAll('source, img') ?? [])]
    expect(parts.map((part) => part.getAttribute('sizes'))).toEqual(['100vw', '100vw'])
    expect(dialog()?.querySelector('[loading], .c')).toBeNull()
  })

  test('goes on by keys, by buttons and by swipes, and round at the ends', () => {
    press(links()[2])
    const seen = [
      () => key('ArrowRight'),
      () => key('ArrowLeft'),
      () => key('Home'),
      () => key('End'),
      () => press(dialog()?.querySelector('[aria-label=Back]') ?? undefined),
      () => press(dialog()?.querySelector('[aria-label=On]') ?? undefined),
      () => slide(-80),
      () => slide(80),
      () => slide(20),
      () => key('ArrowLeft', { altKey: true }),
    ].map((act) => {
      act()
      return shown()[0]
    })
    expect(seen).toEqual(['a', 'c', 'a', 'c', 'b', 'c', 'a', 'c', 'c', 'c'])
  })

  test('leaves the page as it was when it is closed, by its button or by a press beside the picture', () => {
    press(links()[0])
    press(dialog()?.querySelector('[aria-label=Close]') ?? undefined)
    expect(dialog()).toBeNull()
    press(links()[0])
    press(dialog() ?? undefined)
    expect(dialog()).toBeNull()
  })

  test('goes with its page', () => {
    press(links()[0])
    unmount()
    expect(dialog()).toBeNull()
  })

  test('leaves links to the browser that are pressed with another key, or where it knows no dialogs', () => {
    expect(press(links()[0], { ctrlKey: true })).toBe(true)
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')
    expect(press(links()[0])).toBe(true)
    expect(dialog()).toBeNull()
  })
})
