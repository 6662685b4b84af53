import type { Page } from 'playwright/test'
import { runs } from '../../seed.ts'
import { expect, test, wakeApp } from '../site.ts'

/** Throttles a page to a phone with a fraction of this CPU's speed. */
async function slowDown(page: Page, rate: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate })
}

test.describe('every click', () => {
  test('ends in a load by the browser where the page does not come', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await wakeApp(page)
    // The first request never gets a response.
    await page.route('**/about/', () => {}, { times: 1 })
    await page.evaluate(() => Object.assign(window, { sameLoad: true }))
    await page.locator('footer').getByRole('link', { name: 'About' }).click()
    await page.clock.runFor(13_000)
    await expect(page).toHaveURL('/about/')
    expect(await page.evaluate(() => 'sameLoad' in window)).toBe(false)
  })

  test('ends in a load by the browser where it refuses a new entry of the history, aloud or silently', async ({
    page,
  }) => {
    for (const isAloud of [true, false]) {
      await page.goto('/')
      await wakeApp(page)
      await page.evaluate((isAloud) => {
        history.pushState = () => {
          if (isAloud) throw new DOMException('Too many', 'SecurityError')
        }
      }, isAloud)
      await page.locator('footer').getByRole('link', { name: 'About' }).click()
      await expect(page).toHaveURL('/about/')
      await expect(page.locator('h1')).toBeVisible()
    }
  })

  test('arrives where the link moves away between press and release', async ({ page }) => {
    await page.goto('/')
    await wakeApp(page)
    const link = page.locator('footer').getByRole('link', { name: 'About' })
    await link.hover()
    await page.mouse.down()
    await page.locator('footer').evaluate((footer) => {
      footer.style.paddingTop = '400px'
    })
    // Browsers update the hover state under a still pointer at the next frame.
    await expect.poll(() => link.evaluate((element) => element.matches(':hover'))).toBe(false)
    await page.mouse.up()
    await expect(page).toHaveURL('/about/')
  })

  const many = runs(40, 200)
  test(`arrives, ${many} in a row on a busy machine @long`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ hasTouch: true, ...(baseURL && { baseURL }) })
    await page.goto('/')
    await wakeApp(page)
    await slowDown(page, 4)
    const ways = ['click', 'tap', 'key'] as const
    for (let count = 0; count < many; count += 1) {
      const links = page.locator('footer nav a, footer ul a[href]')
      const link = links.nth((count * 7) % (await links.count()))
      const href = (await link.getAttribute('href')) ?? ''
      const way = ways[count % ways.length]
      if (way === 'click') await link.click()
      else if (way === 'tap') await link.tap()
      else await link.press('Enter')
      await expect(page, `navigation ${count} by ${way} to ${href}`).toHaveURL(href)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${href}$`))
    }
    await page.close()
  })
})
