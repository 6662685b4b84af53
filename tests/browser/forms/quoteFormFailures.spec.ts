import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, received, receivedOnce, test, withFailedRequest } from '../site.ts'
import {
  answersOf,
  box,
  button,
  expectFailure,
  expectValues,
  fillIn,
  form,
  lastingLine,
  notices,
  openForm,
  receiver,
  refused,
  sendTo,
  unreachable,
} from './quoteFormPage.ts'

test.describe('quote form that is refused', () => {
  test(
    'shows notice and lasting line and keeps all values at status 500',
    withFailedRequest,
    async ({ page }, testInfo) => {
      const answers = answersOf(testInfo)
      await sendTo(page, answers, (route) => route.fulfill({ status: 500 }))
      await expectFailure(page, refused, answers)
    },
  )

  test('arrives at the next try', withFailedRequest, async ({ page }, testInfo) => {
    const answers = answersOf(testInfo)
    await sendTo(page, answers, (route, which) => (which === 1 ? route.fulfill({ status: 500 }) : route.continue()))
    await expect(lastingLine(page)).toBeVisible()
    await button(page).click()
    await expect(page).toHaveURL('/thank-you/')
    await receivedOnce(answers['Business Email'])
  })

  test('takes the lasting line away during the next try', withFailedRequest, async ({ page }, testInfo) => {
    await sendTo(page, answersOf(testInfo), (route, which) =>
      which === 1 ? route.fulfill({ status: 500 }) : new Promise(() => {}),
    )
    await expect(lastingLine(page)).toBeVisible()
    await button(page).click()
    await expect(button(page)).toHaveText('Sending...')
    await expect(lastingLine(page)).toHaveCount(0)
  })

  test('keeps the lasting line after the notice has gone', withFailedRequest, async ({ page }, testInfo) => {
    await page.clock.install()
    await sendTo(page, answersOf(testInfo), (route) => route.fulfill({ status: 500 }))
    await expect(notices(page)).toContainText(refused.title)
    await page.mouse.move(5, 5)
    await page.clock.runFor(20_000)
    await expect(notices(page)).not.toContainText(refused.title)
    await expect(lastingLine(page)).toContainText(refused.description)
  })

  test(
    'names the cause in the notice only, and says what to do in a line that stays as it is',
    withFailedRequest,
    async ({ page }, testInfo) => {
      await page.clock.install()
      await sendTo(page, answersOf(testInfo), (route) => route.abort('connectionreset'))
      await expect(notices(page)).toContainText(unreachable.title)
      const cause = lastingLine(page).getByText(unreachable.title)
      const height = async () => Math.round((await lastingLine(page).boundingBox())?.height ?? 0)
      expect((await cause.boundingBox())?.width).toBeLessThan(2)
      const before = await height()
      const top = await page.evaluate(() => scrollY)
      await page.mouse.move(5, 5)
      await page.clock.runFor(20_000)
      await expect(notices(page)).not.toContainText(unreachable.title)
      expect((await cause.boundingBox())?.width).toBeLessThan(2)
      expect(Math.abs((await height()) - before)).toBeLessThan(2)
      expect(await page.evaluate(() => scrollY), 'stays where it is').toBe(top)
    },
  )

  test('breaks no phone number in the lasting line', withFailedRequest, async ({ page }, testInfo) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await sendTo(page, answersOf(testInfo), (route) => route.fulfill({ status: 500 }))
      const rects = await lastingLine(page)
        .locator('a')
        .evaluate((link) => link.getClientRects().length)
      expect(rects).toBe(1)
    }
  })

  test('takes a redirect for a refusal', async ({ page }, testInfo) => {
    const answers = answersOf(testInfo)
    await sendTo(page, answers, (route) => route.fulfill({ status: 302, headers: { location: '/thank-you/' } }))
    await expectFailure(page, refused, answers)
  })

  test('gives the focus back to the button', withFailedRequest, async ({ page }, testInfo) => {
    await sendTo(page, answersOf(testInfo), (route) => route.fulfill({ status: 500 }))
    await expect(lastingLine(page)).toBeVisible()
    await expect(button(page)).toBeFocused()
  })
})

test.describe('quote form without an answer', () => {
  test('says so when the connection fails', withFailedRequest, async ({ page }, testInfo) => {
    const answers = answersOf(testInfo)
    await sendTo(page, answers, (route) => route.abort('connectionreset'))
    await expectFailure(page, unreachable, answers)
  })

  test('gives up after 15 seconds', withFailedRequest, async ({ page }, testInfo) => {
    const answers = answersOf(testInfo)
    await page.clock.install()
    await sendTo(page, answers, () => new Promise(() => {}))
    await expect(button(page)).toHaveText('Sending...')
    await page.clock.fastForward(13_000)
    await expect(button(page)).toHaveText('Sending...')
    await page.clock.fastForward(2_000)
    await expectFailure(page, unreachable, answers)
  })

  test.describe('from another origin', () => {
    // The policy of the built site lists the origins of its own receivers, and this one is not among them.
    test.use({ bypassCSP: true })

    test('takes a receiver without CORS for unreachable', withFailedRequest, async ({ page }, testInfo) => {
      const answers = answersOf(testInfo)
      const other = createServer((_request, response) => response.end())
      await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
      try {
        const endpoint = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`
        await page.goto('/quote/')
        await form(page).evaluate((element, address) => element.setAttribute('data-endpoint', address), endpoint)
        await fillIn(page, answers)
        await button(page).click()
        await expectFailure(page, unreachable, answers)
      } finally {
        other.close()
        other.closeAllConnections()
      }
    })
  })
})

test.describe('quote form that a machine filled in', () => {
  test('sends nothing, says so and names the phone number', async ({ page }, testInfo) => {
    const answers = answersOf(testInfo)
    let requests = 0
    await page.route(receiver, (route) => {
      requests += 1
      return route.continue()
    })
    await openForm(page)
    await fillIn(page, answers)
    await form(page)
      .locator('[name=reference]')
      .evaluate((trap) => {
        if (trap instanceof HTMLInputElement) trap.value = 'https://spam.example'
      })
    await button(page).click()
    await expect(notices(page)).toContainText(refused.title)
    await expect(lastingLine(page)).toContainText(refused.description)
    await expect(lastingLine(page).getByRole('link')).toHaveAttribute('href', /^tel:/)
    await expectValues(page, answers)
    await expect(page).toHaveURL('/quote/')
    expect([requests, await received(answers['Business Email'])]).toEqual([0, []])
  })

  test('hides the trap from people', async ({ page }) => {
    await openForm(page)
    const trap = form(page).locator('[name=reference]')
    await expect(trap).not.toBeInViewport()
    await expect(form(page).getByRole('textbox', { name: 'Reference' })).toHaveCount(0)
    await box(page, 'Additional Notes').focus()
    await page.keyboard.press('Tab')
    await expect(button(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(trap).not.toBeFocused()
  })
})
