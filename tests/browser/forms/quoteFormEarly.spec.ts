import type { Page } from 'playwright/test'
import { appScript, expect, formScripts, holdScripts, receivedOnce, settle, test } from '../site.ts'
import { answersOf, box, button, expectValues, fillIn, form } from './quoteFormPage.ts'

const ready = (page: Page) => page.locator('[data-island=quoteForm][data-ready]').waitFor({ state: 'attached' })

/** Returns value, focus and caret of the name field. */
const typing = (page: Page) =>
  box(page, 'Full Name').evaluate((input) =>
    input instanceof HTMLInputElement
      ? [input.value, document.activeElement === input, input.selectionStart, input.selectionEnd]
      : [],
  )

for (const [what, names] of [
  ['the app', appScript],
  ['the script of the form', formScripts],
] as const) {
  test.describe(`quote form before ${what} has arrived`, () => {
    test('is sent once when it can be', async ({ page }, testInfo) => {
      const answers = answersOf(testInfo)
      let requests = 0
      page.on('request', (request) => {
        if (request.url().endsWith('/_inbox/quote')) requests += 1
      })
      const letGo = await holdScripts(page, names)
      await page.goto('/quote/')
      await fillIn(page, answers)
      await button(page).click()
      await box(page, 'City').press('Enter')
      await settle(page)
      await expect(page).toHaveURL('/quote/')
      expect(requests).toBe(0)
      letGo()
      await expect(page).toHaveURL('/thank-you/')
      await receivedOnce(answers['Business Email'])
      expect(requests).toBe(1)
    })

    test('shows what is missing when it can', async ({ page }) => {
      const letGo = await holdScripts(page, names)
      await page.goto('/quote/')
      await box(page, 'Full Name').fill('Ada')
      await button(page).click()
      letGo()
      await expect(form(page).locator('[aria-invalid]')).toHaveCount(3)
      await expect(page.getByRole('navigation', { name: 'To complete or correct:' })).toBeFocused()
      await expect(box(page, 'Full Name')).toHaveValue('Ada')
    })

    test('keeps what was typed, the focus and the caret', async ({ page }, testInfo) => {
      const answers = answersOf(testInfo)
      const letGo = await holdScripts(page, names)
      await page.goto('/quote/')
      await fillIn(page, answers)
      await box(page, 'Full Name').press('End')
      for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft')
      letGo()
      await ready(page)
      expect(await typing(page)).toEqual(['Ada Byron', true, 4, 4])
      await page.keyboard.type('K. ')
      expect(await typing(page)).toEqual(['Ada K. Byron', true, 7, 7])
      await expectValues(page, { ...answers, 'Full Name': 'Ada K. Byron' })
    })
  })
}

test.describe('quote form while it is waking', () => {
  test('keeps every letter that is typed meanwhile', async ({ page }) => {
    const letGo = await holdScripts(page, formScripts)
    await page.goto('/quote/')
    const text = 'We close at six and open at eight, five days a week.'
    await box(page, 'Additional Notes').pressSequentially(text.slice(0, 10))
    letGo()
    await box(page, 'Additional Notes').pressSequentially(text.slice(10), { delay: 25 })
    await ready(page)
    await expect(box(page, 'Additional Notes')).toHaveValue(text)
    await expect(box(page, 'Additional Notes')).toBeFocused()
  })

  test('sends what was typed before it woke and after', async ({ page }, testInfo) => {
    const answers = answersOf(testInfo)
    const letGo = await holdScripts(page, formScripts)
    await page.goto('/quote/')
    await box(page, 'Full Name').fill(answers['Full Name'])
    await box(page, 'Business Email').fill(answers['Business Email'])
    letGo()
    await ready(page)
    await box(page, 'Phone Number').fill(answers['Phone Number'])
    await box(page, 'Service Type').fill(answers['Service Type'])
    await button(page).click()
    const { request } = await receivedOnce(answers['Business Email'])
    expect([request.name, request.phone]).toEqual([answers['Full Name'], answers['Phone Number']])
  })

  test('looks the same after it woke', async ({ page }) => {
    const html = () => form(page).evaluate((element) => element.outerHTML.replace(/ value="[^"]*"/g, ''))
    const letGo = await holdScripts(page, formScripts)
    await page.goto('/quote/')
    await box(page, 'City').fill('Essex')
    const before = await html()
    letGo()
    await ready(page)
    expect(await html()).toBe(before)
  })
})
