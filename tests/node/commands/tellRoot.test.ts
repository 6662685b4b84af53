import { describe, expect, test } from 'vitest'
import { tellRoot } from '../../../src/node/commands/tellRoot.ts'

describe('src/node/commands/tellRoot', () => {
  test.each([
    ['"npm run check -- --fix" does it', '../acme', '"npm run check -- --root ../acme --fix" does it'],
    ['npm run dev shows it.', '../acme', 'npm run dev -- --root ../acme shows it.'],
    ['run "npm run build" first', '../a site', 'run "npm run build -- --root "../a site"" first'],
    ['npm run add -- page 404 makes its draft.', 'x', 'npm run add -- --root x page 404 makes its draft.'],
    ['npm run check -- --fix', '.', 'npm run check -- --fix'],
    ['npm run format settles the layout', '../acme', 'npm run format settles the layout'],
  ])('writes %j for the site in %j', (text, root, expected) => {
    expect(tellRoot(text, root)).toBe(expected)
  })
})
