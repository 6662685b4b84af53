import { rmSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'playwright/test'
import { home, putCaret, save, test } from './editor.ts'

test.describe('editor: what other programs do meanwhile', () => {
  test('a text that another program has changed under the caret is not overwritten: the person chooses', async ({
    edited,
  }) => {
    const { page, shown, read, write } = edited
    const heading = shown.locator('h1')
    await putCaret(heading)
    await page.keyboard.press('End')
    await page.keyboard.type(' tonight')
    await expect(save(page)).toHaveText('Save 1 file')
    await page.keyboard.press('ControlOrMeta+s')
    await expect(page.getByRole('status')).toHaveText('Saved 1 file.')
    write(home, read(home).replace(/"heading": "[^"]*"/, '"heading": "Theirs"'))
    await page.keyboard.type(', and again')
    const both = page.getByRole('alert', { name: 'Changed by two' })
    await expect(both).toContainText('tonight, and again')
    await expect(both).toContainText('Theirs')
    await page.keyboard.press('ControlOrMeta+s')
    await expect(page.getByRole('status')).toContainText('choose what stays')
    expect(read(home)).toContain('"heading": "Theirs"')
    await page.getByRole('button', { name: 'Take theirs' }).click()
    await expect(heading).toHaveText('Theirs')
    await expect(save(page)).toHaveText('Saved')
  })

  test('a page that another program deletes is left for the first one, and is not asked for again', async ({
    edited,
  }) => {
    const { page, folder } = edited
    await page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('button', { name: /^About/ })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: /^About/ })).toBeVisible()
    const asked: unknown[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/page')) asked.push(request.postDataJSON())
    })
    rmSync(path.join(folder, 'pages/about.json'))
    await expect(page.getByRole('status')).toHaveText('There is no such page any more.')
    await expect(page.getByRole('heading', { level: 1, name: /^Home/ })).toBeVisible()
    expect(asked.filter((body) => JSON.stringify(body).includes('about'))).toHaveLength(1)
  })
})
