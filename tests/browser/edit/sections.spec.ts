import { expect } from 'playwright/test'
import { faults, home, save, test } from './editor.ts'

test.describe('editor: the list of sections', () => {
  // Each test opens a separate editor, and axe checks all of it.
  test('sections are moved, copied, hidden and deleted by keys alone, with the focus and words that follow', async ({
    edited,
  }) => {
    const { page, shown, read } = edited
    const before = read(home)
    const types = () => (JSON.parse(read(home)) as { sections: { type: string; hidden?: boolean }[] }).sections
    const names = types().map(({ type }) => type)
    const list = page.getByRole('navigation', { name: 'Sections' })
    await list.locator('.pick').first().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Alt+ArrowDown')
    await expect(page.getByRole('status')).toHaveText(/is now section 3 of/)
    await expect(list.locator('.pick').nth(2)).toBeFocused()
    await page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => types().map(({ type }) => type)).toEqual([names[0], names[2], names[1], ...names.slice(3)])
    await page.keyboard.press('Alt+ArrowUp')
    await expect(page.getByRole('status')).toHaveText(/is now section 2 of/)
    for (const name of ['Type', 'Up', 'Down', 'Move to', 'Copy']) {
      await page.keyboard.press('Tab')
      const role = name === 'Move to' ? 'combobox' : 'button'
      await expect(page.getByRole(role, { name, exact: true }).last()).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status')).toHaveText(/was copied/)
    await page.keyboard.press('Delete')
    await expect(page.getByRole('status')).toHaveText(/was deleted. Undo brings it back/)
    await page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => read(home)).toBe(before)

    // From the list into the first text of the section, and back.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(shown.locator('[data-typing]')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(list.locator('.pick[aria-current]')).toBeFocused()
    expect(await faults(page)).toEqual([])

    // To the end and back at once, with the list of positions and with one key.
    const entries = list.locator('.pick')
    await list.getByRole('combobox', { name: 'Move to' }).selectOption({ index: names.length - 1 })
    await list.getByRole('button', { name: 'Move there' }).click()
    await expect(page.getByRole('status')).toHaveText(new RegExp(`is now section ${names.length} of`))
    await expect(entries.last()).toBeFocused()
    await page.keyboard.press('Alt+Home')
    await expect(entries.first()).toBeFocused()
    await page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => types().map(({ type }) => type)).toEqual([names[2], names[0], names[1], ...names.slice(3)])
    for (const place of [2, 3]) {
      await page.keyboard.press('Alt+ArrowDown')
      await expect(page.getByRole('status')).toHaveText(new RegExp(`is now section ${place} of`))
      await expect(entries.nth(place - 1)).toBeFocused()
    }
    await page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => read(home)).toBe(before)
  })

  test('a section is dragged to the line where it is dropped, past the edge of the list, and Escape leaves it', async ({
    edited,
  }) => {
    const { page, read } = edited
    const before = read(home)
    const titles = () => page.getByRole('navigation', { name: 'Sections' }).locator('.pick > span').allInnerTexts()
    const order = await titles()
    const entry = (index: number) => page.getByRole('navigation', { name: 'Sections' }).locator('.pick').nth(index)
    const grab = async (index: number) => {
      await entry(index).scrollIntoViewIfNeeded()
      const box = await entry(index).boundingBox()
      await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10)
      await page.mouse.down()
    }
    const over = async (index: number, y: number) => {
      const box = await entry(index).boundingBox()
      await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + y, { steps: 4 })
    }
    await grab(1)
    await over(3, 4)
    await expect(page.getByRole('status')).toHaveText(/^Moving .*Escape leaves it/)
    await expect(page.locator('.sections li[data-drop="before"]')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(page.getByRole('status')).toHaveText(/stays section 2 of/)
    expect(await titles()).toEqual(order)

    await grab(1)
    await over(3, 4)
    await page.mouse.up()
    await expect(page.getByRole('status')).toHaveText(/is now section 3 of/)
    const [first = '', second = '', third = '', ...others] = order
    await expect.poll(titles).toEqual([first, third, second, ...others])
    await expect(entry(2)).toBeFocused()

    // While the pointer stays at the lower edge, the list scrolls to its end.
    await grab(0)
    const left = await page.locator('.left').boundingBox()
    await page.mouse.move((left?.x ?? 0) + 40, (left?.y ?? 0) + (left?.height ?? 0) - 4, { steps: 4 })
    await expect(page.locator('.sections li[data-drop="after"]')).toHaveCount(1)
    await page.mouse.up()
    await expect(page.getByRole('status')).toHaveText(new RegExp(`is now section ${order.length} of`))
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(save(page)).toHaveText('Saved')
    expect(read(home)).toBe(before)
  })
})
