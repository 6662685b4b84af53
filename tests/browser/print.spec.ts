import type { Page } from 'playwright/test'
import { expect, test } from './site.ts'

/** A4 minus the margins of 1.5 cm. */
const paper = { width: 680, height: 1000 }

async function print(page: Page, address: string) {
  await page.setViewportSize(paper)
  await page.goto(address)
  await page.emulateMedia({ media: 'print' })
}

test.describe('a printed page', () => {
  for (const address of ['/services/floor-care/', '/']) {
    test(`leaves no room for what is not printed, ${address}`, async ({ page }) => {
      await print(page, address)
      const [end, next] = await page
        .locator('main > section')
        .evaluateAll((sections) => [
          Math.max(
            ...[...(sections[0]?.querySelectorAll('h1, p, li') ?? [])].map(
              (text) => text.getBoundingClientRect().bottom,
            ),
          ),
          sections[1]?.getBoundingClientRect().top ?? 0,
        ])
      expect((next ?? 0) - (end ?? 0)).toBeLessThan(80)
      await expect(page.getByRole('link', { name: /Request (a|Your Free) Quote/ }).first()).toBeHidden()
      await expect(page.locator('main a:visible', { hasText: 'Learn More' })).toHaveCount(0)
    })
  }

  test('has its headings in the order of their sizes', async ({ page }) => {
    await print(page, '/services/floor-care/')
    const sizeOf = (tag: string) =>
      page
        .locator(`main ${tag}`)
        .evaluateAll((found) => found.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)))
    const [h1, h2, h3] = await Promise.all(['h1', 'h2', 'h3'].map(sizeOf))
    expect(Math.min(...(h1 ?? []))).toBeGreaterThan(Math.max(...(h2 ?? [])))
    expect(Math.min(...(h2 ?? []))).toBeGreaterThan(Math.max(...(h3 ?? [])))
  })

  for (const address of ['/', '/contact/', '/locations/']) {
    test(`has no text larger than the headings above it, ${address}`, async ({ page }) => {
      await print(page, address)
      const larger = await page.locator('main :is(p, dd, a):visible').evaluateAll((texts) => {
        const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
        const least = Math.min(...[...document.querySelectorAll('main :is(h2, h3)')].map(sizeOf))
        return texts.filter((text) => sizeOf(text) > least).map((text) => text.textContent)
      })
      expect(larger).toEqual([])
    })
  }

  test('begins with the name of the company', async ({ page }) => {
    await print(page, '/services/floor-care/')
    await expect(page.locator('header [data-part=company]')).toBeVisible()
    await expect(page.locator('header')).toHaveCSS('position', 'static')
    await expect(page.locator('header nav')).toBeHidden()
  })

  test('leaves no box for the icon or the drawing of a card', async ({ page }) => {
    await print(page, '/')
    await expect(page.locator('main li span:has(> svg, > img):visible')).toHaveCount(0)
  })

  test('leaves out links to other pages, calls to act and photos', async ({ page }) => {
    await print(page, '/industries/medical/')
    await expect(page.getByRole('heading', { name: 'Room by Room' })).toBeVisible()
    for (const name of ['Talk Through Your Protocol', 'Services a Practice Combines'])
      await expect(page.locator('main h2', { hasText: name })).toBeHidden()
    await expect(page.locator('main :is(img, picture):visible')).toHaveCount(0)
  })

  test('has its towns in columns, without the map', async ({ page }) => {
    await print(page, '/locations/')
    const tops = await page
      .locator('main section:has(svg) ul > li:has(> small)')
      .evaluateAll((found) => found.map((town) => Math.round(town.getBoundingClientRect().top)))
    expect(new Set(tops).size).toBeLessThan(tops.length)
  })

  test('ends with the footer on one sheet', async ({ page }) => {
    await print(page, '/')
    await expect(page.locator('footer')).toHaveCSS('break-inside', 'avoid')
  })
})
