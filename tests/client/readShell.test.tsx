// @vitest-environment jsdom
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Site } from '../../schemas/index.ts'
import { readShell } from '../../src/client/readShell.ts'
import { ShellView } from '../../src/page/ShellView.tsx'
import { resolveSmallSite, smallConfig } from '../content/smallSite.ts'
import { inEnglish } from '../ui/inEnglish.tsx'

const languages = [
  { label: 'English', href: '', language: 'en-US', current: true },
  { label: 'Español', href: '/es/', language: 'es', current: false },
]

function pageOf(path: string, menuOpen = false, config: Partial<Site> = {}) {
  const model = resolveSmallSite({}, config).get(path)
  if (!model) throw new Error(`no page ${path}`)
  const { header, crumbs } = model
  const shell = renderToString(inEnglish(<ShellView {...{ header, languages, crumbs, path, menuOpen }} />))
  const page = new DOMParser().parseFromString(`<div id="shell" data-path="${path}">${shell}</div>`, 'text/html')
  return { model, page }
}

describe('src/client/readShell', () => {
  test('reads the header back as it was rendered', () => {
    const { model, page } = pageOf('/services/floors/')
    expect(readShell(page).header).toEqual(model.header)
  })

  test('reads the ways to other languages back as they were rendered', () => {
    const others = languages.filter(({ current }) => !current)
    expect(readShell(pageOf('/services/floors/').page).languages).toEqual(others)
  })

  test('reads entries with menus back as they were rendered', () => {
    const links: Site['header']['links'] = [
      { label: 'Quotes', links: ['/quote/', { label: 'Elsewhere', href: 'https://www.example.org/' }] },
      { label: 'What we do', href: '/services/', source: { collection: 'services' } },
    ]
    const { model, page } = pageOf('/quote/', false, { header: { ...smallConfig.header, links } })
    expect(readShell(page).header).toEqual(model.header)
    expect(page.querySelector('summary')?.getAttribute('aria-current')).toBe('true')
  })

  test('reads the breadcrumb back as it was rendered', () => {
    const { model, page } = pageOf('/services/floors/')
    expect(readShell(page).crumbs).toEqual(model.crumbs)
  })

  test('reads an empty breadcrumb on the home page', () => {
    expect(readShell(pageOf('/').page).crumbs).toEqual([])
  })

  test('finds the menu as the visitor left it', () => {
    expect(readShell(pageOf('/', true).page).menuOpen).toBe(true)
  })

  test('names what a page lacks', () => {
    const page = new DOMParser().parseFromString('<p>Not a page of the site</p>', 'text/html')
    expect(() => readShell(page)).toThrow('The page has no #shell')
  })
})
