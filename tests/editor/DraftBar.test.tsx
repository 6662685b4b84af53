// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { DraftBar } from '../../src/editor/pages/DraftBar.tsx'
import { getState, setState } from '../../src/editor/site/store.ts'
import type { PageView } from '../../src/node/edit/protocol.ts'

afterEach(cleanup)

const file = 'pages/locations/columbia-md.json'
const view: PageView = {
  ...{ file, source: file, made: undefined, path: '/locations/columbia-md/', html: '', stale: false, text: '' },
  ...{ value: { draft: true }, sections: [], blocks: [], texts: {}, tokens: {}, head: undefined },
  ...{ unsaid: [{ path: ['location', 'zips'], title: 'Postal codes' }], unwritten: [['description']] },
}

describe('src/editor/pages/DraftBar', () => {
  test('leads to the text that still has its mark, not to the one that the last check knows of', async () => {
    const old = { id: '1', file, code: 'unwritten-text', severity: 'warning', message: '', fix: '' } as const
    const problem = {
      ...old,
      path: ['title'],
      line: 1,
      start: 0,
      end: 1,
      edits: [],
      told: { place: 'Title', message: '', fix: '' },
    }
    setState({
      page: view,
      checked: { version: 1, company: '', pages: [], problems: [problem, { ...problem, id: '2' }], blocks: [] },
    })
    render(<DraftBar />)
    expect(screen.getByRole('region').textContent).toContain('1 text is to be written.')
    fireEvent.click(screen.getByRole('button', { name: 'Write the next text' }))
    await vi.waitFor(() => expect(getState()).toMatchObject({ tab: 'Page', field: ['description'] }), 60_000)
  })

  test('stands on a page that is no draft while a text of it is to be written', () => {
    setState({ page: { ...view, value: {} } })
    render(<DraftBar />)
    expect(screen.getByRole('region').textContent).toContain(
      '1 text is to be written before the site can be published.',
    )
    expect(screen.queryByRole('button', { name: /^Finish/ })).toBeNull()
  })
})
