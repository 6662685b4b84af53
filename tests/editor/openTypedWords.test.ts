// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openTypedWords } from '../../src/editor/canvas/openTypedWords.ts'

describe('src/editor/canvas/openTypedWords', () => {
  afterEach(() => vi.unstubAllGlobals())

  test('says with each text which one the person saw before it, also while an earlier one is on its way', async () => {
    const seen: string[] = []
    vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
      const asked = JSON.parse(body) as { seen: string; blocks: { runs: { text: string }[] }[] }
      seen.push(asked.seen)
      await new Promise((done) => setTimeout(done, 20))
      const state = { version: 1, unsaved: [], conflicts: [], joined: { count: 0 }, steps: {} }
      return Response.json({ state, written: asked.blocks[0]?.runs[0]?.text })
    })
    const element = document.createElement('p')
    const place = { text: 'No.', format: 'plain' as const, title: 'Answer', blocks: [] }
    const words = openTypedWords({ element, file: 'pages/a.json', path: ['name'], place })
    const type = (text: string) => {
      element.textContent = text
      words.noteTyped()
      return words.send()
    }
    void type('No, never.')
    void type('No, never ever.')
    await words.sendAll()
    await type('Never.')
    expect(seen).toEqual(['No.', 'No, never.', 'No, never ever.'])
  })
})
