/**
 * Requirements for the section types of a site, the same as for the builder's own:
 * `npm test -- sections --root FOLDER`.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { axe } from '../axe.ts'
import { readWatched, sideways, wakeEverything, watchPage } from '../pageMatrix.ts'
import { expect, settle, test } from '../site.ts'
import type { Examined } from './examineSections.ts'

let child: ChildProcess
let examined: Examined

// One build for all tests.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  child = fork(join(import.meta.dirname, 'examineSections.ts'), { execArgv: ['--import', 'tsx'] })
  examined = await new Promise<Examined>((done, failed) => {
    child.once('message', (message) => done(message as Examined))
    child.once('exit', () => failed(new Error('The sections could not be built; the reason stands above.')))
  })
})

test.afterAll(async () => {
  const gone = new Promise((done) => child.once('exit', done))
  child.disconnect()
  await gone
})

test.describe('own section types', () => {
  test('have an example with every field, types, valid HTML and the same bytes on a second build', () => {
    expect(Object.keys(examined.pages).length, 'there are some').toBeGreaterThan(0)
    expect.soft(examined.faults.examples).toEqual([])
    expect.soft(examined.faults.types).toEqual([])
    expect.soft(examined.faults.html).toEqual([])
    expect.soft(examined.faults.bytes).toEqual([])
  })

  test('are accessible in both schemes, silent, and within their policy', async ({ page }) => {
    await watchPage(page)
    for (const [type, address] of Object.entries(examined.pages)) {
      await page.goto(new URL(address, examined.url).href)
      await wakeEverything(page)
      await settle(page)
      expect.soft(await axe(page), `${type}, light`).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      await settle(page)
      expect.soft(await axe(page, ['color-contrast']), `${type}, dark`).toEqual([])
      await page.emulateMedia({ colorScheme: 'light' })
      expect.soft((await readWatched(page)).violations, type).toEqual([])
    }
  })

  test('fit on a screen of 320 pixels', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const [type, address] of Object.entries(examined.pages)) {
      await page.goto(new URL(address, examined.url).href)
      expect.soft(await sideways(page), type).toBe(0)
    }
  })

  test('say what they say without JavaScript', async ({ page, browser }) => {
    const plain = await browser.newPage({ javaScriptEnabled: false })
    for (const [type, address] of Object.entries(examined.pages)) {
      const url = new URL(address, examined.url).href
      await page.goto(url)
      await wakeEverything(page)
      await plain.goto(url)
      const words = (await page.locator('main').innerText()).split(/\s+/)
      const without = await plain.locator('main').innerText()
      expect
        .soft(
          words.filter((word) => !without.includes(word)),
          type,
        )
        .toEqual([])
    }
    await plain.close()
  })
})
