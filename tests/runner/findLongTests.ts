import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../src/node/disk/listFiles.ts'

/**
 * The unit tests of `npm test -- long`, by their path below the root: those that try more examples then, see `runs` in
 * tests/seed.ts.
 */
export function findLongTests(root: string): string[] {
  return listFiles(join(root, 'tests'))
    .map((file) => `tests/${file}`)
    .filter((file) => /\.test\.tsx?$/.test(file) && readFileSync(join(root, file), 'utf8').includes(' runs('))
}
