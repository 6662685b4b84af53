import { describe, expect, test } from 'vitest'
import { isAddress, suggestAddress } from '../../../src/content/addresses/addressForm.ts'
import { addressesOf } from '../../../src/content/addresses/addressRecord.ts'
import { compileSite } from '../../../src/content/compileSite.ts'
import { fixSite } from '../../../src/content/fix/fixSite.ts'
import { recordFile } from '../../../src/content/model/files/recordFile.ts'
import { baseAssets, baseSite } from '../baseSite.ts'
import { pageFile, problemsWith } from '../inMemory.ts'

const recordOf = (addresses: Record<string, string>) => JSON.stringify({ version: 1, addresses }, null, 2)
const codes = (files: Record<string, string>, drafts = false) => problemsWith(files, drafts).map(({ code }) => code)
const addresses = (files: Record<string, string>) => {
  const { model } = compileSite({ sources: { ...baseSite, ...files }, assets: baseAssets })
  return model && [...addressesOf(model)]
}

describe('src/content/addresses/addressRecord', () => {
  test('holds every page that a visitor can open, hidden ones too, by the name that is read', () => {
    const location = { city: 'Essex', state: 'MD' }
    const files = {
      'pages/essex.json': pageFile([], { name: '{city}, {state}', location, status: 'hidden' }),
      'pages/404.json': pageFile([], { name: 'Not Found' }),
    }
    expect(addresses(files)?.sort()).toEqual([
      ['/', 'Home'],
      ['/about/', 'About'],
      ['/essex/', 'Essex, MD'],
      ['/quote/', 'Quote'],
      ['/services/', 'Services'],
      ['/services/disinfection/', 'Disinfection'],
    ])
  })

  test('holds no address at which a long list goes on', () => {
    const towns = Array.from({ length: 40 }, (_, at) => [`pages/services/town-${at}.json`, pageFile([])])
    const found = addresses(Object.fromEntries(towns)) ?? []
    expect([found.length, found.filter(([address]) => address.includes('/page/'))]).toEqual([45, []])
  })

  test('has nothing to say while nothing was published', () => {
    expect(codes({})).toEqual([])
  })

  test('has nothing to say of a page that became hidden: its address still answers', () => {
    const hidden = pageFile([], { status: 'hidden' })
    expect(codes({ [recordFile]: recordOf({ '/x/': 'X' }), 'pages/x.json': hidden })).toEqual([])
  })

  test('has nothing to say of a page that cannot be read', () => {
    expect(codes({ [recordFile]: recordOf({ '/x/': 'X' }), 'pages/x.json': '' })).toEqual(['empty-file'])
  })

  test('has nothing to say of a page whose file only has a wrong name', () => {
    expect(codes({ [recordFile]: recordOf({ '/x/': 'X' }), 'pages/X.json': pageFile([]) })).toEqual(['file-name'])
  })

  test.each([
    ['null', 'wrong-type'],
    ['[]', 'wrong-type'],
    ['{ "version": 1 }', 'missing-field'],
    ['{ "version": 1, "addresses": [] }', 'wrong-type'],
  ])('refuses %s', (text, code) => {
    expect(codes({ [recordFile]: text })).toEqual([code])
  })

  test('has its addresses written right by --fix, and none twice', () => {
    const fixed = (addresses: Record<string, string>) => {
      const sources = { ...baseSite, [recordFile]: recordOf(addresses) }
      return fixSite({ sources, assets: baseAssets }).sources[recordFile]
    }
    expect(fixed({ '/About': 'About' })).toBe(recordOf({ '/about/': 'About' }))
    const both = { '/About': 'About', '/about/': 'About' }
    expect(fixed(both)).toBe(recordOf(both))
  })

  test('has nothing to say of a file of public/ that answers instead', () => {
    const sources = { ...baseSite, [recordFile]: recordOf({ '/map/': 'Map' }) }
    expect(compileSite({ sources, assets: [...baseAssets, '/map/index.html'] }).problems).toEqual([])
  })

  test('lets npm run dev show a page that became a draft', () => {
    expect(codes({ [recordFile]: recordOf({ '/services/windows/': 'Windows' }) }, true)).toEqual([])
  })

  test('is not looked at while site.config.json has problems of its own', () => {
    const files = { [recordFile]: recordOf({ '/x/': 'X' }), 'site.config.json': '{}' }
    expect(codes(files)).not.toContain('vanished-address')
  })

  test('is made whole by --fix after a merge that git could not finish', () => {
    const merged =
      '{\n  "version": 1,\n  "addresses": {\n<<<<<<< HEAD\n    "/": "Home"\n=======\n    "/quote/": "Quote"\n>>>>>>> b\n  }\n}\n'
    const { sources, problems } = fixSite({ sources: { ...baseSite, [recordFile]: merged }, assets: baseAssets })
    expect([JSON.parse(sources[recordFile] ?? ''), problems]).toEqual([
      { version: 1, addresses: { '/': 'Home', '/quote/': 'Quote' } },
      [],
    ])
  })
})

describe('src/content/addresses/addressRecord', () => {
  test.each(['/', '/a/', '/services/floor-care/', '/2024/'])('takes %s for an address', (text) => {
    expect(isAddress(text)).toBe(true)
  })

  test.each(['', 'a', '/a', 'a/', '//', '/A/', '/a b/', '/a//b/', '/a-/', '/404.html', '/a/#b', '/a/?b'])(
    'does not take %j for one',
    (text) => {
      expect(isAddress(text)).toBe(false)
    },
  )

  test.each([
    ['Locations/Towson MD', '/locations/towson-md/'],
    ['/services/floors', '/services/floors/'],
    ['https://www.marblestep.example/about/?a=b#c', '/about/'],
    ['/about/index.html', '/about/'],
    ['pages/services/index.json', '/services/'],
    ['https://www.marblestep.example', '/'],
    ['HTTP://www.marblestep.example/About', '/about/'],
    [' /about#team ', '/about/'],
    ['index.html', '/'],
    ['/Team.HTML', '/team/'],
    ['/team.htm', '/team/'],
    ['/reindex', '/reindex/'],
    ['/index-of-towns.html', '/index-of-towns/'],
    ['/old/pages/a/', '/old/pages/a/'],
    ['services\\floors', '/services/floors/'],
    ['/a.html.bak', '/a-html-bak/'],
  ])('reads %s as %s', (text, meant) => {
    expect(suggestAddress(text)).toBe(meant)
  })

  test('has no guess for what holds no letter', () => {
    expect(suggestAddress('/%%/')).toBeUndefined()
  })
})
