/** The editor of a small site on the disk, for the tests of a file. */
import { type ChildProcess, fork } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base, type FrameLocator, type Page } from 'playwright/test'

const root = path.join(import.meta.dirname, '../../..')

export interface EditedSite {
  page: Page
  /** The page of the site that is edited. */
  shown: FrameLocator
  read(file: string): string
  write(file: string, text: string): void
}

/** The shipped site in a folder of its own, with further files, opened in the editor. */
export const test = base.extend<{ edited: EditedSite; files: Readonly<Record<string, string>> }>({
  files: [{}, { option: true }],
  edited: async ({ browser, files }, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'ashlar-editor-'))
    for (const place of ['pages', 'public', 'site.config.json'])
      cpSync(path.join(root, place), path.join(folder, place), { recursive: true })
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), text)
    }
    const child = fork(path.join(import.meta.dirname, 'editorServer.ts'), [folder], {
      cwd: root,
      execArgv: ['--import', 'tsx'],
    })
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    try {
      await page.goto(await addressOf(child))
      const shown = page.frameLocator('iframe.canvas')
      await shown.locator('h1').waitFor()
      await use({
        ...{ page, shown },
        read: (file) => readFileSync(path.join(folder, file), 'utf8'),
        write: (file, text) => writeFileSync(path.join(folder, file), text),
      })
    } finally {
      await context.close()
      const gone = new Promise((done) => child.once('exit', done))
      if (child.connected) child.disconnect()
      await gone
      rmSync(folder, { recursive: true })
    }
  },
})

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((done, failed) => {
    child.once('message', (message: { url: string }) => done(message.url))
    child.once('exit', () => failed(new Error('The editor did not start; the reason stands above.')))
  })
}
