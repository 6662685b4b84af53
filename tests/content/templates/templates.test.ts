import { describe, expect, test } from 'vitest'
import { compileSite } from '../../../src/content/compileSite.ts'
import { fixSite } from '../../../src/content/fix/fixSite.ts'
import { resolvePage } from '../../../src/content/resolve/resolvePage.ts'
import { baseAssets } from '../baseSite.ts'
import { pageFile } from '../inMemory.ts'
import { body, location, page, site, template, towson, words } from './templateSite.ts'

const compile = (files: Record<string, string> = {}) =>
  compileSite({ sources: { ...site, ...files }, assets: baseAssets })
/** Returns the positions of problems, with their messages. */
const told = (files: Record<string, string>) => {
  const sources: Record<string, string> = { ...site, ...files }
  return compile(files).problems.map(
    ({ file, start, end, message }) => `${file} ${sources[file]?.slice(start, end)}: ${message}`,
  )
}

describe('templates', () => {
  test('make a page where a combination has words of its own, and nowhere else', () => {
    const { model, problems } = compile()
    expect(problems).toEqual([])
    expect(model?.pages.has('/services/disinfection/dundalk-md/')).toBe(false)
    const made = model?.pages.get('/services/disinfection/towson-md/')
    expect(made?.page.location).toEqual(location)
    if (!model || !made) throw new Error('There is no such page.')
    const { head, sections, crumbs } = resolvePage(model, made, { year: 2026 })
    expect(head.title).toBe('Disinfection in Towson, MD')
    expect(crumbs.map(({ label }) => label)).toEqual(['Home', 'Services', 'Disinfection', 'Disinfection in Towson'])
    expect(JSON.stringify(sections)).toContain('<strong>York Road</strong>')
    expect(model.collections.get('services/disinfection')).toHaveLength(1)
  })

  test('may be led to', () => {
    const link = { type: 'linkList', links: [{ label: 'Towson', href: '/services/disinfection/towson-md/' }] }
    expect(told({ 'pages/about.json': pageFile([link], { name: 'About', title: 'About Us Here' }) })).toEqual([])
  })

  test.each<[string, Record<string, string>]>([
    ['a template cannot be read', { [template]: page([body]).replace('"for": {', '"for": [') }],
    ['a template combines a folder that is not there', { [template]: page([body]).replace('"towns"', '"places"') }],
    ['a template says a name that no facts have', { [template]: page([{ ...body, body: '{crews} {rooms} {night}' }]) }],
    ['facts cannot be read', { [towson]: '{ "words": { "crew": "x }' }],
  ])('may be led to while %s', (_, files) => {
    const link = { type: 'linkList', links: [{ label: 'Towson', href: '/services/disinfection/towson-md/' }] }
    const about = { 'pages/about.json': pageFile([link], { name: 'About', title: 'About Us Here' }) }
    expect(told({ ...files, ...about })).toHaveLength(1)
  })

  test('leave what is wrong with a town to its page', () => {
    const file = 'pages/towns/towson-md.json'
    const town = { name: 'Towson, MD', title: 'Cleaning in Towson', description: 'x'.repeat(80) }
    const wrong = { [file]: pageFile([], { ...town, location: { ...location, zips: ['21204', '90210'] } }) }
    expect(told(wrong)).toEqual([`${file} "90210": The ZIP code "90210" lies in California, not in Maryland.`])
  })

  describe('with a page that cannot be read or has a faulty field of its own', () => {
    const dundalk = towson.replace('towson', 'dundalk')
    const own = { crew: 'Three of us live there.', rooms: 'Offices of the port.', night: 'We begin at six.' }
    const link = { type: 'linkList', links: [{ label: 'Towson', href: '/services/disinfection/towson-md/' }] }
    const file = 'pages/towns/towson-md.json'
    const text = site[file] ?? ''

    test.each([
      ['a comma is missing', text.replace('","', '""')],
      ['it is broken off', text.slice(0, 40)],
      ['it is a list', `[${text}]`],
      ['a field is set twice', text.replace('{', '{ "name": "Towson", ')],
      ['its name is a number', text.replace('"Towson, MD"', '7')],
      ['its name is misspelt', text.replace('"name"', '"nmae"')],
      ['its town is misspelt', text.replace('"location"', '"locaton"')],
      ['its town has no state', text.replace('"state":"MD",', '')],
      ['its town is a word', text.replace(JSON.stringify(location), '"Towson"')],
    ])('leave it to that page when %s', (_, wrong) => {
      const found = told({
        [dundalk]: JSON.stringify({ words: own }),
        'pages/about.json': pageFile([link], { name: 'About', title: 'About Us Here' }),
        [file]: wrong,
      })
      expect(wrong).not.toBe(text)
      expect(found.map((line) => line.split(' ')[0])).toEqual([file])
    })
  })

  test('let a page of its own take the place', () => {
    const file = 'pages/services/disinfection/towson-md.json'
    const { model } = compile({ [file]: pageFile([], { name: 'Own', title: 'A Page of Its Own' }) })
    expect(model?.pages.get('/services/disinfection/towson-md/')?.page.name).toBe('Own')
  })

  test.each<[string, Record<string, string>, string]>([
    [
      'a field of the template',
      { [template]: page([{ ...body, titel: 'x' }]) },
      `${template} "titel": "titel" is not a field of a prose section.`,
    ],
    [
      'a link of the template',
      { [template]: page([{ ...body, intro: '[x](/nowhere/)' }]) },
      `${template} /nowhere/: "/nowhere/" is not a page of this site.`,
    ],
    [
      'a link of the facts',
      { [towson]: JSON.stringify({ words: { ...words, night: 'A [way](/nowhere/).' } }) },
      `${towson} /nowhere/: "/nowhere/" is not a page of this site.`,
    ],
    [
      'a leftover in the facts',
      { [towson]: JSON.stringify({ words: { ...words, night: 'All of Dundalk is asleep by then.' } }) },
      `${towson} Dundalk: `,
    ],
    [
      'too few facts',
      { [towson]: JSON.stringify({ words: { crew: 'One.' } }) },
      `${towson} "words": These facts have 1 text, and a page needs 3 of its own.`,
    ],
    [
      'a fact that is not said',
      { [towson]: JSON.stringify({ words: { ...words, extra: 'x' } }) },
      `${towson} "extra": The template does not say {extra}.`,
    ],
    [
      'a fact that is missing',
      { [template]: page([{ ...body, intro: '{hours}' }]) },
      `${towson} "words": The template says {hours}, and these facts have no words for it.`,
    ],
    [
      'a fact with the name of a placeholder',
      { [towson]: JSON.stringify({ words: { ...words, city: 'x' } }) },
      `${towson} "city": {city} means something else on every page.`,
    ],
    [
      'facts of no page',
      { [towson.replace('towson', 'tovson')]: JSON.stringify({ words }) },
      'There is no page pages/towns/tovson-md.json for these facts.',
    ],
    [
      'a template without "for"',
      { [template]: page([body]).replace('"for"', '"of"') },
      `${template} {: This template does not say of which pages it makes combinations.`,
    ],
    [
      'a folder that is not there',
      { [template]: page([body]).replace('"towns"', '"town"') },
      `${template} "town": There is no folder "town" in pages/.`,
    ],
    [
      'a name that is in no bracket',
      { [template]: page([body], { for: { service: 'services', town: 'towns', trade: 'x' } }) },
      `${template} "trade": There is no folder [trade]`,
    ],
    [
      'a file that is neither',
      { 'pages/services/[service]/[town]/notes.json': '{}' },
      'is neither the template nor facts for it.',
    ],
    ['JSON of the facts', { [towson]: '{ "words": { } ' }, `${towson} `],
  ])('tell %s at its own line', (_what, files, expected) => {
    const found = told(files)
    expect(found.filter((line) => line.includes(expected))).toHaveLength(1)
  })

  describe('with a slip in a placeholder of their own', () => {
    const dundalk = towson.replace('towson', 'dundalk')
    const facts = { [dundalk]: JSON.stringify({ words }, null, 2) }
    const slip = (from: string, to: string) => ({ ...facts, [template]: (site[template] ?? '').replaceAll(from, to) })

    test.each([
      ['of the facts', '{crew}', '{crw}'],
      ['that every page has', '{service} in {city}', '{services} in {city}'],
    ])('of a name %s are told it once, where it stands, and mended', (_, from, to) => {
      const files = slip(from, to)
      const name = /\w+/.exec(to)?.[0]
      expect(told(files)).toEqual([
        `${template} {${name}}: The template says {${name}}, and no facts have words for it.`,
      ])
      const { sources, problems } = fixSite({ sources: { ...site, ...files }, assets: baseAssets })
      expect(sources[template]).toBe(site[template])
      expect(problems.filter(({ code }) => code === 'template')).toEqual([])
    })

    test('that is like no other are told it once, with what they do not say', () => {
      const { problems } = compile(slip('{crew}', '{zyx}'))
      expect(problems.map(({ fix }) => fix)).toEqual([
        'Write {crew}, which it does not say yet, or add "zyx": "…" to all facts of this template.',
      ])
    })

    test('are told of words that all facts have and they do not say, once', () => {
      const parking = 'Behind the house.'
      const own = { crew: 'Three of us live there.', rooms: 'Offices of the port.', night: 'We begin at six.' }
      const { problems } = compile({
        [towson]: JSON.stringify({ words: { ...words, parking } }),
        [dundalk]: JSON.stringify({ words: { ...own, parking } }),
      })
      expect(problems.map(({ code, file, more: others }) => [code, file, others?.length])).toEqual([
        ['idle-facts', dundalk, 1],
      ])
    })
  })

  test.each<[string, object, string]>([
    ['a text', { ...body, body: 7 }, '7'],
    ['a section', { type: 'proes', body: body.body.replace('{night}', '') }, '"proes"'],
  ])('do not tell words that %s of the template would say if it were right', (_, section, place) => {
    const found = told({ [template]: page([section]) })
    expect(found.map((line) => line.split(':')[0])).toEqual([`${template} ${place}`])
  })

  test.each(['fro', 'For', 'forr'])('tell "%s" where it stands in place of "for"', (name) => {
    const files = { [template]: page([body]).replace('"for"', `"${name}"`) }
    expect(told(files)).toEqual([
      `${template} "${name}": This template does not say of which pages it makes combinations.`,
    ])
    expect(fixSite({ sources: { ...site, ...files }, assets: baseAssets }).sources[template]).toBe(page([body]))
  })

  test('are mended where all their pages want the same, and so are facts', () => {
    const other = towson.replace('towson-md', 'dundalk-md')
    const own = {
      crew: 'Three of us live in Turner Station.',
      rooms: 'Offices of the port.',
      night: 'We begin at six.',
    }
    const sources = {
      ...site,
      [template]: page([{ ...body, headng: 'x', heading: undefined, intro: 'See [it](/abuot/).' }]),
      [other]: JSON.stringify({ words: { ...own, night: 'See [it](/servces/).' } }, null, 2),
      'pages/about.json': pageFile([], { name: 'About', title: 'About Us Here' }),
    }
    const { sources: mended, problems } = fixSite({ sources, assets: baseAssets })
    expect(problems).toEqual([])
    expect(mended[template]).toContain('"heading": "x"')
    expect(mended[template]).toContain('[it](/about/)')
    expect(mended[other]).toContain('[it](/services/)')
    expect(mended[towson]).toBe(site[towson])
  })

  test('are not mended for one page alone', () => {
    const other = towson.replace('towson-md', 'dundalk-md')
    const own = {
      crew: 'Three of us live in Turner Station.',
      rooms: 'Offices of the port.',
      night: 'We begin at six.',
    }
    const sources = {
      ...site,
      [template]: page([body], { mentions: ['Dundalk'] }),
      [other]: JSON.stringify({ words: own }, null, 2),
    }
    const { sources: mended } = fixSite({ sources, assets: baseAssets })
    expect(mended[template]).toBe(sources[template])
  })

  test('tell what is wrong with a text that a fact is all of at the fact, of each', () => {
    const long = 'x y '.repeat(50).trim()
    const longer = 'port and harbor '.repeat(20).trim()
    const other = towson.replace('towson-md', 'dundalk-md')
    const found = told({
      [template]: page([{ ...body, body: '{rooms} {night}' }], { description: '{crew}' }),
      [towson]: JSON.stringify({ words: { ...words, crew: long } }),
      [other]: JSON.stringify({
        words: { crew: longer, rooms: 'Offices of the port.', night: 'We begin at six.' },
      }),
    })
    const expected = (file: string, text: string) => `${file} ${text}: The description is ${text.length} characters; `
    expect(found.map((line) => line.replace(/about 160.*/, ''))).toEqual([
      expected(other, longer),
      expected(towson, long),
    ])
  })

  test('name the facts of a page where not all pages of a template have its fault', () => {
    const other = towson.replace('towson-md', 'dundalk-md')
    const description = 'What we do about {service}, by night, in {city}: {crew}'
    const sources = {
      [template]: page([{ ...body, body: '{rooms} {night}' }], { description }),
      [towson]: JSON.stringify({ words: { ...words, crew: 'x y '.repeat(50).trim() } }),
      [other]: JSON.stringify({
        words: { crew: 'Two of us live on this side of the harbor.', rooms: 'The port.', night: 'At six.' },
      }),
    }
    const [problem, ...more] = compile(sources).problems
    expect(more).toEqual([])
    expect([problem?.file, problem?.also?.file, problem?.also?.message]).toEqual([
      template,
      towson,
      'It is so on the page of these facts.',
    ])
  })

  test('tell pages that say the same at their facts', () => {
    const other = towson.replace('towson-md', 'dundalk-md')
    const found = told({ [other]: JSON.stringify({ words }, null, 2) })
    expect(found).toMatchObject([
      expect.stringMatching(/facts\/.*dundalk-md\.json "words": None of the words .* are its own/),
    ])
  })
})
