import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const src = path.resolve(import.meta.dirname, '../../../src')
const lists = path.join(src, 'content/problem/codes')
const texts = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({ file: path.join(folder, file), text: readFileSync(path.join(folder, file), 'utf8') }))

/** Files that only compare the codes of problems that others have found. */
const rules = /dropConsequences|foldMisplaced|foldCauses|findTrusted|tellProblems|weighFile|codes\/\w+/

const codes = texts(lists).flatMap(({ text }) =>
  [...text.matchAll(/^ {2}'?([a-z0-9-]+)'?: '/gm)].map(([, code = '']) => code),
)
const code = texts(src).flatMap(({ file, text }) => (rules.test(file) ? [] : [text]))
const written = new Set(code.flatMap((text) => text.match(/(?<=')[a-z0-9-]+(?=')/g) ?? []))
/** `code: \`page-${field}\`` -> `page-`. */
const beginnings = code.flatMap((text) => text.match(/(?<=code: `)[a-z-]+(?=\$\{)/g) ?? [])

describe('src/content/problem/codes', () => {
  test('lists no code twice, and none that nothing reports', () => {
    expect(codes.length).toBeGreaterThan(300)
    expect(codes.filter((each, at) => codes.indexOf(each) !== at)).toEqual([])
    const isReported = (each: string) => written.has(each) || beginnings.some((start) => each.startsWith(start))
    expect(codes.filter((each) => !isReported(each))).toEqual([])
  })
})
