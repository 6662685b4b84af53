import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Page } from 'playwright/test'
import { home, test } from './editor.ts'
import { keys } from './hands.ts'

/**
 * Records what the live regions of the editor announce. A string, because tsx would add a helper to a function that the
 * page does not have.
 */
const listen = `
  window.heard = []
  const last = new Map()
  new MutationObserver(() => {
    for (const region of document.querySelectorAll('[role=status], [role=alert]')) {
      const words = region.textContent.trim()
      if (words !== '' && words !== last.get(region)) window.heard.push(words)
      last.set(region, words)
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true })`

/** Waits until the live regions have announced these texts in this order; earlier announcements are discarded. */
async function hear(page: Page, ...words: RegExp[]): Promise<void> {
  await expect
    .poll(async () => {
      const heard = await page.evaluate<string[]>('window.heard')
      let at = 0
      for (const line of heard) if (words[at]?.test(line)) at++
      return at === words.length ? 'all' : heard
    })
    .toBe('all')
  await page.evaluate('window.heard.length = 0')
}

/** Texts about a town that no other page contains. */
const ownWords = [
  'Offices above the lake',
  'Two crews park behind the library at seven and work down from the top floor of each building on the water.',
  'Crews who know the lake',
  'Evening cleaning for the offices around Lake Kittamaqundi, with a quote on the next day.',
  'Offices around the lake, every evening after the last meeting.',
]

/** Returns the role, name and state of the focused element. */
const focused = (page: Page) => page.locator(':focus').ariaSnapshot()

