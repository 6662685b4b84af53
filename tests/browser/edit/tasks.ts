/** The tasks of owners in the editor, each with what must be true afterwards. */
import { expect } from 'playwright/test'
import { type EditedSite, home } from './editor.ts'
import type { Hands } from './hands.ts'

export interface Task {
  name: string
  run(site: EditedSite, hands: Hands): Promise<void>
}

const part = ({ page }: EditedSite) => ({
  status: page.getByRole('status').filter({ hasText: /./ }),
  section: (name: RegExp) => page.locator('.sections .pick').filter({ hasText: name }).first(),
  tool: (name: string) => page.locator('.sections').getByRole('button', { name, exact: true }),
  tab: (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) }),
  field: (name: string) => page.locator(`#field_${name}`),
  button: (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' }).first(),
})

const task = (name: string, run: Task['run']): Task => ({ name, run })

/** Selects a section, presses one of its buttons, and waits for the status message. */
const withSection = (name: string, section: RegExp, tool: string, said: RegExp) =>
  task(name, async (site, { press }) => {
    const { section: find, tool: button, status } = part(site)
    await press(find(section))
    await press(button(tool))
    await expect(status).toHaveText(said)
  })

/** Opens a tab, writes into a field, and waits until the page, or the list of unsaved changes, shows it. */
const withField = (name: string, tab: string, field: string, words: string, shown?: string) =>
  task(name, async (site, { press, fill }) => {
    const { tab: find, field: box } = part(site)
    await press(find(tab))
    await openGroup(site, press, field)
    await fill(box(field), words)
    if (shown === undefined) await expect(box(field)).toHaveValue(words)
    else await expect(site.shown.locator('body')).toContainText(shown)
  })

/** Opens the closed group that contains a field. */
async function openGroup({ page }: EditedSite, press: Hands['press'], field: string) {
  const box = page.locator(`#field_${field}`)
  await box.waitFor({ state: 'attached' })
  const group = page.locator('details:not([open])').filter({ has: box })
  if ((await group.count()) > 0) await press(group.locator('> summary').first())
}

