import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright/test'
import { axe } from './axe.ts'
import {
  addresses,
  brokenWords,
  coverage,
  enlargeText,
  fixedInTheWay,
  hiddenByFocus,
  mostShift,
  readWatched,
  shapes,
  sideways,
  standInForMap,
  sumOf,
  wakeEverything,
  watchPage,
} from './pageMatrix.ts'
import { expect, holdScripts, settle, test, wakeApp, wakeIsland } from './site.ts'

const narrow = { width: 390, height: 844 }
const wide = { width: 1280, height: 800 }

/**
 * As on a phone, fonts arrive after the first paint and after the starter (keepLines); on this machine they may arrive
 * before either.
 */
const delayFonts = (page: Page) =>
  page.route(/\.woff2$/, async (route) => {
    await new Promise((done) => setTimeout(done, 400))
    await route.continue()
  })

/** Returns headings of the first screen that are taller than their lines. */
const emptyLines = (page: Page) =>
  page.evaluate(() => {
    const range = new Range()
    const isLoose = (heading: HTMLElement) => {
      range.selectNodeContents(heading)
      const { top, height } = range.getBoundingClientRect()
      return top < innerHeight && heading.offsetHeight > height + 9
    }
    return [...document.querySelectorAll<HTMLElement>('h1, h2, h3')].filter(isLoose).map((each) => each.textContent)
  })

/** Every run loads pages that together contain every section type. */
const tagsOf = (address: string): string[] => (coverage.has(address) ? [] : ['@long'])

// Checks many facts per load, each under a separate name: loading 27 pages once per fact would take a quarter of an
// hour.
for (const address of addresses) {
  test.describe(`page ${address}`, () => {
    for (const screen of shapes.has(address) ? [narrow, wide] : [narrow]) {
      const details = { tag: tagsOf(address) }
      test(`stands firm, silent and accessible at ${screen.width} pixels`, details, async ({ page, baseURL }) => {
        const requests: string[] = []
        page.on('request', (request) => requests.push(request.url()))
        await page.setViewportSize(screen)
        await watchPage(page)
        await standInForMap(page)
        await delayFonts(page)
        const response = await page.goto(address)
        await page.evaluate(() => document.fonts.ready)
        // Chromium may paint the header alone first, which is the largest paint until the text below it follows.
        await settle(page)
        await expect.poll(async () => (await readWatched(page)).largest).toBeDefined()
        const { largest } = await readWatched(page)

        expect.soft(response?.headers()['content-security-policy'], 'has its policy').toContain("script-src 'self'")
        expect.soft(largest, 'has its largest paint in the HTML of the first screen').toMatchObject({ isFirst: true })
        expect.soft(await page.locator('#shell[data-ready]').count(), 'runs no app before a touch').toBe(0)
        await wakeEverything(page)
        await settle(page)
        const { shifts, violations } = await readWatched(page)
        expect.soft(sumOf(shifts), `shifts little: ${shifts}`).toBeLessThan(mostShift)
        expect.soft(violations, 'keeps to its policy').toEqual([])
        const foreign = requests.filter((url) => !url.startsWith(baseURL ?? '') && !url.includes('openstreetmap'))
        expect.soft(foreign, 'asks no other host').toEqual([])
        if (screen === narrow || coverage.has(address)) expect.soft(await axe(page), 'passes axe').toEqual([])

        if (screen === narrow) {
          expect.soft(await fixedInTheWay(page), 'has nothing over a form, and no contact bar beside it').toEqual([])
          expect.soft(await hiddenByFocus(page), 'shows what has the focus').toEqual([])
          for (const width of [390, 768, 320]) {
            await page.setViewportSize({ width, height: 844 })
            expect.soft(await sideways(page), `fits ${width} pixels`).toBe(0)
          }
          const broken = await page
            .locator('a[href^="tel:"]:visible')
            .evaluateAll((links) =>
              links.filter((link) => link.getClientRects().length > 1).map((link) => link.className),
            )
          expect.soft(broken, 'keeps phone numbers on one line at 320 pixels').toEqual([])
          await enlargeText(page)
          for (const width of [390, 320]) {
            await page.setViewportSize({ width, height: 844 })
            expect.soft(await sideways(page), `fits ${width} pixels with text at 200 %`).toBe(0)
            expect.soft(await brokenWords(page), `breaks no word at ${width} pixels with text at 200 %`).toEqual([])
          }
          return
        }
        // With reduced motion no colour transition is running while axe checks.
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
        if (coverage.has(address))
          expect.soft(await axe(page, ['color-contrast']), 'passes axe in the dark').toEqual([])
        const moving = await page.evaluate(
          () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
        )
        expect.soft(moving, 'stands still under reduced motion').toBe(0)
        await enlargeText(page)
        expect.soft(await sideways(page), 'fits with text at 200 %').toBe(0)
      })
    }
  })
}

