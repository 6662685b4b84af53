import { describe, expect, test, vi } from 'vitest'
import { isInside, relativePath } from '../../../src/node/disk/relativePath.ts'

// Simulates Windows.
vi.mock('node:path', async (original) => ({ default: (await original<typeof import('node:path')>()).win32 }))

describe('src/node/disk/relativePath', () => {
  test('writes the way to a file with slashes', () => {
    expect(relativePath('C:\\site\\pages\\quote.json', 'C:\\site')).toBe('pages/quote.json')
    expect(relativePath('C:\\out\\dist', 'C:\\site')).toBe('../out/dist')
    expect(relativePath('D:\\out', 'C:\\site')).toBe('D:/out')
  })

  test.each(['C:\\site', 'C:\\site\\pages\\a.json', 'c:/SITE/Pages', 'C:\\site\\..a'])(
    '%s lies in the folder',
    (file) => {
      expect(isInside(file, 'C:\\site')).toBe(true)
    },
  )

  test.each(['C:\\', 'C:\\site2', 'C:\\out\\site', 'D:\\site'])('%s lies elsewhere', (file) => {
    expect(isInside(file, 'C:\\site')).toBe(false)
  })
})
