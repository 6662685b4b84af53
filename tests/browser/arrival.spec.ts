import type { Page } from 'playwright/test'
import { mostShift, readWatched, shapes, standInForMap, sumOf, watchPage } from './pageMatrix.ts'
import { serveInPieces } from './serveInPieces.ts'
import { expect, settle, test, withFailedRequest } from './site.ts'

/** Waits until what has arrived is drawn, and returns whether it fills two screens. Nothing is drawn without a body. */
const isScreenFull = (page: Page) =>
  page.evaluate(async () => {
    const frame = () =>
      new Promise((done) => {
        requestAnimationFrame(done)
        setTimeout(done, 500)
      })
    await frame()
    await frame()
    return document.documentElement.scrollHeight > 2 * innerHeight
  })

// A picture beside the heading, a low heading, a form beside it, and columns below a low heading.
const kinds = new Set(['/', '/services/', '/quote/', '/contact/', '/sitemap/'])

for (const address of new Set([...kinds, ...shapes]))
  test(`${address} keeps what is drawn in its place while the rest of the page arrives`, {
    ...withFailedRequest,
    tag: kinds.has(address) ? [] : '@long',
  }, async ({ page, baseURL }) => {
    const { url, sendNext, close } = await serveInPieces(String(baseURL))
    try {
      await page.setViewportSize({ width: 1280, height: 800 })
      await watchPage(page)
      await standInForMap(page)
      // A late font also moves lines, but that is a separate matter (keepLines).
      await page.route(/\.woff2$/, (route) => route.abort())
      await page.goto(url + address, { waitUntil: 'commit' })
      let isFull = false
      while (sendNext()) if (!isFull) isFull = await isScreenFull(page)
      await page.waitForLoadState()
      await settle(page)
      const { shifts } = await readWatched(page)
      expect(sumOf(shifts), `shifts little: ${shifts}`).toBeLessThan(mostShift)
    } finally {
      close()
    }
  })
