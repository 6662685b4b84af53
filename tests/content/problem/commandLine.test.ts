import { describe, expect, test } from 'vitest'
import { createCommandLine } from '../../../src/content/problem/commandLine.ts'

describe('src/content/problem/commandLine', () => {
  test.each<[string, [string, ...string[]], string]>([
    ['', ['dev'], 'npm run dev'],
    ['', ['check', '--fix'], 'npm run check -- --fix'],
    ['../acme', ['dev'], 'npm run dev -- --root ../acme'],
    ['../acme', ['check', '--fix'], 'npm run check -- --root ../acme --fix'],
    ['../a site', ['build'], 'npm run build -- --root "../a site"'],
    ['x', ['add', 'page', '404'], 'npm run add -- --root x page 404'],
  ])('writes for the site in %j the command %j', (folder, words, expected) => {
    expect(createCommandLine(folder)(...words)).toBe(expected)
  })
})
