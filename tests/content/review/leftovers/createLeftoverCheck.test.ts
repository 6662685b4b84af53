import { describe, expect, test } from 'vitest'
import type { Problem } from '../../../../src/content/problem/problem.ts'
import { pageFile, problemsWith, underlined } from '../../inMemory.ts'

const description = 'Evening cleaning for offices, clinics, shops and schools, planned with each building manager.'
const town = (city: string, sections: object[], more: object = {}) =>
  pageFile(sections, {
    name: city,
    title: `Cleaning in ${city}`,
    description: `${description} ${city}.`,
    location: {
      city,
      state: 'MD',
      county: `${city} County`,
      zips: [],
      roads: [],
      ...(more as { location?: object }).location,
    },
    ...Object.fromEntries(Object.entries(more).filter(([name]) => name !== 'location')),
  })
    .replaceAll('"zips":[],', '')
    .replaceAll('"roads":[]', '"roads":["Main Street"]')

const towson = town('Towson', [{ type: 'prose', body: 'Courts fill Towson by nine. Vans wait on York Road.' }], {
  location: { roads: ['York Road'], zips: ['21204'] },
})

/** Returns the problems of the page of Essex with such sections, beside the page of Towson. */
function essex(sections: object[], more: object = {}): { problems: Problem[]; text: string } {
  const text = town('Essex', sections, more)
  const problems = problemsWith({ 'pages/towns/towson.json': towson, 'pages/towns/essex.json': text })
  return { problems: problems.filter(({ file }) => file === 'pages/towns/essex.json'), text }
}
const prose = (body: string) => [{ type: 'prose', body }]

