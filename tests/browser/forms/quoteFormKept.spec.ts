import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright/test'
import {
  appScript,
  expect,
  formScripts,
  holdScripts,
  receivedOnce,
  test,
  wakeApp,
  wakeIsland,
  withFailedRequest,
} from '../site.ts'
import {
  answersOf,
  box,
  button,
  expectFailure,
  expectValues,
  fillIn,
  lastingLine,
  notices,
  openForm,
  receiver,
  sendTo,
  unreachable,
} from './quoteFormPage.ts'

/** Controls a tab without Playwright: returns a function that sends one command of the DevTools protocol. */
async function openTab(browser: Browser, targetId: string) {
  const cdp = await browser.newBrowserCDPSession()
  const { sessionId } = await cdp.send('Target.attachToTarget', { targetId, flatten: false })
  let last = 0
  return (method: string, params: object): Promise<unknown> => {
    const id = ++last
    const answered = new Promise((done) => {
      cdp.on('Target.receivedMessageFromTarget', ({ message }) => {
        const answer = JSON.parse(message) as { id?: number; result?: unknown }
        if (answer.id === id) done(answer.result)
      })
    })
    void cdp.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) })
    return answered
  }
}

test.describe('answers of the quote form', () => {
  test('survive a reload, and come back without a touch', async ({ page }, testInfo) => {
    const answers = answersOf(testInfo)
    await openForm(page)
    await fillIn(page, answers)
    await page.reload()
    await page.locator('[data-island=quoteForm][data-ready]').waitFor({ state: 'attached' })
    for (const [label, answer] of Object.entries(answers)) await expect(box(page, label)).toHaveValue(answer)
  })

  test('survive a way to another page and back', async ({ page }, testInfo) => {
    const answers = answersOf(testInfo)
    await openForm(page)
    await fillIn(page, answers)
    await page.locator('footer').getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL('/about/')
    await page.goBack()
    await wakeIsland(page, 'quoteForm')
    for (const [label, answer] of Object.entries(answers)) await expect(box(page, label)).toHaveValue(answer)
  })

  test('survive a way to another page and back before the code of the form has arrived', async ({ page }) => {
    const letGo = await holdScripts(page, formScripts)
    await page.goto('/quote/')
    await box(page, 'Full Name').fill('Ada Byron')
    await wakeApp(page)
    await page.locator('footer').getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL('/about/')
    await page.goBack()
    letGo()
    await wakeIsland(page, 'quoteForm')
    await expect(box(page, 'Full Name')).toHaveValue('Ada Byron')
  })

  test('survive a reload while they are sent, be they filled in before the code has arrived', async ({
    page,
  }, testInfo) => {
    const answers = answersOf(testInfo)
    const letGo = await holdScripts(page, appScript)
    let sent = false
    await page.route(receiver, () => {
      sent = true
    })
    await page.goto('/quote/')
    await fillIn(page, answers)
    await button(page).click()
    letGo()
    await expect.poll(() => sent).toBe(true)
    await page.reload()
    await wakeIsland(page, 'quoteForm')
    await expectValues(page, answers)
  })

  test('survive a crash of the tab', async ({ page, context, browser }, testInfo) => {
    const answers = answersOf(testInfo)
    await openForm(page)
    await fillIn(page, answers)
    const crashed = page.waitForEvent('crash')
    const cdp = await context.newCDPSession(page)
    const { targetInfo } = await cdp.send('Target.getTargetInfo')
    void cdp.send('Page.crash').catch(() => {})
    await crashed
    // Playwright gives up a crashed page; the browser itself reloads it, as a person would.
    const tab = await openTab(browser, targetInfo.targetId)
    await tab('Page.reload', {})
    await tab('Emulation.setFocusEmulationEnabled', { enabled: true })
    const read = `(() => {
      dispatchEvent(new Event('pointermove'))
      document.querySelector('[data-island=quoteForm]')?.scrollIntoView()
      const boxes = [...document.querySelectorAll('[data-island=quoteForm][data-ready] form :is(input, textarea):not([name=reference])')]
      return JSON.stringify(boxes.map((box) => box.value))
    })()`
    const values = async () => {
      const { result } = (await tab('Runtime.evaluate', { expression: read })) as { result?: { value?: string } }
      return JSON.parse(result?.value ?? '[]') as string[]
    }
    await expect.poll(values).toEqual(Object.values(answers))
  })

  test('are forgotten once they were sent', async ({ page }, testInfo) => {
    const answers = answersOf(testInfo)
    await openForm(page)
    await fillIn(page, answers)
    await button(page).click()
    await expect(page).toHaveURL('/thank-you/')
    await receivedOnce(answers['Business Email'])
    await openForm(page)
    for (const label of Object.keys(answers)) await expect(box(page, label)).toHaveValue('')
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Ada')
  })

  test('stay with the page on which they were typed', async ({ page }) => {
    await openForm(page)
    await box(page, 'City').fill('Catonsville')
    await page.locator('footer').getByRole('link', { name: 'Dundalk, MD' }).click()
    await expect(page).toHaveURL('/locations/dundalk-md/')
    await wakeIsland(page, 'quoteForm')
    await expect(box(page, 'City')).toHaveValue('Dundalk')
  })
})

test.describe('quote form', () => {
  test('tells of its success on the page to which the visitor went meanwhile', async ({ page }, testInfo) => {
    const answers = answersOf(testInfo)
    let letGo = () => {}
    await sendTo(page, answers, async (route) => {
      await new Promise<void>((done) => {
        letGo = done
      })
      await route.continue()
    })
    await expect(button(page)).toHaveText('Sending...')
    await page.locator('footer').getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL('/about/')
    letGo()
    await expect(notices(page)).toContainText('Thank you. We have received your request.')
    await receivedOnce(answers['Business Email'])
    await expect(page).toHaveURL('/about/')
  })

  test(
    'is stored once when the answer was lost and the visitor tries again after a reload',
    withFailedRequest,
    async ({ page }, testInfo) => {
      const answers = answersOf(testInfo)
      await sendTo(page, answers, async (route, which) => {
        if (which > 1) return route.continue()
        await route.fetch()
        return route.abort('connectionreset')
      })
      await expect(lastingLine(page)).toBeVisible()
      await page.reload()
      await wakeIsland(page, 'quoteForm')
      await button(page).click()
      await expect(page).toHaveURL('/thank-you/')
      await receivedOnce(answers['Business Email'])
    },
  )

  test(
    'sends once by one click, also where the receiver ends the connection after reading',
    withFailedRequest,
    async ({ page }, testInfo) => {
      const bodies: string[] = []
      const server = createServer((request, response) => {
        response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', 'content-type')
        if (request.method === 'OPTIONS') return void response.writeHead(204).end()
        request.on('data', (part) => bodies.push(String(part)))
        request.on('end', () => request.socket.destroy())
      })
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
      const answers = answersOf(testInfo)
      // The policy of the page allows only its own receiver, so the request goes there and is redirected in the
      // browser.
      const elsewhere = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
      await page.route(receiver, async (route) => {
        await route.continue({ url: elsewhere }).catch(() => {})
      })
      await openForm(page)
      await wakeApp(page)
      await fillIn(page, answers)
      await button(page).dblclick()
      await expectFailure(page, unreachable, answers)
      expect(new Set(bodies).size).toBe(1)
      server.closeAllConnections()
      server.close()
    },
  )
})
