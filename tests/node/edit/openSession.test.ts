import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSource } from '../../../src/content/problem/source.ts'
import { readJson } from '../../../src/content/read/readJson.ts'
import { openSession } from '../../../src/node/edit/session/openSession.ts'
import { changeText } from '../../../src/node/edit/texts/changeText.ts'
import { cases, readCase } from '../../content/caseFiles.ts'
import { runs, seed } from '../../seed.ts'
import { memoryDisk } from './memoryDisk.ts'

/** Milliseconds: the long run tries 100 times as much. */
const long = 600_000

const file = 'pages/a.json'
const page = `\ufeff{\r\n\t"name": "A", "title":  "T",\r\n\t"sections": [\r\n\t\t{ "type": "hero", "heading": "H" },\r\n\t\t{ "type": "faq", "items": [{ "question": "Q", "answer": "A" }] },\r\n\t\t{"type":"prose","body":"B"}\r\n\t]\r\n}`

const open = (texts: Record<string, string> = { [file]: page }) => {
  const memory = memoryDisk(texts)
  return { ...memory, session: openSession(memory.disk, memory.store) }
}
const set = (path: (string | number)[], value: unknown) => [{ file, change: { kind: 'set' as const, path, value } }]
const readText = (text: string | undefined): Record<string, unknown> => JSON.parse((text ?? '').replace('\ufeff', ''))

