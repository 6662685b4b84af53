import path from 'node:path'
import { expect, type Page } from 'playwright/test'
import { faults, home, test } from './editor.ts'

const photo = path.join(import.meta.dirname, '../../../.github/images/columbia.png')

/** Returns what a screen reader announces of the focused element: its role, its name, and whether it is selected. */
const focused = (page: Page) => page.locator(':focus').ariaSnapshot()

test.describe('editor', () => {
  // axe checks all of the editor several times.
  test('a town is added in three steps by keys alone, left in between, and written text by text', async ({
    edited,
  }) => {
    const { page, shown, read } = edited
    const status = page.getByRole('status').filter({ hasText: /./ })
    const step = (number: number) => page.getByRole('heading', { name: `step ${number} of 3` })
    await page.getByRole('button', { name: 'New', exact: true }).press('Enter')
    await page.getByLabel('What it is').focus()
    expect(await faults(page)).toEqual([])
    await page.keyboard.press('Tab')
    expect(await focused(page)).toContain('textbox "The town, with its state: Columbia, MD"')
    // All of it is visible, so that no scrollbar takes a part of its width.
    const scrolled = page.getByRole('dialog').evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight)
    expect(await scrolled).toBe(0)
    await page.keyboard.type('Columbia, MD')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Howard County')
    await page.keyboard.press('Tab')
    await page.keyboard.type('39.4 / -76.6')
    await page.keyboard.press('Enter')
    // The heading of the step has the focus, so that it is announced.
    await expect(step(2)).toBeFocused()
    expect(await faults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.reload()
    await page.getByRole('button', { name: 'New', exact: true }).press('Enter')
    await expect(step(2)).toBeVisible()
    // The nearest town.
    await expect(page.getByRole('radio', { name: 'Towson, MD' })).toBeChecked()
    await page.getByRole('radio', { name: 'Towson, MD' }).press('Enter')
    await expect(step(3)).toBeFocused()
    expect(await faults(page)).toEqual([])
    const map = page.getByRole('group', { name: /Map$/ })
    await map.getByRole('radio', { name: /^Rewrite/ }).focus()
    await page.keyboard.press('ArrowRight')
    expect(await focused(page)).toContain('radio "Remove" [checked]')
    await page.keyboard.press('Enter')
    await expect(status).toHaveText(/^Columbia, MD is a draft now/)
    await expect(shown.locator('h1')).toContainText('Columbia, MD')
    const draft = page.getByRole('region', { name: 'This draft' })
    const left = async () => Number(/(\d+) texts/.exec(await draft.innerText())?.[1])
    const before = await left()
    // The description is a field of the panel; no letter of it is lost, however fast it is typed.
    await draft.getByRole('button', { name: 'Write the next text' }).press('Enter')
    // The mark in it is selected, so that typing replaces it.
    await expect(page.getByRole('textbox', { name: /^Description/ })).toBeFocused()
    const words = 'Evening cleaning for the offices around Lake Kittamaqundi, with a quote on the next day.'
    await page.keyboard.type(words)
    await expect.poll(left).toBe(before - 1)
    await expect(page.getByRole('textbox', { name: /^Description/ })).toHaveValue(words)
    await page.keyboard.press('ControlOrMeta+s')
    await expect(status).toHaveText('Saved 1 file.')
    const file = JSON.parse(read('pages/locations/columbia-md.json')) as { sections: { type: string }[] }
    expect(file).toMatchObject({ name: 'Columbia, MD', description: words, draft: true })
    expect(file.sections.map(({ type }) => type)).not.toContain('map')
    expect(await faults(page)).toEqual([])
  })

  test('a photo gets its focus and its words, a colour its contrast, a form its button, and all of it is taken back', async ({
    edited,
  }) => {
    const { page, shown, read } = edited
    const before = [home, 'site.config.json'].map(read)
    await page.getByRole('button', { name: /^Hero/ }).first().click()
    await page.getByRole('button', { name: 'Choose or add a photo' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
    await dialog.getByLabel('From this computer').setInputFiles({
      name: '../../Evil Name.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<script>alert(1)</script>'),
    })
    await expect(dialog.getByRole('status')).toHaveText(/Nothing was kept\.$/)
    await dialog.getByLabel('From this computer').setInputFiles(photo)
    await expect(dialog.getByRole('radio', { name: /^columbia\.png/ })).toBeChecked()
    await dialog.getByRole('radio', { name: 'center' }).focus()
    await page.keyboard.press('ArrowUp')
    expect(await focused(page)).toContain('radio "top" [checked]')
    await dialog.getByRole('radio', { name: 'top right' }).click()
    expect(await faults(page)).toEqual([])
    // A picture without a description is not accepted.
    await dialog.getByRole('button', { name: 'Use this picture' }).click()
    await dialog.getByLabel(/^What it shows/).fill('A page about Columbia')
    await page.keyboard.press('Tab')
    await dialog.getByRole('button', { name: 'Use this picture' }).press('Enter')
    await expect(shown.getByRole('img', { name: 'A page about Columbia' })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'top right' })).toBeChecked()

    await page.getByRole('tab', { name: 'Site' }).click()
    const brand = page.locator('#field_theme_light_brand')
    await brand.fill('#AA99FF')
    await expect(page.locator('#field_theme_light_brand-contrast')).toContainText(
      '2.3 to ground: too little, 4.5 are needed',
    )
    const colour = () =>
      shown.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--b').trim().toUpperCase())
    await expect.poll(colour).toBe('#AA99FF')

    await page.getByRole('tab', { name: 'Forms' }).click()
    await page.getByLabel('Which form').selectOption('quote')
    await page.getByRole('button', { name: 'Change this form' }).click()
    await page.locator('#field_button').fill('Send it to us')
    await expect(shown.locator('main')).toContainText('Send it to us')
    expect(await faults(page)).toEqual([])
    await page.keyboard.press('ControlOrMeta+s')
    await expect(page.getByRole('status')).toHaveText('Saved 3 files.')
    expect(read('forms/quote.json')).toContain('"button": "Send it to us"')

    const undo = page.getByRole('button', { name: 'Undo' })
    await expect(async () => {
      // A click that comes after the last step would wait for a button that stays disabled.
      if (await undo.isEnabled()) await undo.click({ timeout: 1000 })
      await expect(undo).toBeDisabled({ timeout: 200 })
    }).toPass()
    await page.getByRole('button', { name: /^Save/ }).click()
    await expect.poll(() => [home, 'site.config.json'].map(read)).toEqual(before)

    // Without git, the built site is downloaded.
    await page.getByRole('button', { name: 'Review and publish' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Build the site and download it as a zip file' }).click()
    expect((await download).suggestedFilename()).toBe('site.zip')
  })

  test('on a phone, with text of 200 %, and in the colours of the system all of the editor can be reached', async ({
    edited,
  }) => {
    const { page } = edited
    await page.setViewportSize({ width: 320, height: 640 })
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    await page.locator('html').evaluate((html) => {
      html.style.fontSize = '200%'
    })
    for (const tab of ['Section', 'Page', 'Site', 'Forms', 'Problems', 'JSON']) {
      await page.getByRole('tab', { name: tab }).click()
      await page.locator('#panel :is(p, input, select, textarea)').first().waitFor()
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect([tab, width]).toEqual([tab, 320])
    }
    await page.getByRole('button', { name: 'New', exact: true }).click()
    const box = await page.getByRole('dialog').boundingBox()
    expect([(box?.x ?? -1) >= 0, (box?.x ?? 0) + (box?.width ?? 999) <= 320]).toEqual([true, true])
    expect(await faults(page)).toEqual([])
  })
})
