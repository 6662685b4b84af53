import { expect } from 'playwright/test'
import { menuBoard, section } from '../../node/own/ownSite.ts'
import { exampleBlock } from '../../schemas/sectionExamples.ts'
import { faults, putCaret, test } from './editor.ts'

const words = {
  heading: 'Our Menu',
  title: 'Our Menu | {company}',
  description: 'What we cook on every day of the week.',
}
const menu = {
  name: 'Menu',
  ...{ title: words.title, description: words.description },
  sections: [{ type: 'hero', heading: words.heading }, section, { type: 'block', block: 'book-now' }],
}
/** A template for a page per service and town with facts. */
const template = {
  ...{ name: '{service} in {city}', title: '{service} in {city} | {company}' },
  description: '{service} in {city}: who comes, into which buildings, and at what hour the work is done.',
  for: { service: 'services', town: 'locations' },
  sections: [
    { type: 'hero', heading: '{service} in {city}' },
    { type: 'prose', heading: 'Who Comes', body: '{crew}' },
    { type: 'prose', heading: 'Where', body: '{rooms}\n\n{night}' },
  ],
}
const facts = {
  crew: 'Dana and Luis have done floors in Towson since 2019.',
  rooms: 'Most of it is VCT of the seventies.',
  night: 'Schools are stripped in July.',
}
const templateFile = 'pages/services/[service]/[town]/index.json'
const factsFile = 'pages/services/[service]/[town]/facts/floor-care/towson-md.json'
const other = { ...menu, name: 'Visit', sections: [menu.sections[0], { type: 'block', block: 'book-now' }] }

test.describe('editor: what the site brings', () => {
  test.use({
    files: {
      ...menuBoard,
      ...exampleBlock,
      'pages/a-menu.json': JSON.stringify(menu, null, 2),
      [templateFile]: JSON.stringify(template, null, 2),
      [factsFile]: JSON.stringify({ words: facts }, null, 2),
      'pages/visit.json': JSON.stringify(other, null, 2),
    },
  })

  test('its own section types and its blocks are edited on the page and in the panel, in their own files', async ({
    edited,
  }) => {
    const { page, shown, read } = edited
    await page.getByRole('button', { name: /^Menu/ }).click()
    await putCaret(shown.getByRole('heading', { name: 'Tonight' }))
    await page.keyboard.press('End')
    await page.keyboard.type(' and tomorrow')
    await expect(page.getByRole('button', { name: 'Save 1 file' })).toBeVisible()
    // The panel of the type, rendered from the site's own schema.
    await page.keyboard.press('Escape')
    await expect(page.getByRole('textbox', { name: /^Heading/ })).toHaveValue('Tonight and tomorrow')
    await page.getByRole('textbox', { name: /^Heading/ }).fill('Every night')
    await expect(shown.getByRole('heading', { name: 'Every night' })).toBeVisible()

    // A block: edited on the page, with the notice that other pages contain it too.
    const before = read('pages/a-menu.json')
    await putCaret(shown.getByRole('heading', { name: 'Book a Visit' }))
    await page.keyboard.press('End')
    await page.keyboard.type(' Today')
    await expect(page.getByText('which stands on 2 pages')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('textbox', { name: /^Heading/ })).toHaveValue('Book a Visit Today')
    await page.getByRole('textbox', { name: /^Heading/ }).fill('Book Now')
    await expect(shown.getByRole('heading', { name: 'Book Now' })).toBeVisible()
    expect(await faults(page)).toEqual([])
    await page.keyboard.press('ControlOrMeta+s')
    await expect(page.getByRole('status')).toHaveText('Saved 2 files.')
    expect(read('blocks/book-now.json')).toContain('"heading":"Book Now"')
    expect(read('pages/a-menu.json')).toBe(before.replace('"Tonight"', '"Every night"'))
    // It changes on the other page as well; with the keyboard, from the list of sections to that of the block.
    await page.getByRole('button', { name: /^Visit/ }).press('Enter')
    await expect(page.getByRole('heading', { name: /^Visit/, level: 1 })).toBeVisible()
    await expect(shown.getByRole('heading', { name: 'Book Now' })).toBeVisible()
    await page.getByRole('button', { name: /^Block/ }).press('Enter')
    await page.getByRole('region', { name: 'The block book-now' }).getByRole('button').press('Enter')
    await expect(page.getByRole('textbox', { name: /^Heading/ })).toHaveValue('Book Now')

    // A page made from a template: texts that belong to it alone, and texts on all pages of the template.
    await page.getByRole('searchbox', { name: 'Find a page' }).fill('in Towson')
    const made = page.getByRole('button', { name: /in Towson.*From a template/ })
    await made.click()
    await expect(page.getByText('A template makes this page.')).toBeVisible()
    await putCaret(shown.getByText(facts.crew))
    await page.keyboard.press('End')
    await page.keyboard.type(' Both live here.')
    await page.keyboard.press('Escape')
    await putCaret(shown.getByRole('heading', { name: 'Who Comes' }))
    await page.keyboard.press('End')
    await page.keyboard.type(' Here')
    await page.keyboard.press('Escape')
    await expect(shown.getByRole('heading', { name: 'Who Comes Here' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^Heading/ })).toHaveValue('Who Comes Here')
    // Words inside a text of the template lead to their field.
    await putCaret(shown.getByText(facts.night))
    await shown.locator('[data-token="{night}"]').click()
    await expect(page.getByRole('textbox', { name: /^night/ })).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type(' And in August.')
    await expect(shown.locator('main')).toContainText('stripped in July. And in August.')
    expect(await faults(page)).toEqual([])
    await page.keyboard.press('ControlOrMeta+s')
    await expect(page.getByRole('status')).toHaveText('Saved 2 files.')
    expect(JSON.parse(read(factsFile))).toEqual({
      words: { ...facts, crew: `${facts.crew} Both live here.`, night: `${facts.night} And in August.` },
    })
    expect(read(templateFile)).toBe(JSON.stringify(template, null, 2).replace('Who Comes', 'Who Comes Here'))
  })
})
