import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../src/node/disk/listFiles.ts'

/** Unit tests by their path below the root. */
export type UnitTests = { long: string[]; short: string[] }

/**
 * All unit tests below `root`. `long` are those of `npm test -- long`, which try more examples then: the files that call
 * `runs` of tests/seed.ts.
 */
export function partUnitTests(root: string): UnitTests {
  const tests: UnitTests = { long: [], short: [] }
  for (const name of listFiles(join(root, 'tests')).filter((file) => /\.test\.tsx?$/.test(file))) {
    const file = `tests/${name}`
    const isLong = readFileSync(join(root, file), 'utf8').includes(' runs(')
    tests[isLong ? 'long' : 'short'].push(file)
  }
  return tests
}
