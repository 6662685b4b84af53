import { createRequire } from 'node:module'
import type sharp from 'sharp'

/**
 * Loads sharp, which takes a fifth of a second and is unnecessary if all pictures are in the cache. It uses `require`,
 * because sharp's module for `import` imports CommonJS, see `external` in `scripts/run.mjs`.
 */
export const loadSharp = (): typeof sharp => createRequire(import.meta.url)('sharp')
