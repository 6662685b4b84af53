/** Wraps a Playwright page as a driven window, so that a test is the same in every engine. */
import type { Page } from 'playwright/test'
import type { DrivenWindow } from './drivenBrowser.ts'

export const playwrightWindow = (page: Page, site: string): DrivenWindow => ({
  open: async (address) => {
    await page.goto(new URL(address, site).href)
  },
  reload: async () => {
    await page.reload()
  },
  back: async () => {
    await page.goBack()
  },
  run: (script, ...values) => page.evaluate(`(function () { ${script} }).apply(null, ${JSON.stringify(values)})`),
  click: (selector) => page.locator(selector).first().click(),
  type: (selector, text) => page.locator(selector).first().pressSequentially(text),
  press: (key) => page.keyboard.press(key),
  close: () => page.close(),
})
