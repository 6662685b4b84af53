import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { partUnitTests } from './partUnitTests.ts'

describe('tests/runner/partUnitTests', () => {
  const { long, short } = partUnitTests(join(import.meta.dirname, '../..'))

  test('parts the tests that try more examples when they may take long from the others', () => {
    expect(long).toContain('tests/content/text/markdown.test.ts')
    expect(long).toContain('tests/node/scale.long.test.ts')
    expect(short).toContain('tests/content/cases.test.ts')
    expect(short).toContain('tests/rooms.test.ts')
    expect(short.filter((file) => long.includes(file))).toEqual([])
  })
})
