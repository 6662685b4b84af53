/** The editor of a small site on the disk, for the tests of a file. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
import { launchFirefox } from '../engines/playwrightFirefox.ts'
import { startEditor } from './startEditor.ts'

const root = path.join(import.meta.dirname, '../../..')

/** How the editor is looked at: in which browser, and what its person has set there. */
export interface Look extends Pick<BrowserContextOptions, 'forcedColors' | 'reducedMotion' | 'colorScheme'> {
  /** Default: Chromium. Another Firefox than Playwright's own is driven by WebDriver BiDi. */
  engine?: 'firefox'
  /** Whether all words are twice as large. */
  isLarge?: boolean
}

export interface EditedSite {
  page: Page
  /** The page of the site that is edited. */
  shown: FrameLocator
  /** Of the site on the disk. */
  folder: string
  read(file: string): string
  write(file: string, text: string): void
}

/** The shipped site in a folder of its own, with further files, opened in the editor. */
export const test = base.extend<{ edited: EditedSite; files: Readonly<Record<string, string>>; look: Look }>({
  files: [{}, { option: true }],
  look: [{}, { option: true }],
  edited: async ({ browser: chromium, files, look }, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'ashlar-editor-'))
    for (const place of ['pages', 'public', 'site.config.json'])
      cpSync(path.join(root, place), path.join(folder, place), { recursive: true })
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), text)
    }
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

/** The button that saves, which says what there is to save. */
export const save = (page: Page) => page.getByRole('button', { name: /^Save/ })

/** What axe finds in the editor; the page of the site, in its frame, has tests of its own. */
export { axe as faults } from '../axe.ts'

/** Clicks into a text of the page until the caret is there: a person, too, types only then. */
export async function putCaret(text: Locator): Promise<void> {
  const at = await text.evaluate((element) => element.closest('[data-at]')?.getAttribute('data-at'))
  const typed = text.page().frameLocator('iframe.canvas').locator(`[data-typing][data-at='${at}']`)
  await text.click()
  await expect(async () => {
    await expect(typed)
      .toBeFocused({ timeout: 2_000 })
      .catch(async (error) => {
        // What is typed in has the role of a textbox, so that a heading is found as such no more.
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
