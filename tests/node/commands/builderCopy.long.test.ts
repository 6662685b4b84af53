import { execFile } from 'node:child_process'
import { appendFile, cp, mkdir, readdir, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeFolder, removeFolder, repository } from '../site/builtSite.ts'
import { writeSite } from './commandSite.ts'

/** Copies of the builder, as an agency or an office has one. */
describe('scripts/run.mjs, in a copy of the builder', () => {
  let above = ''
  beforeAll(async () => {
    above = await makeFolder()
  })
  afterAll(() => removeFolder(above))

  async function copyBuilder(name: string): Promise<string> {
    const folder = join(above, name)
    await writeSite(folder)
    for (const part of ['src', 'schemas', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json'])
      await cp(join(repository, part), join(folder, part), { recursive: true })
    // A separate folder of packages, because commands run from a cache inside it.
    await mkdir(join(folder, 'node_modules'))
    for (const packageName of await readdir(join(repository, 'node_modules')))
      if (packageName !== '.cache')
        await symlink(join(repository, 'node_modules', packageName), join(folder, 'node_modules', packageName))
    return folder
  }

  const build = (folder: string, env: NodeJS.ProcessEnv = {}) =>
    new Promise<{ exitCode: unknown; output: string }>((done) => {
      const options = { cwd: folder, env: { ...process.env, ...env } }
      execFile(process.execPath, ['scripts/run.mjs', 'build'], options, (error, stdout, stderr) =>
        done({ exitCode: error?.code ?? 0, output: stdout + stderr }),
      )
    })

  test('shows the place where somebody mistyped, without a stack, and writes nothing', async () => {
    const folder = await copyBuilder('mistyped')
    await appendFile(join(folder, 'src/sections/Hero/Hero.tsx'), '\nconst broken: = 3\n')
    const { exitCode, output } = await build(folder)
    expect(exitCode).toBe(1)
    expect(output).toMatch(/^The code of the site cannot be built\. Nothing was written\.$/m)
    expect(output).toMatch(/src\/sections\/Hero\/Hero\.tsx:\d+:15/)
    expect(output).not.toMatch(/^\s+at /m)
    expect((await readdir(folder)).filter((name) => name.startsWith('dist'))).toEqual([])
  })

  test('works in a folder whose name has spaces and signs', async () => {
    const { exitCode, output } = await build(await copyBuilder("Büro 100% (neu) & Doe's [1] {b} $1"))
    expect(output).toContain('Built 4 pages into dist/')
    expect(exitCode).toBe(0)
  })

  test('works where it can write neither its bundles nor what it remembers', async () => {
    const folder = await copyBuilder('read-only')
    await writeFile(join(folder, 'node_modules/.cache'), 'in the place of a folder')
    const cache = join(above, 'cache')
    await mkdir(cache)
    await writeFile(join(cache, 'sites'), 'in the place of a folder')
    const { exitCode, output } = await build(folder, { ASHLAR_CACHE: cache })
    expect(output).toContain('Built 4 pages into dist/')
    expect(exitCode).toBe(0)
  })

  test('keeps the bundles of commands that may still run, and drops older ones', async () => {
    const folder = await copyBuilder('bundles')
    const bundles = join(folder, 'node_modules/.cache/ashlar/commands')
    const running = Array.from({ length: 20 }, (_, index) => `dev-${index}`)
    for (const name of [...running, 'of last week']) await mkdir(join(bundles, name), { recursive: true })
    const then = new Date(Date.now() - 7 * 24 * 60 * 60 * 1000)
    await utimes(join(bundles, 'of last week'), then, then)
    expect((await build(folder)).exitCode).toBe(0)
    const left = await readdir(bundles)
    expect(left.filter((name) => !/^(build|bundle)-/.test(name)).sort()).toEqual(running.sort())
  })

  test('says so where the name has a sign that it cannot work with', async () => {
    const folder = await copyBuilder('site #1')
    expect(await build(folder)).toEqual({
      exitCode: 1,
      output:
        `Ashlar cannot work in a folder with "#" in its path: ${folder}\n` +
        'Rename the folder, or move Ashlar to another one.\n',
    })
  })
})
