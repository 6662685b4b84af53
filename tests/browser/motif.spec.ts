import type { Page } from 'playwright/test'
import { themeCss } from '../../src/node/code/themeCss.ts'
import { expect, test } from './site.ts'

// The test adds rules of another site, which the policy of this one would block.
test.use({ bypassCSP: true })

/** Renders the page as if the theme of its site had no motif. */
const takeMotif = (page: Page) => page.addStyleTag({ content: themeCss({ motif: 'none' }) })

/** Returns the heights in pixels of the flights in the corners of sections or beside the card of a form. */
const flights = (page: Page) =>
  page.locator('main > section').evaluateAll((sections) =>
    sections
      .flatMap((section) => {
        const drawing = section.querySelector(':scope > [data-part=stairs]')
        const { backgroundImage, backgroundSize } = getComputedStyle(section)
        const steps = backgroundImage === 'none' ? [] : backgroundSize.split(', ')
        const climbing = Math.max(0, ...steps.map((size) => Number.parseFloat(size.split(' ').at(-1) ?? '')))
        return [drawing?.getBoundingClientRect().height ?? 0, climbing]
      })
      .filter((height) => height > 0),
  )

test.describe('a site without the motif', () => {
  for (const width of [390, 1280]) {
    test(`has no flights of stairs, ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      for (const address of ['/quote/', '/contact/']) {
        await page.goto(address)
        expect(await flights(page)).toHaveLength(1)
        await takeMotif(page)
        expect(await flights(page)).toEqual([])
      }
    })
  }

  test('has a low head, and steps of a process at one height', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/quote/')
    await takeMotif(page)
    expect((await page.locator('main > section').first().boundingBox())?.height).toBeLessThan(250)
    const tops = await page
      .locator('main > section:nth-of-type(3) ol > li')
      .evaluateAll((steps) => steps.map((step) => step.getBoundingClientRect().top))
    expect(tops.length).toBeGreaterThan(1)
    expect(new Set(tops).size).toBe(1)
  })

  test('brings what follows a low head close to it, but keeps the card of a form where it is', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/quote/')
    await takeMotif(page)
    const second = page.locator('main > section').nth(1)
    await expect(second).toHaveCSS('padding-top', '20px')
    await second.evaluate((form) => form.remove())
    await expect(second).toHaveCSS('margin-top', '51.2px')
    await second.evaluate((section) => section.removeAttribute('data-tone'))
    await expect(second).toHaveCSS('padding-top', '51.2px')
  })

  test('has no sign, marks and ticks in the shape of steps', async ({ page }) => {
    await page.goto('/services/janitorial-services/')
    await takeMotif(page)
    await expect(page.locator('[data-part=company] svg').first()).toBeHidden()
    const cut = await page
      .locator('main *')
      .evaluateAll(
        (elements) => elements.filter((element) => /33/.test(getComputedStyle(element, '::before').clipPath)).length,
      )
    expect(cut).toBe(0)
    const marks = page.locator('svg:has(> [data-current])')
    await page.goto('/about/')
    await expect(marks.first()).toBeVisible()
    await takeMotif(page)
    await expect(marks.first()).toBeHidden()
  })
})
