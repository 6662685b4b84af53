import { readFile } from 'node:fs/promises'
import { test as base, expect, type Page } from 'playwright/test'

interface Fixtures {
  /** Fails the test if the page writes to the console, or throws. */
  quietConsole: undefined
}

/** Messages of Chromium itself about a response that a test requested. */
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

/** For tests in which a request fails on purpose: Chromium reports that in the console. */
export const withFailedRequest = { annotation: { type: 'failed-request' } }

export { expect } from 'playwright/test'

/** In milliseconds. Chromium once reported no idle time within 240 s of a change of its window, which it had drawn. */
const longestSettle = 10_000

/** Waits until the browser has finished rendering and is idle, three times, each for at most `longestSettle`. */
export async function settle(page: Page): Promise<void> {
  const untilIdle = (most: number) =>
    new Promise((done) => {
      setTimeout(done, most)
      requestAnimationFrame(() => requestIdleCallback(done))
    })
  for (let round = 0; round < 3; round += 1) await page.evaluate(untilIdle, longestSettle)
}

/** Opens a page with its own fonts from the first paint on, from the cache. */
export async function openInFonts(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.evaluate(() => document.fonts.ready)
  await page.goto(address)
}

/** Starts the app, as the first movement of a visitor does, and waits until it is ready. */
export async function wakeApp(page: Page): Promise<void> {
  await page.mouse.move(5, 5)
  await page.mouse.move(10, 10)
  await page.locator('#shell[data-ready]').waitFor({ state: 'attached' })
}

/** Waits until an island is ready. */
export async function wakeIsland(page: Page, name: string): Promise<void> {
  const island = page.locator(`[data-island=${name}]`).first()
  await wakeApp(page)
  await island.scrollIntoViewIfNeeded()
  await page.locator(`[data-island=${name}][data-ready]`).first().waitFor({ state: 'attached' })
}

/**
 * Holds back the scripts with matching names, so that a visitor acts before they arrive; returns a function that
 * releases them.
 */
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

/** Returns what the local inbox has received so far. */
export async function readInbox(): Promise<InboxRecord[]> {
  const file = process.env.ASHLAR_INBOX ?? ''
  const text = await readFile(file, 'utf8').catch(() => '')
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as InboxRecord)
}

/** Returns the requests of one sender; other tests send at the same time. */
export async function received(email: string): Promise<InboxRecord[]> {
  return (await readInbox()).filter(({ request }) => request.email === email)
}

/** Waits until the inbox has exactly one request of a sender. */
export async function receivedOnce(email: string): Promise<InboxRecord> {
  await expect.poll(async () => (await received(email)).length).toBe(1)
  const [record] = await received(email)
  if (!record) throw new Error(`The inbox lost the request of ${email}`)
  return record
}
