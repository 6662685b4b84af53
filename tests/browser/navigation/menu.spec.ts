import type { Page } from 'playwright/test'
import { appScript, expect, holdScripts, settle, test, wakeApp } from '../site.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const toggle = (page: Page) => page.locator('header button')
const menu = (page: Page) => page.locator('header').getByRole('navigation', { name: 'Main' })

async function openMenu(page: Page) {
  await page.goto('/')
  await wakeApp(page)
  await toggle(page).tap()
  await expect(menu(page)).toBeVisible()
}

const nowhere = { x: 0, y: 0, width: 0, height: 0 }

/** Scrolls down and then taps by coordinates: Playwright's own tap would scroll first. */
async function scrollDown(page: Page) {
  await page.goto('/')
  await wakeApp(page)
  await page.evaluate(() => scrollTo(0, 900))
  const { x, y } = (await toggle(page).boundingBox()) ?? { x: 0, y: 0 }
  const tapToggle = () => page.touchscreen.tap(x + 20, y + 20)
  const placed = () =>
    page.evaluate(() => {
      const { top, width, height } = document.getElementById('main')?.getBoundingClientRect() ?? new DOMRect()
      return { top, width, height, scrollY, sideways: document.documentElement.scrollWidth - innerWidth }
    })
  return { tapToggle, placed }
}

