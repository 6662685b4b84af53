/** Every type of field in every state of a form: empty, wrong, right, kept over a reload, failed, sending, sent. */
import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright/test'
import { formFields } from '../../../schemas/form/fields.ts'
import { browsers } from '../engines/browsers.ts'
import type { DrivenBrowser, DrivenWindow } from '../engines/drivenBrowser.ts'
import { axe } from '../pageMatrix.ts'
import { expect, settle, test, wakeIsland, withFailedRequest } from '../site.ts'
import { arrivedAsParts, asked, serveEveryField } from './everyField.ts'

// One build for all of them.
test.describe.configure({ mode: 'default' })

let site: Awaited<ReturnType<typeof serveEveryField>>
test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await serveEveryField()
})
test.afterAll(() => site?.close())

const records = () =>
  readFileSync(site.inbox, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { form: string; request: Record<string, unknown> })

/** Browsers end the lines of parts as HTTP does (HTML Standard, 4.10.21.4). */
const arrivedFromBrowser = { ...arrivedAsParts, textarea: arrivedAsParts.textarea?.replace('\n', '\r\n') }

const boxes = (form: Locator, type: string) => form.locator(`[name=${type}]`)
/** The box of an answer: of several the one that has it as its value. */
const boxOf = (form: Locator, { field, right }: (typeof asked)[number]) =>
  ['radio', 'checkboxes'].includes(field.type)
    ? form.locator(`[name=${field.type}][value="${right}"]`)
    : boxes(form, field.type)

async function answer(form: Locator, entry: (typeof asked)[number], text: string) {
  const box = boxOf(form, entry)
  switch (entry.field.type) {
    case 'select':
      return box.selectOption(text)
    case 'radio':
    case 'checkbox':
    case 'checkboxes':
    case 'consent':
      return box.check()
    case 'file':
      return box.setInputFiles({ name: text, mimeType: 'application/pdf', buffer: Buffer.from('A plan') })
    default:
      return box.fill(text)
  }
}

/** The types of fields that say that they are wrong. */
const wrongOf = async (form: Locator): Promise<string[]> => {
  const names = await form
    .locator('[aria-invalid=true]')
    .evaluateAll((found) =>
      found.map((each) => each.getAttribute('name') ?? each.querySelector('[name]')?.getAttribute('name') ?? ''),
    )
  return [...new Set(names)].sort()
}
const typesOf = (entries: typeof asked) => entries.map(({ field }) => field.type).sort()

