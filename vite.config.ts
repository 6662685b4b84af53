import { availableParallelism } from 'node:os'
import { defineConfig, mergeConfig } from 'vitest/config'
import { viteConfig } from './src/node/code/viteConfig.ts'
import { testForms } from './tests/testForms.ts'

// Vitest leaves one core free: on two, the tests take 449 s that way and 324 s with both.
const maxWorkers = Math.max(2, availableParallelism() - 1)

/** Tests of code that keeps nothing: they share a process, which saves a third of their time. */
const pure = ['tests/{content,schemas}/**/*.test.{ts,tsx}']

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
        { extends: true, test: { name: 'rest', include: ['tests/**/*.test.{ts,tsx}'], exclude: pure } },
      ],
    },
  }),
)
