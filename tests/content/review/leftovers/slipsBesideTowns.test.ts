import { describe, expect, test } from 'vitest'
import { pageFile, problemsWith, underlined } from '../../inMemory.ts'

const town = (city: string) =>
  pageFile([{ type: 'prose', body: `Our van knows the yards of ${city}.` }], {
    name: city,
    title: `Pianos in ${city}`,
    description: `Tuning of pianos in ${city}, at schools, chapels and at home, by appointment in the mornings.`,
    location: { city, state: 'MD', county: `${city} County`, roads: [`${city} Road`] },
  })
const towns = { 'pages/towns/towson.json': town('Towson'), 'pages/towns/timonium.json': town('Timonium') }

/** Returns the words that are told as nearly a town in a text of a page without a location. */
function told(body: string, more: object = {}): string[] {
  const text = pageFile([{ type: 'prose', body }], more)
  return problemsWith({ ...towns, 'pages/rates.json': text }).flatMap((problem) =>
    problem.code === 'near-name' && problem.file === 'pages/rates.json' ? [underlined(problem, text)] : [],
  )
}

describe('src/content/review/leftovers/createNearNameCheck, on a page without a location', () => {
  test('tells a misspelt town beside another town of the site', () => {
    expect(told('We tune from the harbor to Towsen and Timonium.')).toEqual(['Towsen'])
    expect(told('Free delivery in Towson and Timonnium.')).toEqual(['Timonnium'])
  })

  test.each([
    'We tune from the harbor to Towson and Timonium.',
    'We tune pianos in Towsen.',
    'In Timonium, ask for Jo Towsen or leave a note.',
    'From Timonium, take Towsen Street to the hall.',
    'We drive to Dover and Timonium.',
    'In Towson and at Clayton Hall we tune grand pianos.',
    'The chapels of Towson and Boston have one organ builder.',
  ])('leaves %j alone', (body) => expect(told(body)).toEqual([]))

  test('leaves a spelling that the page mentions, and posts', () => {
    expect(told('We tune in Towsen and Timonium.', { mentions: ['Towsen'] })).toEqual([])
    expect(told('We tune in Towsen and Timonium.', { date: '2026-02-01' })).toEqual([])
  })
})
