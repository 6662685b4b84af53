import type { Page } from 'playwright/test'
import { appScript, expect, holdScripts, settle, test, wakeApp } from '../site.ts'

/** Makes the browser report that its visitor wants to save data. */
const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))

/** Records each request for a script with a matching name. */
function requestsOf(page: Page, name: RegExp): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    const [found] = name.exec(request.url()) ?? []
    if (found) seen.push(found)
  })
  return seen
}

test.describe('first touch', () => {
  test('finds the app fetched, and not compiled', async ({ page }) => {
    const seen = requestsOf(page, appScript)
    await page.goto('/')
    await expect.poll(() => seen.length).toBe(1)
    await expect(page.locator('link[rel=modulepreload]')).toHaveCount(0)
    await expect(page.locator('#shell[data-ready]')).toHaveCount(0)
  })

  test('is what fetches the app for a visitor who saves data', async ({ page }) => {
    await saveData(page)
    const seen = requestsOf(page, appScript)
    await page.goto('/')
    await page.mouse.move(5, 5)
    await page.mouse.wheel(0, 900)
    await settle(page)
    expect(seen).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.locator('#shell[data-ready]')).toBeAttached()
  })

  test('wakes a form by a letter for a visitor who saves data', async ({ page }) => {
    await saveData(page)
    await page.goto('/quote/')
    await page.getByRole('textbox', { name: 'City' }).fill('E')
    await page.locator('[data-island=quoteForm][data-ready]').waitFor({ state: 'attached' })
    await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('E')
  })

  test('asks for all files of a form at once', async ({ page }) => {
    const seen = requestsOf(page, /\/assets\/(?:formIsland|quote)-[^/]*\.(?:js|css)/)
    const letGo = await holdScripts(page, /\/assets\/quote-/)
    await page.goto('/quote/')
    await wakeApp(page)
    await page.getByRole('textbox', { name: 'City' }).focus()
    await expect.poll(() => new Set(seen).size).toBe(3)
    letGo()
    await page.locator('[data-island=quoteForm][data-ready]').waitFor({ state: 'attached' })
  })

  test('leads from one question to the next by keys that follow at once', async ({ page }) => {
    const letGo = await holdScripts(page, appScript)
    await page.goto('/services/janitorial-services/')
    const questions = page.locator('[data-island=faq] [aria-expanded]')
    await questions.first().focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await expect(questions.nth(1)).toBeFocused()
    letGo()
    await page.locator('[data-island=faq][data-ready]').waitFor({ state: 'attached' })
    await expect(questions.nth(1)).toBeFocused()
    await expect(questions.first()).toHaveAttribute('aria-expanded', 'true')
  })

  test('leads to the notices by F8', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('F8')
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role=region]') !== null)).toBe(true)
  })
})
