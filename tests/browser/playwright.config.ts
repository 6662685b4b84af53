import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { pickBrowserTests } from '../runner/pickBrowserTests.ts'
import { launchOptions } from './engines/chromium.ts'

const root = join(import.meta.dirname, '../..')

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  ...pickBrowserTests(process.env),
  outputDir: join(root, 'test-results/browser'),
  globalSetup: './globalSetup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 0,
  // Only a test that never ends reaches these limits, even on a busy machine.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['line'],
    ['json', { outputFile: process.env.ASHLAR_BROWSER_REPORT ?? join(root, 'test-results/browser.json') }],
  ],
  use: {
    baseURL: process.env.ASHLAR_URL,
    launchOptions: launchOptions(),
    screenshot: 'only-on-failure',
  },
})
