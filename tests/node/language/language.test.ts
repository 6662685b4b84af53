import { spawn } from 'node:child_process'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { baseSite } from '../../content/baseSite.ts'
import { writeFiles } from '../gitSite.ts'
import { makeFolder, removeFolder, repository } from '../site/builtSite.ts'
import { openEditor } from './editor.ts'

const about = 'pages/about.json'

describe('scripts/language', () => {
  let folder: string
  beforeEach(async () => {
    folder = await makeFolder()
    await writeFiles(folder, { ...baseSite, 'public/social.png': '' })
  })
  afterEach(() => removeFolder(folder))

  test.each([
    ['the folder that the editor has opened', []],
    ['the folder of --root', ['--root', 'FOLDER']],
  ])(
    'tells an editor of %s what is wrong, and ends with it',
    async (_, args) => {
      const words = ['scripts/run.mjs', 'language', '--stdio', ...args.map((word) => word.replace('FOLDER', folder))]
      const server = spawn(process.execPath, words, { cwd: repository, stdio: ['pipe', 'pipe', 'inherit'] })
      const ended = new Promise((done) => server.once('exit', done))
      const editor = await openEditor(folder, [server.stdout, server.stdin])
      const before = (await editor.problems()).get(about)
      await editor.open(about, '{ "name": "About" "title": "b" }')
      const after = (await editor.problems()).get(about)?.map(({ message }) => String(message).split('\n')[0])
      expect([before, after]).toEqual([undefined, ['A comma is missing.']])
      await editor.end()
      server.stdin.end()
      await ended
    },
    60_000,
  )
})
