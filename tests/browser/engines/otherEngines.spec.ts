import { expect, test } from 'playwright/test'
import { answersOf } from '../forms/quoteFormPage.ts'
import { receivedOnce } from '../site.ts'
import { browsers } from './browsers.ts'
import type { DrivenBrowser, DrivenWindow } from './drivenBrowser.ts'

const box = (name: string) => `form[data-form=quote] [name=${name}]`
const send = 'form[data-form=quote] button[type=submit]'
const quoteForm = '[data-island=quoteForm]'
const pages = ['/', '/quote/', '/services/floor-care/', '/locations/towson-md/', '/sitemap/', '/contact/']
const toggle = 'header button[aria-controls=menu]'

for (const { name, packages, isThere, start } of browsers) {
  if (!isThere && process.env.TEST_WORKER_INDEX === undefined)
    console.warn(`LEFT OUT: the tests in ${name}, which is not installed here (apt-get install ${packages}).`)

  test.describe(name, () => {
    test.skip(!isThere, `${name} is not installed`)
    // One browser for all tests: another worker would start another.
    test.describe.configure({ mode: 'default' })
    let browser: DrivenBrowser
    let view: DrivenWindow
    test.beforeAll(async () => {
      browser = await start()
    })
    test.afterAll(() => browser?.stop())
    test.beforeEach(async () => {
      view = await browser.openWindow(process.env.ASHLAR_URL ?? '')
    })
    test.afterEach(() => view?.close())

    const attribute = (selector: string, name: string) =>
      view.run<string | null>('return document.querySelector(arguments[0])?.getAttribute(arguments[1])', selector, name)
    const value = (name: string) => view.run<string>('return document.querySelector(arguments[0]).value', box(name))
    const address = () => view.run<string>('return location.pathname')
    const heading = () => view.run<string>('return document.querySelector("h1").textContent')
    const untilReady = (owner: string) => expect.poll(() => attribute(owner, 'data-ready')).toBe('')
    const pressUntil = (key: 'Tab' | 'Escape', owner: string, name: string, value: string) =>
      expect
        .poll(async () => {
          await view.press(key)
          return attribute(owner, name)
        })
        .toBe(value)
    // WebKit loses key presses on a busy machine.
    const wake = () => pressUntil('Tab', '#shell', 'data-ready', '')

    test('opens the menu at the first click, and closes it at Escape', async () => {
      await view.open('/')
      await view.click(toggle)
      expect(await attribute(toggle, 'aria-expanded')).toBe('true')
      await untilReady('#shell')
      expect(await attribute(toggle, 'aria-expanded')).toBe('true')
      // React attaches its listeners a moment after the shell is ready.
      await pressUntil('Escape', toggle, 'aria-expanded', 'false')
      expect(await view.run('return document.activeElement.matches(arguments[0])', toggle)).toBe(true)
    })

    test('leads a visitor from the home page to a sent request', async () => {
      const answers = answersOf(test.info())
      await view.open('/')
      await view.run('window.sameLoad = true')
      await wake()
      // On a phone the lists of the footer are closed.
      await view.click('footer summary[aria-label=Services]')
      await view.click('footer a[href="/services/janitorial-services/"]')
      await expect.poll(heading).toBe('Commercial Janitorial Services in Baltimore')
      const question = '[data-island=faq] button'
      await view.click(question)
      await expect.poll(() => attribute(question, 'aria-expanded')).toBe('true')
      await view.type(box('name'), answers['Full Name'])
      await view.type(box('email'), answers['Business Email'])
      await view.type(box('phone'), answers['Phone Number'])
      await view.type(box('service_type'), answers['Service Type'])
      await view.type(box('city'), answers.City)
      await view.click(send)
      await expect.poll(address).toBe('/thank-you/')
      expect((await receivedOnce(answers['Business Email'])).request.city).toBe('Catonsville')
      expect(await view.run('return window.sameLoad')).toBe(true)
      expect(await view.run('return JSON.stringify(sessionStorage)')).not.toContain('Ada')
      await view.back()
      await expect.poll(address).toBe('/services/janitorial-services/')
    })

    test('shows the list of fields in error below the header', async () => {
      await view.open('/quote/')
      await view.click(send)
      await expect.poll(() => view.run('return document.activeElement.ariaLabel')).toBe('To complete or correct:')
      const gap = () =>
        view.run<number>(
          'return document.activeElement.getBoundingClientRect().top - document.querySelector("header").getBoundingClientRect().bottom',
        )
      await expect.poll(gap).toBeGreaterThan(0)
    })

    test('keeps what was typed when the page is loaded again', async () => {
      await view.open('/quote/')
      await view.type(box('name'), 'Ada Byron')
      await untilReady(quoteForm)
      await view.type(box('message'), 'Two floors.')
      await view.reload()
      // Firefox' driver reloads a page without the cache, which scrolls to its top.
      await view.run('document.querySelector(arguments[0]).scrollIntoView()', quoteForm)
      await untilReady(quoteForm)
      expect([await value('name'), await value('message')]).toEqual(['Ada Byron', 'Two floors.'])
    })

    test('carries what is ticked of a scope of work into the notes of the form', async () => {
      await view.open('/services/janitorial-services/')
      const scope = '[data-island=scopeOfWork]'
      await view.click(`${scope} input[type=checkbox]`)
      await untilReady(scope)
      await view.run('document.querySelector(arguments[0]).scrollIntoView()', quoteForm)
      await untilReady(quoteForm)
      await expect.poll(() => value('message')).toContain('Restroom cleaning and sanitization')
    })

    test('goes back to the place where a page was left', async () => {
      await view.open('/')
      await wake()
      const first = await heading()
      await view.run('addEventListener("click", () => { window.left = scrollY }, { once: true, capture: true })')
      await view.click('footer a[href="/contact/"]')
      await expect.poll(address).toBe('/contact/')
      await expect.poll(heading).not.toBe(first)
      await view.back()
      await expect.poll(heading).toBe(first)
      // A heading whose font arrived late keeps its height until the page is left, so the page may be shorter now.
      const end = 'document.documentElement.scrollHeight - innerHeight'
      await expect.poll(() => view.run(`return left > 1000 && scrollY === Math.min(left, ${end})`)).toBe(true)
    })

    test('goes back to the place where a page was left for another site', async () => {
      await view.open('/quote/')
      const first = await heading()
      await wake()
      await view.run('scrollTo({ top: 700, behavior: "instant" })')
      await expect.poll(() => view.run('return scrollY')).toBe(700)
      await view.open('about:blank')
      await view.back()
      await expect.poll(heading).toBe(first)
      await expect.poll(() => view.run('return scrollY')).toBe(700)
    })

    test('lets nothing run over the edge', async () => {
      const over: Record<string, number> = {}
      for (const page of pages) {
        await view.open(page)
        over[page] = await view.run(
          'return document.documentElement.scrollWidth - document.documentElement.clientWidth',
        )
      }
      expect(over).toEqual(Object.fromEntries(pages.map((page) => [page, 0])))
    })
  })
}
