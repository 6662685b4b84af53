import type { Page } from 'playwright/test'
import { expect, test, wakeIsland } from './site.ts'

const region = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' })
const notice = (page: Page) => region(page).getByRole('listitem')
const button = (page: Page) => page.getByRole('button', { name: 'Notify Me' })

/**
 * Opens /blog/ and shows the notice of its button, with the pointer far from it. The clock of the page stands still, so
 * that the notice stays however long the test takes.
 */
async function showNotice(page: Page) {
  await page.clock.install()
  await page.goto('/blog/')
  await wakeIsland(page, 'comingSoon')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await button(page).click()
  await expect(notice(page)).toBeVisible()
}

/** Drags the notice to the right. */
async function swipe(page: Page, pixels: number) {
  const { x, y } = (await notice(page).boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(x + 20, y + 20)
  await page.mouse.down()
  await page.mouse.move(x + 20 + pixels / 2, y + 20, { steps: 5 })
  await page.mouse.move(x + 20 + pixels, y + 20, { steps: 5 })
  await page.mouse.up()
}

test.describe('notices', () => {
  test('say that the feature is not implemented yet', async ({ page }) => {
    await showNotice(page)
    await expect(notice(page)).toContainText('This feature is not implemented yet.')
  })

  test('are announced', async ({ page }) => {
    await page.goto('/blog/')
    await wakeIsland(page, 'comingSoon')
    await button(page).click()
    await expect(page.getByRole('status').filter({ hasText: 'This feature is not implemented yet.' })).toBeAttached()
  })

  test('go after five seconds', async ({ page }) => {
    await showNotice(page)
    await page.clock.runFor(4_900)
    await expect(notice(page)).toBeVisible()
    await page.clock.runFor(200)
    await expect(notice(page)).toHaveCount(0)
  })

  test('stay while the pointer is on them', async ({ page }) => {
    await showNotice(page)
    await notice(page).hover()
    await page.clock.fastForward(30_000)
    await expect(notice(page)).toBeVisible()
    await page.mouse.move(5, 5)
    await page.clock.fastForward(5_100)
    await expect(notice(page)).toHaveCount(0)
  })

  test('stay while they have the focus', async ({ page }) => {
    await showNotice(page)
    await notice(page).getByRole('button', { name: 'Close' }).focus()
    await page.clock.fastForward(30_000)
    await expect(notice(page)).toBeVisible()
    await button(page).focus()
    await page.clock.fastForward(5_100)
    await expect(notice(page)).toHaveCount(0)
  })

  test('give way to a newer one, which has its own five seconds', async ({ page }) => {
    await showNotice(page)
    await notice(page).evaluate((element) => element.setAttribute('data-first', ''))
    await page.clock.fastForward(4_000)
    await button(page).click()
    await expect(page.locator('[data-first]')).toHaveCount(0)
    await expect(notice(page)).toHaveCount(1)
    await page.clock.fastForward(4_000)
    await expect(notice(page)).toHaveCount(1)
    await page.clock.fastForward(1_100)
    await expect(notice(page)).toHaveCount(0)
  })

  test('close at Escape', async ({ page }) => {
    await showNotice(page)
    await page.keyboard.press('F8')
    await page.keyboard.press('Escape')
    await expect(notice(page)).toHaveCount(0)
  })

  test('close at Escape while the focus is elsewhere', async ({ page }) => {
    await showNotice(page)
    await button(page).focus()
    await page.keyboard.press('Escape')
    await expect(notice(page)).toHaveCount(0)
  })

  test('close at their button', async ({ page }) => {
    await showNotice(page)
    await notice(page).getByRole('button', { name: 'Close' }).click()
    await expect(notice(page)).toHaveCount(0)
  })

  test('close when they are swiped more than 50 pixels to the right', async ({ page }) => {
    await showNotice(page)
    await swipe(page, 80)
    await expect(notice(page)).toHaveCount(0)
  })

  for (const [way, pixels] of [
    ['30 pixels to the right', 30],
    ['80 pixels to the left', -80],
  ] as const) {
    test(`return when they are swiped ${way}`, async ({ page }) => {
      await showNotice(page)
      const before = await notice(page).boundingBox()
      await swipe(page, pixels)
      await page.clock.runFor(500)
      await expect.poll(async () => (await notice(page).boundingBox())?.x).toBe(before?.x)
    })
  }

  test('get the focus at F8', async ({ page }) => {
    await showNotice(page)
    await page.keyboard.press('F8')
    await expect(region(page).getByRole('list')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(notice(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(notice(page).getByRole('button', { name: 'Close' })).toBeFocused()
  })

  test('give the focus back when they close', async ({ page }) => {
    await showNotice(page)
    await button(page).focus()
    await page.keyboard.press('F8')
    await page.keyboard.press('Escape')
    await expect(button(page)).toBeFocused()
  })

  test('show at the first click before the app has arrived', async ({ page }) => {
    await page.goto('/blog/')
    await button(page).click()
    await expect(notice(page)).toBeVisible()
  })

  test('stay during a navigation', async ({ page }) => {
    await showNotice(page)
    await page.locator('header').getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL('/about/')
    await expect(notice(page)).toBeVisible()
  })
})
