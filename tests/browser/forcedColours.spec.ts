import sharp from 'sharp'
import { sideways } from './pageMatrix.ts'
import { expect, test, wakeIsland } from './site.ts'

test('pages keep buttons and boxes visible in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/quote/')
  await wakeIsland(page, 'quoteForm')
  await page.getByRole('button', { name: 'Get My Quote' }).click()
  const withoutEdge = await page
    .locator('main a, main button, main input:visible, main textarea')
    .evaluateAll((elements) =>
      elements
        // A link that looks like a button is as tall as one.
        .filter((element) => element.tagName !== 'A' || getComputedStyle(element).minHeight === '48px')
        .filter((element) => {
          const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(element)
          return (borderTopStyle === 'none' || borderTopWidth === '0px') && outlineStyle === 'none'
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    )
  expect(withoutEdge).toEqual([])
  // The arrow of the field with suggestions, whose own arrow is a background, which forced colours remove.
  const box = await page.getByLabel('Service Type').screenshot()
  const { width = 0, height = 0 } = await sharp(box).metadata()
  const end = { left: width - 60, top: 10, width: 50, height: height - 20 }
  const { channels } = await sharp(await sharp(box).extract(end).png().toBuffer())
    .greyscale()
    .stats()
  expect((channels[0]?.max ?? 0) - (channels[0]?.min ?? 0)).toBeGreaterThan(100)
  expect(await sideways(page)).toBe(0)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`pages show the sign of the site in forced colours, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    await page.goto('/')
    for (const sign of await page.locator('[data-part=company] svg').all()) {
      const { channels } = await sharp(await sign.screenshot())
        .greyscale()
        .stats()
      expect((channels[0]?.max ?? 0) - (channels[0]?.min ?? 0)).toBeGreaterThan(100)
    }
  })
}
