/** The child process of `npm run build` that builds the code of a site into the cache. */
import { json } from 'node:stream/consumers'
import { stripVTControlCharacters } from 'node:util'
import type { BundleSettings } from '../src/node/code/bundles.ts'
import { makeBundles } from '../src/node/code/makeBundles.ts'
import { explainDisk } from '../src/node/commands/explainDisk.ts'

const [folder = ''] = process.argv.slice(2)
try {
  // The settings from `makeInProcess`. Reading them synchronously fails with EAGAIN while the pipe is empty.
  await makeBundles(folder, (await json(process.stdin)) as BundleSettings)
} catch (error) {
  // Vite's message contains the location; its stack only points into Vite.
  const told = explainDisk(error) ?? (error instanceof Error ? error.message : String(error))
  console.error(stripVTControlCharacters(told))
  process.exitCode = 1
}
