import type { Page, Request } from 'playwright/test'
import { expect, settle, test, wakeApp } from '../site.ts'

const scrolled = (page: Page) => page.evaluate(() => scrollY)
const heading = (page: Page) => page.locator('h1')
const inHeader = (page: Page, name: string) => page.locator('header').getByRole('link', { name, exact: true }).first()

/** Returns the scroll position once it no longer changes. */
const rested = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let [last, frames] = [scrollY, 0]
        const look = () => {
          frames = scrollY === last ? frames + 1 : 0
          last = scrollY
          if (frames > 10) done(last)
          else requestAnimationFrame(look)
        }
        look()
      }),
  )

/** Delays responses to requests for a page. Returns a function that counts them. */
async function slowDown(page: Page, address: string, milliseconds: number) {
  let requests = 0
  await page.route(`**${address}`, async (route) => {
    requests += 1
    await new Promise((done) => setTimeout(done, milliseconds))
    await route.continue().catch(() => {})
  })
  return () => requests
}

/** A page with a link to its own form. */
const janitorial = '/services/janitorial-services/'
const toForm = 'Request a Quote for It'

/** Scrolls that link into view, as a click of Playwright does. Returns the final scroll position. */
async function scrollToFormLink(page: Page): Promise<number> {
  await page.getByRole('link', { name: toForm }).scrollIntoViewIfNeeded()
  await expect.poll(() => scrolled(page)).toBeGreaterThan(100)
  return rested(page)
}

test.describe('back', () => {
  test('leads to where the visitor left the page after a jump within it', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/#main')
    await wakeApp(page)
    const card = page.locator('main').getByRole('link', { name: 'Learn More' }).last()
    await card.focus()
    await card.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const left = await scrolled(page)
    expect(left).toBeGreaterThan(500)
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL('/#main')
    await expect(heading(page)).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL('/#main')
    await expect.poll(() => scrolled(page)).toBe(left)
  })

  test('undoes a jump within the page, and forward does it again', async ({ page }) => {
    await page.goto(janitorial)
    await wakeApp(page)
    const left = await scrollToFormLink(page)
    await page.getByRole('link', { name: toForm }).click()
    await expect(page).toHaveURL(`${janitorial}#quote`)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(left + 300)
    const jumped = await rested(page)
    await page.goBack()
    await expect.poll(() => scrolled(page)).toBe(left)
    await page.goForward()
    await expect.poll(() => scrolled(page)).toBe(jumped)
  })

  test('leads to where a page was left after it was loaded anew, too', async ({ page }) => {
    await page.goto('/quote/')
    await wakeApp(page)
    await page.mouse.wheel(0, 150)
    await expect.poll(() => scrolled(page)).toBe(150)
    await inHeader(page, 'Blog')
      .or(page.locator('footer').getByRole('link', { name: 'Blog' }))
      .first()
      .click()
    await expect(heading(page)).toHaveText('Blog')
    await page.reload()
    await wakeApp(page)
    await page.goBack()
    await expect(page).toHaveURL('/quote/')
    await expect(heading(page)).not.toHaveText('Blog')
    await expect.poll(() => scrolled(page)).toBe(150)
  })

  test('leads to the page of the address before a page that was loaded anew is touched', async ({ page }) => {
    await page.goto('/quote/')
    await wakeApp(page)
    const quote = await heading(page).innerText()
    await page.locator('footer').getByRole('link', { name: 'Blog' }).click()
    await expect(heading(page)).toHaveText('Blog')
    await page.reload()
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL('/quote/')
    await expect(heading(page)).toHaveText(quote)
  })

  test('is left to the app after a call, which leads to no page', async ({ page }) => {
    const restoration = () => page.evaluate(() => history.scrollRestoration)
    await page.goto('/quote/')
    await wakeApp(page)
    await page.locator('main a[href^="tel:"]').first().click()
    await expect.poll(restoration).toBe('auto')
    // Chromium asks which program to use for the call, and captures mouse clicks meanwhile.
    const blog = page.locator('footer').getByRole('link', { name: 'Blog' })
    await blog.evaluate((link: HTMLAnchorElement) => link.click())
    await expect(heading(page)).toHaveText('Blog')
    await page.goBack()
    await expect(page).toHaveURL('/quote/')
    expect(await restoration()).toBe('manual')
  })

  test('twice in a hurry leads to the page of the address', async ({ page }) => {
    await page.goto(janitorial)
    await wakeApp(page)
    const quote = await heading(page).innerText()
    const left = await scrollToFormLink(page)
    const requests = await slowDown(page, janitorial, 800)
    await page.getByRole('link', { name: toForm }).click()
    await page.locator('footer').getByRole('link', { name: 'Blog' }).click()
    await expect(heading(page)).toHaveText('Blog')
    await page.evaluate(() => history.back())
    await expect.poll(requests).toBe(1)
    await page.evaluate(() => history.back())
    await expect(heading(page)).toHaveText(quote)
    await expect(page).toHaveURL(janitorial)
    await expect.poll(() => scrolled(page)).toBe(left)
    await page.goForward()
    await expect(page).toHaveURL(`${janitorial}#quote`)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(left + 300)
  })

  test('takes a fragment as it comes', async ({ page }) => {
    await page.goto('/quote/#save-50%')
    await wakeApp(page)
    await page.locator('footer').getByRole('link', { name: 'Blog' }).click()
    await expect(heading(page)).toHaveText('Blog')
    await page.goBack()
    await expect(page).toHaveURL('/quote/#save-50%')
    await expect(heading(page)).not.toHaveText('Blog')
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Quote')
  })

  test('gives up a page that has not come yet', async ({ page }) => {
    await page.goto('/about/')
    await wakeApp(page)
    await page.locator('footer').getByRole('link', { name: 'Blog' }).click()
    await expect(heading(page)).toHaveText('Blog')
    await slowDown(page, '/contact/', 800)
    const isContact = (request: Request) => request.url().endsWith('/contact/')
    const ended = Promise.race([
      page.waitForEvent('requestfinished', isContact),
      page.waitForEvent('requestfailed', isContact),
    ])
    await page.locator('footer').getByRole('link', { name: 'Contact' }).click()
    // Playwright's own goBack takes longer than the page.
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL('/about/')
    await ended
    await settle(page)
    await expect(page).toHaveURL('/about/')
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
  })
})

