import { isInstalled, type Server, startServer } from '../hosts/servers.ts'
import { answersOf, button, fillIn, receiver } from './forms/quoteFormPage.ts'
import { expect, receivedOnce, test, wakeApp, wakeIsland } from './site.ts'

const dist = process.env.ASHLAR_DIST ?? ''

for (const name of ['nginx', 'caddy'] as const) {
  test.describe(`site behind ${name}`, () => {
    test.skip(!isInstalled(name) || dist === '', `${name} is not installed`)
    let server: Server
    test.beforeAll(async () => {
      server = await startServer(name, dist)
    })
    test.afterAll(() => server?.stop())

    test('leads a visitor from the home page to a sent request', async ({ page, baseURL }, testInfo) => {
      const answers = answersOf(testInfo)
      // The receiver is another server, as it is for a public site.
      await page.route(receiver, async (route) => {
        const url = new URL('/_inbox/quote', baseURL).href
        await route.fulfill({ response: await route.fetch({ url, headers: { 'content-type': 'application/json' } }) })
      })
      await page.goto(server.url)
      await wakeApp(page)
      await page.evaluate(() => Object.assign(window, { sameLoad: true }))
      await page.locator('footer').getByRole('link', { name: 'Janitorial Services' }).click()
      await expect(page).toHaveURL(`${server.url}/services/janitorial-services/`)
      await wakeIsland(page, 'faq')
      const question = page.locator('[data-island=faq] button').first()
      await question.click()
      await expect(question).toHaveAttribute('aria-expanded', 'true')
      await wakeIsland(page, 'quoteForm')
      await fillIn(page, answers)
      await button(page).click()
      await expect(page).toHaveURL(`${server.url}/thank-you/`)
      expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true)
      expect((await receivedOnce(answers['Business Email'])).request.city).toBe('Catonsville')
    })
  })
}