export const tasks: readonly Task[] = [
  task('type into the main heading on the page', async (site, { press, type }) => {
    await press(part(site).section(/^Hero/))
    await type(site.shown.locator('h1'), ' by night')
    await expect(site.page.getByRole('button', { name: 'Save 1 file' })).toBeVisible()
    await site.page.keyboard.press('Escape')
    await expect(site.shown.locator('h1')).toContainText('by night')
  }),
  task('take the last step back', async (site, { press }) => {
    await press(part(site).button('Undo'))
    await expect(part(site).status).toHaveText('Undone: Change "Main heading"')
  }),
  task('do it again', async (site, { press }) => {
    await press(part(site).button('Redo'))
    await expect(part(site).status).toHaveText('Done again: Change "Main heading"')
  }),
  task('change the words of a button on the page', async (site, { press, type }) => {
    await press(part(site).section(/^Hero/))
    await type(site.shown.locator('[data-at="sections/0/actions/0/label"]').first(), ' Now')
    await site.page.keyboard.press('Escape')
    await expect(site.shown.locator('main')).toContainText('Your Free Quote Now')
  }),
  task('make words bold', async (site, { press, type }) => {
    const { page, shown } = site
    await press(part(site).section(/^Cards.*Core/))
    const intro = shown.locator('[data-at="sections/1/intro"]')
    await type(intro, '!')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('ControlOrMeta+b')
    await page.keyboard.press('Escape')
    await expect(intro.locator('strong')).toContainText('One supervisor answers for all five')
  }),
  task('set a link', async (site, { press, fill, type }) => {
    const { page, shown } = site
    await press(part(site).section(/^Cards.*Industries/))
    const intro = shown.locator('[data-at="sections/3/intro"]')
    await type(intro, '!')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('ControlOrMeta+k')
    await fill(page.getByLabel('Where the link leads to'), '/contact/')
    await press(page.getByRole('button', { name: 'Set the link' }))
    await page.keyboard.press('Escape')
    await expect(intro.locator('a')).toHaveAttribute('href', '/contact/')
  }),
  withSection('move a section down', /^Features/, 'Down', /is now section 4 of 6/),
  withSection('move a section up', /^Features/, 'Up', /is now section 3 of 6/),
  task('move a section to a place of the list', async (site, { press, choose }) => {
    await press(part(site).section(/^Features/))
    await choose(site.page.getByRole('combobox', { name: 'Move to' }), /^6,/)
    await press(part(site).tool('Move there'))
    await expect(part(site).status).toHaveText(/^Features is now section 6 of 6/)
  }),
  task('move a section to the top by one key', async (site, { press }) => {
    await press(part(site).section(/^Features/))
    await site.page.keyboard.press('Alt+Home')
    await expect(part(site).status).toHaveText(/^Features is now section 1 of 6/)
  }),
  withSection('copy a section', /^Features/, 'Copy', /was copied; the copy is section 2/),
  withSection('delete a section', /^Features/, 'Delete', /was deleted. Undo brings it back/),
  withSection('hide a section', /^Features/, 'Hide', /is hidden from visitors/),
  withSection('show it again', /^Features/, 'Show', /is shown again/),
  task('add a section', async (site, { press, fill }) => {
    const { page, shown } = site
    await press(part(site).button('Add a section'))
    await fill(page.getByLabel('Find a kind of section'), 'questions')
    await press(page.getByRole('button', { name: /^Questions and answers/ }))
    await expect(shown.locator('main > section').last()).toContainText('[to write:')
  }),
  task('write a text of the new section in the panel', async (site, { press, fill }) => {
    await press(part(site).section(/^Questions/))
    await fill(part(site).field('heading'), 'Good to know')
    await expect(site.shown.getByRole('heading', { name: 'Good to know' })).toBeVisible()
  }),
  task('add an entry to its list', async (site, { press }) => {
    const entries = site.page.locator('#panel .entry')
    const before = await entries.count()
    await press(site.page.getByRole('button', { name: /^Add to questions/i }))
    await expect(entries).toHaveCount(before + 1)
    // The caret is in the first input, and an input that nobody has used yet shows no error.
    await expect(entries.last().locator('input, textarea').first()).toBeFocused()
    await expect(entries.last().locator('.wrong')).toHaveCount(0)
  }),
  task('move the entry up, into the middle', async (site, { press }) => {
    await press(
      site.page
        .getByRole('toolbar', { name: /^Entry/ })
        .last()
        .getByRole('button', { name: 'Up' }),
    )
    await expect(part(site).button(/^Save/)).toBeEnabled()
  }),
  task('remove an entry', async (site, { press }) => {
    const entries = site.page.locator('#panel .entry')
    const before = await entries.count()
    await press(site.page.getByRole('toolbar', { name: 'Entry 1' }).getByRole('button', { name: 'Remove' }))
    await expect(entries).toHaveCount(before - 1)
  }),
  withSection('delete the section that is not written', /^Questions/, 'Delete', /was deleted/),
  task('empty a field, which takes it out of the file', async (site, { press, fill }) => {
    await press(part(site).section(/^Cards.*Core/))
    await fill(part(site).field('linkLabel'), ' ')
    await site.page.keyboard.press('Backspace')
    await expect(part(site).field('linkLabel')).toHaveValue('')
  }),
  task('choose the ground of a section', async (site, { press, choose }) => {
    await press(part(site).section(/^Cards.*Core/))
    await choose(part(site).field('tone'), /^deep$/)
    await expect(part(site).button(/^Save/)).toBeEnabled()
  }),
  withField('change the title of the page', 'Page', 'title', 'Cleaning in Baltimore, Every Evening | Marblestep'),
  withField(
    'change what search results say',
    'Page',
    'description',
    'Evening crews for offices and clinics of Baltimore.',
  ),
  withField('change the phone number', 'Site', 'company_phone', '(410) 555-0143', '(410) 555-0143'),
  task('change the hours, for visitors and for search engines', async (site, { press, fill }) => {
    await press(part(site).tab('Site'))
    await fill(part(site).field('company_hours_0_time'), '8 am – 6 pm')
    // The two differ temporarily, which the check reports at once.
    await fill(part(site).field('company_hours_0_schema'), 'Mo-Fr 08:00-18:00')
    await expect(site.shown.locator('main')).toContainText('8 am – 6 pm')
  }),
  withField('change the tagline', 'Site', 'company_tagline', 'EVENING CREWS', 'EVENING CREWS'),
  withField('change the button of the header', 'Site', 'header_button_label', 'Ask for a Quote', 'Ask for a Quote'),
  withField('change a heading of the footer', 'Site', 'footer_columns_0_heading', 'What we do', 'What we do'),
  task('change a colour and read its contrast', async (site, { press, fill }) => {
    await press(part(site).tab('Site'))
    await fill(part(site).field('theme_light_brand'), '#0B5C4D')
    await expect(site.page.locator('#field_theme_light_brand-contrast')).toContainText('to ground')
  }),
  task('give a form its own words', async (site, { press, choose, fill }) => {
    const { page, shown } = site
    await press(part(site).tab('Forms'))
    await choose(page.getByLabel('Which form'), /quote/)
    await press(page.getByRole('button', { name: 'Change this form' }))
    await fill(part(site).field('button'), 'Send it to us')
    await expect(shown.locator('main')).toContainText('Send it to us')
  }),
  task('choose a photo, the part that stays in sight, and its words', async (site, { press, fill }) => {
    const { page, shown } = site
    await press(part(site).tab('Section'))
    await press(part(site).section(/^Hero/))
    await press(page.getByRole('button', { name: 'Choose or add a photo' }).first())
    const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
    await press(dialog.getByRole('radio', { name: /^social/ }))
    await press(dialog.getByRole('radio', { name: 'center' }))
    await page.keyboard.press('ArrowUp')
    await fill(dialog.getByLabel(/^What it shows/), 'A front door above marble steps')
    await press(dialog.getByRole('button', { name: 'Use this picture' }))
    await expect(shown.getByRole('img', { name: 'A front door above marble steps' })).toBeVisible()
  }),
  task(
    'look at the page as a phone shows it, as a wide screen does, and as it fits again',
    async ({ page }, { press }) => {
      await press(page.getByRole('button', { name: 'Phone', exact: true }))
      await expect(page.locator('iframe.canvas')).toHaveCSS('width', '390px')
      await press(page.getByRole('button', { name: 'Wide', exact: true }))
      // Laid out for the screen of an office, and completely visible.
      await expect(page.locator('iframe.canvas')).toHaveCSS('width', '1280px')
      const [drawn, stage] = await Promise.all(
        ['iframe.canvas', '.stage'].map((name) => page.locator(name).boundingBox()),
      )
      expect(drawn?.width ?? 9999).toBeLessThanOrEqual(stage?.width ?? 0)
      await press(page.getByRole('button', { name: 'Fit', exact: true }))
    },
  ),
  task('review what changes, in sentences', async ({ page }, { press }) => {
    await press(page.getByRole('button', { name: 'Review and publish' }))
    const dialog = page.getByRole('dialog', { name: 'Review and publish' })
    await expect(dialog.getByRole('heading', { level: 3 }).first()).toBeVisible()
    await press(dialog.getByRole('button', { name: 'Close' }))
  }),
  task('save', async (site, { press }) => {
    await press(part(site).button(/^Save/))
    await expect(part(site).status).toHaveText('Saved 3 files.')
    expect(site.read(home)).toContain('by night')
    expect(site.read('site.config.json')).toContain('(410) 555-0143')
    expect(site.read('forms/quote.json')).toContain('Send it to us')
  }),
  task('find a page and open it', async ({ page, shown }, { press, fill }) => {
    await fill(page.getByLabel('Find a page'), 'dundalk')
    await press(page.locator('.pages .pick').filter({ hasText: 'Dundalk' }))
    await expect(shown.locator('h1')).toContainText('Dundalk')
  }),
  task('copy a page', async (site, { press, fill }) => {
    await press(part(site).button('Copy'))
    await fill(site.page.getByLabel('The name of the copy'), 'Essex, MD')
    await press(site.page.getByRole('dialog').getByRole('button', { name: 'Copy' }))
    await expect(part(site).status).toHaveText(/^Essex, MD is a copy/)
  }),
  task('delete a page, and bring it back', async (site, { press }) => {
    await press(part(site).button(/^Save/))
    await expect(part(site).status).toHaveText('Saved 1 file.')
    await press(part(site).button('Delete'))
    await press(site.page.getByRole('dialog').getByRole('button', { name: 'Delete' }))
    await expect(part(site).status).toHaveText(/was deleted\. Undo brings it back/)
    await press(part(site).button('Undo'))
    await expect(part(site).status).toHaveText(/^Undone: Delete Essex, MD\. Save writes it$/)
  }),
  task('give a page another address, with its redirect', async (site, { press, fill }) => {
    const { page } = site
    await fill(page.getByLabel('Find a page'), 'timonium')
    await press(page.locator('.pages .pick').filter({ hasText: 'Timonium' }))
    await press(part(site).button('Move'))
    await fill(page.getByLabel('The new address in words'), 'Cockeysville, MD')
    await press(page.getByRole('dialog').getByRole('button', { name: 'Move the page' }))
    await expect(part(site).status).toHaveText(/links to it and a redirect follow/)
    await press(part(site).button(/^Save/))
    await expect.poll(() => site.read('site.config.json')).toContain('"/locations/timonium-md/"')
  }),
  task('mend what the check has found, by its button', async (site, { press, fill }) => {
    const { page, shown, read, write } = site
    await fill(page.getByLabel('Find a page'), 'home')
    await press(page.locator('.pages .pick').filter({ hasText: 'Home' }))
    await expect(shown.locator('h1')).toContainText('by night')
    write(home, read(home).replace('"/quote/"', '"/qoute/"'))
    await press(part(site).tab('Problems'))
    await press(page.getByRole('button', { name: 'Make this change' }).first())
    await expect(part(site).status).toHaveText('Mended.')
  }),
  task('give up a change', async ({ page }, { press }) => {
    await press(page.getByRole('button', { name: 'Review and publish' }))
    const dialog = page.getByRole('dialog')
    await press(dialog.getByRole('button', { name: 'Give up the changes of Home' }))
    await expect(dialog.getByRole('status')).toHaveText('The file is as it was saved last.')
    await press(dialog.getByRole('button', { name: 'Close' }))
  }),
]
