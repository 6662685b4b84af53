/** Where the keyboard moves the focus, and whether the focused element is visible. */
import type { Page } from 'playwright/test'
import { expect, test, wakeApp } from '../site.ts'

/** Returns the focused link or button, and how many pixels of it header, contact bar or screen edge cover. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const { top, bottom } = element.getBoundingClientRect()
    const bars = [...document.querySelectorAll('header, nav[aria-label=Contact]')]
      .filter((bar) => bar.checkVisibility({ visibilityProperty: true }) && !bar.contains(element))
      .map((bar) => bar.getBoundingClientRect())
    const over = Math.max(...bars.filter((bar) => bar.top <= 0).map((bar) => bar.bottom - top), -top)
    const under = Math.max(...bars.filter((bar) => bar.top > 0).map((bar) => bottom - bar.top), bottom - innerHeight)
    return {
      name: element.textContent ?? '',
      part: element.closest('header, nav[aria-label=Breadcrumb], main, footer')?.localName ?? 'skip',
      covered: Math.max(over, under),
    }
  })

/**
 * Presses a key until the focus leaves the page, or the part of it that it was in; returns what was covered on the way.
 */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab') {
  const covered: string[] = []
  let count = 0
  for (let at = await focused(page), part = at?.part; at && count < 150; at = await focused(page)) {
    if (key === 'Shift+Tab' && at.part !== part) break
    // The skip link covers the header.
    if (at.part !== 'header' && at.part !== 'skip' && at.covered > 0.5)
      covered.push(`${at.name}: ${at.covered.toFixed(1)}`)
    count += 1
    await page.keyboard.press(key)
  }
  return { covered, count }
}

/** Opens the lists of the footer, which are closed on phones, so that all of their links are included. */
const openLists = (page: Page) =>
  page.evaluate(() => {
    for (const list of document.querySelectorAll('footer details')) list.setAttribute('open', '')
  })

test.describe('focus', () => {
  for (const [width, height] of [
    [320, 256],
    [390, 844],
    [1280, 800],
  ] as const) {
    test(`is in sight on its way down a page of links, ${width} x ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/sitemap/')
      await wakeApp(page)
      await openLists(page)
      await page.keyboard.press('Tab')
      const { covered, count } = await walk(page, 'Tab')
      expect(count).toBeGreaterThan(40)
      expect(covered).toEqual([])
    })
  }

  for (const [width, height] of [
    [320, 256],
    [640, 360],
    [1280, 400],
  ] as const) {
    test(`is in sight on its way up the footer, ${width} x ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/services/floor-care/')
      await wakeApp(page)
      await openLists(page)
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await page.locator('footer a[href]').last().focus()
      const { covered, count } = await walk(page, 'Shift+Tab')
      expect(count).toBeGreaterThan(20)
      expect(covered).toEqual([])
    })
  }

  for (const width of [390, 1280]) {
    test(`has its whole ring on the breadcrumb, ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/services/floor-care/')
      await wakeApp(page)
      await page.locator('#menu a, header button').locator('visible=true').last().focus()
      for (const name of ['Home', 'Services']) {
        await page.keyboard.press('Tab')
        const link = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name })
        await expect(link).toBeFocused()
        const room = await link.evaluate((element) => {
          const { outlineOffset, outlineWidth, outlineStyle } = getComputedStyle(element)
          if (outlineStyle === 'none') return
          const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
          const list = element.closest('ol')?.getBoundingClientRect() ?? new DOMRect()
          const header = document.querySelector('header')?.getBoundingClientRect() ?? new DOMRect()
          const { left, right, top, bottom, height } = element.getBoundingClientRect()
          return {
            isInside: left - ring >= list.left && right + ring <= list.right && bottom + ring <= list.bottom,
            isBelow: top - ring >= Math.max(list.top, header.bottom),
            // The text keeps its distance, and the target its size.
            isApart: Number.parseFloat(getComputedStyle(element).paddingLeft) >= -Number.parseFloat(outlineOffset) + 2,
            height,
          }
        })
        expect(room).toEqual({ isInside: true, isBelow: true, isApart: true, height: 44 })
      }
    })
  }

  test('leaves the page where it is when it comes to the header', async ({ page }) => {
    await page.goto('/services/floor-care/')
    await wakeApp(page)
    await page.evaluate(() => scrollTo(0, 900))
    await page.locator('header a:visible').first().focus()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => scrollY)).toBe(900)
  })
})
