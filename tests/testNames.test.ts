import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Returns the names of the groups in a test file. */
const groupsOf = (file: string): string[] =>
  Array.from(
    readFileSync(file, 'utf8').matchAll(/\bdescribe(?:\.each\([^)]*\))?\(\s*['"`]([^'"`]+)['"`]/g),
    ([, name = '']) => name,
  )

/** Returns the module or folder at the start of a group's name; `%s` or `*` stands for several of a folder. */
const pathOf = (group: string) => /^(?:src|schemas|scripts|tests)\/[^,%* ]*/.exec(group)?.[0]

const isThere = (path: string) => ['', '.ts', '.tsx', '.mjs'].some((ending) => existsSync(path + ending))

describe('tests', () => {
  test('name modules and folders that are there', () => {
    const files = readdirSync('tests', { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.test\.tsx?$/.test(name),
    )
    const named = files.flatMap((name) =>
      groupsOf(`tests/${name}`).flatMap((group) => ({ file: name, path: pathOf(group) ?? 'tests' })),
    )
    expect(named.length).toBeGreaterThan(300)
    expect(named.filter(({ path }) => !isThere(path))).toEqual([])
  })
})
