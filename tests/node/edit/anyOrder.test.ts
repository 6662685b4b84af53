import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openEditing } from '../../../src/node/edit/session/openEditing.ts'
import { changeText } from '../../../src/node/edit/texts/changeText.ts'
import { runs, seed } from '../../seed.ts'
import { memoryDisk } from './memoryDisk.ts'
import { file, open, page, readText, set } from './sessionParts.ts'

/** Milliseconds: the long run tests 100 times as much. */
const long = 600_000

describe('src/node/edit/session/openEditing, steps in any order', () => {
  type Action =
    | { do: 'set' | 'outside'; field: number }
    | { do: 'move' | 'copy' | 'remove'; at: number; to: number }
    | { do: 'undo' | 'redo' | 'save' | 'look' | 'crash' | 'theirs' | 'mine' }

  const fields: (string | number)[][] = [
    ['name'],
    ['title'],
    ['order'],
    ['location', 'city'],
    ['location', 'zip'],
    ['card', 'text'],
  ]
  const action: fc.Arbitrary<Action> = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constantFrom('set' as const, 'outside' as const),
        field: fc.nat(fields.length - 1),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constantFrom('move' as const, 'copy' as const, 'remove' as const),
        at: fc.nat(4),
        to: fc.nat(4),
      }),
    },
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constantFrom(
          'undo' as const,
          'redo' as const,
          'save' as const,
          'look' as const,
          'crash' as const,
          'theirs' as const,
          'mine' as const,
        ),
      }),
    },
  )

  test(
    'in any order of edits, undo, save, crash and changes by others no change is lost',
    () => {
      fc.assert(
        fc.property(fc.array(action, { maxLength: 25 }), (actions) => {
          const memory = memoryDisk({ [file]: page })
          let session = openEditing(memory.disk, memory.store)
          let number = 0
          /** The last value of each field, and who set it: it must be in the file, in the draft, or in a conflict. */
          const latest = new Map<string, string>()
          for (const { do: what, ...rest } of actions) {
            const before = session.text(file)
            if (what === 'set' && 'field' in rest) {
              const path = fields[rest.field] ?? []
              const value = `mine ${number++}`
              expect(session.change('Change', set(path, value)).done).toBe(true)
              latest.set(path.join('/'), value)
            } else if (what === 'outside' && 'field' in rest) {
              const path = fields[rest.field] ?? []
              const value = `theirs ${number++}`
              const now = memory.texts.get(file) ?? ''
              memory.texts.set(file, changeText(file, now, { kind: 'set', path, value }) ?? now)
              session.look()
              const way = path.join('/')
              // The block around the field, if I have removed it.
              const isMet = session.conflicts().some((conflict) => `${way}/`.startsWith(`${conflict.path.join('/')}/`))
              if (isMet) expect(JSON.stringify(session.conflicts())).toContain(value)
              else latest.set(path.join('/'), value)
            } else if ('at' in rest) {
              const path = ['sections', rest.at]
              const change =
                what === 'move' ? { kind: what, path, to: rest.to } : { kind: what as 'copy' | 'remove', path }
              session.change('Change', [{ file, change }])
            } else if (what === 'undo' || what === 'redo') {
              const outcome = session[what]()
              if (!outcome.done) expect(session.text(file)).toBe(before)
              // The history determines which values that restores.
              latest.clear()
            } else if (what === 'save') {
              const { saved, refused } = session.save()
              if (saved.length > 0) expect(memory.texts.get(file)).toBe(before)
              if (refused.length > 0) expect(session.conflicts().length).toBeGreaterThan(0)
            } else if (what === 'crash') {
              const conflicts = session.conflicts()
              session = openEditing(memory.disk, memory.store)
              expect(session.text(file)).toBe(before)
              expect(session.conflicts()).toEqual(conflicts)
            } else if (what === 'theirs' || what === 'mine') {
              const [first] = session.conflicts()
              if (!first) continue
              expect(session.choose(file, first.path, what).done).toBe(true)
              if (what === 'theirs' && typeof first.theirs === 'string') latest.set(first.path.join('/'), first.theirs)
            } else session.look()
            const now = readText(session.text(file))
            for (const [path, value] of latest) {
              const found = path
                .split('/')
                .reduce<unknown>((inner, step) => (inner as Record<string, unknown> | undefined)?.[step], now)
              expect(found).toBe(value)
            }
          }
          while (session.undo().done) undefined
          expect(() => readText(session.text(file))).not.toThrow()
        }),
        { numRuns: runs(2_000, 100_000), seed },
      )
    },
    long,
  )

  test(
    'without other programs, all steps back give the bytes that were there, and all steps on those after them',
    () => {
      fc.assert(
        fc.property(fc.array(action, { maxLength: 25 }), (actions) => {
          const { session } = open()
          let number = 0
          for (const { do: what, ...rest } of actions) {
            if (what === 'set' && 'field' in rest)
              session.change('Change', set(fields[rest.field] ?? [], `mine ${number++}`))
            else if (what === 'copy' || what === 'remove')
              session.change('Change', [
                { file, change: { kind: what, path: ['sections', 'at' in rest ? rest.at : 0] } },
              ])
            else if (what === 'move' && 'at' in rest)
              session.change('Change', [{ file, change: { kind: 'move', path: ['sections', rest.at], to: rest.to } }])
            else if (what === 'save') session.save()
          }
          const last = session.text(file)
          while (session.undo().done) undefined
          expect(session.text(file)).toBe(page)
          while (session.redo().done) undefined
          expect(session.text(file)).toBe(last)
        }),
        { numRuns: runs(2_000, 100_000), seed },
      )
    },
    long,
  )
})
