import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyFixes, moveChanges } from '../../../src/content/fix/applyFixes.ts'
import type { Edit, Problem } from '../../../src/content/problem/problem.ts'
import { runs, seed } from '../../seed.ts'
import { problem } from '../oneProblem.ts'

const edit = (start: number, end: number, text: string, file = 'pages/a.json'): Edit => ({ file, start, end, text })
const fix = (message: string, ...edits: Edit[]): Problem => ({
  ...problem,
  message,
  start: edits[0]?.start ?? 0,
  edits,
})
const anyEdit = fc
  .tuple(fc.nat(9), fc.nat(3), fc.constantFrom('', 'x', 'yz'), fc.option(fc.constantFrom('a', 'b'), { nil: undefined }))
  .map(([start, length, text, name]) => ({
    ...edit(start, Math.min(start + length, 10), text),
    ...(name && length === 0 && { appends: name }),
  }))
const anyFixes = fc.array(fc.array(anyEdit, { minLength: 1, maxLength: 2 }), { maxLength: 6 }).map((problems) =>
  // The edits of one problem are apart from each other.
  problems.flatMap((edits, index) =>
    edits.some((a) => edits.some((b) => a !== b && areNear(a, b))) ? [] : [fix(`${index}`, ...edits)],
  ),
)
const areNear = (a: Edit, b: Edit) => a.start <= b.end && b.start <= a.end

/** Whether one of two edits would change what the other one was made for. */
function areAtOdds(a: Edit, b: Edit): boolean {
  if (a.start === b.start && a.end === b.end && a.text === b.text) return false
  if (a.start === b.start && a.appends && b.appends) return a.appends === b.appends
  const areAdditions = a.start === a.end || b.start === b.end
  return areAdditions ? areNear(a, b) : a.start < b.end && b.start < a.end
}
const clash = (one: Problem, other: Problem) =>
  (one.edits ?? []).some((a) => (other.edits ?? []).some((b) => areAtOdds(a, b)))

const texts = { 'pages/a.json': '0123456789', 'pages/b.json': 'abc' }

describe('src/content/fix/applyFixes', () => {
  test('replaces, adds and deletes, and leaves all else as it is', () => {
    const problems = [fix('one', edit(8, 9, '')), fix('two', edit(2, 4, 'x')), fix('three', edit(6, 6, '+'))]
    expect(applyFixes(texts, problems).sources).toEqual({ 'pages/a.json': '01x45+679', 'pages/b.json': 'abc' })
  })

  test('applies the edits of a problem to several files', () => {
    const both = fix('both', edit(0, 1, 'x'), edit(3, 3, '!', 'pages/b.json'))
    expect(applyFixes(texts, [both]).sources).toEqual({ 'pages/a.json': 'x123456789', 'pages/b.json': 'abc!' })
  })

  test.each([
    ['lie over each other', edit(2, 5, 'x'), edit(4, 6, 'y')],
    ['add at one place', edit(4, 4, 'x'), edit(4, 4, 'y')],
    ['add at the end of what is replaced', edit(2, 4, 'x'), edit(4, 4, 'y')],
  ])('lets the second of two edits wait that %s', (_, first, second) => {
    const { fixed, waiting } = applyFixes(texts, [fix('second', second), fix('first', first)])
    expect([fixed.map(({ problem }) => problem.edits), waiting.map(({ edits }) => edits)]).toEqual([
      [[first]],
      [[second]],
    ])
  })

  test('lets all edits of a problem wait when one of them has to', () => {
    const first = fix('first', edit(2, 5, 'x'))
    const second = fix('second', edit(3, 4, 'y'), edit(0, 1, 'z', 'pages/b.json'))
    expect(applyFixes(texts, [first, second]).sources['pages/b.json']).toBe('abc')
  })

  test('does once what two problems want alike', () => {
    const same = [fix('one', edit(2, 2, 'x')), fix('two', edit(2, 2, 'x'))]
    expect(applyFixes(texts, same)).toMatchObject({ sources: { 'pages/a.json': '01x23456789' }, waiting: [] })
  })

  test('keeps the order of additions that one problem makes at one place', () => {
    expect(applyFixes(texts, [fix('one', edit(1, 1, 'x'), edit(1, 1, 'y'))]).sources['pages/a.json']).toBe(
      '0xy123456789',
    )
  })

  test('counts offsets without a byte-order mark and keeps it', () => {
    expect(applyFixes({ 'pages/a.json': '\ufeffab' }, [fix('one', edit(0, 1, 'x'))]).sources).toEqual({
      'pages/a.json': '\ufeffxb',
    })
  })

  test('says where the new text stands', () => {
    const { fixed } = applyFixes(texts, [fix('one', edit(1, 2, 'xyz')), fix('two', edit(5, 6, 'w'))])
    expect(fixed.flatMap(({ changes }) => changes)).toMatchObject([
      { start: 1, end: 4, before: '1', after: 'xyz' },
      { start: 7, end: 8, before: '5', after: 'w' },
    ])
  })

  test('puts additions behind the same last field one behind the other, unless they add the same', () => {
    const row = (name: string, text: string) => ({ ...edit(3, 3, text), appends: name })
    const { sources, waiting } = applyFixes(texts, [
      fix('one', row('a', ',a')),
      fix('two', row('b', ',b')),
      fix('zero', row('b', ',c')),
    ])
    expect([sources['pages/a.json']?.slice(3, 7), waiting.length]).toEqual([',a,b', 1])
  })

  test('lets those problems wait that are at odds with one that is fixed, and no others', () => {
    fc.assert(
      fc.property(anyFixes, (problems) => {
        const { sources, fixed, waiting } = applyFixes(texts, problems)
        const done = fixed.map((one) => one.problem)
        expect(done.filter((one) => done.some((other) => other !== one && clash(one, other)))).toEqual([])
        expect(waiting.filter((one) => !done.some((other) => clash(one, other)))).toEqual([])
        expect(done.length + waiting.length).toBe(problems.length)
        for (const { start, end, after } of fixed.flatMap(({ changes }) => changes))
          expect(sources['pages/a.json']?.slice(start, end)).toBe(after)
      }),
      { seed, numRuns: runs(300, 3_000) },
    )
  })

  test('says after a second pass where the text of the first stands now, and nothing of what was replaced again', () => {
    fc.assert(
      fc.property(anyFixes, anyFixes, (early, late) => {
        const first = applyFixes(texts, early)
        const second = applyFixes(first.sources, late)
        const edits = second.fixed.flatMap((one) => one.problem.edits ?? [])
        const text = second.sources['pages/a.json']
        const moved = moveChanges(first.fixed, second.fixed)
        for (const { problem, changes } of first.fixed) {
          const now = moved.find((one) => one.problem === problem)?.changes ?? []
          const kept = changes.filter((at) => edits.every(({ start, end }) => end <= at.start || start >= at.end))
          for (const { before, after } of kept)
            expect(now.some((at) => at.before === before && text?.slice(at.start, at.end) === after)).toBe(true)
          const gone = changes.filter(
            (at) => at.start < at.end && edits.some(({ start, end }) => start <= at.start && end >= at.end),
          )
          expect(now.length).toBe(changes.length - gone.length)
        }
      }),
      { seed, numRuns: runs(300, 3_000) },
    )
  })

  test('leaves a problem whose file it does not have', () => {
    expect(applyFixes(texts, [fix('one', edit(0, 0, 'x', 'pages/c.json'))]).fixed).toEqual([])
  })
})
