import { defineConfig, mergeConfig } from 'vitest/config'
import { viteConfig } from './src/build/viteConfig.ts'

export default mergeConfig(
  viteConfig({}),
  defineConfig({ test: { include: ['tests/**/*.test.{ts,tsx}'], testTimeout: 20_000 } }),
)