describe('src/node/edit/session/openSession', () => {
  test('a change is a draft until it is saved, and the file differs in that one text', () => {
    const { session, texts, kept } = open()
    session.change('Change the heading', set(['sections', 0, 'heading'], 'New'))
    expect(texts.get(file)).toBe(page)
    expect(kept.get(file)?.text).toBe(page.replace('"H"', '"New"'))
    expect(session.save()).toEqual({ saved: [file], refused: [] })
    expect(texts.get(file)).toBe(page.replace('"H"', '"New"'))
    expect(kept.size).toBe(0)
  })

  test('drafts are there again after a crash', () => {
    const { session, disk, store } = open()
    session.change('Change the name', set(['name'], 'B'))
    const next = openSession(disk, store)
    expect(readText(next.text(file)).name).toBe('B')
    expect(next.save().saved).toEqual([file])
  })

  test('a conflict is asked for again after a crash', () => {
    const { session, texts, disk, store } = open()
    session.change('Change the name', set(['name'], 'B'))
    texts.set(file, page.replace('"name": "A"', '"name": "C"'))
    session.look()
    const next = openSession(disk, store)
    expect(next.conflicts()).toEqual(session.conflicts())
    expect(next.save().refused).toMatchObject([{ file }])
    expect(readText(texts.get(file)).name).toBe('C')
    next.choose(file, ['name'], 'mine')
    expect(openSession(disk, store).conflicts()).toEqual([])
    expect(next.save().saved).toEqual([file])
    expect(readText(texts.get(file)).name).toBe('B')
  })

  test('typing is one step, and a change back is no draft', () => {
    const { session, kept } = open()
    for (const name of ['B', 'Bo', 'Bob']) session.change('Change the name', set(['name'], name), 'name')
    expect(session.undo()).toMatchObject({ done: true, label: 'Change the name' })
    expect(session.text(file)).toBe(page)
    expect(kept.size).toBe(0)
    expect(session.undo()).toMatchObject({ done: false, why: 'There is nothing to undo.' })
    session.redo()
    expect(readText(session.text(file)).name).toBe('Bob')
  })

  test('what was typed and taken back in one burst is no step', () => {
    const { session } = open()
    session.change('Change the title', set(['title'], 'New'))
    for (const name of ['B', 'A']) session.change('Change the name', set(['name'], name), 'name')
    expect(session.steps()).toEqual({ undo: 'Change the title', redo: undefined })
  })

  test('undo and redo go on across a save', () => {
    const { session, texts } = open()
    session.change('Change the name', set(['name'], 'B'))
    session.save()
    session.undo()
    expect(session.text(file)).toBe(page)
    session.save()
    expect(texts.get(file)).toBe(page)
  })

  test('what another program writes into other fields is taken over, in its layout', () => {
    const { session, texts } = open()
    session.change('Change the name', set(['name'], 'B'))
    const outside = page.replace('"title":  "T"', '"title": "Other"')
    texts.set(file, outside)
    expect(session.look()).toEqual({ merged: [file] })
    expect(session.conflicts()).toEqual([])
    expect(session.save().saved).toEqual([file])
    expect(texts.get(file)).toBe(outside.replace('"A", ', '"B", '))
  })

  test('where both changed one field, nothing is written until the person has chosen', () => {
    const { session, texts } = open()
    session.change('Change the name', set(['name'], 'B'))
    texts.set(file, page.replace('"name": "A"', '"name": "C"'))
    expect(session.save().refused).toMatchObject([{ file }])
    expect(session.conflicts()).toMatchObject([{ path: ['name'], before: 'A', mine: 'B', theirs: 'C' }])
    expect(readText(texts.get(file)).name).toBe('C')
    expect(session.choose(file, ['name'], 'theirs')).toEqual({ done: true })
    expect(readText(session.text(file)).name).toBe('C')
    expect(session.drafts()).toEqual([])
  })

  test.each(['mine', 'theirs'] as const)(
    'undo never goes behind what another program wrote, after a choice of %s',
    (keep) => {
      const { session, texts } = open()
      session.change('Change the title', set(['title'], 'Mine'))
      session.change('Change the name', set(['name'], 'B'))
      texts.set(file, page.replace('"name": "A"', '"name": "C"'))
      session.look()
      session.choose(file, ['name'], keep)
      if (keep === 'theirs') {
        session.undo()
        expect(readText(session.text(file)).name).toBe('B')
      }
      session.undo()
      expect(readText(session.text(file))).toMatchObject({ name: 'C', title: 'Mine' })
      session.redo()
      expect(readText(session.text(file))).toMatchObject({ name: 'B', title: 'Mine' })
      session.undo()
      session.undo()
      expect(session.text(file)).toBe(texts.get(file))
      expect(session.drafts()).toEqual([])
    },
  )

  test('undo of what was saved before another program changed it is refused, with a draft of other fields too', () => {
    const { session, texts } = open()
    session.change('Change the name', set(['name'], 'B'))
    session.save()
    session.change('Change the title', set(['title'], 'Mine'))
    texts.set(file, page.replace('"name": "A"', '"name": "C"'))
    session.look()
    expect(session.undo()).toMatchObject({ done: true, label: 'Change the title' })
    expect(session.undo()).toMatchObject({ done: false })
    expect(session.text(file)).toBe(texts.get(file))
  })

  test('an entry that I removed and another program changed comes back where it was', () => {
    const { session, texts } = open()
    session.change('Delete the questions', [{ file, change: { kind: 'remove', path: ['sections', 1] } }])
    texts.set(file, page.replace('"Q"', '"Quick?"'))
    session.look()
    expect(session.conflicts()).toMatchObject([{ path: ['sections', 1], mine: undefined }])
    session.choose(file, ['sections', 1], 'theirs')
    expect(session.text(file)).toContain('Quick?')
    expect(session.text(file)).toContain('"body":"B"')
  })

  test('undo keeps what another program has changed since, and refuses to take it back', () => {
    const { session, texts } = open()
    session.change('Change the name', set(['name'], 'B'))
    session.save()
    texts.set(file, page.replace('"A"', '"B"').replace('"T"', '"Other"'))
    session.undo()
    expect(readText(session.text(file))).toMatchObject({ name: 'A', title: 'Other' })
    session.redo()
    session.save()
    texts.set(file, (texts.get(file) ?? '').replace('"B"', '"Elsewhere"'))
    expect(session.undo()).toMatchObject({ done: false })
    expect(readText(session.text(file)).name).toBe('Elsewhere')
  })

  test('a deleted page can be had back after it was saved', () => {
    const { session, texts } = open()
    session.replace('Delete the page', [{ file, text: undefined }])
    session.save()
    expect(texts.has(file)).toBe(false)
    session.undo()
    session.save()
    expect(texts.get(file)).toBe(page)
  })

  test('500 steps can be taken back', () => {
    const { session } = open()
    for (let number = 0; number < 510; number++) session.change('Change the name', set(['name'], `N${number}`))
    let steps = 0
    while (session.undo().done) steps++
    expect(steps).toBe(500)
    expect(readText(session.text(file)).name).toBe('N9')
  })

  test('each file of the cases that is JSON is the same byte by byte after it was opened, changed, taken back and saved', () => {
    let files = 0
    for (const [path, text] of cases.flatMap((name) => Object.entries(readCase(name)))) {
      if (!path.endsWith('.json') || readJson(createSource(path, text)).problems.length > 0) continue
      files++
      const { session, texts } = open({ [path]: text })
      expect(changeText(path, text, { kind: 'set', path: [], value: readText(text) })).toBe(text)
      session.change('Change', [{ file: path, change: { kind: 'set', path: ['name'], value: 'Another name' } }])
      session.save()
      session.undo()
      session.save()
      expect(texts.get(path)).toBe(text)
    }
    expect(files).toBeGreaterThan(300)
  })

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
          let session = openSession(memory.disk, memory.store)
          let number = 0
          /** What each field was set to last, and by whom: it must be in the file, in the draft, or in a conflict. */
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
              // The block around the field, where I have removed it.
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
              // Which values that brings back is the history's to say.
              latest.clear()
            } else if (what === 'save') {
              const { saved, refused } = session.save()
              if (saved.length > 0) expect(memory.texts.get(file)).toBe(before)
              if (refused.length > 0) expect(session.conflicts().length).toBeGreaterThan(0)
            } else if (what === 'crash') {
              const conflicts = session.conflicts()
              session = openSession(memory.disk, memory.store)
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
        { numRuns: runs(400, 100_000), seed },
      )
    },
    long,
  )
})