// The other ten tasks, with pointer and keyboard, are long too: `tasks.spec.ts`.
test.describe('editor: what is read aloud', { tag: '@long' }, () => {
  test('ten tasks are done by keys, with parts that are found by role and name alone, and are told as they are done', async ({
    edited,
  }) => {
    const { page, shown, folder, read, write } = edited
    const { press, fill } = keys(page)
    const button = (name: string | RegExp) =>
      page.getByRole('button', { name, exact: typeof name === 'string' }).first()
    const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
    const box = (name: RegExp) => page.getByRole('textbox', { name }).first()
    const open = async (name: string) => {
      await fill(page.getByRole('searchbox', { name: 'Find a page' }), name)
      await press(page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: new RegExp(`^${name}`) }))
      await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^${name}`) })).toBeVisible()
    }
    const section = (name: RegExp) =>
      page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name }).first()
    const save = async (words = /^Saved 1 file\.$/) => {
      await page.keyboard.press('ControlOrMeta+s')
      await hear(page, words)
    }
    const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
    await page.evaluate(listen)

    await test.step('landmarks lead to all parts', async () => {
      const landmarks = await page.locator('body').ariaSnapshot()
      for (const name of [
        'banner',
        'navigation "Pages"',
        'navigation "Sections"',
        'main "The page"',
        'tab "Section" [selected]',
      ])
        expect(landmarks).toContain(`- ${name}`)
      expect(landmarks).toContain('- complementary "Fields"')
    })

    await test.step('1. a town is added, made like Towson, and shown to visitors', async () => {
      await press(button('New'))
      const dialog = page.getByRole('dialog', { name: 'Add a page' })
      await fill(dialog.getByRole('textbox', { name: /^The town, with its state/ }), 'Columbia, MD')
      await fill(dialog.getByRole('textbox', { name: /^Its county/ }), 'Howard County')
      await fill(dialog.getByRole('textbox', { name: /^Where it lies/ }), '39.2 / -76.86')
      await page.keyboard.press('Enter')
      // A refusal is announced too; otherwise the next step opens with the focus on its heading.
      await expect.poll(() => focused(page)).toMatch(/heading "Add a page, step 2 of 3: Which page it begins as"/)
      await press(dialog.getByRole('radio', { name: 'Towson, MD' }))
      await page.keyboard.press('Enter')
      await expect.poll(() => focused(page)).toMatch(/heading "Add a page, step 3 of 3: What it takes over"/)
      for (const group of await dialog.getByRole('group').all()) {
        const isRewritten = /^\d\. (?:Hero|Running text)/.test(await group.innerText())
        await press(group.getByRole('radio', { name: isRewritten ? /^Rewrite/ : 'Remove' }))
      }
      await press(dialog.getByRole('button', { name: 'Make the draft' }))
      await hear(page, /^Columbia, MD is a draft now\. Write its texts, then save\.$/)
      const draft = page.getByRole('region', { name: 'This draft' })
      // Facts that most towns have and this one lacks are named, with a link to their field.
      await expect(draft).toContainText('Not filled in yet, and not required; pages like this one have it:')
      const left = async () => Number(/(\d+) texts? (?:is|are) to be written/.exec(await draft.innerText())?.[1] ?? 0)
      for (let count = await left(); count > 0; count--) {
        await press(draft.getByRole('button', { name: 'Write the next text' }))
        const place = () => page.evaluate<string>('document.activeElement.localName')
        await expect.poll(place).toMatch(/^(?:input|textarea|iframe)$/)
        const within = (await place()) === 'iframe' ? shown : page
        await expect.poll(() => within.locator(':focus').ariaSnapshot()).toMatch(/^- '?textbox "/)
        await page.keyboard.type(ownWords[count - 1] ?? '')
        await expect.poll(left).toBe(count - 1)
      }
      await page.keyboard.press('Escape')
      await press(draft.getByRole('button', { name: 'Finish: make it a page' }))
      await hear(page, /^It is a page now\. Save it; visitors see it once it is published\.$/)
      await save()
    })

    await test.step('2. phone and hours', async () => {
      await press(tab('Site'))
      expect(await focused(page)).toBe('- tab "Site" [selected]')
      await fill(box(/^Phone/), '(410) 555-0143')
      await fill(box(/^Time/), '8 am – 6 pm')
      await fill(box(/^For search engines/), 'Mo-Fr 08:00-18:00')
      await save()
      expect(read('site.config.json')).toContain('(410) 555-0143')
    })

    await test.step('3. a question in the middle', async () => {
      await open('Floor Care')
      await press(section(/^Questions/))
      await press(button(/^Add to questions/i))
      await expect.poll(() => focused(page)).toMatch(/^- textbox "Question/)
      await page.keyboard.type('Do you work on Sundays?')
      await page.keyboard.press('Tab')
      await page.keyboard.type('Yes, once a month.')
      const entries = page.getByRole('toolbar', { name: /^Entry \d/ })
      await press(entries.last().getByRole('button', { name: 'Up' }))
      await save()
      const { sections } = JSON.parse(read('pages/services/floor-care.json')) as {
        sections: { items?: { question?: string }[] }[]
      }
      const questions = sections.flatMap(({ items = [] }) => items.flatMap(({ question }) => question ?? []))
      expect(questions.at(-2)).toBe('Do you work on Sundays?')
    })

    await test.step('4. a photo, the part of it that stays in sight, and its words', async () => {
      await open('Home')
      await press(section(/^Hero/))
      await press(button('Choose or add a photo'))
      const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
      await press(
        dialog.getByRole('radiogroup', { name: 'Pictures of the site' }).getByRole('radio', { name: /^social/ }),
      )
      await press(
        dialog.getByRole('radiogroup', { name: 'The part that stays in sight' }).getByRole('radio', { name: 'center' }),
      )
      await page.keyboard.press('ArrowUp')
      expect(await focused(page)).toBe('- radio "top" [checked]')
      await fill(dialog.getByRole('textbox', { name: /^What it shows/ }), 'Marble steps in the morning')
      await press(dialog.getByRole('button', { name: 'Use this picture' }))
      await expect.poll(() => focused(page)).toMatch(/^- button "Another photo"|^- button "Choose or add a photo"/)
      await save()
    })

    await test.step('5. sections in another order', async () => {
      await press(section(/^Features/))
      await page.keyboard.press('Alt+ArrowDown')
      await hear(page, /^Features is now section 4 of 6\.$/)
      await expect.poll(() => focused(page)).toMatch(/^- '?button "Features/)
      await press(page.getByRole('toolbar', { name: /^Features/ }).getByRole('button', { name: 'Up' }))
      await hear(page, /^Features is now section 3 of 6\.$/)
      expect(await focused(page)).toBe('- button "Up"')
    })

    await test.step('6. a town under another address', async () => {
      await open('Timonium')
      await press(button('Move'))
      const dialog = page.getByRole('dialog', { name: 'Give the page another address' })
      await fill(dialog.getByRole('textbox', { name: 'The new address in words' }), 'Cockeysville, MD')
      await press(dialog.getByRole('button', { name: 'Move the page' }))
      await hear(page, /^The page has another address; links to it and a redirect follow\. Save writes them\.$/)
      await save(/^Saved \d+ files\.$/)
      expect(read('site.config.json')).toContain('"/locations/timonium-md/": "/locations/cockeysville-md/"')
    })

    await test.step('7. a deleted page comes back, also after something else was saved', async () => {
      await open('Dundalk')
      const before = read('pages/locations/dundalk-md.json')
      await press(button('Delete'))
      const dialog = page.getByRole('dialog', { name: 'Delete the page' })
      await expect(dialog).toContainText('This is done at once')
      await press(dialog.getByRole('button', { name: 'Delete' }))
      await hear(page, /^Dundalk, MD was deleted\. Undo brings it back\.$/)
      await press(button('Undo'))
      await hear(page, /^Undone: Delete .+\. Save writes it$/)
      await save()
      expect(read('pages/locations/dundalk-md.json')).toBe(before)
    })

    await test.step('8. a file that another program has broken', async () => {
      const about = 'pages/about.json'
      const whole = read(about)
      write(about, whole.replace(/",\n/, '"\n'))
      await fill(page.getByRole('searchbox', { name: 'Find a page' }), 'About')
      await expect(button(/^About.*1 to fix/)).toBeVisible()
      await press(button(/^About/))
      await expect(tab('JSON')).toHaveAttribute('aria-selected', 'true')
      const problems = page.getByRole('list', { name: 'Problems of this text' })
      await expect(problems).toContainText('A comma is missing')
      await press(problems.getByRole('button', { name: 'Make this change' }))
      await hear(page, /^Mended\.$/)
      await save()
      expect(read(about)).toBe(whole)
    })

    await test.step('9. what another program has changed meanwhile', async () => {
      await open('Home')
      await press(section(/^Hero/))
      await fill(box(/^Main heading/), 'Mine')
      await expect(button('Save 1 file')).toBeVisible()
      // Changes at different positions of the file are both kept; at the same position the user chooses.
      write(home, read(home).replace(/"name": "[^"]*"/, '"name": "Start"'))
      await hear(page, /^Another program has changed (?:Home|Start) as well; both changes are kept\.$/)
      write(home, read(home).replace(/"heading": "[^"]*"/, '"heading": "Theirs"'))
      await hear(
        page,
        /^Another program has changed "Hero, Main heading" in (?:Home|Start) as well\. Nothing is saved before you have chosen\./,
      )
      const both = page.getByRole('alert', { name: 'Changed by two' })
      await press(both.getByRole('button', { name: 'Keep yours' }))
      await save()
      expect(read(home)).toContain('"heading": "Mine"')
      expect(read(home)).toContain('"name": "Start"')
    })

    await test.step('10. publish', async () => {
      const remote = mkdtempSync(path.join(tmpdir(), 'ashlar-remote-'))
      git('init', '--quiet', '--initial-branch=main')
      for (const setting of ['user.name=Owner', 'user.email=owner@example.com', 'commit.gpgsign=false'])
        git('config', ...setting.split('='))
      git('init', '--quiet', '--bare', remote)
      git('remote', 'add', 'origin', remote)
      await press(button('Review and publish'))
      const dialog = page.getByRole('dialog', { name: 'Review and publish' })
      await expect(dialog).toContainText('Saved, but not published yet')
      await fill(dialog.getByRole('textbox', { name: 'What was changed, for the history' }), 'Columbia, and more')
      await press(dialog.getByRole('button', { name: 'Publish', exact: true }))
      await hear(page, /^Sent to the place that publishes the site \(origin, branch main\)\. Look at https:/)
      expect(git('--git-dir', remote, 'log', '-1', '--format=%s', 'main')).toBe('Columbia, and more')
      rmSync(remote, { recursive: true })
    })
    await expect(shown.locator('h1')).toHaveText('Mine')
  })
})
