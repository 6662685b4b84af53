/** What must stay whole, or keep its size, however much or little room there is. */
import type { Page } from 'playwright/test'
import { expect, test } from './site.ts'

async function open(page: Page, address: string, width: number, height = 844) {
  await page.setViewportSize({ width, height })
  await page.goto(address)
}

test.describe('layout', () => {
  for (const width of [320, 390]) {
    test(`has the breadcrumb on one line, ${width} pixels`, async ({ page }) => {
      await open(page, '/services/post-construction-cleaning/', width)
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).locator('[data-crumb]')
      await expect(crumbs).toHaveCount(3)
      const boxes = await crumbs.evaluateAll((found) => found.map((crumb) => crumb.getBoundingClientRect()))
      expect(boxes.map(({ top, height }) => [top, height])).toEqual(boxes.map(() => [boxes[0]?.top, 44]))
    })
  }
})
