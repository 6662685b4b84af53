import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPublishing } from '../../../../src/node/edit/pages/openPublishing.ts'
import { openReview } from '../../../../src/node/edit/pages/reviewChanges.ts'
import { baseSite } from '../../../content/baseSite.ts'
import { writeFiles } from '../../gitSite.ts'
import { open } from '../sessionParts.ts'
import { startRepository } from '../startRepository.ts'

const about = 'pages/about.json'

describe('src/node/edit/pages/reviewChanges', () => {
  let root = ''
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  beforeEach(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'ashlar-review-'))
    await writeFiles(root, baseSite)
    startRepository(git)
  })
  afterEach(() => rmSync(root, { recursive: true }))

  test('tells what is saved and not published yet, in the history or not, until it is published', () => {
    const publishing = openPublishing(root)
    const review = openReview(root, open({}).session, publishing)
    expect(review().story).toBeUndefined()
    const remote = path.join(root, 'remote.git')
    git('init', '--quiet', '--bare', remote)
    git('remote', 'add', 'origin', remote)
    git('push', '--quiet', '--set-upstream', 'origin', 'HEAD')
    const page = JSON.parse(baseSite[about] ?? '') as object
    writeFileSync(path.join(root, about), JSON.stringify({ ...page, title: 'Another title of this page' }))
    const told = { story: { chapters: [{ lines: expect.arrayContaining([expect.stringContaining('Title:')]) }] } }
    expect(review()).toMatchObject(told)
    expect(publishing.commit('Change the title')).toBeUndefined()
    expect(review()).toMatchObject(told)
    expect(publishing.push()).toBeUndefined()
    expect(review().story).toBeUndefined()
  })
})
