/** The part of `npm run build` that runs in a process of its own: builds the code of a site into the cache. */
import { stripVTControlCharacters } from 'node:util'
import type { Wanted } from '../src/node/code/bundles.ts'
import { makeBundles } from '../src/node/code/makeBundles.ts'
import { explainDisk } from '../src/node/commands/explainDisk.ts'

const [folder = '', wanted = ''] = process.argv.slice(2)
try {
  await makeBundles(folder, JSON.parse(wanted) as Wanted)
} catch (error) {
  // Vite's message shows the place; its stack is that of Vite.
  const told = explainDisk(error) ?? (error instanceof Error ? error.message : String(error))
  console.error(stripVTControlCharacters(told))
  process.exitCode = 1
}
