import { expect } from 'playwright/test'
import { faults, home, putCaret, save, test } from './editor.ts'

test.describe('editor', () => {
  // Each test opens a separate editor, and axe checks all of it several times.
  test('a heading of the real page is typed in, saved, taken back, and the file differs in that one text', async ({
    edited,
  }) => {
    const { page, shown, read } = edited
    const before = read(home)
    const heading = /"heading": "([^"]*)"/.exec(before)?.[1] ?? ''
    expect(await faults(page)).toEqual([])
    await putCaret(shown.locator('h1'))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Clean *floors* by 6')
    await expect(save(page)).toHaveText('Save 1 file')
    expect(read(home)).toBe(before)
    await page.keyboard.press('ControlOrMeta+s')
    await expect(page.getByRole('status')).toHaveText('Saved 1 file.')
    expect(read(home)).toBe(before.replace(JSON.stringify(heading), '"Clean *floors* by 6"'))
    await page.keyboard.press('Escape')
    await expect(shown.locator('h1')).toHaveText('Clean *floors* by 6')

    // Moving from one text to another of the same section and back at once loses no word.
    const text = shown.locator('main section').first().locator('p').first()
    const addMark = async () => {
      await putCaret(shown.locator('h1'))
      await page.keyboard.press('End')
      await page.keyboard.type('!')
    }
    await addMark()
    await text.click()
    await addMark()
    await page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => read(home)).toContain('"Clean *floors* by 6!!"')
    await page.keyboard.press('Escape')

    // Leaving a text with Escape for another one before the words have arrived keeps the caret there.
    let letGo = () => {}
    const answered = new Promise<void>((done) => {
      letGo = done
    })
    await page.route('**/type', (route) => answered.then(() => route.continue()), { times: 1 })
    await text.click()
    await page.keyboard.press('End')
    await page.keyboard.type('.')
    await page.keyboard.press('Escape')
    await putCaret(shown.locator('h1'))
    letGo()
    await expect(text).not.toHaveAttribute('data-typing')
    await page.keyboard.press('End')
    await page.keyboard.type('?')
    await expect(shown.locator('h1')).toHaveText('Clean *floors* by 6!!?')
    await page.keyboard.press('Escape')
    await page.keyboard.press('ControlOrMeta+s')
    await expect(page.getByRole('status')).toHaveText('Saved 1 file.')

    // After typing and undoing, the page shows the original words without the chip of a placeholder, and there is no
    // undo step.
    const words = await text.innerHTML()
    await text.click()
    await page.keyboard.press('End')
    await page.keyboard.type('?')
    await expect(save(page)).toHaveText('Save 1 file')
    await page.keyboard.press('Backspace')
    await expect(save(page)).toHaveText('Saved')
    await page.keyboard.press('Escape')
    await expect(shown.locator('[data-typing]')).toHaveCount(0)
    expect(await text.innerHTML()).toBe(words)

    // Bold words and a placeholder in a text of the hero.
    await text.click()
    await expect(text.locator('[data-token="{company}"]')).toBeVisible()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Keys logged ')
    await page.keyboard.press('ControlOrMeta+b')
    await page.keyboard.type('every night')
    await page.keyboard.press('Escape')
    await page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => read(home)).toContain('"text": "Keys logged **every night**"')

    // Undo works across saves, back to the original bytes.
    const undo = page.getByRole('button', { name: 'Undo' })
    await undo.click()
    await expect(page.getByRole('status')).toHaveText('Undone: Change "Text". Save writes it')
    // A quick return to a text continues its undo step.
    await expect(async () => {
      if (await undo.isEnabled()) await undo.click()
      await expect(undo).toBeDisabled({ timeout: 200 })
    }).toPass()
    // The button may be pressed while the last step is still being processed.
    await expect(page.getByRole('status')).toHaveText(/^Undone: Change "Main heading"$|^There is nothing to undo\.$/)
    await save(page).click()
    await expect.poll(() => read(home)).toBe(before)
  })

  test('fields of the panel and a new section reach the page and the file', async ({ edited }) => {
    const { page, shown, read } = edited
    const before = read(home)
    await page.getByRole('button', { name: /^Hero/ }).first().click()
    await page.getByLabel('Main heading').fill('From the panel')
    await expect(shown.locator('h1')).toHaveText('From the panel')
    expect(await faults(page)).toEqual([])
    await page.getByRole('tab', { name: 'Page' }).click()
    await page.getByLabel('Title', { exact: false }).first().fill('A title')
    await expect(page.getByRole('region', { name: 'In search results' })).toContainText('A title')
    const shared = page.getByRole('region', { name: 'When it is shared' })
    await expect(shared).toContainText('A title')
    // The picture is redrawn with the heading while it is typed.
    const picture = shared.getByRole('img', { name: /From the panel$/ })
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200)
    await page.getByRole('button', { name: 'Add a section' }).click()
    expect(await faults(page)).toEqual([])
    await page.getByLabel('Find a kind of section').fill('questions')
    await page.getByRole('button', { name: /^Questions and answers/ }).click()
    await expect(shown.locator('main > section').last()).toContainText('[to write:')
    await page.getByRole('button', { name: 'Undo' }).click()
    await save(page).click()
    await expect
      .poll(() => read(home))
      .toBe(
        before
          .replace(/"heading": "[^"]*"/, '"heading": "From the panel"')
          .replace(/"title": "[^"]*"/, '"title": "A title"'),
      )
  })

  test('a problem is mended by its button, and a change by another program at the same place is for the person to choose', async ({
    edited,
  }) => {
    const { page, shown, read, write } = edited
    await page.getByRole('button', { name: /^Hero/ }).first().click()
    write(home, read(home).replace('"/quote/"', '"/qoute/"'))
    await page.getByRole('tab', { name: /^Problems/ }).click()
    await page.getByRole('button', { name: 'Make this change' }).click()
    await expect(page.getByRole('status')).toHaveText('Mended.')
    await save(page).click()
    await page.getByRole('tab', { name: 'Section' }).click()
    await page.getByLabel('Main heading').fill('Mine')
    await expect(shown.locator('h1')).toHaveText('Mine')
    write(home, read(home).replace(/"heading": "[^"]*"/, '"heading": "Theirs"'))
    await expect(page.getByRole('alert', { name: 'Changed by two' })).toContainText('Theirs')
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: 'Take theirs' }).click()
    await expect(shown.locator('h1')).toHaveText('Theirs')
    // The file already contains it.
    await expect(save(page)).toHaveText('Saved')
    expect(read(home)).toContain('"heading": "Theirs"')
    expect(read(home)).toContain('"/quote/"')

    // If another program breaks a file, its text opens with the problems, from the list of pages and from Show.
    const about = 'pages/about.json'
    const whole = read(about)
    write(about, whole.replace(/",\n/, '"\n'))
    const entry = page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: /^About/ })
    await expect(entry).toContainText('1 to fix')
    await entry.click()
    const tab = (name: RegExp) => page.getByRole('tab', { name })
    await expect(tab(/^JSON/)).toHaveAttribute('aria-selected', 'true')
    const problems = page.getByRole('list', { name: 'Problems of this text' })
    await expect(problems).toContainText('A comma is missing')
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: /^Home/ }).click()
    await expect(tab(/^Section/)).toHaveAttribute('aria-selected', 'true')
    await tab(/^Problems/).click()
    const elsewhere = page.locator('#panel details li').filter({ hasText: 'A comma is missing' })
    if (!(await elsewhere.isVisible())) await page.getByText(/^Elsewhere on the site/).click()
    await expect(elsewhere).toContainText('To fix, About:')
    await elsewhere.getByRole('button', { name: 'Show' }).click()
    await problems.getByRole('button', { name: 'Make this change' }).click()
    await expect(shown.locator('h1')).toBeVisible()
    await expect(page.getByRole('status')).toHaveText('Mended.')
    await save(page).click()
    await expect.poll(() => read(about)).toBe(whole)
    // The links to a page are listed before it is deleted.
    await page.getByRole('button', { name: 'Delete', exact: true }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Delete the page' })
    await expect(dialog).toContainText('Links to it will lead nowhere')
    await expect(dialog.getByRole('listitem').first()).not.toBeEmpty()
    expect(await faults(page)).toEqual([])
    await page.keyboard.press('Escape')
    // Selecting a section brings its fields to the front.
    await page.getByRole('button', { name: /^Hero/ }).first().click()
    await expect(page.getByLabel('Main heading')).toBeVisible()
  })

  test('a text is typed in while the fonts of its page are still on their way', async ({ edited }) => {
    const { page, shown } = edited
    let letGo = () => {}
    const late = new Promise<void>((done) => {
      letGo = done
    })
    await page.route('**/*.woff2', (route) => late.then(() => route.continue()))
    await page.reload({ waitUntil: 'commit' })
    const heading = shown.locator('h1')
    await putCaret(heading)
    await page.keyboard.press('End')
    await page.keyboard.type(' tonight')
    await expect(heading).toContainText('tonight')
    expect(
      await page.locator('iframe.canvas').evaluate((frame: HTMLIFrameElement) => frame.contentDocument?.readyState),
    ).toBe('interactive')
    letGo()
    await expect(save(page)).toHaveText('Save 1 file')
  })
})
