import { describe, expect, test } from 'vitest'
import { compileSite } from '../../../../src/content/compileSite.ts'
import { baseAssets, baseSite } from '../../baseSite.ts'
import { pageFile, underlined } from '../../inMemory.ts'

const config = JSON.parse(baseSite['site.config.json'] ?? '{}')
const site = JSON.stringify({
  ...config,
  company: {
    ...config.company,
    branches: {
      essex: {
        name: 'Essex',
        phone: '(410) 555-0142',
        address: { street: '9 Back River Road', city: 'Essex', state: 'MD', zip: '21221' },
      },
    },
  },
})

type Item = Record<string, string>
const team = (...items: readonly Item[]) => [{ type: 'team', heading: 'Who we are', items }]
const quotes = (...items: readonly Item[]) => [{ type: 'testimonials', heading: 'What they say', items }]
const page = (name: string, sections: object[], more: object = {}) =>
  pageFile(sections, {
    name,
    title: `${name} of our school of music`,
    description: `${name}: what we teach there, who teaches it, on which days of the week, and how to reach us.`,
    ...more,
  })
const offices = {
  'pages/offices/towson.json': page('Towson', []),
  'pages/offices/essex.json': page('Essex', [], { branch: 'essex' }),
}

/** Returns the problems of people on pages with these sections. The site also has the pages of two offices. */
function told(files: Record<string, string>): string[] {
  const sources = { ...baseSite, 'site.config.json': site, ...offices, ...files }
  return compileSite({ sources, assets: baseAssets }).problems.flatMap((problem) =>
    problem.code === 'person-told-otherwise'
      ? [`${problem.file}: ${underlined(problem, sources[problem.file as keyof typeof sources] ?? '')}`]
      : [],
  )
}
const ines = { name: 'Inés Aguirre', role: 'Cello, Towson' }
const others = [
  { name: 'Paul Ostrow', role: 'Piano' },
  { name: 'Wen Li', role: 'Violin' },
]
const all = (item: Item) => ({ 'pages/team.json': page('Team', team(item, ...others)) })
const home = (item: Item) => ({ 'pages/cello.json': page('Cello', team(item)) })

describe('src/content/review/offices/createTeamCheck', () => {
  test('tells another office in the role, where the shorter team stands', () => {
    expect(told({ ...all(ines), ...home({ ...ines, role: 'Cello, Essex' }) })).toEqual([
      'pages/cello.json: "Cello, Essex"'.replaceAll('"', ''),
    ])
  })

  test('tells degrees that share nothing', () => {
    const files = { ...all({ ...ines, qualifications: 'BMus, MMus' }), ...home({ ...ines, qualifications: 'BA, PhD' }) }
    expect(told(files)).toEqual(['pages/cello.json: BA, PhD'])
  })

  test('tells a name without its accents', () => {
    expect(told({ ...all(ines), ...home({ ...ines, name: 'Ines Aguirre' }) })).toEqual([
      'pages/cello.json: Ines Aguirre',
    ])
  })

  test('tells other days on the page of an office', () => {
    const essex = (text: string) => ({
      'pages/offices/essex.json': page('Essex', team({ ...ines, role: 'Cello', text }), { branch: 'essex' }),
    })
    const both = all({ ...ines, role: 'Cello', text: 'Towson from Monday to Wednesday, Essex on Thursday and Friday.' })
    expect(told({ ...both, ...essex('Tuesday and Wednesday, in the room above.') })).toEqual([
      'pages/offices/essex.json: Tuesday and Wednesday',
    ])
    for (const text of [
      'Thursday and Friday.',
      'Thursday, Friday, in the room above.',
      'On Friday she plays in the hall.',
      'Tuesday is her day off.',
    ])
      expect(told({ ...both, ...essex(text) }), text).toEqual([])
  })

  test('tells another year of one customer', () => {
    const quote = {
      quote: 'Nine years without the cello, and the first lesson was spent listening to scales.',
      author: 'Moira T.',
      role: 'Pupil since 2023',
    }
    const again = {
      ...quote,
      quote: 'The first lesson was spent listening. Nine years, and I wept at the scales.',
      role: 'Pupil since 2021',
    }
    expect(told({ 'pages/a.json': page('A', quotes(quote)), 'pages/b.json': page('B', quotes(again)) })).toEqual([
      'pages/b.json: Pupil since 2021',
    ])
    const other = { ...again, quote: 'My daughter practises before breakfast, and nobody has to ask her to.' }
    expect(told({ 'pages/a.json': page('A', quotes(quote)), 'pages/b.json': page('B', quotes(other)) })).toEqual([])
  })

  test.each<[string, Item, Item]>([
    ['a role in other words', ines, { ...ines, role: 'Teaches the cello in Towson' }],
    ['a role at both offices', ines, { ...ines, role: 'Cello, Towson and Essex' }],
    ['a role without an office', ines, { ...ines, role: 'Cello and chamber music' }],
    [
      'a shorter list of degrees',
      { ...ines, qualifications: 'BMus, MMus, DipTeach' },
      { ...ines, qualifications: 'MMus' },
    ],
    [
      'two lists that share a degree',
      { ...ines, qualifications: 'BMus, MMus' },
      { ...ines, qualifications: 'MMus, PhD' },
    ],
    ['another person of one surname', ines, { name: 'Irene Aguirre', role: 'Cello, Essex' }],
    ['a first name alone', { name: 'Inés', role: 'Cello, Towson' }, { name: 'Ines', role: 'Harp, Essex' }],
  ])('leaves %s alone', (_, one, other) => {
    expect(told({ ...all(one), ...home(other) })).toEqual([])
  })
})
