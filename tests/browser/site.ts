import { readFile } from 'node:fs/promises'
import { test as base, expect, type Page } from 'playwright/test'

interface Fixtures {
  /** Fails the test when the page writes anything to the console, or throws. */
  quietConsole: undefined
}

/** What Chromium itself writes about an answer that a test asked for. */
const expected =
  /Failed to load resource: (the server responded with a status of (404|500)|net::ERR_)|blocked by CORS policy/

export const test = base.extend<Fixtures>({
  quietConsole: [
    async ({ page }, use, { annotations }) => {
      const messages: string[] = []
      page.on('console', (message) => {
        const allowed = annotations.some(({ type }) => type === 'failed-request') && expected.test(message.text())
        if (!allowed) messages.push(`${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => messages.push(String(error)))
      await use(undefined)
      if (messages.length > 0) throw new Error(`The console is not empty:\n${messages.join('\n')}`)
    },
    { auto: true },
  ],
})

/** For tests in which a request fails on purpose: Chromium writes that to the console by itself. */
export const withFailedRequest = { annotation: { type: 'failed-request' } }

export { expect } from 'playwright/test'

/** Waits until the browser has drawn what there is to draw, and has nothing left to do. */
export async function settle(page: Page): Promise<void> {
  const untilIdle = () => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done)))
  for (let round = 0; round < 3; round += 1) await page.evaluate(untilIdle)
}

/** Opens a page in its own fonts from the first paint on: from the cache. */
export async function openInFonts(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.evaluate(() => document.fonts.ready)
  await page.goto(address)
}

/** Runs the app, as the first movement of a visitor does, and waits until it answers. */
export async function wakeApp(page: Page): Promise<void> {
  await page.mouse.move(5, 5)
  await page.mouse.move(10, 10)
  await page.locator('#shell[data-ready]').waitFor({ state: 'attached' })
}

/** Waits until an island answers by itself. */
export async function wakeIsland(page: Page, name: string): Promise<void> {
  const island = page.locator(`[data-island=${name}]`).first()
  await wakeApp(page)
  await island.scrollIntoViewIfNeeded()
  await page.locator(`[data-island=${name}][data-ready]`).first().waitFor({ state: 'attached' })
}

/** Holds back the scripts whose names match, so that a visitor acts before they arrive; returns what lets them go. */
export async function holdScripts(page: Page, names: RegExp): Promise<() => void> {
  let letGo = () => {}
  const gone = new Promise<void>((done) => {
    letGo = done
  })
  await page.route(names, async (route) => {
    await gone
    await route.continue()
  })
  return letGo
}

/** The app's script, and those of the forms. */
export const appScript = /\/assets\/app-/
export const formScripts = /\/assets\/(formIsland|quote|contact)-/

export interface InboxRecord {
  form: string
  request: Record<string, string>
}

/** What the local inbox has received so far. */
export async function readInbox(): Promise<InboxRecord[]> {
  const file = process.env.ASHLAR_INBOX ?? ''
  const text = await readFile(file, 'utf8').catch(() => '')
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as InboxRecord)
}

/** What the inbox has received from one sender; other tests send at the same time. */
export async function received(email: string): Promise<InboxRecord[]> {
  return (await readInbox()).filter(({ request }) => request.email === email)
}

/** Waits until the inbox has the only request of a sender. */
export async function receivedOnce(email: string): Promise<InboxRecord> {
  await expect.poll(async () => (await received(email)).length).toBe(1)
  const [record] = await received(email)
  if (!record) throw new Error(`The inbox lost the request of ${email}`)
  return record
}
