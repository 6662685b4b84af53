import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../src/node/disk/listFiles.ts'

/** Whether a test file belongs only to `npm test -- long`: it takes minutes, because it needs many pages or builds. */
export const isLongOnly = (file: string): boolean => /\.long\.test\.tsx?$/.test(file)

/** Unit tests by their path below the root. */
export type UnitTests = { long: string[]; short: string[] }

/**
 * Returns all unit tests below `root`. `long` are those of `npm test -- long`: `*.long.test.ts`, which no other run
 * includes, and the files that call `runs` of tests/seed.ts, which try more examples then.
 */
export function partUnitTests(root: string): UnitTests {
  const tests: UnitTests = { long: [], short: [] }
  for (const name of listFiles(join(root, 'tests')).filter((file) => /\.test\.tsx?$/.test(file))) {
    const file = `tests/${name}`
    const isLong = isLongOnly(file) || readFileSync(join(root, file), 'utf8').includes(' runs(')
    tests[isLong ? 'long' : 'short'].push(file)
  }
  return tests
}
