import type { Page } from 'playwright/test'
import { answersOf, box, button, expectValues, fillIn, unreachable } from '../forms/quoteFormPage.ts'
import { appScript, expect, receivedOnce, settle, test, wakeApp, withFailedRequest } from '../site.ts'

const formScript = /\/assets\/quote-/
const partOfForm = /\/assets\/formIsland-.*\.js/
const noticesScript = /\/assets\/Notices-.*\.js/

/**
 * Fails the given number of requests for a script, by default all. Returns a function that counts the requests so far.
 */
async function failScript(page: Page, name: RegExp, how: 404 | 'abort', times = Number.POSITIVE_INFINITY) {
  let made = 0
  await page.route(name, (route) => {
    made += 1
    if (made > times) return route.continue()
    return how === 404 ? route.fulfill({ status: 404 }) : route.abort()
  })
  return () => made
}

/** The line below a form or a button whose code cannot be loaded. */
const line = (page: Page) => page.locator('main').getByRole('alert')

test.describe('quote form whose code cannot be had', withFailedRequest, () => {
  for (const [what, name] of [
    ['the app', appScript],
    ['its script', formScript],
    ['a part of its script', partOfForm],
  ] as const) {
    test(`says so below the form at each press, where ${what} is gone`, async ({ page }) => {
      const made = await failScript(page, name, 404)
      await page.goto('/quote/')
      await button(page).click()
      await expect(line(page)).toContainText(unreachable.description.slice(0, -1))
      await expect(line(page).getByRole('link', { name: '(410) 555-0142' })).toHaveAttribute('href', /^tel:/)
      await expect(line(page)).toBeInViewport()
      const before = made()
      await button(page).click()
      await expect.poll(made).toBeGreaterThan(before)
      await expect(line(page)).toHaveCount(1)
    })

    test(`is sent at the next press, where ${what} came late`, async ({ page }, testInfo) => {
      const answers = answersOf(testInfo)
      // The app is prefetched, too.
      await failScript(page, name, 'abort', name === appScript ? 2 : 1)
      await page.goto('/quote/')
      await wakeTouched(page)
      await fillIn(page, answers)
      await button(page).click()
      await expect(line(page).or(page.getByRole('heading', { name: 'Thank You' }))).toBeVisible()
      if (await line(page).isVisible()) await button(page).click()
      await expect(page).toHaveURL('/thank-you/')
      await receivedOnce(answers['Business Email'])
    })
  }

  test('is sent by the keyboard alone', async ({ page }, testInfo) => {
    const answers = answersOf(testInfo)
    await failScript(page, formScript, 'abort', 1)
    await page.goto('/quote/')
    await fillIn(page, answers)
    await button(page).focus()
    await page.keyboard.press('Enter')
    await expect(line(page).or(page.getByRole('heading', { name: 'Thank You' }))).toBeVisible()
    if (await line(page).isVisible()) await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/thank-you/')
  })

  test('has its answers again when the page is loaded anew', async ({ page }, testInfo) => {
    const answers = answersOf(testInfo)
    await failScript(page, partOfForm, 404)
    await page.goto('/quote/')
    await fillIn(page, answers)
    await button(page).click()
    await expect(line(page)).toBeVisible()
    await page.unroute(partOfForm)
    await page.reload()
    await page.locator('[data-island=quoteForm][data-ready]').waitFor({ state: 'attached' })
    await expectValues(page, answers)
  })

  test('needs no stylesheet', async ({ page }) => {
    await page.route(/\/assets\/formIsland-.*\.css/, (route) => route.abort())
    await page.goto('/quote/')
    await button(page).click()
    await expect(box(page, 'Full Name')).toHaveAccessibleDescription('Full Name is required.')
  })
})

test.describe('button of a notice', withFailedRequest, () => {
  const notifyMe = (page: Page) => page.getByRole('button', { name: 'Notify Me' })
  const text = 'This feature is not implemented yet.'

  for (const [what, name] of [
    ['the app', appScript],
    ['its script', /\/assets\/ComingSoon/],
  ] as const) {
    test(`tells what the notice says, where ${what} is gone`, async ({ page }) => {
      await failScript(page, name, 404)
      await page.goto('/blog/')
      await notifyMe(page).click()
      await expect(line(page)).toHaveText(text)
    })
  }

  test('shows a plain notice, where that of the notices is gone', async ({ page }) => {
    await failScript(page, noticesScript, 404)
    await page.goto('/blog/')
    await notifyMe(page).click()
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeInViewport()
    await page.mouse.click(5, 5)
    await expect(page.getByText(text)).toBeHidden()
  })

  test('shows the notice at the next press, where its script came late', async ({ page }) => {
    await failScript(page, noticesScript, 'abort', 1)
    await page.goto('/blog/')
    await wakeApp(page)
    await notifyMe(page).click()
    await expect(page.getByText(text).first()).toBeVisible()
    await notifyMe(page).click()
    await expect(page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')).toContainText(text)
  })
})

/** Runs the available parts of the app, as the first movement of a visitor does. */
async function wakeTouched(page: Page) {
  await page.mouse.move(5, 5)
  await page.mouse.move(10, 10)
  await settle(page)
}
