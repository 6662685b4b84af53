import { expect } from 'playwright/test'
import { faults, putCaret, test } from './editor.ts'

const about = 'pages/about.json'
const plain = {
  name: 'About',
  title: 'About Our Company | {company}',
  description: 'Who we are, how long we have cleaned, and what our customers may expect of us each evening.',
  sections: [{ type: 'hero', heading: 'About Us' }],
}
/** As a program on Windows would write it. */
const written = `\ufeff${JSON.stringify(plain, null, 4)}\n`.replaceAll('\n', '\r\n')

test.describe('editor: the file as text', () => {
  test.use({ files: { [about]: written } })

  test('is typed in with its problems at their places, shares the undo of the page, and is not saved while it is broken', async ({
    edited,
  }) => {
    const { page, shown, read } = edited
    const loaded: string[] = []
    page.on('request', (request) => void loaded.push(request.url()))
    await page.getByRole('button', { name: /^About/ }).click()
    await expect(shown.locator('h1')).toHaveText('About Us')
    expect(loaded.filter((url) => url.includes('JsonView'))).toEqual([])
    await page.getByRole('tab', { name: 'JSON' }).click()
    const text = page.getByRole('textbox', { name: about })
    await expect(text).toContainText('"heading": "About Us"')
    // The policy of the page blocks nothing: the text has line numbers and colours.
    await expect(page.locator('.cm-lineNumbers')).toBeVisible()
    expect(await page.locator('.cm-gutters').evaluate((element) => getComputedStyle(element).display)).toBe('flex')

    // A change of a word appears on the page.
    await text.getByText('"About Us"').click()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.type(' All')
    await expect(shown.locator('h1')).toHaveText('About Us All')
    // With a missing comma the page stays, the message of the check is at the line, and Save does not change the file.
    await text.getByText('"name"').click()
    await page.keyboard.press('End')
    await page.keyboard.press('Backspace')
    const problems = page.getByRole('list', { name: 'Problems of this text' })
    await expect(problems).toContainText('A comma is missing')
    await expect(shown.locator('h1')).toHaveText('About Us All')
    await expect(page.locator('.cm-lint-marker-error')).toBeVisible()
    // On a low screen the text is taller than its container.
    await page.setViewportSize({ width: 1280, height: 300 })
    const found = await faults(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    expect(found).toEqual([])
    await page.getByRole('button', { name: 'Save 1 file' }).click()
    await expect(page.getByRole('status')).toHaveText(/^pages\/about\.json is not saved, .* kept as a draft\.$/)
    expect(read(about)).toBe(written)
    await page.reload()
    await page.getByRole('tab', { name: 'JSON' }).click()
    await expect(text).toContainText('"About Us All"')
    // One button goes to the position, and another one fixes it.
    await problems.getByRole('button', { name: /^Go to line/ }).click()
    await expect(text).toBeFocused()
    await problems.getByRole('button', { name: 'Make this change' }).click()
    await expect(problems.getByText('A comma is missing')).toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => read(about)).toBe(written.replace('"About Us"', '"About Us All"'))

    // There is one history: Undo in the text reverts what was typed on the page.
    await putCaret(shown.locator('h1'))
    await page.keyboard.press('End')
    await page.keyboard.type('!')
    await page.keyboard.press('Escape')
    await expect(text).toContainText('"About Us All!"')
    await text.getByText('"name"').click()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(text).toContainText('"About Us All"')
    await expect(page.getByRole('status')).toHaveText('Undone: Change "Main heading"')
  })

  test('does not come in place of a tab that is chosen while a broken page is opened', async ({ edited }) => {
    const { page, write } = edited
    write(about, '{')
    let answer = () => {}
    const waits = new Promise<void>((done) => {
      answer = done
    })
    await page.route('**/api/page', async (route) => {
      await waits
      await route.continue()
    })
    await page.getByRole('button', { name: /^About/ }).click()
    await page.getByRole('tab', { name: 'Site' }).click()
    const opened = page.waitForResponse('**/api/page')
    answer()
    await opened
    await expect(page.locator('.pages [aria-current]')).toContainText('About')
    await expect(page.getByRole('tab', { name: 'Site' })).toHaveAttribute('aria-selected', 'true')
  })
})
