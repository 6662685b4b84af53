import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** The names of the groups of a test file. */
const groupsOf = (file: string): string[] =>
  Array.from(
    readFileSync(file, 'utf8').matchAll(/\bdescribe(?:\.each\([^)]*\))?\(\s*['"`]([^'"`]+)['"`]/g),
    ([, name = '']) => name,
  )

/** The module or folder that a group names, before what it says of it; a `%s` or `*` stands for several of a folder. */
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
