import { expect, test, wakeApp } from '../site.ts'

test.describe('navigation', () => {
  test('goes to a page without a new load, to its top and its main heading, and says its title', async ({ page }) => {
    await page.goto('/')
    await wakeApp(page)
    await page.evaluate(() => Object.assign(window, { sameLoad: true }))
    await page.locator('footer').getByRole('link', { name: 'Floor Care' }).click()
    await expect(page).toHaveURL('/services/floor-care/')
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('h1')).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expect(page).toHaveTitle(/Floor/)
    await expect(page.locator('#shell [role=status]').first()).toHaveText(await page.title())
    expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true)
  })

  test('takes title, description, canonical address and structured data of the new page', async ({ page }) => {
    const readHead = () =>
      page.evaluate(() =>
        [...document.head.querySelectorAll('title,meta[name],meta[property],link[rel=canonical],script[type*=json]')]
          .map((tag) => tag.outerHTML)
          .sort(),
      )
    await page.goto('/about/')
    const expected = await readHead()
    await page.goto('/')
    await wakeApp(page)
    await page.locator('footer').getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL('/about/')
    await expect.poll(readHead).toEqual(expected)
  })

  test('shows the header and breadcrumb that the page has when it is loaded itself', async ({ page }) => {
    const shell = () => page.locator('#shell').evaluate((element) => element.querySelector('header')?.innerHTML)
    const crumbs = () => page.getByRole('navigation', { name: 'Breadcrumb' }).innerText()
    await page.goto('/services/floor-care/')
    await wakeApp(page)
    const expected = [await shell(), await crumbs()]
    await page.goto('/')
    await wakeApp(page)
    await page.locator('footer').getByRole('link', { name: 'Floor Care' }).click()
    await expect(page).toHaveURL('/services/floor-care/')
    await expect.poll(async () => [await shell(), await crumbs()]).toEqual(expected)
  })

  test('shows the sections that the page has when it is loaded itself, and never takes the stylesheet away', async ({
    page,
  }) => {
    // The main heading receives the focus only after a navigation. The starter fixes the lines of texts only on a load
    // (keepLines), and the sheet of a page is in the head if another page came first.
    const shown = async () =>
      (await page.locator('main').innerHTML())
        .replace(' tabindex="-1"', '')
        .replace(/ style="max-width: [\d.]+px;( min-height: [\d.]+px;)?"/g, '')
        .replace(/<link [^>]*rel="stylesheet"[^>]*>/g, '')
    await page.goto('/privacy-policy/')
    const expected = await shown()
    await page.goto('/')
    await wakeApp(page)
    await page.evaluate(() => Object.assign(window, { sheet: document.querySelector('main > link') }))
    await page.locator('footer').getByRole('link', { name: 'Privacy Policy' }).click()
    await expect.poll(shown).toEqual(expected)
    const isSame = page.evaluate(() => document.querySelector('main > link') === Reflect.get(window, 'sheet'))
    expect(await isSame).toBe(true)
  })

  test('draws what is below the screen after the first paint', async ({ page }) => {
    await page.goto('/')
    await wakeApp(page)
    await page.evaluate(() =>
      new MutationObserver(() => {
        const skipped = document.querySelectorAll('main > [style*="display"]').length
        if (skipped > 0) Object.assign(window, { skipped })
      }).observe(document, { subtree: true, childList: true, attributes: true }),
    )
    await page.locator('footer').getByRole('link', { name: 'Floor Care' }).click()
    await expect(page.locator('main[style], main > [style]')).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'skipped'))).toBeGreaterThan(0)
    await expect(page.locator('main > :last-child')).toBeVisible()
  })

  test('goes back to where the page was left', async ({ page }) => {
    await page.goto('/')
    await wakeApp(page)
    const link = page.locator('footer').getByRole('link', { name: 'Floor Care' })
    // Pressing may scroll the page once more before the click.
    await page.evaluate(() => addEventListener('click', () => Object.assign(window, { left: scrollY }), true))
    await link.click()
    await expect(page).toHaveURL('/services/floor-care/')
    const left = await page.evaluate(() => Number(Reflect.get(window, 'left')))
    expect(left).toBeGreaterThan(500)
    await page.goBack()
    await expect(page).toHaveURL('/')
    // A load keeps the height of headings until their font arrives; Back does not, so the page may be a line shorter.
    await expect.poll(async () => left - (await page.evaluate(() => scrollY))).toBeLessThan(48)
    await page.goForward()
    await expect(page.locator('h1')).toContainText(/floor/i)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

  test('goes to the section that a fragment names', async ({ page }) => {
    await page.goto('/services/')
    await wakeApp(page)
    await page.evaluate(() => {
      document
        .querySelector('main')
        ?.insertAdjacentHTML('afterbegin', '<a id="try" href="/industries/medical/#quote">try</a>')
    })
    await page.locator('#try').click()
    await expect(page).toHaveURL('/industries/medical/#quote')
    await expect(page.locator('#quote')).toBeInViewport()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100)
    await page.keyboard.press('Tab')
    await expect(page.locator('#quote :focus')).toBeVisible()
  })

  test('leaves a click with the control key to the browser', async ({ page, context }) => {
    await page.goto('/')
    await wakeApp(page)
    const opened = context.waitForEvent('page')
    await page
      .locator('footer')
      .getByRole('link', { name: 'Floor Care' })
      .click({ modifiers: ['ControlOrMeta'] })
    await (await opened).close()
    await expect(page).toHaveURL('/')
  })

  test('marks the page in the header, and its section on a child page', async ({ page }) => {
    await page.goto('/about/')
    const header = page.locator('header')
    await expect(header.locator('a[aria-current=page]').first()).toHaveText('About')
    await page.goto('/services/floor-care/')
    await expect(header.locator('a[aria-current=true]').first()).toHaveText('Services')
  })

  test('shows the page for unknown addresses', { annotation: { type: 'failed-request' } }, async ({ page }) => {
    const response = await page.goto('/no-such-page/')
    expect(response?.status()).toBe(404)
    await expect(page.locator('h1')).toHaveText('Page Not Found')
    await expect(page.locator('main')).toContainText(
      "Sorry, we couldn't find the page you were looking for. It might have been moved or deleted.",
    )
  })

  test('answers an address without its slash with the page', async ({ page }) => {
    await page.goto('/services/floor-care')
    await expect(page).toHaveURL('/services/floor-care/')
  })

  test('lets the skip link jump to the content', async ({ page }) => {
    await page.goto('/about/')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/about/#main')
  })

  test('loads the page whole after a new deploy', async ({ page }) => {
    await page.goto('/')
    await wakeApp(page)
    await page.route('**/about/', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(/(data-app="[^ "]*)/, '$1?next') })
    })
    await page.evaluate(() => Object.assign(window, { sameLoad: true }))
    await page.locator('footer').getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL('/about/')
    expect(await page.evaluate(() => 'sameLoad' in window)).toBe(false)
  })
})
