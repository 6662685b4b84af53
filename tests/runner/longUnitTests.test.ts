import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { longUnitTests } from './longUnitTests.ts'

describe('tests/runner/longUnitTests', () => {
  const files = longUnitTests(join(import.meta.dirname, '../..'))

  test('are those that try more examples when they may take long', () => {
    expect(files).toContain('tests/content/text/markdown.test.ts')
    expect(files).toContain('tests/node/scale.long.test.ts')
    expect(files).not.toContain('tests/content/cases.test.ts')
    expect(files).not.toContain('tests/rooms.test.ts')
  })
})
