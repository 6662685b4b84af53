/** `npm run pictures`: takes the screenshots of the editor for README.md and the guides. */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright'
import { loadSharp } from '../src/node/pictures/loadSharp.ts'
import { ensureChromium, launchOptions } from '../tests/browser/engines/chromium.ts'
import { runCommand } from './runCommand.ts'

const root = path.resolve(import.meta.dirname, '..')
const target = path.join(root, '.github/images')
/** The editor has few colours, so a palette of this size reduces a screenshot to a third of its bytes. */
const colours = 96

await runCommand({
  usage: 'Usage: npm run pictures    takes the pictures of .github/images/ that show the editor anew',
  options: {},
  async run() {
    const found = await ensureChromium()
    if ('instruction' in found) {
      console.error(`There is no browser to take pictures in. ${found.instruction}`)
      return 2
    }
    const site = await mkdtemp(path.join(tmpdir(), 'ashlar-pictures-'))
    for (const part of ['pages', 'public', 'site.config.json'])
      await cp(path.join(root, part), path.join(site, part), { recursive: true })
    // Loaded on demand, because the editor's code makes --help take several times as long.
    const { openEditor } = await import('../src/node/edit/openEditor.ts')
    const { chromium } = await import('playwright')
    const editor = await openEditor({ root: site, port: 0, onMistake: console.error })
    const browser = await chromium.launch({ ...launchOptions(), executablePath: found.path })
    try {
      const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' })
      await page.goto(editor.url)
      await takeTyping(page)
      await takeTown(page)
      await takePicture(page)
      await takeSharing(page)
    } finally {
      await browser.close()
      await editor.close()
      await rm(site, { recursive: true })
    }
    return 0
  },
})

/** A text with the caret in it, and the fields of its section. */
async function takeTyping(page: Page): Promise<void> {
  const text = page.frameLocator('iframe.canvas').locator('main section p').first()
  await text.click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' Keys are logged.')
  await page.getByRole('button', { name: 'Save 1 file' }).waitFor()
  await page.locator('#panel input').first().waitFor()
  await keep(page, 'editor')
}

/** The last of three steps for a new town. */
async function takeTown(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await page.getByLabel(/^The town/).fill('Columbia, MD')
  await page.getByLabel(/^Where it lies/).fill('39.2, -76.86')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('heading', { name: 'step 2 of 3' }).waitFor()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('heading', { name: 'step 3 of 3' }).waitFor()
  await keep(page, 'editor-town')
  await page.keyboard.press('Escape')
}

/** A photo with its focus. */
async function takePicture(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Hero/ }).first().click()
  await page.getByRole('button', { name: 'Choose or add a photo' }).first().click()
  await page.getByRole('radio', { name: /^social/ }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('radio', { name: 'right', exact: true }).click()
  await page.getByLabel(/^What it shows/).fill('The front door of a row house above its marble steps')
  await keep(page, 'editor-picture')
}

/** The search result and the link preview of a page, beside its fields. */
async function takeSharing(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Page' }).click()
  const shared = page.getByRole('region', { name: 'When it is shared' })
  await shared.getByRole('img').first().waitFor()
  // The server renders both on request.
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  await page.getByRole('region', { name: 'In search results' }).scrollIntoViewIfNeeded()
  await keep(page, 'editor-sharing')
}

async function keep(page: Page, name: string): Promise<void> {
  const picture = await page.screenshot({ animations: 'disabled' })
  const file = path.join(target, `${name}.png`)
  const { size } = await loadSharp()(picture).resize(960).png({ palette: true, colours, effort: 10 }).toFile(file)
  console.log(`${path.relative(root, file)}, ${Math.round(size / 1000)} kB`)
}