test.describe('menu', () => {
  test('stands in one row with a company of three words', async ({ page }) => {
    await page.goto('/')
    await page
      .locator('header [data-part=company]')
      .evaluate((link) => link.lastChild?.replaceWith('Miller & Sons Roofing'))
    // The name takes two lines beside Menu.
    for (const [width, most] of [
      [320, 64],
      [360, 72],
      [390, 64],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      const name = (await page.locator('header [data-part=company]').boundingBox()) ?? nowhere
      const button = (await toggle(page).boundingBox()) ?? nowhere
      expect(Math.abs(name.y + name.height / 2 - button.y - button.height / 2)).toBeLessThan(2)
      expect((await page.locator('header').boundingBox())?.height).toBeLessThan(most)
    }
  })

  test('opens at a tap, closes at the second, and at Escape, which gives the focus back', async ({ page }) => {
    await openMenu(page)
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
    await test.step('shows a cross in the place of its bars', async () => {
      const strokes = toggle(page).locator('path')
      await expect(strokes.first()).toBeHidden()
      await expect(strokes.last()).toBeVisible()
    })
    await test.step('lists the pages of each folder', async () => {
      const ofFooter = await page.locator('footer nav a').allTextContents()
      expect(ofFooter.length).toBeGreaterThan(10)
      for (const name of ofFooter) await expect(menu(page).getByRole('link', { name, exact: true })).toBeVisible()
    })
    await toggle(page).tap()
    await expect(menu(page)).toBeHidden()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
    await toggle(page).tap()
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(toggle(page)).toBeFocused()
  })

  test('is closed at first, and lies ready under the page, out of reach of fingers and keys, once the app runs', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(menu(page)).toBeHidden()
    await wakeApp(page)
    const { x, y, width, height } = (await page.locator('#menu a', { hasText: 'About' }).boundingBox()) ?? nowhere
    expect(width * height).toBeGreaterThan(0)
    await expect(menu(page)).toBeHidden()
    const isHit = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('#menu') !== null, [
      x + width / 2,
      y + height / 2,
    ] as const)
    expect(isHit).toBe(false)
    await toggle(page).focus()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('#menu, header') ?? null)).toBeNull()
  })

  test('opens at a tap before the app has arrived, and stays open when it does', async ({ page }) => {
    const letGo = await holdScripts(page, appScript)
    await page.goto('/')
    await toggle(page).evaluate((button) => {
      const states: unknown[] = []
      new MutationObserver(() => states.push(button.getAttribute('aria-expanded'))).observe(button, {
        attributeFilter: ['aria-expanded'],
      })
      Object.assign(window, { states })
    })
    await toggle(page).tap()
    await expect(menu(page)).toBeVisible()
    await settle(page)
    letGo()
    await page.locator('#shell[data-ready]').waitFor({ state: 'attached' })
    await settle(page)
    await expect(menu(page)).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'states'))).toEqual(['true'])
  })

  test('opens at the first tap before the app runs, which keeps a slow phone busy', async ({ page }) => {
    await page.goto('/')
    await toggle(page).evaluate((button) => {
      const ready: unknown[] = []
      new MutationObserver(() => ready.push(document.getElementById('shell')?.hasAttribute('data-ready'))).observe(
        button,
        { attributeFilter: ['aria-expanded'] },
      )
      Object.assign(window, { ready })
    })
    await page.waitForLoadState('networkidle')
    const session = await page.context().newCDPSession(page)
    const { x, y } = (await toggle(page).boundingBox()) ?? { x: 0, y: 0 }
    // A finger stays down for one or two tenths of a second, which is enough for a prefetched app to run.
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 20, y: y + 20 }] })
    await settle(page)
    await expect(page.locator('#shell')).not.toHaveAttribute('data-ready')
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(page.locator('#shell')).toHaveAttribute('data-ready')
    await expect(menu(page)).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'ready'))).toEqual([false])
  })

  test('closes at a tap after it was opened before the app', async ({ page }) => {
    const letGo = await holdScripts(page, appScript)
    await page.goto('/')
    await toggle(page).tap()
    letGo()
    await page.locator('#shell[data-ready]').waitFor({ state: 'attached' })
    await toggle(page).tap()
    await expect(menu(page)).toBeHidden()
  })

  test('follows a link that was tapped before the app has arrived', async ({ page }) => {
    const letGo = await holdScripts(page, appScript)
    await page.goto('/')
    await toggle(page).tap()
    await menu(page).getByRole('link', { name: 'About' }).tap()
    await expect(page).toHaveURL('/about/')
    letGo()
    await expect(menu(page)).toBeHidden()
  })

  test('closes when the focus goes on to the page', async ({ page }) => {
    await page.goto('/services/floor-care/')
    await wakeApp(page)
    await toggle(page).tap()
    await menu(page).getByRole('link').last().focus()
    for (const _ of await page.locator('#menu > div a').all()) await page.keyboard.press('Tab')
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first()).toBeFocused()
    await expect(menu(page)).toBeHidden()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('closes when the focus goes back out of the header', async ({ page }) => {
    await openMenu(page)
    await page.locator('header a').first().focus()
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(page.locator('.skip')).toBeFocused()
    await expect(menu(page)).toBeHidden()
  })

  test('closes when the focus leaves it before the app has arrived', async ({ page }) => {
    const letGo = await holdScripts(page, appScript)
    await page.goto('/')
    await toggle(page).tap()
    await expect(menu(page)).toBeVisible()
    await page.locator('#menu a').last().focus()
    await page.keyboard.press('Tab')
    await expect(menu(page)).toBeHidden()
    letGo()
    await page.locator('#shell[data-ready]').waitFor({ state: 'attached' })
    await settle(page)
    await expect(menu(page)).toBeHidden()
    await toggle(page).tap()
    await expect(menu(page)).toBeVisible()
  })

  test('closes when the page is tapped beside it, before the app has arrived too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 2400 })
    const letGo = await holdScripts(page, appScript)
    await page.goto('/')
    for (const round of ['before', 'after']) {
      await toggle(page).tap()
      await expect(menu(page), round).toBeVisible()
      await page.locator('main h2').nth(1).tap()
      await expect(menu(page), round).toBeHidden()
      letGo()
      await page.locator('#shell[data-ready]').waitFor({ state: 'attached' })
    }
  })

  test('closes when a link is chosen, and goes there, and at the link of the page itself', async ({ page }) => {
    await openMenu(page)
    await menu(page).getByRole('link', { name: 'Industries' }).tap()
    await expect(page).toHaveURL('/industries/')
    await expect(menu(page)).toBeHidden()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
    await toggle(page).tap()
    await menu(page).getByRole('link', { name: 'Industries' }).tap()
    await expect(menu(page)).toBeHidden()
    await expect(page).toHaveURL('/industries/')
  })

  test('has the button to the quote in sight on a low screen, and says how to close it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 })
    await openMenu(page)
    await expect(page.locator('#menu').getByRole('link', { name: 'Request a Quote' })).toBeInViewport({ ratio: 1 })
    await expect(page.locator('nav[aria-label=Contact]')).toBeHidden()
    await expect(toggle(page)).toHaveAccessibleName('Close')
    await page.locator('header').getByRole('link', { name: 'Request a Quote' }).tap()
    await expect(page).toHaveURL('/quote/')
  })

  test('leaves the page behind as it is, and where it is scrolled to at Escape', async ({ page }) => {
    const { tapToggle, placed } = await scrollDown(page)
    const before = await placed()
    await tapToggle()
    await expect(menu(page)).toBeVisible()
    expect(await placed()).toEqual(before)
    await tapToggle()
    await expect(menu(page)).toBeHidden()
    expect(await placed()).toEqual(before)
    await tapToggle()
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(toggle(page)).toBeFocused()
    await settle(page)
    expect(await placed()).toEqual(before)
  })

  test('ends with the screen where enlarged text makes the header higher', async ({ page }) => {
    await openMenu(page)
    const usual = (await page.locator('header').boundingBox())?.height ?? 0
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '32px'
    })
    const { y, height } = (await page.locator('#menu').boundingBox()) ?? nowhere
    expect((await page.locator('header').boundingBox())?.height).toBeGreaterThan(usual)
    expect(Math.abs(y + height - 844)).toBeLessThanOrEqual(1)
  })

  test('scrolls by itself where the screen is low', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 })
    await openMenu(page)
    const last = page.locator('#menu').getByRole('link').last()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})