test.describe('pages', () => {
  test('are those of the sitemap page, and itself, the page of thanks and the one for unknown addresses', async ({
    page,
  }) => {
    await page.goto('/sitemap/')
    const listed = await page
      .locator('main')
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect([...listed, '/sitemap/', '/thank-you/', '/404.html'].sort()).toEqual(addresses)
  })

  test('have a policy without exceptions, but for the style element that all pages share and those of rare parts', async ({
    request,
  }) => {
    const response = await request.get('/')
    const whole = response.headers()['content-security-policy'] ?? ''
    const html = (await response.text()) + (await (await request.get('/quote/')).text())
    const styles = new Set([...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style = '']) => style))
    expect(styles.size).toBe(5)
    const policy = [...styles].reduce((rest, style) => {
      const hash = ` 'sha256-${createHash('sha256').update(style).digest('base64')}'`
      expect(rest).toContain(hash)
      return rest.replace(hash, '')
    }, whole)
    expect(policy).toMatch(/^default-src 'none'/)
    expect(policy).not.toMatch(/unsafe|\*|data:|'nonce|'sha/)
  })

  test('run the starter alone before a touch', async ({ page }) => {
    await page.coverage.startJSCoverage()
    const app = page.waitForResponse(/\/assets\/app-/)
    await page.goto('/')
    await (await app).finished()
    const ran = await page.coverage.stopJSCoverage()
    expect(ran.map(({ url }) => url.replace(/.*\/(\w+)-.*/, '$1'))).toEqual(['starter'])
    expect(gzipSync(ran.map(({ source }) => source).join('')).length).toBeLessThanOrEqual(1500)
    expect(await page.locator('#shell[data-ready]').count()).toBe(0)
  })

  test('paint before any script has arrived', async ({ page }) => {
    const letGo = await holdScripts(page, /\/assets\/.*\.js/)
    await watchPage(page)
    await page.goto('/', { waitUntil: 'commit' })
    await expect.poll(async () => (await readWatched(page)).largest).toBeDefined()
    letGo()
  })

  for (const screen of [narrow, wide]) {
    test(`shift little when the fonts come late, ${screen.width} pixels`, async ({ page }) => {
      await page.setViewportSize(screen)
      await watchPage(page)
      await delayFonts(page)
      for (const address of ['/', '/services/janitorial-services/', '/quote/']) {
        await page.goto(address)
        await page.evaluate(() => document.fonts.ready)
        await settle(page)
        const { shifts } = await readWatched(page)
        expect.soft(sumOf(shifts), `${address}: ${shifts}`).toBeLessThan(mostShift)
        expect.soft(await emptyLines(page), address).toEqual([])
      }
    })
  }

  for (const [screen, addresses] of [
    [narrow, ['/blog/', '/locations/baltimore-md/', '/services/post-construction-cleaning/']],
    [wide, ['/services/']],
  ] as const) {
    test(`shift little when the fonts come before the starter, ${screen.width} pixels`, async ({ page }) => {
      await page.setViewportSize(screen)
      await watchPage(page)
      await page.route(/starter-[^/]*\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
      await delayFonts(page)
      for (const address of addresses) {
        await page.goto(address)
        await page.evaluate(() => document.fonts.ready)
        await settle(page)
        const { shifts } = await readWatched(page)
        expect.soft(sumOf(shifts), `${address}: ${shifts}`).toBeLessThan(mostShift)
      }
    })
  }

  test('wipe the first picture of a pair away to its middle as they are scrolled by', async ({ page }) => {
    await page.goto('/services/')
    const pair = page.locator('figure > div').first()
    const scrollTo = (part: number) =>
      pair.evaluate((element, part) => {
        window.scrollBy(0, element.getBoundingClientRect().top - window.innerHeight * part)
      }, part)
    const wiped = () => pair.evaluate((element) => getComputedStyle(element.firstElementChild ?? element).clipPath)
    await scrollTo(0.95)
    await expect.poll(wiped).toBe('inset(0px 35% 0px 0px)')
    await scrollTo(0)
    await expect.poll(wiped).toBe('inset(0px 50% 0px 0px)')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const boxes = await pair.locator('> *').evaluateAll((each) => each.map((one) => one.getBoundingClientRect().left))
    expect(boxes[1]).toBeGreaterThan(boxes[0] ?? 0)
  })

  test('embed the map of another host only when it is in view', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('openstreetmap')) asked.push(request.url())
    })
    await standInForMap(page)
    await page.goto('/locations/', { waitUntil: 'networkidle' })
    await wakeApp(page)
    await settle(page)
    expect(asked).toEqual([])
    await page.locator('iframe').scrollIntoViewIfNeeded()
    // One request tests whether the host answers, and one is for the frame.
    await expect.poll(() => asked.length).toBe(2)
    await expect(page.locator('iframe')).toBeVisible()
    await page.getByRole('button', { name: 'Show the drawn map' }).click()
    await expect(page.locator('iframe')).toBeHidden()
    await expect(page.locator('iframe')).toHaveAttribute('title', /Map of .*Towson/)
  })

  test('pass axe with the menu open', async ({ page }) => {
    await page.setViewportSize(narrow)
    await page.goto('/services/')
    await wakeApp(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    expect(await axe(page)).toEqual([])
    expect(await sideways(page)).toBe(0)
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`pass axe with a form in error, a notice and an open answer, ${colorScheme}`, async ({ page }) => {
      await page.clock.install()
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize(narrow)
      await page.goto('/services/janitorial-services/')
      await wakeIsland(page, 'faq')
      await page.locator('[data-island=faq] button').first().click()
      await wakeIsland(page, 'quoteForm')
      await page.getByRole('button', { name: 'Get My Quote' }).click()
      await expect(page.locator('[aria-invalid]')).toHaveCount(3)
      expect(await axe(page)).toEqual([])
      await page.getByLabel('Full Name').fill('Ada')
      await page.getByLabel('Business Email').fill('ada@office.example')
      await page.getByLabel('Phone Number').fill('1')
      await page.locator('[name=reference]').evaluate((trap) => {
        if (trap instanceof HTMLInputElement) trap.value = 'spam'
      })
      // However long it takes the pointer to get to the notice.
      await page.clock.pauseAt(Date.now() + 3_600_000)
      await page.getByRole('button', { name: 'Get My Quote' }).click()
      const notice = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
      await expect(notice).toBeVisible()
      // Hovering keeps the notice open.
      await notice.hover()
      await page.clock.resume()
      expect(await hiddenByFocus(page), 'shows what has the focus').toEqual([])
      await expect(notice).toBeVisible()
      expect(await axe(page)).toEqual([])
    })
  }
})

test.describe('pages on a phone', () => {
  test.use({ viewport: narrow, hasTouch: true })

  test('run the app once a finger has scrolled', async ({ page }) => {
    await page.goto('/')
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', { x: 200, y: 700 })
    for (let y = 690; y > 300; y -= 30) await touch('touchMove', { x: 200, y })
    await touch('touchEnd')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await expect(page.locator('#shell')).toHaveAttribute('data-ready')
  })
})
