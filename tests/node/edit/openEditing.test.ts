import { describe, expect, test } from 'vitest'
import { createSource } from '../../../src/content/problem/source.ts'
import { readJson } from '../../../src/content/read/readJson.ts'
import { openEditing } from '../../../src/node/edit/session/openEditing.ts'
import { changeText } from '../../../src/node/edit/texts/changeText.ts'
import { cases, readCase } from '../../content/caseFiles.ts'
import { file, open, page, readText, set } from './sessionParts.ts'

describe('src/node/edit/session/openEditing', () => {
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
    const next = openEditing(disk, store)
    expect(readText(next.text(file)).name).toBe('B')
    expect(next.save().saved).toEqual([file])
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
})
