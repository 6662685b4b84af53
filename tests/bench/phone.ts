/** A slow phone on a slow line, for the benchmarks. */
import type { Browser, CDPSession, Page } from 'playwright'

/**
 * Slow 4G as in Lighthouse: 150 ms of latency, 1.6 Mbit/s down, 750 kbit/s up; a phone with a quarter of this CPU's
 * speed.
 */
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const slowdown = 4

export interface Phone {
  page: Page
  cdp: CDPSession
  close(): Promise<void>
}

/**
 * Opens an empty page on a phone of 390 pixels, with an empty cache. `rate` is how many times slower than this CPU it
 * is.
 */
export async function openPhone(
  browser: Browser,
  { slowNetwork = false, rate = slowdown }: { slowNetwork?: boolean; rate?: number },
): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
  })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Performance.enable')
  if (slowNetwork) await cdp.send('Network.emulateNetworkConditions', network)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate })
  return { page, cdp, close: () => context.close() }
}
