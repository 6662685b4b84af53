import { execFile } from 'node:child_process'
import { appendFile, cp, mkdir, readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copySite, makeFolder, removeFolder, repository } from './builtSite.ts'

/** A copy of the builder, as an agency has it, in which somebody mistyped. */
describe('npm run build, of code that cannot be built', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await makeFolder()
    await copySite(folder)
    for (const part of ['src', 'schemas', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json'])
      await cp(join(repository, part), join(folder, part), { recursive: true })
    // Its own folder of packages, as commands run from a cache in there.
    await mkdir(join(folder, 'node_modules'))
    for (const name of await readdir(join(repository, 'node_modules')))
      if (name !== '.cache') await symlink(join(repository, 'node_modules', name), join(folder, 'node_modules', name))
    await appendFile(join(folder, 'src/sections/Hero.tsx'), '\nconst broken: = 3\n')
  })
  afterAll(() => removeFolder(folder))

  it('shows the place, without a stack, and writes nothing', async () => {
    const { exitCode, output } = await new Promise<{ exitCode: unknown; output: string }>((done) =>
      execFile(process.execPath, ['scripts/run.mjs', 'build'], { cwd: folder }, (error, stdout, stderr) =>
        done({ exitCode: error?.code ?? 0, output: stdout + stderr }),
      ),
    )
    expect(exitCode).toBe(1)
    expect(output).toMatch(/^The code of the site cannot be built\. Nothing was written\.$/m)
    expect(output).toMatch(/src\/sections\/Hero\.tsx:\d+:15/)
    expect(output).not.toMatch(/^\s+at /m)
    expect((await readdir(folder)).filter((name) => name.startsWith('dist'))).toEqual([])
  }, 60_000)
})
