import type { Page } from 'playwright/test'
import { expect, receivedOnce, test, wakeIsland, withFailedRequest } from '../site.ts'

const form = (page: Page) => page.locator('form[data-form=contact]')
const box = (page: Page, label: string) => form(page).getByLabel(label, { exact: true })
const button = (page: Page) => form(page).getByRole('button')
const notices = (page: Page) => page.getByRole('region', { name: /^Notifications/ })
const island = (page: Page) => page.locator('[data-island=contactForm]')

const required = {
  'Full Name': 'Full Name is required.',
  Email: 'Email is required.',
  Message: 'Message is required.',
}

async function openForm(page: Page) {
  await page.goto('/contact/')
  await wakeIsland(page, 'contactForm')
}

/** Fills in the required fields, and returns an e-mail address that only this test uses. */
async function fillIn(page: Page, id: string): Promise<string> {
  const email = `contact-${id}@office.example`
  const answers = { 'Full Name': ' Grace Hopper ', Email: email, Message: 'Lobby mats,\nplease.' }
  for (const [label, answer] of Object.entries(answers)) await box(page, label).fill(answer)
  return email
}

test.describe('contact form', () => {
  test('arrives in the inbox with its seven keys and its name', async ({ page }, { testId }) => {
    await openForm(page)
    const email = await fillIn(page, testId)
    await box(page, 'Phone Number').fill('(410) 555-0133')
    await button(page).click()
    const { form: name, request } = await receivedOnce(email)
    const { timestamp = '', request_id, ...rest } = request
    expect([name, rest]).toEqual([
      'contact',
      {
        name: 'Grace Hopper',
        company: '',
        email,
        phone: '(410) 555-0133',
        message: 'Lobby mats,\nplease.',
        source_page: '/contact/',
      },
    ])
    expect(new Date(timestamp).toISOString()).toBe(timestamp)
    expect(request_id).toMatch(/^[0-9a-f]{32}$/)
  })

  test('stays on its page, empty, with a notice and a line that lasts', async ({ page }, { testId }) => {
    await page.clock.install()
    await openForm(page)
    await fillIn(page, testId)
    await button(page).click()
    await expect(notices(page)).toContainText('Message sent')
    await expect(island(page).getByRole('status')).toContainText('Message sent')
    for (const label of Object.keys(required)) await expect(box(page, label)).toHaveValue('')
    await expect(form(page).locator('[aria-invalid]')).toHaveCount(0)
    await page.mouse.move(5, 5)
    await page.clock.runFor(20_000)
    await expect(notices(page)).not.toContainText('Message sent')
    await expect(island(page).getByRole('status')).toBeVisible()
    await expect(page).toHaveURL('/contact/')
  })

  test('says "Sending..." and then "Send Message" again', async ({ page }, { testId }) => {
    let letGo = () => {}
    const held = new Promise<void>((done) => {
      letGo = done
    })
    await page.route('**/_inbox/contact', (route) => held.then(() => route.continue()))
    await openForm(page)
    await expect(button(page)).toHaveText('Send Message')
    await fillIn(page, testId)
    await button(page).click()
    await expect(button(page)).toHaveText('Sending...')
    await expect(button(page)).toBeDisabled()
    letGo()
    await expect(button(page)).toHaveText('Send Message')
    await expect(button(page)).toBeEnabled()
  })

  test('names each required field, and only those, after a submit', async ({ page }) => {
    await openForm(page)
    await expect(form(page).locator('[aria-invalid]')).toHaveCount(0)
    await button(page).click()
    for (const [label, message] of Object.entries(required)) {
      await expect(box(page, label)).toHaveAccessibleDescription(message)
    }
    await expect(form(page).locator('[aria-invalid]')).toHaveCount(3)
    await expect(page.getByRole('navigation', { name: 'To complete or correct:' })).toBeFocused()
  })

  test('refuses an e-mail address without an at sign until it has one', async ({ page }, { testId }) => {
    await openForm(page)
    await fillIn(page, testId)
    await box(page, 'Email').fill('grace')
    await button(page).click()
    await expect(box(page, 'Email')).toHaveAccessibleDescription('Invalid email address.')
    await box(page, 'Email').fill('grace@navy')
    await expect(box(page, 'Email')).not.toHaveAttribute('aria-invalid')
  })

  test('has six rows for the message', async ({ page }) => {
    await page.goto('/contact/')
    await expect(box(page, 'Message')).toHaveAttribute('rows', '6')
  })

  test('keeps what was typed when it is refused', withFailedRequest, async ({ page }, { testId }) => {
    await page.route('**/_inbox/contact', (route) => route.fulfill({ status: 500 }))
    await openForm(page)
    const email = await fillIn(page, testId)
    await button(page).click()
    await expect(notices(page)).toContainText('Submission Error')
    await expect(island(page).getByRole('alert')).toContainText(
      'Oops! There was a problem sending your request. Please try again.',
    )
    await expect(box(page, 'Email')).toHaveValue(email)
    await expect(button(page)).toHaveText('Send Message')
  })

  test('says so when the connection fails', withFailedRequest, async ({ page }, { testId }) => {
    await page.route('**/_inbox/contact', (route) => route.abort())
    await openForm(page)
    await fillIn(page, testId)
    await button(page).click()
    await expect(notices(page)).toContainText('Network Error')
    await expect(island(page).getByRole('alert')).toContainText(
      'Could not submit the form. Please check your connection and try again.',
    )
  })

  test('sends a second message', async ({ page }, { testId }) => {
    await openForm(page)
    await fillIn(page, `${testId}-one`)
    await button(page).click()
    await expect(box(page, 'Email')).toHaveValue('')
    const second = await fillIn(page, `${testId}-two`)
    await button(page).click()
    await receivedOnce(second)
  })
})
