import { describe, expect, test } from 'vitest'
import { followRedirects } from '../../../src/content/addresses/settleAddresses.ts'
import { recordFile } from '../../../src/content/model/files/recordFile.ts'
import { baseSite } from '../baseSite.ts'
import { pageFile, problemsWith } from '../inMemory.ts'

const config = JSON.parse(baseSite['site.config.json'] ?? '') as object
const problemsOf = (redirects: Record<string, string>, files: Record<string, string> = {}) =>
  problemsWith({ ...files, 'site.config.json': JSON.stringify({ ...config, redirects }) })

describe('src/content/addresses/settleAddresses', () => {
  test.each<[string, string[], string | undefined]>([
    ['the end of a chain', [], '/c/'],
    ['the first page on the way', ['/b/'], '/b/'],
    ['on from a page that has a redirect itself', ['/a/'], '/c/'],
  ])('leads to %s', (_, pages, end) => {
    const redirects = new Map([
      ['/a/', '/b/'],
      ['/b/', '/c/'],
    ])
    expect(followRedirects('/a/', redirects, (address) => pages.includes(address))).toBe(end)
  })

  test('leads nowhere in a circle', () => {
    const redirects = new Map([
      ['/a/', '/b/'],
      ['/b/', '/a/'],
    ])
    expect(followRedirects('/a/', redirects, () => false)).toBeUndefined()
  })

  test('leads a link to the page whose own redirect is told', () => {
    const link = pageFile([{ type: 'prose', body: '[a](/a/)' }])
    const problems = problemsOf({ '/a/': '/about/', '/about/': '/quote/' }, { 'pages/x.json': link })
    expect(problems.map(({ code, fix }) => [code, fix])).toEqual([
      ['link-to-old-address', 'Write "/about/".'],
      ['redirect-of-page', 'Delete this line, or pages/about.json if its visitors are to find /quote/.'],
    ])
  })

  test('never leads to the page for unknown addresses', () => {
    const problems = problemsOf({ '/old/': '/404/' }, { 'pages/404.json': pageFile([], { status: 'hidden' }) })
    expect(problems.map(({ message, fix }) => [message, fix])).toEqual([
      ['"/404/" is not a page of this site.', 'Write the address of a page that exists.'],
    ])
  })

  test('leads to no file whose name has to change', () => {
    const problems = problemsOf({ '/old/': '/crew-lst/' }, { 'pages/Crew-List.json': pageFile([]) })
    expect(problems.map(({ code, fix }) => [code, fix])).toEqual([
      ['file-name', expect.stringContaining('Rename it to "crew-list.json"')],
      ['unknown-page', 'Write the address of a page that exists.'],
    ])
  })

  test('tells a published page that became a draft once, with the redirect that leads there', () => {
    const record = JSON.stringify({ version: 1, addresses: { '/services/windows/': 'Windows' } })
    const problems = problemsOf({ '/glass/': '/services/windows/' }, { [recordFile]: record })
    expect(problems.map(({ code, file, more }) => [code, file, more?.map((place) => place.file)])).toEqual([
      ['vanished-address', 'pages/services/windows.json', ['site.config.json']],
    ])
  })
})
