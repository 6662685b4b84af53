/** The process that `npm run build` starts to build the code of a site into the cache. */
import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { BundleSettings } from '../src/node/code/bundles.ts'
import { makeBundles } from '../src/node/code/makeBundles.ts'
import { explainDisk } from '../src/node/commands/explainDisk.ts'

const [folder = ''] = process.argv.slice(2)
try {
  await makeBundles(folder, JSON.parse(readFileSync(0, 'utf8')) as BundleSettings)
} catch (error) {
  // Vite's message shows the place; its stack shows Vite only.
  const told = explainDisk(error) ?? (error instanceof Error ? error.message : String(error))
  console.error(stripVTControlCharacters(told))
  process.exitCode = 1
}
