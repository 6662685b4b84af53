import type { Page } from 'playwright/test'
import { expect, openInFonts, settle, test, wakeApp } from './site.ts'

interface Animated {
  name: string
  /** Tag and class of the element, and whether the h1 or something in it moves too. */
  element: string
  withHeading: boolean
  /** Milliseconds from the first frame to the last, including the delay. */
  time: number
}

/** Records every CSS animation from the start of the document on. */
async function watchAnimations(page: Page) {
  await page.addInitScript(() => {
    const animated: Animated[] = []
    Object.assign(window, { animated })
    addEventListener('animationstart', ({ target, animationName, pseudoElement }) => {
      const element = target as Element
      // Not read from the animation itself, which may have ended before a busy machine reports its start.
      const style = getComputedStyle(element, pseudoElement)
      const index = style.animationName.split(', ').indexOf(animationName)
      const own = (list: string) => Number.parseFloat(list.split(', ')[index] ?? '')
      const seconds = own(style.animationDelay) + own(style.animationDuration) * own(style.animationIterationCount)
      const heading = document.querySelector('h1')
      animated.push({
        name: animationName,
        element: `${element.tagName} ${element.className}${pseudoElement}`,
        withHeading:
          pseudoElement === '' && heading !== null && (element.contains(heading) || heading.contains(element)),
        time: seconds * 1000,
      })
    })
  })
}

const animations = (page: Page) => page.evaluate(() => Reflect.get(window, 'animated') as Animated[])

test.describe('home', () => {
  test('enters within half a second, its main heading still', async ({ page }) => {
    await watchAnimations(page)
    await page.goto('/')
    await expect.poll(async () => (await animations(page)).length).toBeGreaterThan(0)
    for (const { time, withHeading } of await animations(page)) {
      expect(time).toBeGreaterThan(0)
      expect(time).toBeLessThanOrEqual(500)
      expect(withHeading).toBe(false)
    }
  })

  test('ends its entrance with everything in view', async ({ page }) => {
    await watchAnimations(page)
    await openInFonts(page, '/')
    await expect.poll(async () => (await animations(page)).length).toBeGreaterThan(0)
    const running = () => document.getAnimations().filter((animation) => animation.playState === 'running').length
    await expect.poll(() => page.evaluate(running)).toBe(0)
    await expect(page.locator('main > section').first().locator('svg').first()).toBeInViewport()
  })

  test('stands still where reduced motion is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await watchAnimations(page)
    await page.goto('/')
    await settle(page)
    expect(await animations(page)).toEqual([])
  })

  test('enters when a link leads to it, and wipes the page that a link leads to from it', async ({ page }) => {
    await watchAnimations(page)
    await page.goto('/about/')
    await wakeApp(page)
    await page.locator('header').getByRole('link', { name: 'Marblestep' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('h1')).toBeFocused()
    await expect.poll(async () => (await animations(page)).length).toBe(1)
    await page.locator('footer').getByRole('link', { name: 'About' }).click()
    await expect.poll(async () => (await animations(page)).length).toBe(2)
    for (const { time, withHeading } of await animations(page)) expect([time, withHeading]).toEqual([500, false])
    await page.locator('footer').getByRole('link', { name: 'Floor Care' }).click()
    await expect(page).toHaveURL('/services/floor-care/')
    await settle(page)
    expect((await animations(page)).length).toBe(2)
  })

  test('does not enter again after the visitor came back', async ({ page }) => {
    await page.goto('/')
    await wakeApp(page)
    await page.locator('footer').getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL('/about/')
    // The wipe of that page belongs to the navigation to it.
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
    await page.evaluate(() => {
      const again: string[] = []
      Object.assign(window, { again })
      addEventListener('animationstart', ({ animationName }) => again.push(animationName))
    })
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(page.locator('h1')).toContainText('Professional Janitorial Services')
    await settle(page)
    expect(await page.evaluate(() => Reflect.get(window, 'again'))).toEqual([])
  })

  test('shows what the specification names', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('h1')).toHaveText('Professional Janitorial Services in Baltimore, MD')
    const main = page.locator('main')
    await expect(main.getByRole('link', { name: 'Request Your Free Quote' })).toHaveAttribute('href', '/quote/')
    await expect(main.getByRole('link', { name: 'Call Us Now' })).toHaveAttribute('href', /^tel:\+1410555/)
    await expect(main.getByRole('link', { name: /Learn More/ })).toHaveCount(10)
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0)
  })
})
