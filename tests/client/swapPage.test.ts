// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { adoptPage } from '../../src/client/swapPage.ts'

const lineOf = (text: string) => text && `<aside data-tone="deep"><p>${text}</p></aside>`
const htmlOf = (line: string) =>
  `<!doctype html><title>T</title><body><a href="#main">Skip</a>${lineOf(line)}<div id="shell"></div><main id="main"></main>`

/** Returns the body after one page has replaced another, each with its notice above the header if it has one. */
function swap(from: string, to: string) {
  document.body.innerHTML = new DOMParser().parseFromString(htmlOf(from), 'text/html').body.innerHTML
  const left = document.querySelector('aside')
  adoptPage()(new DOMParser().parseFromString(htmlOf(to), 'text/html'), false)
  return { tags: [...document.body.children].map(({ localName }) => localName), left }
}

test.each([
  ['comes with the page', '', 'Towson is closed.'],
  ['goes with the page', 'Towson is closed.', ''],
  ['gives way to that of another branch', 'Towson is closed.', 'Columbia is closed.'],
])('src/client/swapPage: a line over the header %s', (_, from, to) => {
  const { tags } = swap(from, to)
  expect(document.querySelector('aside')?.textContent ?? '').toBe(to)
  expect(tags).toEqual(['a', ...(to ? ['aside'] : []), 'div', 'main'])
})

test('src/client/swapPage: a line that both pages have is not drawn anew', () => {
  const { left } = swap('We are closed.', 'We are closed.')
  expect(document.querySelector('aside')).toBe(left)
})

test('src/client/swapPage: the contact bar of a page about a branch calls that branch', () => {
  const withBar = (phone: string) =>
    new DOMParser().parseFromString(
      htmlOf('').replace('<main', `<nav aria-label="Contact"><a href="tel:${phone}">Call</a></nav><main`),
      'text/html',
    )
  document.body.innerHTML = withBar('+14105550142').body.innerHTML
  const swapPage = adoptPage()
  const phone = () => document.querySelector('nav a')?.getAttribute('href')
  const left = document.querySelector('nav')
  swapPage(withBar('+14105550142'), false)
  expect(document.querySelector('nav')).toBe(left)
  swapPage(withBar('+15755550110'), false)
  expect(phone()).toBe('tel:+15755550110')
})

test('src/client/swapPage: rules that few pages have come with the first of them, and stay', () => {
  const withRules = (...parts: string[]) =>
    new DOMParser().parseFromString(
      htmlOf('').replace('<body>', `${parts.map((part) => `<style data-rare="${part}"></style>`).join('')}<body>`),
      'text/html',
    )
  document.body.innerHTML = withRules().body.innerHTML
  const swapPage = adoptPage()
  for (const page of [withRules('stairs'), withRules(), withRules('home', 'stairs')]) swapPage(page, false)
  const held = [...document.head.querySelectorAll('style')].map(({ dataset }) => dataset.rare)
  expect(held).toEqual(['stairs', 'home'])
})