describe('src/content/review/leftovers/createLeftoverCheck', () => {
  test('refuses a sentence that is the other town’s own', () => {
    expect(
      essex(prose('Courts fill Towson by nine. We come at six.')).problems.map(({ severity }) => severity),
    ).toEqual(['error'])
  })

  test('warns of a new sentence with the name of the other town', () => {
    expect(essex(prose('We come over from Towson.')).problems.map(({ severity }) => severity)).toEqual(['warning'])
  })

  test('warns only in a draft', () => {
    const { problems } = essex(prose('Courts fill Towson by nine.'), { draft: true })
    expect(problems.map(({ severity }) => severity)).toEqual(['warning'])
  })

  test('takes no sentence of a hidden section for the other town’s own', () => {
    const hidden = { type: 'prose', body: 'Courts fill Towson by nine.', hidden: true }
    const files = {
      'pages/towns/towson.json': town('Towson', [hidden]),
      'pages/towns/essex.json': town('Essex', prose('Courts fill Towson by nine.')),
    }
    expect(problemsWith(files).map(({ file, severity }) => [file, severity])).toEqual([
      ['pages/towns/essex.json', 'warning'],
    ])
  })

  test('underlines each name of the other town', () => {
    const { problems, text } = essex(prose('Courts fill Towson by nine. Vans wait on York Road.'))
    const [problem] = problems
    expect([problem, ...(problem?.more ?? [])].map((place) => underlined(place as Problem, text))).toEqual([
      'Towson',
      'York Road',
    ])
  })

  test.each([
    ['a town among the mentions', prose('We come over from Towson.'), { mentions: ['Towson'] }],
    ['a road among the mentions', prose('We come over York Road.'), { mentions: ['York Road'] }],
    ['a county among the mentions', prose('We clean all over Towson County.'), { mentions: ['Towson County'] }],
    ['a road of a town among the mentions', prose('We come over York Road.'), { mentions: ['Towson'] }],
    ['the words of a link to the town', prose('Or see [our crew in Towson](/towns/towson/).'), {}],
    [
      'the label of a link to the town',
      [{ type: 'linkList', links: [{ label: 'Towson', href: '/towns/towson/' }] }],
      {},
    ],
    [
      'a card that leads to the town',
      [
        {
          type: 'cardGrid',
          items: [{ title: 'Towson', text: 'Next door.', link: { label: 'See it', href: '/towns/towson/' } }],
        },
      ],
      {},
    ],
    ['a list that is made by itself', [{ type: 'linkList', source: { collection: 'towns' } }], {}],
    ['a road that both towns have', prose('Vans wait on York Road.'), { location: { roads: ['York Road'] } }],
    ['a note to the next writer', [{ type: 'prose', body: 'Text.', note: 'Copied from Towson.' }], {}],
  ])('leaves alone %s', (_, sections, more) => {
    expect(essex(sections, more).problems).toEqual([])
  })

  test.each([
    ['in Markdown', prose('See [our crew in {city}](/towns/towson/).')],
    ['with a label', [{ type: 'linkList', links: [{ label: 'Offices in Essex', href: '/towns/towson/' }] }]],
  ])('tells of a link to the other town under the name of this one, %s', (_, sections) => {
    expect(essex(sections).problems.map(({ code, severity }) => [code, severity])).toEqual([
      ['link-to-other-town', 'warning'],
    ])
  })

  test('tells of a link to the page of a service in the other town, if there is one in this town', () => {
    const links = (label: string) => [{ type: 'linkList', links: [{ label, href: '/repairs/towson/' }] }]
    const told = (label: string, more: object = {}, hasOwn = true) =>
      problemsWith({
        'pages/repairs/towson.json': town('Towson', [{ type: 'prose', body: 'Tills stop by nine at the courts.' }]),
        ...(hasOwn && {
          'pages/repairs/essex.json': town('Essex', prose('Boats wait at the pier, and so do we.'), {
            name: 'Repairs in Essex',
            title: 'Repairs in Essex',
            description: 'Repairs of what stops in Essex, within the hour, by two people of the town.',
          }),
        }),
        'pages/towns/essex.json': town('Essex', links(label), more),
      }).flatMap(({ code, message }) => (code === 'unnamed-town-link' ? [message] : []))
    expect(told('Repairs')).toEqual(['The link "Repairs" leads to the page of Towson, and its words do not say so.'])
    expect(told('Repairs in Towson')).toEqual([])
    expect(told('Repairs', { mentions: ['Towson'] })).toEqual([])
    expect(told('Repairs', {}, false)).toEqual([])
  })

  test.each([
    ['to this town', prose('See [our crew in {city}](/towns/essex/).')],
    ['that names both', prose('[From Essex to Towson](/towns/towson/)')],
    ['without a town', prose('See [our other crew](/towns/towson/).')],
  ])('leaves a link alone %s', (_, sections) => {
    expect(essex(sections).problems).toEqual([])
  })

  test.each([
    ['behind a preposition', 'We come over from Towsen.'],
    ['before a state', 'Towsin, MD has courts.'],
    ['with an apostrophe', 'Twson’s courts open at nine.'],
    ['before a word of the trade', 'Ask Towsson offices.'],
    ['with two letters swapped', 'Courts stand in Towosn.'],
  ])('tells of a slip in the name of the other town %s', (_, body) => {
    expect(essex(prose(body)).problems.map(({ code, severity }) => [code, severity])).toEqual([
      ['near-name', 'warning'],
    ])
  })

  test.each<[string, string, object?]>([
    ['another name', 'We come over from Dawson and Towton.'],
    ['a name that is meant', 'We come over from Towsen.', { mentions: ['Towsen'] }],
    ['no place', 'We thank Towsen for the keys.'],
  ])('takes no slip for one that is %s', (_, body, more = {}) => {
    expect(essex(prose(body), more).problems).toEqual([])
  })

  test('tells of a slip in the name of the page’s own town', () => {
    const { problems, text } = essex(prose('We clean in Esex at six.'))
    expect(problems.map((problem) => underlined(problem, text))).toEqual(['Esex'])
  })

  test('finds the other town in the name of a picture', () => {
    const sections = [{ type: 'prose', body: 'We wax.', image: { src: '/images/towson-office.jpg', alt: 'A lobby' } }]
    const { problems, text } = essex(sections)
    const [found] = problems.filter(({ code }) => code === 'leftover')
    expect(underlined(found, text)).toBe('towson')
  })

  test('finds a name behind escapes in the file', () => {
    const text = town('Essex', prose('X')).replace('"X"', String.raw`"\u0054owson is near."`)
    const problems = problemsWith({ 'pages/towns/towson.json': towson, 'pages/towns/essex.json': text })
    expect(underlined(problems[0], text)).toBe(String.raw`\u0054owson`)
  })

  test('leaves pages alone that are about no town', () => {
    const files = { 'pages/towns/towson.json': towson, 'pages/x.json': pageFile(prose('We clean in Towson.')) }
    expect(problemsWith(files)).toEqual([])
  })
})
