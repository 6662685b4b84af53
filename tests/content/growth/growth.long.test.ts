import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'

const run = promisify(execFile)

describe('src/content, sites of many pages', () => {
  test('does work in proportion to the number of pages, whatever they are about and whatever is wrong with them', async () => {
    const args = ['--import', 'tsx', join(import.meta.dirname, 'countWork.ts')]
    const { stdout } = await run(process.execPath, args)
    const grown = JSON.parse(stdout) as Record<string, string[]>
    expect(Object.keys(grown).length).toBeGreaterThan(4)
    expect(Object.entries(grown).filter(([, places]) => places.length > 0)).toEqual([])
  })
})