async function expectAnswers(form: Locator, isFileThere: boolean) {
  for (const entry of asked) {
    const { field, right } = entry
    const box = boxOf(form, entry)
    if (['radio', 'checkbox', 'checkboxes', 'consent'].includes(field.type)) await expect.soft(box).toBeChecked()
    else if (field.type !== 'file') await expect.soft(box).toHaveValue(right)
    else expect.soft(await box.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(isFileThere ? 1 : 0)
  }
}

async function passesAxe(page: Page, state: string) {
  await settle(page)
  expect.soft(await axe(page), `axe, ${state}`).toEqual([])
}

test('has every type of field', () => {
  expect([...typesOf(asked), 'hidden'].sort()).toEqual(Object.keys(formFields).sort())
})

test('every field is empty, wrong, right, kept, failed, sending and sent', withFailedRequest, async ({ page }) => {
  test.setTimeout(90_000)
  let requests = 0
  let letGo = () => {}
  const gone = new Promise<void>((done) => {
    letGo = done
  })
  await page.route('**/_inbox/multipart', async (route) => {
    requests += 1
    if (requests === 1) return route.fulfill({ status: 500 })
    await gone
    return route.continue()
  })
  await page.goto(site.url)
  await wakeIsland(page, 'form')
  const form = page.locator('form[data-form=everything]')
  const button = form.getByRole('button', { name: 'Send all' })
  await passesAxe(page, 'untouched')

  await button.click()
  await expect(page.locator('[data-island=form] nav a')).toHaveCount(asked.length)
  expect.soft(await wrongOf(form), 'empty').toEqual(typesOf(asked))
  await passesAxe(page, 'empty')

  for (const entry of asked) await answer(form, entry, entry.wrong ?? entry.right)
  const able = typesOf(asked.filter(({ wrong }) => wrong !== undefined))
  await expect.soft.poll(() => wrongOf(form), { message: 'wrong' }).toEqual(able)
  for (const type of able)
    await expect.soft(boxes(form, type), `${type} says what is wrong`).toHaveAccessibleDescription(/\S{3}/)
  await passesAxe(page, 'wrong')

  for (const entry of asked) if (entry.wrong !== undefined) await answer(form, entry, entry.right)
  await expect.soft.poll(() => wrongOf(form), { message: 'right' }).toEqual([])

  await page.reload()
  await wakeIsland(page, 'form')
  await expectAnswers(form, false)
  await passesAxe(page, 'kept')
  for (const entry of asked) if (entry.field.type === 'file') await answer(form, entry, entry.right)

  await button.click()
  await expect(page.locator('[data-island=form]').getByRole('alert')).toBeVisible()
  await expectAnswers(form, true)
  expect.soft(await wrongOf(form), 'failed').toEqual([])
  await passesAxe(page, 'failed')

  await button.click()
  await expect(form.locator('[type=submit]')).toHaveText('On its way')
  await passesAxe(page, 'sending')
  letGo()
  await expect(page).toHaveURL(new URL('/about/', site.url).href)
  const [record, ...more] = records().filter(({ form: name }) => name === 'multipart')
  expect(more).toEqual([])
  expect(record?.request).toMatchObject({
    ...arrivedFromBrowser,
    file: [{ name: 'plan.pdf', bytes: 6 }],
    source_page: '/',
    request_id: expect.stringMatching(/^[\da-f]{32}$/),
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a form is sent by the browser itself', withFailedRequest, async ({ page }) => {
    await page.goto(new URL('/services/disinfection/', site.url).href)
    const form = page.locator('form[data-form=plain]')
    for (const entry of asked) if (entry.field.type !== 'file') await answer(form, entry, entry.right)
    await form.getByRole('button').click()
    await expect(page.locator('h1')).toHaveText('Received')
    const [record] = records().filter(({ form: name }) => name === 'form')
    expect(record?.request).toEqual(arrivedFromBrowser)
  })
})

for (const { name, isThere, start } of browsers) {
  test.describe(name, () => {
    test.skip(!isThere, `${name} is not installed`)
    let browser: DrivenBrowser
    let view: DrivenWindow
    test.beforeAll(async () => {
      test.setTimeout(90_000)
      browser = await start()
      view = await browser.openWindow(site.url)
    })
    test.afterAll(async () => {
      await view?.close()
      await browser?.stop()
    })

    const form = 'form[data-form=plain]'
    const others = asked.filter(({ field }) => field.type !== 'file')
    const isTicked = (type: string) => ['radio', 'checkbox', 'checkboxes', 'consent'].includes(type)
    const selectorOf = ({ field, right }: (typeof asked)[number]) =>
      `${form} [name=${field.type}]${['radio', 'checkboxes'].includes(field.type) ? `[value="${right}"]` : ''}`
    /** As a visitor's keys would; days and times have boxes that differ by browser and language. */
    const put = (entry: (typeof asked)[number], text: string) =>
      isTicked(entry.field.type)
        ? view.run('const box = document.querySelector(arguments[0]); if (!box.checked) box.click()', selectorOf(entry))
        : view.run(
            `const box = document.querySelector(arguments[0])
            Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value').set.call(box, arguments[1])
            for (const type of ['input', 'change']) box.dispatchEvent(new Event(type, { bubbles: true }))`,
            selectorOf(entry),
            text,
          )
    const wrong = async () =>
      [
        ...new Set(
          await view.run<string[]>(
            `return [...document.querySelectorAll(arguments[0])]
            .map((each) => each.getAttribute('name') ?? each.querySelector('[name]')?.getAttribute('name') ?? '')`,
            `${form} [aria-invalid=true]`,
          ),
        ),
      ].sort()
    const answers = () =>
      Promise.all(
        others.map((entry) =>
          view.run<string>(
            'const box = document.querySelector(arguments[0]); return arguments[1] ? String(box.checked) : box.value',
            selectorOf(entry),
            isTicked(entry.field.type),
          ),
        ),
      )
    const isReady = () => view.run<boolean>('return document.querySelector("[data-island=form][data-ready]") !== null')
    const open = async (act: () => Promise<void>) => {
      await act()
      await view.run('document.querySelector(arguments[0]).scrollIntoView({ behavior: "instant" })', form)
      await expect
        .poll(async () => {
          await view.press('Tab')
          return isReady()
        })
        .toBe(true)
    }

    /** The first request fails, the second waits until it is let go. */
    const holdRequests = () =>
      view.run(`const { fetch } = window
        let count = 0
        const gone = new Promise((done) => { window.letGo = done })
        window.fetch = (...asked) => {
          if (!String(asked[0]).includes('/_inbox/')) return fetch(...asked)
          count += 1
          return count === 1 ? Promise.resolve(new Response('', { status: 500 })) : gone.then(() => fetch(...asked))
        }`)
    const wordsOf = (selector: string) =>
      view.run<string>('return document.querySelector(arguments[0])?.textContent ?? ""', selector)

    test('every field is empty, wrong, right, kept, failed, sending and sent', async () => {
      test.setTimeout(90_000)
      await open(() => view.open('/services/disinfection/'))
      await view.click(`${form} [type=submit]`)
      await expect.poll(wrong).toEqual(typesOf(others))
      for (const entry of others) await put(entry, entry.wrong ?? entry.right)
      await expect.poll(wrong).toEqual(typesOf(others.filter((entry) => entry.wrong !== undefined)))
      for (const entry of others) await put(entry, entry.right)
      await expect.poll(wrong).toEqual([])
      await open(() => view.reload())
      const all = others.map(({ field, right }) => (isTicked(field.type) ? 'true' : right))
      expect(await answers()).toEqual(all)
      await holdRequests()
      const before = records().length
      await view.click(`${form} [type=submit]`)
      await expect.poll(() => wordsOf('[data-island=form] [role=alert]')).toMatch(/\S/)
      expect([await answers(), await wrong()]).toEqual([all, []])
      await view.click(`${form} [type=submit]`)
      await expect.poll(() => wordsOf(`${form} [type=submit]`)).toBe('On its way')
      expect(records().length).toBe(before)
      await view.run('window.letGo()')
      await expect.poll(() => view.run('return location.pathname')).toBe('/about/')
      expect(records().slice(before)).toMatchObject([{ form: 'form', request: arrivedAsParts }])
    })
  })
}
