/** How often a form waits for the network, from the first sign that a visitor wants it until it responds. */
import type { Browser, CDPSession, Page } from 'playwright'
import { openPhone } from './phone.ts'

interface Fetched {
  url: string
  /** In seconds of the browser's clock; `end` is missing until the response has arrived. */
  start: number
  end?: number
}

const field = '[data-island=quoteForm] input'

/** What a visitor does before using the form, without pressing anything yet. */
export const intents: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  pointing: (page) => page.locator(field).first().hover(),
  touching: async (page) => {
    const { x = 0, y = 0 } = (await page.locator(field).first().boundingBox()) ?? {}
    await page.touchscreen.tap(x + 20, y + 20)
  },
  'focusing by key': async (page) => {
    await page.keyboard.press('Tab')
    await page.locator(field).first().focus()
  },
}

/**
 * Opens a page with a quote form, shows an intent, and waits until the form responds.
 *
 * @returns the addresses of the longest chain of requests that each began after the previous one had finished, without
 * the app, which is prefetched
 */
export async function countRoundTrips(browser: Browser, url: string, intent: (page: Page) => Promise<void>) {
  const { page, cdp, close } = await openPhone(browser, { slowNetwork: true, rate: 1 })
  await page.goto(url, { waitUntil: 'networkidle' })
  const requests = watchRequests(cdp)
  await page.locator(field).first().scrollIntoViewIfNeeded()
  await intent(page)
  await page.locator('[data-island=quoteForm][data-ready]').waitFor({ state: 'attached' })
  const row = longestRow([...requests.values()].filter(({ url, end }) => end !== undefined && !url.includes('/app-')))
  await close()
  return row
}

function watchRequests(cdp: CDPSession): Map<string, Fetched> {
  const requests = new Map<string, Fetched>()
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) =>
    requests.set(requestId, { url: request.url, start: timestamp }),
  )
  cdp.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const request = requests.get(requestId)
    if (request) request.end = timestamp
  })
  return requests
}

/** Returns the addresses of the longest chain in order. */
function longestRow(requests: readonly Fetched[]): string[] {
  const rows = new Map<Fetched, string[]>()
  for (const request of [...requests].sort((a, b) => a.start - b.start)) {
    const before = [...rows].filter(([{ end = Infinity }]) => end <= request.start).map(([, row]) => row)
    const longest = before.reduce((a, b) => (b.length > a.length ? b : a), [])
    rows.set(request, [...longest, new URL(request.url).pathname])
  }
  return [...rows.values()].reduce((a, b) => (b.length > a.length ? b : a), [])
}
