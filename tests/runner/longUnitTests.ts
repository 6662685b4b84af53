import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../src/node/disk/listFiles.ts'

/** Whether a test file belongs only to `npm test -- long`: it takes minutes, because it needs many pages or builds. */
export const isLongOnly = (file: string): boolean => /\.long\.test\.tsx?$/.test(file)

/**
 * Returns the unit tests of `npm test -- long` by their path below `root`: `*.long.test.ts`, which no other run
 * includes, and the files that call `runs` of tests/seed.ts, which try more examples then.
 */
export const longUnitTests = (root: string): string[] =>
  listFiles(join(root, 'tests'))
    .map((name) => `tests/${name}`)
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => isLongOnly(file) || readFileSync(join(root, file), 'utf8').includes(' runs('))
