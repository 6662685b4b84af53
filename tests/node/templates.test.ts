import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildSite } from '../../src/node/buildSite.ts'
import { checkFolder } from '../../src/node/commands/checkFolder.ts'
import { fixFolder } from '../../src/node/commands/fixFolder.ts'
import { impactOfFolder } from '../../src/node/commands/impactOfFolder.ts'
import { body, page, site, template, towson, words } from '../content/templates/templateSite.ts'
import { commitSite, writeFiles } from './gitSite.ts'

const dundalk = towson.replace('towson-md', 'dundalk-md')
const others = {
  crew: 'Half of our day crew grew up between the harbor and the steel mill.',
  rooms: 'Here it is union halls, a library and the offices of truckers.',
  night: 'Work ends at three in the morning, before the first shift of the port.',
}

describe('a site with a template', () => {
  let root = ''
  const build = () => buildSite({ root, outDir: join(root, 'dist') })
  const built = () => readFile(join(root, 'dist/services/disinfection/towson-md/index.html'), 'utf8')

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'ashlar-template-'))
    await commitSite(root, site)
  })
  afterAll(() => rm(root, { recursive: true }))

  test('is built with the pages that it makes', async () => {
    expect((await build()).problems).toEqual([])
    expect(await built()).toContain('<strong>York Road</strong>')
    expect(await readFile(join(root, 'dist/sitemap.xml'), 'utf8')).toContain('/services/disinfection/towson-md/')
    expect((await build()).built?.written).toBe(0)
  })

  test('has a page more with the facts of another combination, and its impact says so', async () => {
    await writeFiles(root, { [dundalk]: JSON.stringify({ words: others }, null, 2) })
    const { text, exitCode } = impactOfFolder({ root, year: 2026 })
    expect(text).toContain('/services/disinfection/dundalk-md/')
    expect(exitCode).toBe(0)
    expect((await build()).built?.pages).toBeGreaterThan(7)
  })

  test('changes where the template or a fact changes', async () => {
    await writeFiles(root, {
      [dundalk]: undefined,
      [template]: page([{ ...body, heading: 'What is so in {town}' }]),
      [towson]: JSON.stringify({ words: { ...words, night: 'We begin at eight here.' } }),
    })
    const { text } = impactOfFolder({ root, year: 2026 })
    expect(text).toContain('What is so in Towson, MD')
    expect(text).toMatch(/text: changes/)
    await build()
    expect(await built()).toContain('We begin at eight here.')
  })

  test('has faults of the template told once and left to its writer', async () => {
    await writeFiles(root, { [template]: page([{ ...body, headng: 'x' }]) })
    const before = await readFile(join(root, template), 'utf8')
    expect(checkFolder({ root, format: 'pretty' }).text).toMatch(
      /\[town\]\/index\.json:\d+:\d+ {2}"headng" is not a field/,
    )
    fixFolder({ root })
    expect(await readFile(join(root, template), 'utf8')).toBe(before)
  })
})
