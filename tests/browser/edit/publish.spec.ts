import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from 'playwright/test'
import { startRepository } from '../../node/edit/startRepository.ts'
import { faults, home, putCaret, test } from './editor.ts'

test.describe('editor: review and publish', () => {
  test('leads from a typed word to the place that publishes the site, and says what is left to do each time', async ({
    edited,
  }) => {
    const { page, shown, folder, read } = edited
    const remote = mkdtempSync(path.join(tmpdir(), 'ashlar-remote-'))
    const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
    const dialog = page.getByRole('dialog', { name: 'Review and publish' })
    const status = dialog.getByRole('status')
    const button = (name: string | RegExp) => dialog.getByRole('button', { name })
    const open = async () => {
      await page.getByRole('button', { name: 'Review and publish' }).click()
      await expect(dialog.getByRole('heading', { name: 'What changes' })).toBeVisible()
      await expect(dialog.getByText('One moment …')).toHaveCount(0)
    }
    const close = () => button('Close').click()
    try {
      // Without a repository, the only way is the zip file; no text mentions git.
      await open()
      await expect(button('Build the site and download it as a zip file')).toBeEnabled()
      await expect(button(/commit|push|history|^Publish$/)).toHaveCount(0)
      await close()

      startRepository(git)
      git('checkout', '--quiet', '--detach')
      await putCaret(shown.locator('h1'))
      await page.keyboard.press('End')
      await page.keyboard.type(' Tonight')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Save 1 file' })).toBeVisible()

      // With a detached HEAD nothing is committed; a new branch resolves it.
      await open()
      await expect(dialog.getByRole('heading', { level: 3 }).first()).toBeVisible()
      await expect(dialog).toContainText('stands apart from the line on which the site goes on')
      await expect(button(/commit/)).toBeDisabled()
      await dialog.getByLabel('The name of a new branch').fill('-x')
      await button('Make the branch -x').click()
      await expect(status).toHaveText(/^The name of a branch consists of/)
      await dialog.getByLabel('The name of a new branch').fill('evening')
      await button('Make the branch evening').click()
      await expect(status).toHaveText('Now on the branch evening.')

      // After saving, the changes are still listed; they are committed, and there is no remote to push to.
      await expect(button('Put it into the history')).toBeDisabled()
      await expect(dialog).toContainText('Save first: only what is saved is published.')
      await button('Save: write the files').click()
      await expect(status).toHaveText('Saved 1 file.')
      expect(read(home)).toContain('Tonight')
      expect(git('log', '--format=%s')).toBe('First')
      await expect(dialog).toContainText('Saved, but not published yet: Home.')
      await expect(dialog.getByRole('heading', { name: 'On / (Home)' })).toBeVisible()
      const words = await dialog.getByLabel('What was changed, for the history').inputValue()
      expect(words).toBe('Home')
      await button('Put it into the history').click()
      await expect(status).toHaveText(/on this machine\. It is not published yet: build the zip file below/)
      await expect(dialog).toContainText('This folder is not connected to a place that publishes the site')
      await expect(button(/push|^Publish$/)).toHaveCount(0)
      expect(git('log', '-1', '--format=%s')).toBe(words)
      expect(git('show', '--name-only', '--format=')).toBe(home)
      expect(await faults(page)).toEqual([])
      await close()

      // With a remote, one button publishes the site, and it does not claim success for anything that was not pushed.
      git('init', '--quiet', '--bare', remote)
      git('remote', 'add', 'origin', remote)
      await open()
      await button('Publish').click()
      await expect(status).toHaveText(
        /^Sent to the place that publishes the site \(origin, branch evening\)\. Look at https:/,
      )
      expect(git('--git-dir', remote, 'log', '-1', '--format=%s', 'evening')).toBe(words)
      expect(git('status', '--porcelain', '--', 'pages')).toBe('')
      await expect(button('Publish')).toBeDisabled()
      await expect(dialog).toContainText('All that is saved has been sent to the place that publishes the site.')
      await close()

      // Errors of the site block each way to publish it, and nothing else.
      await page.getByRole('tab', { name: 'Site' }).click()
      await page.locator('#field_header_button_href').fill('/qoute/')
      await expect(page.getByRole('button', { name: 'Save 1 file' })).toBeVisible()
      await open()
      await expect(dialog).toContainText('must be fixed before the site can be published')
      for (const way of [/commit/, /push/, /zip/, /^Publish$/]) {
        for (const one of await dialog.locator('button').filter({ hasText: way }).all())
          await expect(one).toBeDisabled()
      }
      await expect(button('Save: write the files')).toBeEnabled()
    } finally {
      rmSync(remote, { recursive: true })
    }
  })
})
