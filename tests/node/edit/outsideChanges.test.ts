import { describe, expect, test } from 'vitest'
import { openEditing } from '../../../src/node/edit/session/openEditing.ts'
import { file, open, page, readText, set } from './sessionParts.ts'

describe('src/node/edit/session/openEditing, changes by other programs', () => {
  test('a conflict is asked for again after a crash', () => {
    const { session, texts, disk, store } = open()
    session.change('Change the name', set(['name'], 'B'))
    texts.set(file, page.replace('"name": "A"', '"name": "C"'))
    session.look()
    const next = openEditing(disk, store)
    expect(next.conflicts()).toEqual(session.conflicts())
    expect(next.save().refused).toMatchObject([{ file }])
    expect(readText(texts.get(file)).name).toBe('C')
    next.choose(file, ['name'], 'mine')
    expect(openEditing(disk, store).conflicts()).toEqual([])
    expect(next.save().saved).toEqual([file])
    expect(readText(texts.get(file)).name).toBe('B')
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
    expect(session.undo()).toMatchObject({
      done: false,
      why: '"Change the name" cannot be undone: "name" of pages/a.json has been changed since by another program. The step was left out; the ones around it can still be taken.',
    })
    expect(session.text(file)).toBe(texts.get(file))
  })

  test('a step that cannot be undone any more does not keep those behind it from being undone', () => {
    const { session, texts } = open()
    session.change('Change the title', set(['title'], 'Mine'))
    session.change('Change the name', set(['name'], 'B'))
    session.change('Change the order', set(['order'], 3))
    session.save()
    texts.set(file, (texts.get(file) ?? '').replace('"name": "B"', '"name": "C"'))
    expect(session.undo()).toMatchObject({ done: true, label: 'Change the order' })
    expect(session.undo()).toMatchObject({ done: false, why: expect.stringContaining('"Change the name"') })
    expect(session.undo()).toMatchObject({ done: true, label: 'Change the title' })
    expect(session.steps()).toEqual({ undo: undefined, redo: 'Change the title' })
    expect(readText(session.text(file))).toMatchObject({ name: 'C', title: 'T' })
    session.redo()
    expect(session.redo()).toMatchObject({ done: true, label: 'Change the order' })
    expect(readText(session.text(file))).toMatchObject({ name: 'C', title: 'Mine', order: 3 })
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
})