test.describe('link', () => {
  test('to the page itself makes no entry, and leads to its top', async ({ page }) => {
    await page.goto('/about/')
    await wakeApp(page)
    await page.locator('footer').getByRole('link', { name: 'Blog' }).click()
    await expect(heading(page)).toHaveText('Blog')
    const entries = () => page.evaluate(() => history.length)
    const before = await entries()
    await page.locator('footer').getByRole('link', { name: 'Blog' }).click()
    await expect.poll(() => scrolled(page)).toBe(0)
    expect(await entries()).toBe(before)
    await page.goBack()
    await expect(page).toHaveURL('/about/')
  })

  test('to a slow page shows that it is awaited, and asks for it once', async ({ page }) => {
    await page.goto('/about/')
    await wakeApp(page)
    const requests = await slowDown(page, '/contact/', 10_500)
    await page.evaluate(() => Object.assign(window, { sameLoad: true }))
    await page.locator('footer').getByRole('link', { name: 'Contact' }).click()
    await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true')
    await expect(page).toHaveURL('/contact/')
    await expect(page.locator('main[aria-busy], main[style]')).toHaveCount(0)
    expect([requests(), await page.evaluate(() => 'sameLoad' in window)]).toEqual([1, true])
  })

  test('to a page that comes at once shows nothing', async ({ page }) => {
    await page.clock.install()
    await page.goto('/about/')
    await wakeApp(page)
    await page.evaluate(() =>
      new MutationObserver(() => Object.assign(window, { wasBusy: true })).observe(document, {
        subtree: true,
        attributeFilter: ['aria-busy'],
      }),
    )
    const link = page.locator('footer').getByRole('link', { name: 'Blog' })
    const fetched = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/blog/'))
    await link.hover()
    await fetched
    await link.click()
    await expect(heading(page)).toHaveText('Blog')
    await page.clock.fastForward(2_000)
    await settle(page)
    expect(await page.evaluate(() => 'wasBusy' in window)).toBe(false)
  })
})
