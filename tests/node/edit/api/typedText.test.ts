import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createApi } from '../../../../src/node/edit/api/createApi.ts'
import { createVersions } from '../../../../src/node/edit/api/createVersions.ts'
import type { TypedAnswer } from '../../../../src/node/edit/protocol.ts'
import { createPlaces } from '../../../../src/node/edit/server/createPlaces.ts'
import { openEditing } from '../../../../src/node/edit/session/openEditing.ts'
import { openSiteView } from '../../../../src/node/edit/view/openSiteView.ts'
import { memoryDisk } from '../memoryDisk.ts'

const file = 'pages/a.json'
const pageOf = (...items: { question: string; answer: string }[]) =>
  JSON.stringify({ name: 'A', sections: [{ type: 'faq', heading: 'Questions', items }] })
const [night, weekend] = [
  { question: 'At night?', answer: 'Yes.' },
  { question: 'At weekends?', answer: 'No.' },
]

describe('a text that is typed on the page', () => {
  let root = ''
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'ashlar-typed-'))
  })
  afterEach(() => rmSync(root, { recursive: true }))

  /** Opens the page and returns the requests of a person who types into the answer at weekends. */
  const open = () => {
    const { disk, store, texts } = memoryDisk({ [file]: pageOf(night, weekend) })
    const session = openEditing(disk, store)
    const view = openSiteView(root, session, () => undefined)
    const api = createApi({ places: createPlaces(root), session, view, versions: createVersions() })
    const type = (text: string, seen: string) => {
      const path = ['sections', 0, 'items', 1, 'answer']
      return api.type?.({ file, path, blocks: [{ kind: 'p', runs: [{ text }] }], burst: 'b', seen }) as TypedAnswer
    }
    return { session, texts, type }
  }

  test('follows its entry, which another program has moved meanwhile', () => {
    const { session, texts, type } = open()
    expect(type('No, never.', 'No.')).toMatchObject({ written: 'No, never.', state: { conflicts: [] } })
    session.save()
    const first = { question: 'Today?', answer: 'Yes.' }
    texts.set(file, pageOf(first, night, { ...weekend, answer: 'No, never.' }))
    expect(type('No, never ever.', 'No, never.').state.conflicts).toEqual([])
    expect(session.text(file)).toBe(pageOf(first, night, { ...weekend, answer: 'No, never ever.' }))
  })

  test('is a conflict where another program has written another text meanwhile, until the person has chosen', () => {
    const { session, texts, type } = open()
    texts.set(file, pageOf(night, { ...weekend, answer: 'Sundays.' }))
    expect(type('No!', 'No.').state.conflicts).toMatchObject([{ before: 'No.', mine: 'No!', theirs: 'Sundays.' }])
    expect(session.save().refused).toMatchObject([{ file }])
    // The person goes on typing.
    expect(type('No! Never', 'No!').state.conflicts).toMatchObject([{ mine: 'No! Never', theirs: 'Sundays.' }])
    const [{ path: place = [] } = {}] = session.conflicts()
    expect(session.choose(file, place, 'theirs')).toEqual({ done: true })
    expect(session.text(file)).toBe(texts.get(file))
    expect(session.conflicts()).toEqual([])
  })
})
