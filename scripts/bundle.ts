/** The process that `npm run build` starts to build the code of a site into the cache. */
import { json } from 'node:stream/consumers'
import { stripVTControlCharacters } from 'node:util'
import type { BundleSettings } from '../src/node/code/bundles.ts'
import { makeBundles } from '../src/node/code/makeBundles.ts'
import { explainDisk } from '../src/node/commands/explainDisk.ts'

const [folder = ''] = process.argv.slice(2)
try {
  // What `runBundler` writes. Read at once, a pipe that is not filled yet fails with EAGAIN.
  await makeBundles(folder, (await json(process.stdin)) as BundleSettings)
} catch (error) {
  // Vite's message shows the place; its stack shows Vite only.
  const told = explainDisk(error) ?? (error instanceof Error ? error.message : String(error))
  console.error(stripVTControlCharacters(told))
  process.exitCode = 1
}
