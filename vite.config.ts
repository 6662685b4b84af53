import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig, mergeConfig } from 'vitest/config'
import { viteConfig } from './src/node/code/viteConfig.ts'
import { testForms } from './tests/testForms.ts'

// Vitest leaves one core free: on two, the tests take 449 s that way and 324 s with both.
const maxWorkers = Math.max(2, availableParallelism() - 1)

const files = readdirSync(join(import.meta.dirname, 'tests'), { recursive: true, encoding: 'utf8' })
  .map((file) => `tests/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.test\.tsx?$/.test(file))

/**
 * Tests that change nothing in their process share it, which saves a third of their time: no mocks, no environment
 * variables, no document. Those of code that touches disk and processes are apart from those of pure code.
 */
const keepsNothing = (file: string) =>
  !/\bvi\.|process\.env|@vitest-environment/.test(readFileSync(join(import.meta.dirname, file), 'utf8'))
const pure = files.filter((file) => file.startsWith('tests/content/'))
const shared = files.filter((file) => !pure.includes(file) && keepsNothing(file))
const rest = files.filter((file) => !pure.includes(file) && !shared.includes(file))

export default mergeConfig(
  viteConfig({ forms: testForms }),
  defineConfig({
    test: {
      // Only what never ends comes to that, on a busy machine too.
      testTimeout: 60_000,
      maxWorkers,
      // A case without its expected.txt fails; `-u` writes the file.
      update: 'none',
      projects: [
        { extends: true, test: { name: 'pure', include: pure, isolate: false } },
        { extends: true, test: { name: 'node', include: shared, isolate: false } },
        { extends: true, test: { name: 'rest', include: rest } },
      ],
    },
  }),
)
