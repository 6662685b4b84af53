import { describe, expect, test } from 'vitest'
import { draftPage } from '../../src/content/add/draftPage.ts'
import { expandBlocks } from '../../src/content/blocks/expandBlocks.ts'
import { compileSite } from '../../src/content/compileSite.ts'
import { fixSite } from '../../src/content/fix/fixSite.ts'
import { placesInFile } from '../../src/content/model/files/siteBlocks.ts'
import { readSections } from '../../src/content/model/siteModel.ts'
import { resolvePage } from '../../src/content/resolve/resolvePage.ts'
import { builtInTypes } from '../../src/content/schema/sectionTypes.ts'
import { baseAssets, baseSite } from './baseSite.ts'
import { pageFile } from './inMemory.ts'

const block = (sections: object[]) => JSON.stringify({ sections }, null, 2)
const place = { type: 'block', block: 'book-now' }
const prose = { type: 'prose', heading: 'How we work', body: 'We come in the evening and leave a note.' }
const town = { location: { city: 'Towson', state: 'MD', county: 'Baltimore County' } }
const sources = {
  ...baseSite,
  'pages/towson.json': pageFile([place, prose], town),
  'pages/services/floor-care.json': pageFile([
    { type: 'block', block: 'outer' },
    { ...place, hidden: true },
  ]),
  'blocks/outer.json': block([{ type: 'prose', heading: 'First', body: 'Call us today.' }, place]),
  'blocks/book-now.json': `\ufeff${block([
    {
      type: 'ctaBand',
      heading: 'Book a visit with {company}',
      actions: [{ label: 'Request a Quote', href: '/quote/' }],
    },
  ])}`,
}
const compile = (more: Record<string, string> = {}) =>
  compileSite({ sources: { ...sources, ...more }, assets: baseAssets })

describe('src/content/blocks', () => {
  test('puts the sections of blocks, and of those within them, where a page places them', () => {
    const { model, problems } = compile()
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    const typesAt = (path: string) => {
      const page = model?.pages.get(path)
      return page && readSections(page).map(({ type }) => type)
    }
    expect(typesAt('/towson/')).toEqual(['hero', 'ctaBand', 'prose'])
    expect(typesAt('/services/floor-care/')).toEqual(['hero', 'prose', 'ctaBand', 'block'])
    const page = model?.pages.get('/towson/')
    expect(page?.notes.blocks).toEqual([{ name: 'book-now', index: 1, count: 1 }])
    const sections = model && page ? resolvePage(model, page, { year: 2026 }).sections : []
    expect(JSON.stringify(sections)).toContain('Book a visit with Marblestep')
  })

  test('knows where the sections of a page stand in its file', () => {
    const blocks = [
      { name: 'a', index: 1, count: 2 },
      { name: 'b', index: 3, count: 1 },
    ]
    expect(placesInFile(6, blocks)).toEqual([0, undefined, undefined, 2, undefined, 4])
    expect(placesInFile(2)).toEqual([0, 1])
  })

  test('reads a page without blocks, and a site without them, as they are written', () => {
    const whole = expandBlocks(sources, builtInTypes)
    expect(whole.read('pages/about.json')).toBe(baseSite['pages/about.json'])
    expect(whole.expanded('pages/about.json')).toBeUndefined()
    const { 'blocks/outer.json': _, 'blocks/book-now.json': __, ...without } = sources
    expect(expandBlocks(without, builtInTypes).read('pages/towson.json')).toBe(sources['pages/towson.json'])
  })

  test('gives each character of an expanded page its place in the file from which it comes', () => {
    const { text = '', runs = [] } =
      expandBlocks(sources, builtInTypes).expanded('pages/services/floor-care.json') ?? {}
    expect(JSON.parse(text).sections).toHaveLength(4)
    for (const { start, end, from } of runs) {
      const written = (sources as Record<string, string>)[from.file]?.replace('\ufeff', '') ?? ''
      expect(text.slice(start, end)).toBe(written.slice(from.start, from.end))
    }
    expect(runs.map(({ start }) => start)).toEqual([0, ...runs.slice(0, -1).map(({ end }) => end)])
    expect(runs.at(-1)?.end).toBe(text.length)
  })

  test('a page that is made like one with blocks places them too', () => {
    const { model } = compile({ 'pages/services/floor-care.json': pageFile([{ type: 'block', block: 'outer' }]) })
    const like = model?.pages.get('/services/floor-care/')
    const drafted =
      model && like
        ? draftPage(model, { file: 'pages/services/carpets.json', folder: 'services', name: 'Carpets' }, { like })
        : undefined
    expect(drafted?.sections.slice(1)).toEqual([{ type: 'block', block: 'outer' }])
  })

  test('mends a mistake of a block in the file of the block, and the name of a block on a page', () => {
    const broken = {
      ...sources,
      'pages/towson.json': pageFile([{ type: 'block', block: 'book-nwo' }], town),
      'blocks/outer.json': block([{ type: 'prose', headng: 'First', body: 'Read [how](/abuot/).' }, place]),
    }
    const { sources: mended, problems } = fixSite({ sources: broken, assets: baseAssets })
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(mended['pages/towson.json']).toContain('"book-now"')
    expect(mended['blocks/outer.json']).toContain('"heading": "First"')
    expect(mended['blocks/outer.json']).toContain('[how](/about/)')
  })

  test('tells what only some pages have with their names, and what all of them have once', () => {
    const towns = Object.fromEntries(
      ['Bowie', 'Essex', 'Dundalk', 'Arbutus', 'Lutherville'].map((name) => [
        `pages/${name.toLowerCase()}.json`,
        JSON.stringify({ ...JSON.parse(pageFile([place])), name, title: `${name} cleaning in {company}` }),
      ]),
    )
    const { problems } = compile({
      ...towns,
      'blocks/book-now.json': block([
        { type: 'ctaBand', heading: 'Book in {city}', text: 'See [us](/nowhere/).', actions: [{ call: true }] },
      ]),
    })
    const found = problems.filter(({ file }) => file === 'blocks/book-now.json')
    expect(found.map(({ code }) => code).sort()).toEqual(['token-without-value', 'unknown-page'])
    const fix = found.find(({ code }) => code === 'token-without-value')?.fix
    expect(fix).toMatch(/ This is so on pages\/\S+, pages\/\S+, pages\/\S+ and 3 more, where this block stands\.$/)
  })
})
