import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { checkForm } from '../../../../src/content/check/form/checkForm.ts'
import { createSource } from '../../../../src/content/problem/source.ts'
import { readJson } from '../../../../src/content/read/readJson.ts'
import { fieldTypes } from '../../../../src/content/schema/schema.ts'
import { createFormsApi } from '../../../../src/node/edit/api/createFormsApi.ts'
import { createVersions } from '../../../../src/node/edit/api/createVersions.ts'
import { wholeFormSchema } from '../../../../src/node/edit/api/wholeFormSchema.ts'
import { createPlaces } from '../../../../src/node/edit/server/createPlaces.ts'
import { openEditing } from '../../../../src/node/edit/session/openEditing.ts'
import { openSiteDisk } from '../../../../src/node/edit/session/siteDisk.ts'
import { openSiteView } from '../../../../src/node/edit/view/openSiteView.ts'
import { baseSite } from '../../../content/baseSite.ts'
import { writeFiles } from '../../gitSite.ts'
import { memoryDisk } from '../memoryDisk.ts'

const root = mkdtempSync(path.join(tmpdir(), 'ashlar-forms-'))
afterAll(() => rmSync(root, { recursive: true }))
await writeFiles(root, baseSite)
const session = openEditing(openSiteDisk(root, createPlaces(root)), memoryDisk({}).store)
const view = openSiteView(root, session, () => undefined)
view.check()
const state = {
  version: 1,
  unsaved: [],
  conflicts: [],
  joined: { count: 0, file: undefined },
  steps: { undo: undefined, redo: undefined },
}
const api = createFormsApi({ session, view, versions: createVersions(), answer: () => ({ state }) })

describe('src/node/edit/api/createFormsApi', () => {
  test('the panel may choose among all types of fields, each told by its type', () => {
    const items = wholeFormSchema.properties?.fields?.items
    const alternatives = items && 'anyOf' in items ? (items.anyOf ?? []) : []
    expect(alternatives.map((each) => each.properties?.type?.const)).toEqual(fieldTypes)
    expect(alternatives.every((each) => each.title !== undefined)).toBe(true)
  })

  test('a form that is built in gets a file of its own, in which nothing is wrong, once', () => {
    const contact = { name: 'contact', file: 'forms/contact.json', title: 'Send Us a Message' }
    expect(api.forms?.({})).toMatchObject({ forms: [{ name: 'quote' }, { ...contact, isOwn: false }] })
    api.ownForm?.({ name: 'contact' })
    expect(api.forms?.({})).toMatchObject({ forms: [{ name: 'quote' }, { ...contact, isOwn: true }] })
    const source = createSource(contact.file, session.text(contact.file) ?? '')
    expect(checkForm(source, readJson(source).value).problems).toEqual([])
    expect(() => api.ownForm?.({ name: 'contact' })).toThrow('its own file already')
    expect(() => api.ownForm?.({ name: '__proto__' })).toThrow('no such form')
  })
})
