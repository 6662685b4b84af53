/** What must stay whole, or keep its size, at any width. */
import type { Locator, Page } from 'playwright/test'
import { enlargeText } from './pageMatrix.ts'
import { expect, openInFonts, test } from './site.ts'

async function open(page: Page, address: string, width: number, height = 844) {
  await page.setViewportSize({ width, height })
  await openInFonts(page, address)
}

/** Returns the number of lines of an element's text. */
const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })

test.describe('layout', () => {
  test('has the breadcrumb on one line of phones', async ({ page }) => {
    await open(page, '/services/post-construction-cleaning/', 390)
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).locator('[data-crumb]')
    await expect(crumbs).toHaveCount(3)
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const boxes = await crumbs.evaluateAll((found) => found.map((crumb) => crumb.getBoundingClientRect()))
      expect(boxes.map(({ top, height }) => [top, height])).toEqual(boxes.map(() => [boxes[0]?.top, 44]))
    }
  })

  test('breaks no phone number, mail address or hours of the company', async ({ page }) => {
    await open(page, '/contact/', 320)
    const facts = page.locator('main dd:not(:has(address)) > a, main dd .fact')
    await expect(facts).toHaveCount(4)
    for (const width of [320, 768, 1024, 1100, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      for (const fact of await facts.all()) expect(await linesOf(fact), `${width}`).toBe(1)
    }
  })

  test('draws the names of towns large enough to be read, and the link to the map for a finger', async ({ page }) => {
    await open(page, '/locations/', 390)
    const name = page.locator('main svg[role=img] text', { hasText: 'Towson' })
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 844 })
      const size = await name.evaluate((text) => {
        const { a: scale = 0 } = (text instanceof SVGGraphicsElement && text.getScreenCTM()) || {}
        return Number.parseFloat(getComputedStyle(text).fontSize) * scale
      })
      expect(size, `${width}`).toBeGreaterThanOrEqual(11.9)
    }
    await page.setViewportSize({ width: 390, height: 844 })
    const link = page.getByRole('link', { name: 'Open the map in a new window' })
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24)
  })

  test('has the whole header from 768 pixels on, in one row, with room for fingers', async ({ page }) => {
    await open(page, '/services/floor-care/', 768)
    await expect(page.locator('header button')).toBeHidden()
    for (const width of [768, 991, 992, 1024]) {
      await page.setViewportSize({ width, height: 844 })
      const boxes = await page
        .locator('header a:visible')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect()))
      expect(boxes.length, `${width}`).toBe(8)
      for (const { top, width: across, height } of boxes) {
        expect(Math.min(across, height), `${width}`).toBeGreaterThanOrEqual(44)
        expect(top, `${width}`).toBeLessThan(30)
      }
    }
  })

  test('has the sign and Menu in one row of a phone with text at 200 %', async ({ page }) => {
    await open(page, '/', 390)
    await enlargeText(page)
    const rows = await page
      .locator('header :is([data-part=company], button)')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top))
    expect(rows).toEqual([rows[0], rows[0]])
  })

  test('keeps the size of the sign beside a long name', async ({ page }) => {
    await open(page, '/', 320)
    const sign = page.locator('header [data-part=company] svg')
    const before = await sign.boundingBox()
    await page.locator('header [data-part=company]').evaluate((name) => name.append(' Commercial Facility Services'))
    expect((await sign.boundingBox())?.width).toBe(before?.width)
  })

  test('cuts no drawing of a card to a slit, that of a last card alone in its row included', async ({ page }) => {
    await open(page, '/services/', 768)
    const drawings = page.locator('main ul[data-large] > li > span:has(img)')
    await expect(drawings).toHaveCount(5)
    for (const width of [768, 1023, 1024, 1199, 1200, 1280, 1600]) {
      await page.setViewportSize({ width, height: 844 })
      const proportions = await drawings.evaluateAll((found) =>
        found.map((drawing) => drawing.clientWidth / drawing.clientHeight),
      )
      expect(Math.max(...proportions), `${width}`).toBeLessThan(1.8)
      expect(Math.min(...proportions), `${width}`).toBeGreaterThan(0.6)
    }
  })

  test('has the contact bar at the lower edge, but of no low screen, nor beside the same buttons', async ({ page }) => {
    const button = page.locator('nav[aria-label=Contact] a[href="/quote/"]')
    // The heading of this page has other buttons than the bar.
    await open(page, '/industries/medical/', 390)
    await expect(button).toBeInViewport({ ratio: 1 })
    await open(page, '/services/floor-care/', 390)
    await expect(button).toBeHidden()
    await page.setViewportSize({ width: 568, height: 844 })
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
    await expect(button).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 568, height: 320 })
    await expect(button).toBeHidden()
  })
})
