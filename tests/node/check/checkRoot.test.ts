import { cp, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readPage } from '../../../src/content/model/siteModel.ts'
import { checkRoot, type RootCheck } from '../../../src/node/check/checkRoot.ts'
import { checkFolder } from '../../../src/node/commands/checkFolder.ts'
import { openDevSite } from '../../../src/node/dev/openDevSite.ts'
import { openChecks } from '../../../src/node/state/checkState.ts'
import { writeCorpus } from '../../bench/corpus.ts'
import { runs } from '../../seed.ts'
import { foundByAll, openEdits } from '../anyEdit.ts'
import { makeFolder, removeFolder, runCommand } from '../site/builtSite.ts'

const receivers = '/_inbox/'

let folder: string
let site: string

/** Enough pages for their state to be kept. */
beforeEach(async () => {
  folder = await makeFolder()
  site = join(folder, 'site')
  await writeCorpus(site, { towns: 190 })
})

afterEach(() => {
  vi.unstubAllEnvs()
  return removeFolder(folder)
})

/** Returns the whole result of a check, every page with its sections. */
const told = ({ problems, model }: Pick<RootCheck, 'problems' | 'model'>): unknown =>
  JSON.parse(
    JSON.stringify({
      problems: foundByAll(problems),
      site: model?.site,
      pages: model && [...model.pages.values()].map(readPage),
    }),
  )

describe('src/node/check/checkRoot', () => {
  test.each(Array.from({ length: runs(1, 3) }, (_, seed) => seed))(
    'finds after any change what a check finds that knows nothing (%i)',
    async (seed) => {
      // The site's own file takes precedence, which is reported each time.
      if (seed % 2 === 1) await writeFile(join(site, 'public/sitemap.xml'), '')
      const edits = await openEdits(site, seed)
      // The state is stored by the name of the folder.
      const [other, unknown] = [join(folder, 'other'), join(folder, 'unknown')]
      for (const name of [other, unknown]) await symlink(site, name)
      for (let number = 0; number < runs(3, 12); number++) {
        const what = await edits.edit()
        const now = checkRoot(site)
        edits.learn(now.problems)
        expect(told(now), what).toEqual(told(checkRoot(other, { cached: false })))
        if (number % 5 === 0)
          expect(told(openDevSite(site, receivers)()), what).toEqual(told(openDevSite(unknown, receivers)()))
      }
    },
    60_000,
  )

  test('looks at a picture again that was replaced by one of the same name', async () => {
    const [page, picture] = [join(site, 'pages/about.json'), join(site, 'public/lobby.png')]
    await cp(join(site, 'public/icon-512.png'), picture)
    const text = await readFile(page, 'utf8')
    const prose = { type: 'prose', body: 'Clean.', image: { src: '/lobby.png', alt: 'The lobby' } }
    await writeFile(page, text.replace('"sections": [', `"sections": [${JSON.stringify(prose)},`))
    // Files that were just written are read again in any case, see fileStamps.ts.
    await new Promise((done) => setTimeout(done, 100))
    const messages = () => checkRoot(site).problems.map(({ message }) => message)
    expect([...messages(), ...messages()]).not.toContainEqual(expect.stringContaining('is no picture'))
    await writeFile(picture, 'no picture')
    expect(messages()).toContainEqual(expect.stringContaining('is no picture'))
  })

  test('checks all the same where nothing can be kept', async () => {
    await writeFile(join(folder, 'file'), '')
    vi.stubEnv('ASHLAR_CACHE', join(folder, 'file/cache'))
    const { exitCode, output } = await runCommand('check', ['--root', site])
    expect([exitCode, output]).toEqual([0, expect.stringMatching(/All 217 pages are fine\./)])
  })

  test.each([
    ['no other problem', undefined],
    ['one of a file that is no page', 'public/sitemap.xml'],
  ])('tells again what the last check found, and looks at all pages where it is told to, with %s', async (_, file) => {
    if (file) await writeFile(join(site, file), '')
    checkRoot(site)
    const checks = openChecks(site)
    const known = checks.read()
    if (!known) throw new Error('Nothing was kept.')
    const tip = known.problems.find((problem) => problem.file.startsWith('pages/'))
    if (!tip) throw new Error('The shipped site has tips.')
    const others = known.problems.filter((problem) => problem.file === file)
    checks.write({ ...known, problems: [{ ...tip, message: 'What was found before.' }, ...others] })
    const text = (cached: boolean) => checkFolder({ root: site, cached }).text
    expect(text(true)).toContain('What was found before.')
    expect(text(false)).not.toContain('What was found before.')
    expect(text(true)).not.toContain('What was found before.')
  })
})
