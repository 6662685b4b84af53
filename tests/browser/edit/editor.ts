/** The editor of a small site on disk, for the tests of a file. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  type Browser,
  type BrowserContextOptions,
  test as base,
  expect,
  type FrameLocator,
  type Locator,
  type Page,
} from 'playwright/test'
import { writeFiles } from '../../node/gitSite.ts'
import { launchFirefox } from '../engines/playwrightFirefox.ts'
import { startEditor } from './startEditor.ts'

const root = path.join(import.meta.dirname, '../../..')

/** The environment of the editor: its browser, and the user's settings there. */
export interface Look extends Pick<BrowserContextOptions, 'forcedColors' | 'reducedMotion' | 'colorScheme'> {
  /** Default: Chromium. A Firefox other than Playwright's own is driven by WebDriver BiDi. */
  engine?: 'firefox'
  /** Whether all text is twice as large. */
  isLarge?: boolean
}

export interface EditedSite {
  page: Page
  /** The page of the site that is edited. */
  shown: FrameLocator
  /** The folder of the site on disk. */
  folder: string
  read(file: string): string
  write(file: string, text: string): void
}

/** Copies the shipped site to a temporary folder, with further files, and opens it in the editor. */
export const test = base.extend<{ edited: EditedSite; files: Readonly<Record<string, string>>; look: Look }>({
  files: [{}, { option: true }],
  look: [{}, { option: true }],
  edited: async ({ browser: chromium, files, look }, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'ashlar-editor-'))
    for (const place of ['pages', 'public', 'site.config.json'])
      cpSync(path.join(root, place), path.join(folder, place), { recursive: true })
    await writeFiles(folder, files)
    const [editor, { page, close }] = await Promise.all([startEditor(folder), openTab(chromium, look)])
    try {
      await page.goto(editor.url)
      const shown = page.frameLocator('iframe.canvas')
      await shown.locator('h1').waitFor()
      await use({
        ...{ page, shown, folder },
        read: (file) => readFileSync(path.join(folder, file), 'utf8'),
        write: (file, text) => writeFileSync(path.join(folder, file), text),
      })
    } finally {
      await close()
      await editor.close()
      rmSync(folder, { recursive: true })
    }
  },
})

/** The file of the home page. */
export const home = 'pages/index.json'

/** Returns the save button, which states what there is to save. */
export const save = (page: Page) => page.getByRole('button', { name: /^Save/ })

/** Runs axe in the editor; the page of the site, in its frame, has separate tests. */
export { axe as faults } from '../axe.ts'

/** Clicks into a text of the page until the caret is there, because a person also starts typing only then. */
export async function putCaret(text: Locator): Promise<void> {
  const at = await text.evaluate((element) => element.closest('[data-at]')?.getAttribute('data-at'))
  const typed = text.page().frameLocator('iframe.canvas').locator(`[data-typing][data-at='${at}']`)
  await text.click()
  await expect(async () => {
    await expect(typed)
      .toBeFocused({ timeout: 2_000 })
      .catch(async (error) => {
        // While it is edited, a text has the role of a textbox, so a heading is no longer found as one.
        if ((await typed.count()) === 0) await text.click({ timeout: 2_000 })
        throw error
      })
  }).toPass()
}

async function openTab(chromium: Browser, { engine, isLarge, ...media }: Look) {
  const own = engine && (await launchFirefox())
  const context = await (own ?? chromium).newContext({ viewport: { width: 1280, height: 800 }, ...media })
  const page = await context.newPage()
  if (isLarge)
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%'
      }),
    )
  const close = async () => {
    await context.close()
    await own?.close()
  }
  return { page, close }
}
