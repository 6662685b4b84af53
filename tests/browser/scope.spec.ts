import { expect, receivedOnce, test, wakeIsland } from './site.ts'

const page1 = '/services/janitorial-services/'

test.describe('scope of work', () => {
  test('goes with the visitor into the quote request, and is gone once that is sent', async ({ page }) => {
    await page.goto(page1)
    // The boxes can be ticked before any script runs.
    await page.getByLabel('Floor mopping', { exact: true }).check()
    await wakeIsland(page, 'scopeOfWork')
    await page.getByLabel('How often: Floor mopping').selectOption('Weekly')
    await page.getByLabel('Restocking of supplies', { exact: true }).check()
    await expect(page.locator('[data-part=chosen] li')).toHaveText([/^Restocking.*Every visit$/, /^Floor.*Weekly$/])

    // The notes are filled without a touch.
    await page.goto('/quote/')
    const notes =
      'Scope of work, Commercial Janitorial Services:\n- Restocking of supplies (Every visit)\n- Floor mopping (Weekly)'
    await expect(page.locator('[name=message]')).toHaveValue(notes)
    await page.getByLabel('Full Name').fill('Ada')
    await page.getByLabel('Business Email').fill('scope@office.example')
    await page.getByLabel('Phone Number').fill('1')
    await page.getByLabel('Service Type').fill('Janitorial')
    await page.getByRole('button', { name: 'Get My Quote' }).click()
    await expect(page).toHaveURL(/thank-you/)
    expect((await receivedOnce('scope@office.example')).request.message).toBe(notes)
    await page.goto(page1)
    await expect(page.getByLabel('Floor mopping', { exact: true })).not.toBeChecked()
  })

  test('counts in sight of a phone what is ticked, over the contact bar', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 })
    await page.goto(page1)
    await wakeIsland(page, 'scopeOfWork')
    await page.getByLabel('Restocking of supplies', { exact: true }).check()
    const count = page.locator('[data-part=count]')
    await expect(count).toContainText('1 of 7')
    await expect(count).toBeInViewport({ ratio: 1 })
    await count.getByRole('link').click()
    await expect(page).toHaveURL(/quote/)
  })

  test('prints alone on one sheet', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {}
    })
    await page.goto(page1)
    await wakeIsland(page, 'scopeOfWork')
    await page.getByLabel('Floor mopping', { exact: true }).check()
    await page.getByRole('button', { name: 'Print the Sheet' }).click()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('main fieldset li:visible')).toHaveText([/^Floor mopping/])
    await expect(page.locator('main > :visible')).toHaveCount(1)
    await expect(page.getByText('Date, name and signature')).toBeVisible()
    // Letter minus the margins of the print sheet, at 96 pixels per inch.
    await page.setViewportSize({ width: 703, height: 943 })
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(943)
  })
})
