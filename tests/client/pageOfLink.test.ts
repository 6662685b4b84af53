// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { pageOfClick, pageOfLink } from '../../src/client/pageOfLink.ts'

function linkTo(html: string): Element {
  document.body.innerHTML = html
  const link = document.body.querySelector('a')
  if (!link) throw new Error('no link')
  return link
}

function clickOn(html: string, init: MouseEventInit = {}): URL | null {
  const link = linkTo(html)
  let found: URL | null = null
  link.addEventListener('click', (event) => {
    found = pageOfClick(event as MouseEvent)
    event.preventDefault()
  })
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  return found
}

describe('src/client/pageOfLink', () => {
  test('takes a link to a page of the site', () => {
    expect(clickOn('<a href="/quote/">Quote</a>')?.pathname).toBe('/quote/')
  })

  test('takes a click on something inside a link', () => {
    linkTo('<a href="/quote/"><span>Quote</span></a>')
    expect(pageOfLink(document.querySelector('span'))?.pathname).toBe('/quote/')
  })

  test.each([
    ['another site', '<a href="https://other.example/">Other</a>'],
    ['a file', '<a href="/plan.pdf">Plan</a>'],
    ['a download', '<a href="/quote/" download>Quote</a>'],
    ['another window', '<a href="/quote/" target="_blank">Quote</a>'],
    ['a phone number', '<a href="tel:+14105550142">Call</a>'],
    ['a link without an address', '<a>Careers</a>'],
    ['a jump within the page', '<a href="#main">Main</a>'],
  ])('leaves %s to the browser', (_name, html) => {
    expect(clickOn(html)).toBeNull()
  })

  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('leaves a click with %s to the browser', (key) => {
    expect(clickOn('<a href="/quote/">Quote</a>', { [key]: true })).toBeNull()
  })

  test('leaves other mouse buttons to the browser', () => {
    expect(clickOn('<a href="/quote/">Quote</a>', { button: 1 })).toBeNull()
  })
})
