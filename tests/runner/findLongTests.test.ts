import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findLongTests } from './findLongTests.ts'

describe('tests/runner/findLongTests', () => {
  test('finds the tests that try more examples when they may take long, and no others', () => {
    const found = findLongTests(join(import.meta.dirname, '../..'))
    expect(found).toContain('tests/content/text/markdown.test.ts')
    expect(found).not.toContain('tests/content/cases.test.ts')
  })
})
