import type { Page } from 'playwright/test'
import { appScript, expect, holdScripts, test, wakeIsland } from './site.ts'

const address = '/services/janitorial-services/'
const faq = (page: Page) => page.locator('[data-island=faq]')
const questions = (page: Page) => faq(page).getByRole('button')
const answers = (page: Page) => faq(page).locator('section')

/** Returns the open questions according to ARIA, after checking that exactly their answers are visible. */
async function opened(page: Page): Promise<number[]> {
  return faq(page).evaluate((element) => {
    const buttons = [...element.querySelectorAll('button')]
    const open = buttons.flatMap((button, index) => (button.ariaExpanded === 'true' ? [index] : []))
    const shown = buttons.flatMap((button, index) => {
      const answer = document.getElementById(button.getAttribute('aria-controls') ?? '')
      return answer && !answer.hidden ? [index] : []
    })
    if (String(open) !== String(shown)) throw new Error(`Questions ${open} are open, answers ${shown} are shown`)
    return open
  })
}

async function openPage(page: Page) {
  await page.goto(address)
  await wakeIsland(page, 'faq')
}

test.describe('faq', () => {
  test('has all answers in the page, closed and findable', async ({ page }) => {
    await page.goto(address)
    await expect(questions(page)).toHaveCount(3)
    expect(await opened(page)).toEqual([])
    for (const answer of await answers(page).all()) {
      await expect(answer).toHaveAttribute('hidden', 'until-found')
      expect((await answer.textContent())?.length).toBeGreaterThan(50)
    }
  })

  test('opens the question that is clicked, one at a time, and closes it at a second click', async ({ page }) => {
    await openPage(page)
    await questions(page).nth(1).click()
    expect(await opened(page)).toEqual([1])
    await expect(answers(page).nth(1)).toBeVisible()
    await questions(page).nth(2).click()
    await expect.poll(() => opened(page)).toEqual([2])
    await questions(page).nth(2).click()
    await expect.poll(() => opened(page)).toEqual([])
    await expect(answers(page).nth(2)).toHaveAttribute('hidden', 'until-found')
  })

  test('moves the focus by arrows, Home and End, and opens and closes at Enter and Space', async ({ page }) => {
    await openPage(page)
    for (const [key, from, to] of [
      ['ArrowDown', 0, 1],
      ['ArrowDown', 2, 0],
      ['ArrowUp', 1, 0],
      ['ArrowUp', 0, 2],
      ['Home', 2, 0],
      ['End', 0, 2],
    ] as const) {
      await questions(page).nth(from).focus()
      await page.keyboard.press(key)
      await expect(questions(page).nth(to), `${key} on question ${from}`).toBeFocused()
      expect(await opened(page), key).toEqual([])
    }
    for (const key of ['Enter', 'Space']) {
      await questions(page).nth(1).focus()
      await page.keyboard.press(key)
      await expect.poll(() => opened(page), key).toEqual([1])
      await page.keyboard.press(key)
      await expect.poll(() => opened(page), key).toEqual([])
    }
  })

  test('opens the answer in which the browser finds something', async ({ page }) => {
    await openPage(page)
    await questions(page).nth(0).click()
    await answers(page)
      .nth(2)
      .evaluate((answer) => {
        answer.dispatchEvent(new Event('beforematch', { bubbles: true }))
        answer.removeAttribute('hidden')
      })
    await expect.poll(() => opened(page)).toEqual([2])
  })

  test('opens the answer that a text fragment of the address names', async ({ page }) => {
    await page.goto(`${address}#:~:text=Safety%20data%20sheets`)
    await expect(answers(page).nth(2)).not.toHaveAttribute('hidden')
    await wakeIsland(page, 'faq')
    await expect.poll(() => opened(page)).toEqual([2])
  })

  test('opens at a click before the app has arrived', async ({ page }) => {
    const letGo = await holdScripts(page, appScript)
    await page.goto(address)
    await questions(page).nth(0).click()
    await questions(page).nth(1).click()
    expect(await opened(page)).toEqual([1])
    await page.evaluate(() => {
      const seen: boolean[] = []
      const note = () => seen.push(document.querySelectorAll('[data-island=faq] section:not([hidden])').length === 1)
      const list = document.querySelector('[data-island=faq]') as Element
      new MutationObserver(note).observe(list, { subtree: true, childList: true, attributes: true })
      Object.assign(window, { seen })
    })
    letGo()
    await page.locator('[data-island=faq][data-ready]').waitFor()
    expect(await opened(page)).toEqual([1])
    expect(await page.evaluate(() => Reflect.get(window, 'seen')), 'is never closed meanwhile').not.toContain(false)
    await questions(page).nth(1).click()
    expect(await opened(page)).toEqual([])
  })

  test('opens at Enter before the app has arrived', async ({ page }) => {
    const letGo = await holdScripts(page, appScript)
    await page.goto(address)
    await questions(page).nth(2).focus()
    await page.keyboard.press('Enter')
    expect(await opened(page)).toEqual([2])
    letGo()
    await page.locator('[data-island=faq][data-ready]').waitFor()
    await expect.poll(() => opened(page)).toEqual([2])
    await expect(questions(page).nth(2)).toBeFocused()
  })

  test('answers a click while its script is under way', async ({ page }) => {
    const letGo = await holdScripts(page, /\/assets\/Faq/)
    await page.goto(address)
    await questions(page).nth(0).click()
    await page.locator('#shell[data-ready]').waitFor({ state: 'attached' })
    letGo()
    await expect.poll(() => opened(page)).toEqual([0])
  })

  test('opens after a navigation too', async ({ page }) => {
    await page.goto('/')
    await page.locator('footer').getByRole('link', { name: 'Janitorial Services' }).click()
    await expect(page).toHaveURL(address)
    await questions(page).nth(0).click()
    await expect.poll(() => opened(page)).toEqual([0])
  })
})
