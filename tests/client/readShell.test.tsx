// @vitest-environment jsdom
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { readShell } from '../../src/client/readShell.ts'
import { ShellView } from '../../src/page/ShellView.tsx'
import { resolveSmallSite } from '../content/smallSite.ts'
import { inEnglish } from '../ui/inEnglish.tsx'

function pageOf(path: string, menuOpen = false) {
  const model = resolveSmallSite().get(path)
  if (!model) throw new Error(`no page ${path}`)
  const { header, crumbs } = model
  const shell = renderToString(inEnglish(<ShellView header={header} crumbs={crumbs} path={path} menuOpen={menuOpen} />))
  const page = new DOMParser().parseFromString(`<div id="shell" data-path="${path}">${shell}</div>`, 'text/html')
  return { model, page }
}

describe('src/client/readShell', () => {
  test('reads the header back as it was rendered', () => {
    const { model, page } = pageOf('/services/floors/')
    expect(readShell(page).header).toEqual(model.header)
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
