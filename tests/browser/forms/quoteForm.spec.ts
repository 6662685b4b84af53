import { expect, receivedOnce, settle, test, wakeApp } from '../site.ts'
import { answersOf, box, button, fillIn, form, openForm, receiver } from './quoteFormPage.ts'

const required = {
  'Full Name': 'Full Name is required.',
  'Business Email': 'Business Email is required.',
  'Phone Number': 'Phone number is required.',
  'Service Type': 'Service Type is required.',
}
const optional = ['Company', 'City', 'Additional Notes']

/** Returns the description of a field: its error message, then its help. */
const described = (label: string, message: string) =>
  label === 'Phone Number' ? `${message} Only for calls about this request.` : message

test.describe('quote form', () => {
  test('arrives in the inbox with its ten keys and its name, and puts nothing personal into any address', async ({
    page,
  }, testInfo) => {
    const answers = answersOf(testInfo)
    const start = Date.now()
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''))
    page.on('framenavigated', (frame) => addresses.push(frame.url()))
    await openForm(page)
    await page.evaluate(() => Object.assign(window, { sameLoad: true }))
    await fillIn(page, answers)
    await button(page).click()
    await test.step('leads to the page of thanks without a new load, its heading focused', async () => {
      await expect(page.locator('h1')).toHaveText('Thank You')
      await expect(page.locator('h1')).toBeFocused()
      await expect(page).toHaveURL('/thank-you/')
      expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true)
    })
    const { form: name, request } = await receivedOnce(answers['Business Email'])
    expect(name).toBe('quote')
    const { timestamp = '', request_id, ...rest } = request
    expect(rest).toEqual({
      name: 'Ada Byron',
      company: 'Analytical Engines',
      email: answers['Business Email'],
      phone: '(410) 555-0111',
      service_type: 'Night cleaning',
      city: 'Catonsville',
      message: 'About 4,000 square feet,\nweekdays after six.',
      full_name: 'Ada Byron',
      source_page: '/quote/',
    })
    expect(new Date(timestamp).toISOString()).toBe(timestamp)
    expect(request_id).toMatch(/^[0-9a-f]{32}$/)
    expect(Date.parse(timestamp)).toBeGreaterThanOrEqual(start)
    const personal = Object.values(answers).flatMap((answer) => answer.toLowerCase().match(/\w{3,}/g) ?? [])
    // The port of the server may contain the digits of the phone number.
    const read = addresses.map((address) => decodeURIComponent(address.replace(/^http:\/\/[^/]+/, '')).toLowerCase())
    expect(read.filter((address) => address.includes('?') || personal.some((word) => address.includes(word)))).toEqual(
      [],
    )
    await test.step('is empty when the visitor comes back', async () => {
      await page.goBack()
      await expect(box(page, 'Full Name')).toHaveValue('')
    })
  })

  test('asks for nothing before it is submitted, then for each required field, and only those', async ({ page }) => {
    await openForm(page)
    for (const label of Object.keys(required)) {
      await box(page, label).focus()
      await box(page, label).blur()
    }
    await expect(form(page).locator('[aria-invalid]')).toHaveCount(0)
    await expect(form(page)).not.toContainText('required.')
    await button(page).click()
    for (const [label, message] of Object.entries(required)) {
      await expect(box(page, label)).toHaveAttribute('aria-invalid', 'true')
      await expect(box(page, label)).toHaveAccessibleDescription(described(label, message))
      await expect(form(page).getByText(message, { exact: true })).toBeVisible()
    }
    for (const label of optional) await expect(box(page, label)).not.toHaveAttribute('aria-invalid')
    const list = page.getByRole('navigation', { name: 'To complete or correct:' })
    await expect(list).toBeFocused()
    expect(await list.getByRole('link').allTextContents()).toEqual(Object.keys(required))
    const header = await page.locator('header').boundingBox()
    expect((await list.boundingBox())?.y, 'the list is below the header').toBeGreaterThanOrEqual(header?.height ?? 0)
    await list.getByRole('link', { name: 'Full Name' }).click()
    await expect(box(page, 'Full Name')).toBeFocused()
    const label = await form(page).getByText('Full Name', { exact: true }).boundingBox()
    expect(label?.y, 'the label is below the header').toBeGreaterThanOrEqual(header?.height ?? 0)
    await test.step('takes white space for nothing', async () => {
      for (const label of Object.keys(required)) await box(page, label).fill('  ')
      await button(page).click()
      for (const [label, message] of Object.entries(required))
        await expect(box(page, label)).toHaveAccessibleDescription(described(label, message))
    })
  })

  test('refuses an e-mail address without an at sign, and focuses it', async ({ page }, testInfo) => {
    await openForm(page)
    await fillIn(page, { ...answersOf(testInfo), 'Business Email': 'ada.office.example' })
    await button(page).click()
    await expect(box(page, 'Business Email')).toHaveAccessibleDescription('Invalid email address.')
    await expect(box(page, 'Business Email')).toBeFocused()
    await expect(form(page).locator('[aria-invalid]')).toHaveCount(1)
  })

  test('checks again at every change after the first submit', async ({ page }) => {
    await openForm(page)
    await button(page).click()
    const email = box(page, 'Business Email')
    await email.pressSequentially('a')
    await expect(email).toHaveAccessibleDescription('Invalid email address.')
    await email.pressSequentially('@b')
    await expect(email).not.toHaveAttribute('aria-invalid')
    await expect(email).toHaveAccessibleDescription('')
    await email.fill('')
    await expect(email).toHaveAccessibleDescription('Business Email is required.')
    await expect(box(page, 'Phone Number')).toHaveAccessibleDescription(
      described('Phone Number', 'Phone number is required.'),
    )
  })

  test('sends at Enter in a field', async ({ page }, testInfo) => {
    const answers = answersOf(testInfo)
    await openForm(page)
    await fillIn(page, answers)
    await box(page, 'City').press('Enter')
    await expect(page).toHaveURL('/thank-you/')
    await receivedOnce(answers['Business Email'])
  })

  test('is disabled and says so while it sends', async ({ page }, testInfo) => {
    const answers = answersOf(testInfo)
    let letGo = () => {}
    const held = new Promise<void>((done) => {
      letGo = done
    })
    await page.route(receiver, (route) => held.then(() => route.continue()))
    await openForm(page)
    await fillIn(page, answers)
    await button(page).click()
    await expect(button(page)).toBeDisabled()
    await expect(button(page)).toHaveText('Sending...')
    await box(page, 'City').press('Enter')
    letGo()
    await expect(page).toHaveURL('/thank-you/')
    await receivedOnce(answers['Business Email'])
  })

  test('sends once at a double click', async ({ page }, testInfo) => {
    const answers = answersOf(testInfo)
    let requests = 0
    await page.route(receiver, (route) => {
      requests += 1
      return route.continue()
    })
    await openForm(page)
    await fillIn(page, answers)
    await button(page).dblclick()
    await expect(page).toHaveURL('/thank-you/')
    await settle(page)
    await receivedOnce(answers['Business Email'])
    expect(requests).toBe(1)
  })

  test('offers the services and takes others', async ({ page }) => {
    await openForm(page)
    const offered = await form(page)
      .locator('datalist option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value')))
    expect(offered).toEqual([
      'Commercial Janitorial Services',
      'Commercial Office Cleaning',
      'Disinfection Services',
      'Floor Care',
      'Post-Construction Cleaning',
    ])
    const list = await box(page, 'Service Type').getAttribute('list')
    await expect(form(page).locator(`datalist[id="${list}"]`)).toHaveCount(1)
  })

  test('knows the service on a service page and sends it', async ({ page }, testInfo) => {
    const { 'Service Type': _service, ...answers } = answersOf(testInfo)
    await openForm(page, '/services/disinfection/')
    await expect(box(page, 'Service Type')).toHaveValue('Disinfection Services')
    for (const [label, answer] of Object.entries(answers)) await box(page, label).fill(answer)
    await button(page).click()
    const { request } = await receivedOnce(answers['Business Email'])
    expect([request.service_type, request.source_page]).toEqual(['Disinfection Services', '/services/disinfection/'])
  })

  test('knows the town on a town page', async ({ page }) => {
    await openForm(page, '/locations/owings-mills-md/')
    await expect(box(page, 'City')).toHaveValue('Owings Mills')
    await expect(box(page, 'Service Type')).toHaveValue('')
  })

  test('sends from a page that was navigated to', async ({ page }, testInfo) => {
    const answers = answersOf(testInfo)
    await page.goto('/')
    await wakeApp(page)
    await page.locator('footer').getByRole('link', { name: 'Dundalk, MD' }).click()
    await expect(page).toHaveURL('/locations/dundalk-md/')
    await expect(box(page, 'City')).toHaveValue('Dundalk')
    await fillIn(page, answers)
    await button(page).click()
    await expect(page).toHaveURL('/thank-you/')
    expect((await receivedOnce(answers['Business Email'])).request.source_page).toBe('/locations/dundalk-md/')
  })

  test('tells scripts of the owner that a request was sent', async ({ page }, testInfo) => {
    await openForm(page)
    await page.evaluate(() =>
      document.addEventListener('quote:submitted', () => Object.assign(window, { told: true }), { once: true }),
    )
    await fillIn(page, answersOf(testInfo))
    await button(page).click()
    await expect(page).toHaveURL('/thank-you/')
    expect(await page.evaluate(() => Reflect.get(window, 'told'))).toBe(true)
  })
})
