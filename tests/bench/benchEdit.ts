import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from 'playwright'
import { openApp } from '../../src/node/edit/app/openApp.ts'
import { startEditor } from '../browser/edit/startEditor.ts'
import { ensureChromium, launchOptions } from '../browser/engines/chromium.ts'
import { type Corpus, describeCorpus, nameOfCorpus, writeCorpus } from './corpus.ts'
import { type Row, sizeRow } from './report.ts'

const file = 'pages/locations/towson-md.json'
/** A phone with a quarter of this CPU's speed, as in `benchPaint.ts`. */
const slowdown = 4
const keys = 60
const edits = 40

/**
 * Measures how long the editor takes for a key, for an edit, and to open, with the shipped site and with 10,000 more
 * towns.
 */
export async function benchEdit(folder: string, corpora: readonly Corpus[]): Promise<Row[]> {
  const found = await ensureChromium()
  if ('instruction' in found) throw new Error(`There is no browser to measure in. ${found.instruction}`)
  const browser = await chromium.launch({ ...launchOptions(), executablePath: found.path })
  const rows: Row[] = [await weighScript()]
  try {
    for (const corpus of corpora.filter(({ towns, alike }) => (towns === 0 || towns === 10_000) && !alike)) {
      const root = join(folder, `edited-${nameOfCorpus(corpus)}`)
      await writeCorpus(root, corpus)
      const pages = describeCorpus(corpus)
      const { url, close } = await startEditor(root)
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
      try {
        const most = corpus.towns === 0 ? 100 : 200
        await open(page, url)
        const times = await timeEdits(url, root)
        rows.push({
          what: `edit to page drawn anew, ${pages}`,
          measured: percentile(times.edits),
          budget: `${most} ms`,
        })
        rows.push({ what: `the check of the site after it, ${pages}`, measured: percentile(times.checks), budget: '' })
        rows.push({
          what: `opens on the page of before, ${pages}`,
          measured: await timeOpening(page),
          budget: '2000 ms',
        })
        const pressed = await timeKeys(page)
        rows.push({ what: `key to paint, CPU at a fourth, ${pages}`, measured: percentile(pressed), budget: '50 ms' })
      } finally {
        await page.close()
        await close()
      }
    }
    return rows
  } finally {
    await browser.close()
  }
}

/** Measures the scripts that the document and its modules request at once; dynamic imports are inside functions. */
async function weighScript(): Promise<Row> {
  const app = await openApp()
  const known = new Set<string>()
  const visit = (address: string) => {
    const text = String(app.get(address)?.content ?? '')
    if (known.has(address) || text === '') return
    known.add(address)
    for (const [, name] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) visit(`/_edit/app/${name}`)
  }
  visit('/_edit/app/main.js')
  const bytes = [...known].reduce((sum, address) => sum + gzipSync(app.get(address)?.content ?? '').length, 0)
  return sizeRow('script of the first load, gzip, React included', bytes, 150_000)
}

const shownHeading = (page: Page) => page.frameLocator('iframe.canvas').locator('h1')

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await shownHeading(page).waitFor()
  await page.evaluate((name) => sessionStorage.setItem('ashlar-editor-page', name), file)
  await page.reload()
  await shownHeading(page).waitFor()
}

/** Returns the milliseconds of consecutive requests like those of the editor's page. */
async function timeEdits(url: string, root: string): Promise<{ edits: number[]; checks: number[] }> {
  const { title } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { title: string }
  const { origin, hash } = new URL(url)
  // An idle connection is closed while the server checks.
  const headers = { connection: 'close', origin, 'content-type': 'application/json', 'x-ashlar-token': hash.slice(1) }
  const ask = async (request: string, body: object) => {
    const start = performance.now()
    const response = await fetch(`${origin}/_edit/api/${request}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(await response.text())
    await response.json()
    return performance.now() - start
  }
  const found: { edits: number[]; checks: number[] } = { edits: [], checks: [] }
  for (let number = 0; number < edits; number++) {
    const change = { kind: 'set', path: ['sections', 0, 'heading'], value: `${title} ${number}` }
    found.edits.push(await ask('change', { label: 'Measure', edits: [{ file, change }], burst: 'bench', view: file }))
    if (number % 4 === 0) found.checks.push(await ask('check', { view: file }))
  }
  await ask('discard', { file, view: file })
  return found
}

async function timeOpening(page: Page): Promise<string> {
  const times: number[] = []
  for (let count = 0; count < 5; count++) {
    const start = performance.now()
    await page.reload()
    await shownHeading(page).waitFor()
    times.push(performance.now() - start)
  }
  return percentile(times)
}

/** Returns the milliseconds from each key to the next paint, as the browser measures them, in steps of 8. */
async function timeKeys(page: Page): Promise<number[]> {
  await shownHeading(page).click()
  const frame = page.frames().at(-1)
  if (!frame) throw new Error('The editor shows no page.')
  // A string, because tsx would add a helper to a function that the page does not have.
  await frame.evaluate(`window.durations = []
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') window.durations.push(duration)
    }).observe({ type: 'event', durationThreshold: 16 })`)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.keyboard.type('a'.repeat(keys), { delay: 120 })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const durations = await frame.evaluate<number[]>('window.durations')
  // Keys below the threshold, which the browser does not report.
  return [...durations, ...Array.from({ length: Math.max(0, keys - durations.length) }, () => 16)]
}

/** Returns the median and the 95th percentile. */
function percentile(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  return `${at(0.5)} ms, p95 ${at(0.95)} ms`
}
