import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig, mergeConfig } from 'vitest/config'
import { viteConfig } from './src/node/code/viteConfig.ts'
import { isLongOnly } from './tests/runner/longUnitTests.ts'
import { testForms } from './tests/testForms.ts'

// Vitest leaves one core free: on two, the tests take 449 s that way and 324 s with both.
const maxWorkers = Math.max(2, availableParallelism() - 1)

const files = readdirSync(join(import.meta.dirname, 'tests'), { recursive: true, encoding: 'utf8' })
  .map((file) => `tests/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.test\.tsx?$/.test(file) && (process.env.ASHLAR_LONG !== undefined || !isLongOnly(file)))

/**
 * Tests that change nothing in their process share it, which saves a third of their time: no mocks, no environment
 * variables, no document. They are one project, because each project transforms the code that it imports anew.
 */
const textOf = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
const hasDocument = (file: string) => textOf(file).includes('@vitest-environment')
// The starter keeps its listeners for the life of a page.
const hasStarter = (file: string) => textOf(file).includes('client/starter.ts')
const document = files.filter((file) => hasDocument(file) && !hasStarter(file))
const others = files.filter((file) => !document.includes(file))
const keepsNothing = (file: string) => !/\bvi\.|process\.env|@vitest-environment/.test(textOf(file))
const shared = others.filter((file) => file.startsWith('tests/content/') || keepsNothing(file))
const rest = others.filter((file) => !shared.includes(file))

/**
 * React as visitors get it: that for development notes the place in the code of each element, for which a test that draws
 * pages takes three times as long. Only the tests of parts with a document need it, for its `act`.
 */
const { oxc, env } = { oxc: { jsx: { development: false } }, env: { NODE_ENV: 'production' } }

export default mergeConfig(
  viteConfig({ forms: testForms }),
  defineConfig({
    test: {
      // Only what never ends comes to that, on a busy machine too.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      expect: { poll: { timeout: 60_000 } },
      maxWorkers,
      // A case without its expected.txt fails; `-u` writes the file.
      update: 'none',
      projects: [
        { extends: true, oxc, test: { name: 'node', include: shared, env, isolate: false } },
        { extends: true, oxc, test: { name: 'rest', include: rest, env } },
        {
          extends: true,
          test: { name: 'document', include: document, isolate: false, setupFiles: 'tests/freshDocument.ts' },
        },
      ],
    },
  }),
)
