import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createPlaces } from '../../../src/node/edit/server/createPlaces.ts'
import { openDraftFiles } from '../../../src/node/edit/session/draftFiles.ts'
import { openEditing } from '../../../src/node/edit/session/openEditing.ts'
import { openSiteDisk } from '../../../src/node/edit/session/siteDisk.ts'

const file = 'pages/a.json'
const page = '{ "name": "A", "title": "T" }\n'

describe('src/node/edit/session/siteDisk and draftFiles', () => {
  let root = ''
  const at = (name: string) => path.join(root, name)
  const read = (name: string) => readFileSync(at(name), 'utf8')
  /** Starts an editor session on the present files. */
  const start = () => {
    const places = createPlaces(root)
    return openEditing(openSiteDisk(root, places), openDraftFiles(root, places))
  }
  const set = (name: string, value: string) => [{ file, change: { kind: 'set' as const, path: [name], value } }]
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'ashlar-disk-'))
    mkdirSync(at('pages'))
    writeFileSync(at(file), page)
  })
  afterEach(() => rmSync(root, { recursive: true }))

  test('a draft and its conflicts survive the end of the editor, unseen by git, and go once it is saved', () => {
    const session = start()
    session.change('Change the name', set('name', 'B'))
    session.change('Delete the title', [{ file, change: { kind: 'remove', path: ['title'] } }])
    writeFileSync(at(file), page.replace('"A"', '"C"').replace('"T"', '"Title"'))
    session.look()
    expect(session.conflicts()).toHaveLength(2)
    const next = start()
    expect(next.conflicts()).toEqual(session.conflicts())
    expect(next.save().saved).toEqual([])
    expect(read(file)).toContain('"C"')
    expect(read('.ashlar/.gitignore')).toBe('*\n')
    next.choose(file, ['name'], 'mine')
    next.choose(file, ['title'], 'theirs')
    expect(start().conflicts()).toEqual([])
    expect(next.save().saved).toEqual([file])
    expect(read(file)).toBe('{ "name": "B", "title": "Title" }\n')
    expect(readdirSync(at('.ashlar/drafts'))).toEqual([])
  })

  test('a draft of an editor before conflicts were kept is read, and what is damaged or leads elsewhere is not', () => {
    start().change('Change the name', set('name', 'B'))
    const [name = ''] = readdirSync(at('.ashlar/drafts'))
    const draft: Record<string, unknown> = JSON.parse(read(`.ashlar/drafts/${name}`))
    const { conflicts: _, ...old } = draft
    writeFileSync(at(`.ashlar/drafts/${name}`), JSON.stringify(old))
    writeFileSync(at('.ashlar/drafts/half.json'), '{ "file": "pages/b.json", "te')
    writeFileSync(at('.ashlar/drafts/odd.json'), JSON.stringify({ ...draft, file: 'pages/c.json', conflicts: ['?'] }))
    writeFileSync(at('.ashlar/drafts/out.json'), JSON.stringify({ ...draft, file: '../out.json' }))
    const session = start()
    expect(session.drafts()).toMatchObject([{ file, conflicts: [] }])
    expect(session.save().saved).toEqual([file])
  })

  test('a deleted page lies in .trash, and undo brings it back; the one that was deleted before gives way', () => {
    const session = start()
    for (const text of [page, page.replace('"A"', '"B"')]) {
      writeFileSync(at(file), text)
      session.replace('Delete the page', [{ file, text: undefined }])
      session.save()
      expect(existsSync(at(file))).toBe(false)
      expect(read(`.trash/${file}`)).toBe(text)
      expect(read('.trash/.gitignore')).toBe('*\n')
      session.undo()
      session.save()
      expect(read(file)).toBe(text)
    }
  })

  test('a file that is no text, or that another program has written meanwhile, is not written over', () => {
    const places = createPlaces(root)
    const disk = openSiteDisk(root, places)
    expect(disk.write({ file, before: 'other', after: 'mine' })).toBe('has changed while it was checked')
    expect(disk.write({ file, before: undefined, after: 'mine' })).toBe('has changed while it was checked')
    writeFileSync(at('pages/b.json'), Buffer.from([0xff, 0xfe, 0x7b]))
    expect(disk.read('pages/b.json')).toBeUndefined()
    expect(disk.write({ file: 'pages/b.json', before: undefined, after: 'mine' })).toBe(
      'has changed while it was checked',
    )
    expect(read(file)).toBe(page)
  })
})
