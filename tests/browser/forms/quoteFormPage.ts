/** Shared parts of the tests of the quote form. */
import type { Page, Route, TestInfo } from 'playwright/test'
import { expect, wakeIsland } from '../site.ts'

export const receiver = '**/_inbox/quote'

export const refused = {
  title: 'Submission Error',
  description: 'Oops! There was a problem sending your request. Please try again.',
}
export const unreachable = {
  title: 'Network Error',
  description: 'Could not submit the form. Please check your connection and try again.',
}

/** Returns the answers of a visitor, with a distinct e-mail address for each test. */
export function answersOf({ testId, retry, repeatEachIndex }: TestInfo) {
  return {
    'Full Name': 'Ada Byron',
    Company: 'Analytical Engines',
    'Business Email': `ada-${testId}-${retry}-${repeatEachIndex}@office.example`,
    'Phone Number': '(410) 555-0111',
    'Service Type': 'Night cleaning',
    City: 'Catonsville',
    'Additional Notes': 'About 4,000 square feet,\nweekdays after six.',
  }
}

export type Answers = ReturnType<typeof answersOf>

export const form = (page: Page) => page.locator('form[data-form=quote]')
export const box = (page: Page, label: string) => form(page).getByLabel(label, { exact: true })
export const button = (page: Page) => form(page).getByRole('button')
export const notices = (page: Page) => page.getByRole('region', { name: /^Notifications/ })
/**
 * Returns the line at the button that stays after a failure. Its sentence is visually hidden, because the notice shows
 * it.
 */
export const lastingLine = (page: Page) => page.locator('[data-island=quoteForm]').getByRole('alert')

export async function openForm(page: Page, address = '/quote/') {
  await page.goto(address)
  await wakeIsland(page, 'quoteForm')
}

export async function fillIn(page: Page, answers: Answers) {
  for (const [label, answer] of Object.entries(answers)) await box(page, label).fill(answer)
}

/** Opens the form, fills it in and sends it; `answer` responds to each request, numbered from 1. */
export async function sendTo(page: Page, answers: Answers, answer: (route: Route, which: number) => Promise<unknown>) {
  let requests = 0
  await page.route(receiver, async (route) => {
    requests += 1
    await answer(route, requests)
  })
  await openForm(page)
  await fillIn(page, answers)
  await button(page).click()
}

/**
 * Expects a failure as specified: notice, lasting line with the phone number, all input still there, and the button
 * enabled.
 */
export async function expectFailure(page: Page, { title, description }: typeof refused, answers: Answers) {
  await expect(notices(page)).toContainText(title)
  await expect(notices(page)).toContainText(description)
  await expect(lastingLine(page)).toHaveText(
    `${title}. ${description} Your answers are still here: try again, or call (410) 555-0142.`,
  )
  await expectValues(page, answers)
  await expect(button(page)).toBeEnabled()
  await expect(button(page)).toHaveText('Get My Quote')
  await expect(page).toHaveURL('/quote/')
}

export async function expectValues(page: Page, answers: Answers) {
  for (const [label, answer] of Object.entries(answers)) await expect(box(page, label)).toHaveValue(answer)
}
