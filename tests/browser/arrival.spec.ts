import { mostShift, readWatched, standInForMap, sumOf, watchPage } from './pageMatrix.ts'
import { serveInPieces } from './serveInPieces.ts'
import { expect, settle, test, withFailedRequest } from './site.ts'

// A page of each kind of page head: a picture beside the heading, a low heading, and a form beside it.
for (const address of ['/', '/services/', '/quote/', '/contact/'])
  test(
    `${address} keeps what is drawn in its place while the rest of the page arrives`,
    withFailedRequest,
    async ({ page, baseURL }) => {
      const { url, close } = await serveInPieces(String(baseURL))
      try {
        await page.setViewportSize({ width: 1280, height: 800 })
        await watchPage(page)
        await standInForMap(page)
        // A late font also moves lines, but that is a separate matter (keepLines).
        await page.route(/\.woff2$/, (route) => route.abort())
        await page.goto(url + address)
        await settle(page)
        const { shifts } = await readWatched(page)
        expect(sumOf(shifts), `shifts little: ${shifts}`).toBeLessThan(mostShift)
      } finally {
        close()
      }
    },
  )
