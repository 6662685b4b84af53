/** The part of `npm run build` that runs in a process of its own: builds the code of a site into the cache. */
import { stripVTControlCharacters } from 'node:util'
import type { Wanted } from '../src/build/bundles.ts'
import { makeBundles } from '../src/build/makeBundles.ts'

const [folder = '', wanted = ''] = process.argv.slice(2)
try {
  await makeBundles(folder, JSON.parse(wanted) as Wanted)
} catch (error) {
  // Vite's message shows the place; its stack is that of Vite.
  console.error(stripVTControlCharacters(error instanceof Error ? error.message : String(error)))
  process.exitCode = 1
}
