/** The two ways in which a person operates the editor: with a pointer, or with the keyboard only. */
import { expect, type Locator, type Page } from 'playwright/test'
import { putCaret } from './editor.ts'

export interface Hands {
  name: 'pointer' | 'keys'
  /** Presses a button, a tab, or an entry of a list. */
  press(target: Locator): Promise<void>
  /** Replaces the content of an input. */
  fill(target: Locator, words: string): Promise<void>
  /** Selects an entry of a dropdown list. */
  choose(target: Locator, label: string | RegExp): Promise<void>
  /** Moves the caret to the end of a text of the page, and types. */
  type(text: Locator, words: string): Promise<void>
}

/** More tab stops than the editor has on any page. */
const mostStops = 400

/** Moves the focus to an element with Tab only, in the direction in which it is. */
async function reach(page: Page, target: Locator): Promise<void> {
  // Finding an element by role and name takes longer than a key press, so it is located again only after it was
  // replaced.
  let element = await target.elementHandle()
  for (let stop = 0; stop < mostStops; stop++) {
    const way = await element?.evaluate((part) => {
      const active = document.activeElement
      if (!part.isConnected) return 'gone'
      if (active === part) return 'there'
      return active && active.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_PRECEDING ? 'back' : 'on'
    })
    if (way === 'there') return
    if (way === 'on' || way === 'back') await page.keyboard.press(way === 'on' ? 'Tab' : 'Shift+Tab')
    else element = await target.elementHandle()
  }
  throw new Error(`${target} is not reached by the Tab key.`)
}

/** Only one of several tabs is a tab stop; arrow keys reach the others. */
async function chooseTab(page: Page, target: Locator): Promise<void> {
  await reach(page, page.getByRole('tab', { selected: true }))
  for (let step = 0; step < 10 && (await target.getAttribute('aria-selected')) !== 'true'; step++)
    await page.keyboard.press('ArrowRight')
  await expect(target).toBeFocused()
}

/** Only one of several radio buttons is a tab stop: the checked one, or the first. */
async function chooseRadio(page: Page, target: Locator): Promise<void> {
  const name = await target.getAttribute('name')
  const group = page.locator(`[name="${name}"]`)
  const chosen = page.locator(`[name="${name}"]:checked`)
  await reach(page, (await chosen.count()) > 0 ? chosen : group.first())
  await page.keyboard.press('Space')
  for (let step = 0; step < 60 && !(await target.isChecked()); step++) await page.keyboard.press('ArrowDown')
  await expect(target).toBeChecked()
}

export const pointer = (page: Page): Hands => ({
  name: 'pointer',
  press: (target) => target.click(),
  async fill(target, words) {
    // On a busy machine, three clicks may be handled separately and select only a word.
    await target.click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(words)
  },
  async choose(target, label) {
    // The list may appear after its tab.
    await target.waitFor()
    const labels = await target.evaluate((list: HTMLSelectElement) => [...list.options].map(({ label }) => label))
    const index = labels.findIndex((each) => matches(each, label))
    expect(index).toBeGreaterThanOrEqual(0)
    await target.selectOption({ index })
  },
  async type(text, words) {
    await putCaret(text)
    await page.keyboard.press('End')
    await page.keyboard.type(words)
  },
})

export const keys = (page: Page): Hands => ({
  name: 'keys',
  async press(target) {
    await target.waitFor()
    if ((await target.getAttribute('role')) === 'tab') return chooseTab(page, target)
    const isRadio = (await target.getAttribute('type')) === 'radio'
    if (isRadio && (await target.getAttribute('name'))) return chooseRadio(page, target)
    await reach(page, target)
    await page.keyboard.press(isRadio ? 'Space' : 'Enter')
  },
  async fill(target, words) {
    await reach(page, target)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(words)
  },
  async choose(target, label) {
    await reach(page, target)
    const chosen = () => target.evaluate((list: HTMLSelectElement) => list.selectedOptions[0]?.label ?? '')
    for (let step = 0; step < 60 && !matches(await chosen(), label); step++) await page.keyboard.press('ArrowDown')
    expect(matches(await chosen(), label)).toBe(true)
  },
  async type(text, words) {
    // Goes from the list of sections into the first text, and on to the target.
    await reach(page, page.locator('.sections .pick[aria-current]'))
    await reach(page, page.getByRole('button', { name: 'Type', exact: true }))
    await page.keyboard.press('Enter')
    for (let step = 0; step < 40; step++) {
      await expect(page.frameLocator('iframe.canvas').locator('[data-typing]')).toBeFocused()
      if (await text.evaluate((element) => element.matches('[data-typing]'))) break
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('End')
    await page.keyboard.type(words)
  },
})

const matches = (label: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? label.includes(wanted) : wanted.test(label)
