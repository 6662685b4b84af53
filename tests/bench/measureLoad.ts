/** One load of a page on a slow phone and a slow line, with an empty cache. */
import type { Browser } from 'playwright'
import { openPhone } from './phone.ts'

/** Times in ms from the start of the navigation. */
export interface Load {
  paint: number
  largest: number
  /** When the last font had arrived; NaN if one failed or the page requested none. */
  fonts: number
  shift: number
  /**
   * Total blocking time in ms: the part of tasks beyond 50 ms each, after the first paint
   * (https://web.dev/articles/tbt).
   */
  blocked: number
  script: number
}

export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const { page, cdp, close } = await openPhone(browser, { slowNetwork: true })
  await page.goto(url, { waitUntil: 'load' })
  // The app is fetched after load and must not shift anything either.
  await page.waitForTimeout(1_500)
  await page.evaluate(() => document.fonts.ready)
  const seen = await page.evaluate(
    () =>
      new Promise<Omit<Load, 'script'>>((done) => {
        let [largest, shift, blocked] = [0, 0, 0]
        const [first] = performance.getEntriesByName('first-contentful-paint')
        const paint = first?.startTime ?? 0
        const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
          name.endsWith('.woff2'),
        )
        const haveArrived = files.length > 0 && files.every(({ responseStatus }) => responseStatus === 200)
        const fonts = haveArrived ? Math.max(...files.map(({ responseEnd }) => responseEnd)) : Number.NaN
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) largest = entry.startTime
        }).observe({ type: 'largest-contentful-paint', buffered: true })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        new PerformanceObserver((list) => {
          for (const { startTime, duration } of list.getEntries())
            if (startTime + duration > paint) blocked += Math.max(0, duration - 50)
        }).observe({ type: 'longtask', buffered: true })
        setTimeout(() => done({ paint, largest, fonts, shift, blocked }), 100)
      }),
  )
  const { metrics } = await cdp.send('Performance.getMetrics')
  const script = (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
  await close()
  return { ...seen, script }
}
