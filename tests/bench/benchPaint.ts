import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { type Browser, chromium, type Page } from 'playwright'
import { serveFolder } from '../../src/node/serve/serveFolder.ts'
import { ensureChromium, launchOptions } from '../browser/engines/chromium.ts'
import { repository } from '../node/site/builtSite.ts'
import { type Load, measureLoad } from './measureLoad.ts'
import { openPhone } from './phone.ts'
import { plainPage } from './plainPage.ts'
import type { Row } from './report.ts'
import { countRoundTrips, intents } from './roundTrips.ts'
import { runMeasured } from './runMeasured.ts'

/** The least work for a browser: a heading, and an element that opens without a script. */
const bareDocument =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title><h1>Bare</h1><details><summary>More</summary>Bare</details>'
const repeats = 7
/** Until when headings and texts are set in the fonts of the site on a first visit, in ms from the navigation. */
const mostFontTime = 3_500

/**
 * Measures paint, shift, script time and responses to a touch on a slow phone, with the shipped site served locally.
 */
export async function benchPaint(folder: string): Promise<Row[]> {
  const found = await ensureChromium()
  if ('instruction' in found) throw new Error(`There is no browser to measure in. ${found.instruction}`)
  const dist = `${folder}/paint`
  const env = { QUOTE_ENDPOINT: '/_inbox/quote', CONTACT_ENDPOINT: '/_inbox/contact' }
  const built = await runMeasured(['--import', 'tsx', 'scripts/build.ts', '--root', repository, '--out', dist], env)
  if (built.exitCode !== 0) throw new Error(built.output)
  const server = await serveFolder({ folder: dist, port: 0 })
  const browser = await chromium.launch({ ...launchOptions(), executablePath: found.path })
  const url = (path: string) => new URL(path, server.url).href
  try {
    const rows: Row[] = []
    await writeFile(`${dist}/bare.html`, bareDocument)
    const bare: number[] = []
    for (let count = 0; count < repeats; count++) bare.push((await measureLoad(browser, url('/bare.html'))).paint)
    rows.push({ what: 'floor: first paint of a heading alone, slow 4G', measured: milliseconds(bare), budget: '' })
    for (const path of ['/', '/locations/towson-md/', '/quote/']) {
      const plain = await writePlain(dist, path)
      rows.push(...(await benchLoads(browser, path, { shipped: url(path), plain: url(plain) })))
    }
    for (const [intent, show] of Object.entries(intents)) {
      const row = await countRoundTrips(browser, url('/quote/'), show)
      const what = `round trips after the app from ${intent} to a ready quote form`
      rows.push({ what, measured: `${row.length}: ${row.join(', ')}`, budget: '2', isOver: row.length > 2 })
    }
    for (const { what, budget, path, ...touch } of touches) {
      const times: number[] = []
      for (let count = 0; count < repeats; count++) times.push(await measureTouch(browser, url(path), touch))
      rows.push({ what, measured: milliseconds(times), budget })
    }
    return rows
  } finally {
    await browser.close()
    await server.close()
  }
}

/** Writes the plain page with the same words (plainPage.ts) into the built site, and returns its address. */
async function writePlain(dist: string, path: string): Promise<string> {
  const name = `plain${path.replaceAll('/', '-')}`
  const html = readFileSync(`${dist}${path}index.html`, 'utf8')
  const plain = plainPage(html, `/${name}.css`, (href) => readFileSync(dist + href, 'utf8'))
  await writeFile(`${dist}/${name}.html`, plain.html)
  await writeFile(`${dist}/${name}.css`, plain.rules)
  return `/${name}.html`
}

/** Loads a page and its plain version alternately, so that both run under the same load of the machine. */
async function benchLoads(browser: Browser, path: string, urls: { shipped: string; plain: string }): Promise<Row[]> {
  const [loads, plainLoads]: [Load[], Load[]] = [[], []]
  for (let count = 0; count < repeats; count++) {
    loads.push(await measureLoad(browser, urls.shipped))
    plainLoads.push(await measureLoad(browser, urls.plain))
  }
  const plain = plainLoads.map(({ paint }) => paint)
  const paints = loads.map(({ paint }) => paint)
  const fonts = loads.map((load) => load.fonts)
  const shift = Math.max(...loads.map((load) => load.shift))
  // A blocking task occurs in each run; the load of the machine only in some. On a slow machine the layout of the words
  // alone is a task of over 50 ms: no page of these words is faster than the plain one, which has no script.
  const [blocked, unavoidable] = [leastBlocked(loads), leastBlocked(plainLoads)]
  return [
    {
      what: `first paint of ${path}, slow 4G`,
      measured: `${milliseconds(paints)}, largest ${milliseconds(loads.map(({ largest }) => largest))}`,
      budget: `that of a plain page of the same words, ${milliseconds(plain)}`,
      isOver: middleOf(paints) > middleOf(plain),
    },
    {
      what: `script until load, ${path}`,
      measured: milliseconds(loads.map(({ script }) => script)),
      budget: '22 ms',
    },
    {
      what: `blocking time, ${path}`,
      measured: milliseconds(loads.map((load) => load.blocked)),
      budget: `0, or that of the plain page, ${milliseconds(plainLoads.map((load) => load.blocked))}`,
      isOver: blocked > unavoidable,
    },
    {
      what: `all fonts of the site arrived, ${path}`,
      measured: milliseconds(fonts),
      budget: `${mostFontTime} ms`,
      isOver: !(middleOf(fonts) <= mostFontTime),
    },
    { what: `layout shift, ${path}`, measured: shift.toFixed(3), budget: '0.01', isOver: shift > 0.01 },
  ]
}

