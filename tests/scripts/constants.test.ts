import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const folder = path.join(import.meta.dirname, '../../scripts')
const commands = readdirSync(folder).filter((name) => name.endsWith('.ts'))

describe('scripts', () => {
  test.each(commands)(
    '%s defines its constants before it runs, because a command would read them too early',
    (name) => {
      const [, ...after] = readFileSync(path.join(folder, name), 'utf8').split(/^await /m)
      expect(after.flatMap((text) => text.match(/^(?:const|let|class) \w+/gm) ?? [])).toEqual([])
    },
  )
})
