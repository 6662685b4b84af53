import { gzipSync } from 'node:zlib'
import { build, mergeConfig, type Rolldown } from 'vite'
import { beforeAll, describe, expect, test } from 'vitest'
import { viteConfig } from '../../../src/node/code/viteConfig.ts'
import { testForms } from '../../testForms.ts'

/** What a form loads beyond the app, whose chunk has React. */
async function buildForm(name: string): Promise<string> {
  const result = await build(
    mergeConfig(viteConfig({ forms: testForms }), {
      build: {
        write: false,
        rolldownOptions: {
          input: `virtual:ashlar/form/${name}`,
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
    code = await buildForm('quote')
  }, 30_000)

  test('leaves no code in the form that a strict policy refuses', () => {
    expect(code).not.toMatch(/new Function|\beval\(/)
  })

  test('leaves ajv out of the form', () => {
    expect(code).not.toMatch(/ajv/i)
  })

  test('keeps a form of text boxes within its budget of 35 kB', () => {
    expect(gzipSync(code).length).toBeLessThan(35_000)
  })

  test('leaves the boxes that it does not use out of a form', () => {
    expect(code).not.toMatch(/checkbox|type: ?"date"|megabytes/)
  })
})