interface Touch {
  what: string
  budget: string
  path: string
  /** How many times slower than this CPU the phone is. Default: four. */
  rate?: number
  /** Runs before the page is loaded. */
  prepare?(page: Page): Promise<unknown>
  /** Performs the action, and returns how long the page took to respond, in ms. */
  act(page: Page): Promise<number>
}

/** Returns the longest time from an event to the next paint, as the browser measures it (Event Timing). */
async function untilPaint(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const seen = window as Window & { longest?: number }
    seen.longest = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest ?? 0, duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await act()
  await page.waitForTimeout(300)
  return page.evaluate(() => (window as Window & { longest?: number }).longest ?? 0)
}

/** How long a page is left alone until it is idle, in ms. */
const rest = 2_000

/** Taps an element after scrolling it to the middle of the screen; returns how long the response took. */
async function measureTap(page: Page, selector: string): Promise<number> {
  const { x, y } = await page.evaluate((selector) => {
    const element = document.querySelector(selector)
    element?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
    return { x: x + width / 2, y: y + height / 2 }
  }, selector)
  await page.waitForTimeout(rest)
  // A locator's `tap` adds listeners to the page, which take 10 ms of the response.
  return untilPaint(page, () => page.touchscreen.tap(x, y))
}

const menu = 'header button'
const question = '[data-island=faq] button'
const field = '[data-island=quoteForm] input'

const wake = async (page: Page) => {
  await page.mouse.move(5, 5)
  await page.mouse.move(9, 9)
  await page.locator('#shell[data-ready]').waitFor({ state: 'attached' })
}

/** Blocks the app, so that only the starter handles a touch, as on a line where the app has not arrived. */
const holdApp = (page: Page) => page.route(/\/assets\/app-/, () => {})

/** Follows a link after hovering over it, and returns the time from click until the new page is shown. */
async function followLink(page: Page): Promise<number> {
  await wake(page)
  const link = page.locator('main a[href="/services/floor-care/"]').first()
  await link.scrollIntoViewIfNeeded()
  await link.hover()
  await page.waitForTimeout(600)
  await page.evaluate(() => {
    const seen = window as Window & { clicked?: number; arrived?: number }
    addEventListener('click', () => (seen.clicked = performance.now()), { capture: true, once: true })
    new MutationObserver((_, observer) => {
      if (!document.title.includes('Floor Care')) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => (seen.arrived = performance.now())))
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await link.click()
  await page.waitForFunction(() => (window as Window & { arrived?: number }).arrived !== undefined)
  return page.evaluate(() => {
    const { clicked = 0, arrived = 0 } = window as Window & { clicked?: number; arrived?: number }
    return arrived - clicked
  })
}

const touches: Touch[] = [
  {
    what: 'floor: an element <details>, tap to next paint',
    budget: '',
    path: '/bare.html',
    act: (page) => measureTap(page, 'summary'),
  },
  {
    what: 'menu before the app has arrived',
    budget: '100 ms',
    path: '/',
    prepare: holdApp,
    act: (page) => measureTap(page, menu),
  },
  {
    what: 'FAQ before the app has arrived',
    budget: '100 ms',
    path: '/services/janitorial-services/',
    prepare: holdApp,
    act: (page) => measureTap(page, question),
  },
  {
    what: 'menu, first tap on a page, the app fetched',
    budget: '100 ms',
    path: '/',
    act: (page) => measureTap(page, menu),
  },
  {
    what: 'menu, the app running',
    budget: '100 ms',
    path: '/',
    async act(page) {
      await wake(page)
      return measureTap(page, menu)
    },
  },
  {
    what: 'FAQ, the app running',
    budget: '100 ms',
    path: '/services/janitorial-services/',
    async act(page) {
      await wake(page)
      return measureTap(page, question)
    },
  },
  {
    what: 'quote form, first key',
    budget: '100 ms',
    path: '/quote/',
    async act(page) {
      await wake(page)
      await measureTap(page, field)
      await page.waitForTimeout(rest)
      return untilPaint(page, () => page.keyboard.press('a'))
    },
  },
  { what: 'navigation after hover, click to new page', budget: '80 ms', path: '/', rate: 1, act: followLink },
  { what: 'the same on a phone of a fourth of the speed', budget: '', path: '/', act: followLink },
]

type Act = Pick<Touch, 'prepare' | 'act' | 'rate'>

async function measureTouch(browser: Browser, url: string, { prepare, act, ...speed }: Act): Promise<number> {
  const { page, close } = await openPhone(browser, speed)
  await prepare?.(page)
  await page.goto(url, { waitUntil: 'load' })
  const time = await act(page)
  await close()
  return time
}

const leastBlocked = (loads: readonly Load[]) => Math.min(...loads.map(({ blocked }) => blocked))

const ascending = (times: readonly number[]) => [...times].sort((a, b) => a - b)
const middleOf = (times: readonly number[]) => ascending(times)[Math.floor(times.length / 2)] ?? 0

/** Returns the median, and the range. */
function milliseconds(times: readonly number[]): string {
  const sorted = ascending(times)
  return `${Math.round(middleOf(times))} ms (${Math.round(sorted[0] ?? 0)}–${Math.round(sorted.at(-1) ?? 0)})`
}
