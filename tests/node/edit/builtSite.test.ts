import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { listFiles } from '../../../src/node/disk/listFiles.ts'
import { runs } from '../../seed.ts'

const root = path.join(import.meta.dirname, '../../..')
const isEditor = (file: string) => /^(?:src\/editor|src\/node\/edit)(?:\/|$)/.test(file)

/** Builds the shipped site with the builder in a folder, and returns its files. */
function build(builder: string, outDir: string): Map<string, string> {
  const args = ['scripts/run.mjs', 'build', '--out', outDir]
  const env = { ...process.env, ASHLAR_CACHE: path.join(builder, '.cache') }
  const { status, stderr, stdout } = spawnSync(process.execPath, args, { cwd: builder, env, encoding: 'utf8' })
  expect(status, stderr + stdout).toBe(0)
  return new Map(listFiles(outDir).map((file) => [file, readFileSync(path.join(outDir, file)).toString('base64')]))
}

describe('a built site', () => {
  test('is made of no file of the editor: nothing else imports one, and none is found by its name', () => {
    const files = listFiles(path.join(root, 'src')).map((file) => `src/${file}`)
    const others = files.filter((file) => /\.tsx?$/.test(file) && !isEditor(file))
    const importing = others.filter((file) =>
      /from '[^']*\/(?:editor|edit)\//.test(readFileSync(path.join(root, file), 'utf8')),
    )
    expect(importing).toEqual([])
    expect(files.filter((file) => isEditor(file) && /\.(?:styles|island)\.tsx?$/.test(file))).toEqual([])
    expect(
      readdirSync(path.join(root, 'scripts'))
        .filter((file) => file.endsWith('.ts'))
        .filter((file) => readFileSync(path.join(root, 'scripts', file), 'utf8').includes('/edit/')),
    ).toEqual(['edit.ts', 'pictures.ts'])
  })

  test.runIf(runs(0, 1) > 0)(
    'has the same bytes with and without the editor in the tree',
    () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'ashlar-built-'))
      try {
        const [whole, bare] = ['whole', 'bare'].map((name) => path.join(folder, name))
        for (const builder of [whole ?? '', bare ?? '']) {
          for (const place of [
            'src',
            'schemas',
            'scripts',
            'pages',
            'public',
            'site.config.json',
            'package.json',
            'package-lock.json',
            'tsconfig.json',
          ])
            cpSync(path.join(root, place), path.join(builder, place), {
              recursive: true,
              filter: (source) => builder === whole || !isEditor(path.relative(root, source).split(path.sep).join('/')),
            })
          if (builder === bare)
            for (const name of ['edit.ts', 'pictures.ts']) rmSync(path.join(builder, 'scripts', name))
          symlinkSync(path.join(root, 'node_modules'), path.join(builder, 'node_modules'))
        }
        expect(build(bare ?? '', path.join(folder, 'without'))).toEqual(build(whole ?? '', path.join(folder, 'with')))
      } finally {
        rmSync(folder, { recursive: true })
      }
    },
    300_000,
  )
})
