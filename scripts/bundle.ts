/** The part of `npm run build` that runs in a process of its own: builds the code of a site into the cache. */
import type { Wanted } from '../src/build/bundles.ts'
import { makeBundles } from '../src/build/makeBundles.ts'

const [folder = '', wanted = ''] = process.argv.slice(2)
await makeBundles(folder, JSON.parse(wanted) as Wanted)
