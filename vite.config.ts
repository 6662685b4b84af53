import { availableParallelism } from 'node:os'
import { defineConfig, mergeConfig } from 'vitest/config'
import { viteConfig } from './src/node/code/viteConfig.ts'

// Vitest leaves one core free: on two, the tests take 449 s that way and 324 s with both.
const maxWorkers = Math.max(2, availableParallelism() - 1)

export default mergeConfig(
  viteConfig({}),
  defineConfig({
    test: {
      include: ['tests/**/*.test.{ts,tsx}'],
      testTimeout: 20_000,
      maxWorkers,
      // A case without its expected.txt fails; `-u` writes the file.
      update: 'none',
    },
  }),
)
