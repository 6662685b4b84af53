// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { watchSite } from '../../src/editor/site/openPage.ts'
import { getState, setState } from '../../src/editor/site/store.ts'
import type { PageView, SiteState } from '../../src/node/edit/protocol.ts'

const state = (version: number): SiteState => ({
  version,
  unsaved: [],
  conflicts: [],
  joined: { count: 0, file: undefined },
  steps: { undo: undefined, redo: undefined },
})
const view = (name: string) => ({ file: `pages/${name}.json`, path: '/', value: {}, html: '<p>' }) as PageView
const entry = { draft: false, made: false, unsaved: false, errors: 0, warnings: 0, anchors: [] }
const home = { ...entry, file: 'pages/index.json', path: '/', name: 'Home' }

/** Answers as a server whose site has the home page alone and has changed once, to version 2. */
function serve() {
  const asked: string[] = []
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    const name = url.slice('/_edit/api/'.length)
    const { version, file } = JSON.parse(body) as { version?: number; file?: string }
    asked.push(file ?? name)
    const answers: Record<string, () => Response> = {
      wait: () => Response.json(state(2)),
      check: () => Response.json({ version: 2, company: '', pages: [home], problems: [], blocks: [] }),
      page: () =>
        file === home.file
          ? Response.json({ state: state(2), page: view('index') })
          : new Response('There is no such page any more.', { status: 404 }),
    }
    if (asked.length > 100 || (name === 'wait' && version === 2)) return new Promise(() => {})
    return Promise.resolve(answers[name]?.() ?? new Response('', { status: 404 }))
  })
  return asked
}

describe('src/editor/site/openPage, changes by other programs', () => {
  // The check that follows a change is due after the test, when its page is gone.
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('a page that another program has deleted is asked for once, and left for the first one', async () => {
    const asked = serve()
    setState({ page: view('about'), site: state(1) })
    void watchSite()
    await vi.waitFor(() => expect(getState().page?.file).toBe(home.file), 10_000)
    await vi.waitFor(() => expect(asked.at(-1)).toBe('wait'), 10_000)
    expect(asked.filter((each) => each === 'pages/about.json')).toHaveLength(1)
    expect(getState().notice).toMatchObject({ text: 'There is no such page any more.' })
  })

  test('a site without a page is asked about again only after a change', async () => {
    const asked = serve()
    setState({ page: undefined, site: undefined })
    void watchSite()
    await vi.waitFor(() => expect(getState().page?.file).toBe(home.file), 10_000)
    expect(asked.filter((each) => each === 'wait').length).toBeLessThan(3)
  })
})
