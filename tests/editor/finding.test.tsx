// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PageList } from '../../src/editor/parts/PageList.tsx'
import { PictureList } from '../../src/editor/pictures/PictureList.tsx'
import { setState } from '../../src/editor/site/store.ts'

const entry = { draft: false, made: false, unsaved: false, errors: 0, warnings: 0, anchors: [] }
const pages = ['about', 'contact'].map((name) => ({ ...entry, file: `pages/${name}.json`, path: `/${name}/`, name }))

describe('src/editor/parts/PageList', () => {
  const asked = vi.fn(async (_url: string, _init: RequestInit) => new Response('Gone', { status: 404 }))
  beforeEach(() => {
    asked.mockClear()
    vi.stubGlobal('fetch', asked)
    setState({ checked: { version: 1, company: '', pages, problems: [], blocks: [] } })
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  const find = (words: string) => {
    render(<PageList onTask={() => {}} />)
    const box = screen.getByRole('searchbox')
    fireEvent.change(box, { target: { value: words } })
    return box
  }

  test('Enter opens the first page that was found', async () => {
    fireEvent.keyDown(find('cont'), { key: 'Enter' })
    await vi.waitFor(() => expect(asked).toHaveBeenCalled(), 60_000)
    expect(asked.mock.calls[0]?.[1]).toMatchObject({ body: JSON.stringify({ file: 'pages/contact.json' }) })
  })

  test('says the language of a page that is in a further one', () => {
    const spanish = { ...entry, file: 'pages/es/blog.json', path: '/es/blog/', name: 'Blog', language: 'Spanish' }
    setState({ checked: { version: 1, company: '', pages: [...pages, spanish], problems: [], blocks: [] } })
    render(<PageList onTask={() => {}} />)
    expect(screen.getByRole('button', { name: /Blog\s*Spanish/ })).toBeTruthy()
  })

  test('says that no page was found', () => {
    find('faq')
    expect(screen.getByRole('navigation').textContent).toContain('No page has that in its name or address.')
  })
})

describe('src/editor/pictures/PictureList', () => {
  afterEach(cleanup)

  test('finds each of many pictures by its name, and says how many it does not show', () => {
    const pictures = Array.from({ length: 700 }, (_, index) => ({ src: `/images/crew-${index}.jpg` }))
    render(<PictureList pictures={pictures} chosen="" onChoose={() => {}} />)
    expect(screen.getByText('and 500 more; write a part of the name.')).toBeTruthy()
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'crew-699' } })
    expect(screen.getByRole('radio').parentElement?.textContent).toBe('crew-699.jpg')
  })
})
