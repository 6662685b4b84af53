import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { launchOptions } from './engines/chromium.ts'

/** Tests that are more of the same; `npm test -- long` runs these alone. */
const long = /@long/
/** Those of them that take many minutes each: where a change waits for its tests, they are left out. */
const night = /@night/
const isLong = process.env.ASHLAR_LONG !== undefined
const isBrief = process.env.ASHLAR_BRIEF !== undefined
const root = join(import.meta.dirname, '../..')

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  ...(isLong ? { grep: long, ...(isBrief && { grepInvert: night }) } : { grepInvert: long }),
  outputDir: join(root, 'test-results/browser'),
  globalSetup: './globalSetup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 0,
  // Only what never ends comes to these, on a busy machine too.
  timeout: 240_000,
  expect: { timeout: 30_000 },
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
