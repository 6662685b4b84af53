import { describe, expect, test } from 'vitest'
import { fillTokens } from '../../src/editor/site/fillTokens.ts'

describe('src/editor/site/fillTokens', () => {
  test('fills in what the page knows, and leaves the rest as it is written', () => {
    expect(fillTokens('{city} and {toString}', { city: 'Towson' })).toBe('Towson and {toString}')
  })
})
