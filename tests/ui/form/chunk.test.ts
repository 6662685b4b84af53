import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, mergeConfig, type Rolldown } from 'vite'
import { beforeAll, describe, expect, test } from 'vitest'
import { viteConfig } from '../../../src/node/code/viteConfig.ts'
import { builderRoot } from '../../../src/node/disk/builderRoot.ts'

/** What a form loads beyond the app, whose chunk has React. */
async function buildForm(): Promise<string> {
  const result = await build(
    mergeConfig(viteConfig({}), {
      build: {
        write: false,
        rolldownOptions: {
          input: path.join(builderRoot, 'src/sections/QuoteForm/QuoteForm.island.tsx'),
          preserveEntrySignatures: 'strict',
          external: /^react(-dom)?($|\/)/,
        },
      },
    }),
  )
  const { output } = result as Rolldown.RolldownOutput
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
}

describe('src/ui/form, its chunk', () => {
  let code = ''
  beforeAll(async () => {
    code = await buildForm()
  }, 30_000)

  test('leaves no code in the form that a strict policy refuses', () => {
    expect(code).not.toMatch(/new Function|\beval\(/)
  })

  test('leaves ajv out of the form', () => {
    expect(code).not.toMatch(/ajv/i)
  })

  test('keeps the form within its budget of 45 kB', () => {
    expect(gzipSync(code).length).toBeLessThan(45_000)
  })
})
