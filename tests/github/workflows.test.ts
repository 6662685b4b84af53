import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../../.github/workflows')
const uses = readdirSync(folder).flatMap((name) =>
  [...readFileSync(join(folder, name), 'utf8').matchAll(/uses: *(.+)/g)].map(
    ([, action = '']) => [action, name] as const,
  ),
)

describe('.github/workflows', () => {
  // The owner of an action can move a tag to other code; a digest identifies one version permanently.
  test.each(uses)('pin %s in %s by digest, with its version beside it', (action) => {
    expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  test('use actions', () => {
    expect(uses.length).toBeGreaterThan(10)
  })
})
