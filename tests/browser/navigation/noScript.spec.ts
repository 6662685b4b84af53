import type { Locator, Page } from 'playwright/test'
import { addresses, shapes, standInForMap } from '../pageMatrix.ts'
import { expect, test } from '../site.ts'

test.use({ javaScriptEnabled: false })

const words = async (part: Locator) => (await part.innerText()).split(/\s+/).filter(Boolean)

/** Returns the words of the main part of a page with scripts enabled and every answer of an FAQ open. */
async function wordsWithScripts(page: Page, address: string): Promise<string[]> {
  await page.goto(address)
  await page.evaluate(() => {
    for (const closed of document.querySelectorAll('[hidden]')) closed.removeAttribute('hidden')
    for (const instead of document.querySelectorAll('noscript')) instead.remove()
    // Parts that need scripts, and the lines of the printed sheet.
    const ofScripts = '[data-part=scope-list], [data-part=scope-sheet], p:has(> [data-shown])'
    for (const part of document.querySelectorAll(ofScripts)) part.remove()
  })
  return words(page.locator('main'))
}

async function fillIn(page: Page) {
  await page.getByLabel('Full Name').fill('Ada Byron')
  await page.getByLabel('Business Email').fill('ada@office.example')
}

test.describe('a visitor without JavaScript', () => {
  // Two tabs for many pages: for Chromium, loading a page takes half as long as a new tab.
  const [even, odd] = [0, 1].map((rest) => [...shapes].filter((_, index) => index % 2 === rest))
  const others = addresses.filter((address) => !shapes.has(address))
  for (const [some = [], tag] of [[even], [odd], [others, '@long']] as const)
    test(
      `reads every word of ${some[0]} and ${some.length - 1} more`,
      tag ? { tag } : {},
      async ({ page, browser }) => {
        const context = await browser.newContext({ javaScriptEnabled: true })
        const withScripts = await context.newPage()
        for (const tab of [page, withScripts]) await standInForMap(tab)
        for (const address of some) {
          await page.goto(address)
          const without = await words(page.locator('main'))
          const found = await wordsWithScripts(withScripts, address)
          expect
            .soft(
              found.filter((word) => !without.includes(word)),
              address,
            )
            .toEqual([])
          expect.soft(without.length, address).toBeGreaterThanOrEqual(found.length)
        }
        await context.close()
      },
    )

  test('reads the answers of the FAQ', async ({ page }) => {
    await page.goto('/services/janitorial-services/')
    const answers = page.locator('[data-island=faq] section')
    await expect(answers).toHaveCount(3)
    for (const answer of await answers.all()) {
      await expect(answer).toBeVisible()
      expect((await answer.boundingBox())?.height).toBeGreaterThan(20)
    }
  })

  test('reaches the links of the menu on a narrow screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/about/')
    const menu = page.getByRole('navigation', { name: 'Main' })
    for (const name of ['Services', 'Industries', 'Locations', 'About', 'Blog']) {
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
    }
    await menu.getByRole('link', { name: 'Services', exact: true }).click()
    await expect(page).toHaveURL('/services/')
  })

  test('has no button for a menu that is open anyway', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/about/')
    await expect(page.getByRole('link', { name: 'Call', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
  })

  test('scrolls past the menu to the content on a narrow screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/services/floor-care/')
    await page.mouse.move(195, 400)
    const under = await page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => heading.getBoundingClientRect().top)
    expect(under).toBeGreaterThan(300)
    await page.mouse.wheel(0, under - 300)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    const isOnTop = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const { left, top, height } = heading.getBoundingClientRect()
      return document.elementFromPoint(left + 10, top + height / 2) === heading
    })
    expect(isOnTop).toBe(true)
  })

  for (const [address, name] of [
    ['/quote/', 'quote'],
    ['/contact/', 'contact'],
  ] as const) {
    test(`is told phone and e-mail at the ${name} form`, async ({ page }) => {
      await page.goto(address)
      const hint = page.locator('main p').filter({ hasText: 'This form needs JavaScript.' })
      await expect(hint).toBeVisible()
      await expect(hint.getByRole('link', { name: /^\(410\)/ })).toHaveAttribute('href', /^tel:/)
      await expect(hint.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
    })
  }

  test('keeps everything typed out of the address', async ({ page }) => {
    const navigations: string[] = []
    await page.goto('/quote/')
    page.on('request', (request) => {
      if (request.isNavigationRequest() || request.method() !== 'GET') navigations.push(request.url())
    })
    await fillIn(page)
    await page.getByLabel('Business Email').press('Enter')
    const button = page.getByRole('button', { name: 'Get My Quote' })
    if (await button.isVisible()) await button.click()
    await expect(page).toHaveURL('/quote/')
    await expect(page.getByLabel('Full Name')).toHaveValue('Ada Byron')
    expect(navigations).toEqual([])
  })

  test('goes from page to page', async ({ page }) => {
    await page.goto('/')
    await page.locator('main').getByRole('link', { name: 'Request Your Free Quote' }).click()
    await expect(page).toHaveURL('/quote/')
  })
})
