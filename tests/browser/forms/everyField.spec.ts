/**
 * Every field type in every state of a form, in Chromium, and in Firefox and WebKit if they are installed; and without
 * JavaScript.
 */
import type { Page } from 'playwright/test'
import { formFields } from '../../../schemas/form/fields.ts'
import { browsers } from '../engines/browsers.ts'
import type { DrivenBrowser, DrivenWindow } from '../engines/drivenBrowser.ts'
import { playwrightWindow } from '../engines/playwrightWindow.ts'
import { expect, test, withFailedRequest } from '../site.ts'
import { type Asked, arrivedFromBrowser, asked, everything, plain, serveEveryField } from './everyField.ts'
import { boxIn, goThroughStates, isTicked, putByScript, recordsOf, typesOf } from './everyState.ts'

// One build for all tests.
test.describe.configure({ mode: 'default' })

let site: Awaited<ReturnType<typeof serveEveryField>>
test.beforeAll(async () => {
  site = await serveEveryField()
})
test.afterAll(() => site?.close())

const states = 'every field is empty, wrong, right, kept, failed, sending and sent'
const native = 'a form is sent by the browser itself'
const others = asked.filter(({ field }) => field.type !== 'file')

/** Answers a field as a visitor does, with Playwright's input. */
async function put(page: Page, form: string, entry: Asked, text: string) {
  const box = page.locator(boxIn(form, entry))
  if (isTicked(entry)) return box.check()
  if (entry.field.type === 'select') return void (await box.selectOption(text))
  if (entry.field.type !== 'file') return box.fill(text)
  return box.setInputFiles({ name: text, mimeType: 'application/pdf', buffer: Buffer.from('A plan') })
}

test('has every type of field', () => {
  expect([...typesOf(asked), 'hidden'].sort()).toEqual(Object.keys(formFields).sort())
})

// Chromium requests an icon, and the small site has none.
test(states, withFailedRequest, async ({ page }) => {
  const view = playwrightWindow(page, site.url)
  await goThroughStates(view, site.inbox, (entry, text) => put(page, everything, entry, text))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(native, withFailedRequest, async ({ page }) => {
    await page.goto(new URL('/services/disinfection/', site.url).href)
    for (const entry of others) await put(page, plain, entry, entry.right)
    await page.locator(`${plain} [type=submit]`).click()
    await expect(page.locator('h1')).toHaveText('Received')
    expect(recordsOf(site.inbox, 'form').at(-1)?.request).toEqual(arrivedFromBrowser)
  })
})

for (const { name, isThere, start } of browsers) {
  test.describe(name, () => {
    test.skip(!isThere, `${name} is not installed`)
    let browser: DrivenBrowser
    let view: DrivenWindow
    test.beforeAll(async () => {
      browser = await start()
      view = await browser.openWindow(site.url)
    })
    test.afterAll(async () => {
      await view?.close()
      await browser?.stop()
    })

    test(states, () => goThroughStates(view, site.inbox))

    test(native, async () => {
      await view.open('/services/disinfection/')
      for (const entry of others) await putByScript(view, entry, entry.right, plain)
      // Submits the form as a browser without scripts does; these drivers cannot disable scripts.
      await view.run('HTMLFormElement.prototype.submit.call(document.querySelector(arguments[0]))', plain)
      await expect.poll(() => view.run('return document.querySelector("h1")?.textContent')).toBe('Received')
      expect(recordsOf(site.inbox, 'form').at(-1)?.request).toEqual(arrivedFromBrowser)
    })
  })
}
