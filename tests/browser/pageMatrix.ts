/** All pages of the site, and what is measured on each. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page as Tab } from 'playwright/test'
import type { Page } from '../../schemas/index.ts'
import { pageAddress } from '../../src/content/model/files/pageAddress.ts'

const folder = join(import.meta.dirname, '../../pages')

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'))
const addressOf = (file: string) => pageAddress(`pages/${file.replaceAll('\\', '/')}`)

/** The addresses of all page files, sorted. */
export const addresses = files.map(addressOf).sort()

/** One page of each sequence of section types, with that sequence. */
const rows = new Map(
  new Map(
    files.map((file) => {
      const { sections } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Page
      const types = sections.map(({ type }) => type)
      return [types.join(' '), [addressOf(file), types] as const]
    }),
  ).values(),
)

/** One page of each sequence of section types. */
export const shapes: ReadonlySet<string> = new Set(rows.keys())

/** Picks pages, those with most section types first, until every section type occurs. */
function coverageOf(pages: readonly (readonly [address: string, types: readonly string[]])[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const longestFirst = [...pages].sort(([, one], [, other]) => new Set(other).size - new Set(one).size)
  const chosen = longestFirst.filter(([, types]) => {
    const before = seen.size
    for (const type of types) seen.add(type)
    return seen.size > before
  })
  return new Set(chosen.map(([address]) => address))
}

/** A few of these pages, which together contain every section type. */
export const coverage = coverageOf([...rows])

interface Watched {
  shifts: string[]
  violations: string[]
  /**
   * The largest paint: its element, and whether that is HTML of the first two sections (the second, if a short hero
   * leaves room for it).
   */
  largest?: { element: string; isFirst: boolean }
}

/** Records layout shifts, the largest paint and violations of the policy from the start of the document on. */
export async function watchPage(page: Tab) {
  await page.addInitScript(() => {
    const watched: Watched = { shifts: [], violations: [] }
    Object.assign(window, { watched })
    const nameOf = (node: Node | null | undefined) =>
      node instanceof Element ? `${node.tagName} ${node.getAttribute('class') ?? ''}` : String(node?.nodeName)
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      watched.violations.push(`${violatedDirective}: ${blockedURI}`)
    })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node?: Node }[]
      })[]) {
        if (entry.hadRecentInput) continue
        watched.shifts.push(`${entry.value.toFixed(4)}: ${entry.sources.map(({ node }) => nameOf(node)).join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      const entry = list.getEntries().at(-1) as (PerformanceEntry & { element?: Element }) | undefined
      if (!entry?.element) return
      watched.largest = {
        element: nameOf(entry.element),
        isFirst: entry.element.matches('main > section:nth-of-type(-n + 2) *'),
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}

/** Returns the sum of the layout shifts that `watchPage` has recorded. */
export const sumOf = (shifts: readonly string[]) => shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0)

/** One more or fewer line of a heading would shift the content by 0.03 on a phone (starter.ts, keepLines). */
export const mostShift = 0.01

export const readWatched = (page: Tab) => page.evaluate(() => Reflect.get(window, 'watched') as Watched)

/** Returns how many pixels the page is wider than the screen. */
export const sideways = (page: Tab) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Returns words of the page that are broken in the middle; e-mail addresses may break. */
export const brokenWords = (page: Tab) =>
  page.evaluate(() => {
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = new Range()
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      if (!(text instanceof Text) || !parent?.checkVisibility({ visibilityProperty: true })) continue
      if (parent.closest('svg, script, style, noscript, .visually-hidden, option, p a[href^="mailto:"], span a'))
        continue
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}'’]+/gu)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0.5).map(({ top }) => Math.round(top)),
        )
        if (lines.size > 1) found.add(word)
      }
    }
    return [...found]
  })

/** Doubles the size of all text of a page, as a visitor's setting does. */
export const enlargeText = (page: Tab) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

/** Scrolls down the whole page and back, with the app running, until every island is ready. */
export async function wakeEverything(page: Tab) {
  await page.mouse.move(5, 5)
  await page.mouse.move(10, 10)
  await page.locator('#shell[data-ready]').waitFor({ state: 'attached' })
  for (const island of await page.locator('[data-island]').all()) {
    await island.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
    await expect(island).toHaveAttribute('data-ready', '')
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/** Replaces the embedded map of a page by an empty one, so that no test requests another host. */
export async function standInForMap(page: Tab) {
  await page.route(/openstreetmap/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }),
  )
}

/**
 * Scrolls past each form, the scope of work and the footer. Returns where a fixed element covers a control, or where
 * the contact bar is visible beside a form or the footer.
 */
export const fixedInTheWay = (page: Tab) =>
  page.evaluate(async (controlsOf) => {
    const bar = document.querySelector('nav[aria-label=Contact]')
    const isIn = ({ top, bottom }: DOMRect) => bottom > 1 && top < innerHeight - 1
    const isFixed = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement))
    const found: string[] = []
    const near = [...document.querySelectorAll('form, [data-island=scopeOfWork], footer')].map((area) => {
      const { top, bottom } = area.getBoundingClientRect()
      return [top + scrollY - innerHeight - 200, bottom + scrollY + 200] as const
    })
    for (let top = 0; top < document.body.scrollHeight; top += 200) {
      if (!near.some(([from, to]) => top >= from && top <= to)) continue
      scrollTo({ top, behavior: 'instant' })
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      for (const control of document.querySelectorAll(controlsOf)) {
        const { left, top: upper, bottom, width } = control.getBoundingClientRect()
        for (const y of [upper + 1, (upper + bottom) / 2, bottom - 1]) {
          const hit = document.elementFromPoint(left + width / 2, y)
          if (hit && isFixed(hit)) found.push(`${hit.outerHTML} over ${control.outerHTML} at ${top}`)
        }
      }
      const areas = [...document.querySelectorAll('form, footer')].map((area) => area.getBoundingClientRect())
      if (bar?.checkVisibility({ visibilityProperty: true }) && areas.some(isIn)) found.push(`beside it at ${top}`)
    }
    return found
  }, controls)

/** Inputs and buttons of forms and of the scope of work, without the hidden field. */
const controls =
  'main :is(form :is(input, select, textarea, button), [data-island=scopeOfWork] :is(input, a, button)):not([name=reference])'

/** Focuses each control in tab order and in reverse order, and returns those that are covered then. */
export const hiddenByFocus = (page: Tab) =>
  page.evaluate(async (controlsOf) => {
    const found: string[] = []
    const all = [...document.querySelectorAll<HTMLElement>(controlsOf)].filter((each) => each.checkVisibility())
    for (const row of [all, [...all].reverse()]) {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      scrollTo({ top: row === all ? 0 : document.body.scrollHeight, behavior: 'instant' })
      for (const control of row) {
        control.focus()
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
        const { left, top, bottom, width } = control.getBoundingClientRect()
        // In a multi-line input, a browser scrolls to the line of the caret.
        const y = control.localName === 'textarea' ? top + 24 : (top + bottom) / 2
        const hit = document.elementFromPoint(left + width / 2, y)
        const isSeen = hit && (control.contains(hit) || hit.closest('label')?.control === control)
        if (!isSeen) found.push(`${hit?.outerHTML.slice(0, 120)} at ${top} over ${control.outerHTML}`)
      }
    }
    return found
  }, controls)

/** Returns pairs of overlapping texts within an element. */
export const overlaps = (page: Tab, selector: string) =>
  page.evaluate((within) => {
    const found: string[] = []
    const seen: { text: string; rects: DOMRect[] }[] = []
    const texts = document.createTreeWalker(document.querySelector(within) ?? document, NodeFilter.SHOW_TEXT)
    const range = new Range()
    const isCrossed = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      // Lines of text are closer together than the height of their boxes.
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 6
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.textContent?.trim() || !text.parentElement?.checkVisibility({ visibilityProperty: true })) continue
      range.selectNodeContents(text)
      const rects = [...range.getClientRects()]
      for (const other of seen)
        if (rects.some((rect) => other.rects.some((each) => isCrossed(rect, each))))
          found.push(`${other.text} | ${text.textContent}`)
      seen.push({ text: text.textContent, rects })
    }
    return found
  }, selector)
