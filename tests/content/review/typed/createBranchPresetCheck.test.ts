import { describe, expect, test } from 'vitest'
import { baseSite } from '../../baseSite.ts'
import { pageFile, problemsWith, underlined } from '../../inMemory.ts'

const config = JSON.parse(baseSite['site.config.json'] ?? '')
const branches = {
  east: { name: 'Marble Step East', phone: '(410) 555-0177', address: { ...config.company.address, city: 'Dundalk' } },
}
const site = JSON.stringify({ ...config, company: { ...config.company, branches } })
const form = (options: string[], type = 'radio') =>
  JSON.stringify({
    title: 'Visit',
    button: 'Send',
    thanks: '/quote/',
    fields: [
      { name: 'office', type, label: 'Which office?', options },
      { name: 'need', type: 'select', label: 'What for?', options: ['Windows', 'Floors'] },
    ],
  })

const place = (presets: object) => [{ type: 'form', form: 'visit', presets }]

/**
 * Returns the problems of prefilled answers on the pages of two offices, Canton and Dundalk:
 * `underlined > what to write`.
 */
function told(
  { canton = {}, dundalk = {}, other = {} }: Record<string, object>,
  options = ['Canton', 'Dundalk', 'Any'],
): string[] {
  const files: Record<string, string> = {
    'site.config.json': site,
    'forms/visit.json': form(options),
    'pages/offices/canton.json': pageFile(place(canton), {
      name: 'Canton',
      location: { city: 'Canton', state: 'MD', zips: ['21224'], latitude: 39.28, longitude: -76.57 },
    }),
    'pages/offices/dundalk.json': pageFile(place(dundalk), { name: 'Dundalk', branch: 'east' }),
    'pages/visit.json': pageFile(place(other), { name: 'Visit' }),
  }
  return problemsWith(files)
    .filter(({ code }) => code === 'preset-of-another-page')
    .map((problem) => `${problem.file} ${underlined(problem, files[problem.file] ?? '')} > ${problem.fix}`)
}

describe('src/content/review/typed/createBranchPresetCheck', () => {
  test('tells the office that a copied page has kept', () => {
    expect(told({ dundalk: { office: 'Canton' } })).toEqual([
      'pages/offices/dundalk.json "Canton" > Write "Dundalk", which is an option of this form too, or delete this line.',
    ])
  })

  test('tells it on the page of the main office, which names no branch', () => {
    expect(told({ canton: { office: 'Dundalk' } })).toEqual([
      'pages/offices/canton.json "Dundalk" > Write "Canton", which is an option of this form too, or delete this line.',
    ])
  })

  test('tells a branch by its own name', () => {
    const [said = ''] = told({ canton: { office: 'Marble Step East' } }, ['Canton', 'Marble Step East'])
    expect(said).toContain('> Write "Canton"')
  })

  test.each<[string, Record<string, object>, string[]?]>([
    ['its own office', { canton: { office: 'Canton' }, dundalk: { office: 'Dundalk' } }],
    ['an answer that is no office', { canton: { office: 'Any' } }],
    ['another field', { canton: { need: 'Windows' } }],
    ['a page about no office', { other: { office: 'Dundalk' } }],
    ['a form without the own office', { canton: { office: 'Dundalk' } }, ['Dundalk', 'Any']],
  ])('leaves %s alone', (_, presets, options) => {
    expect(told(presets, options)).toEqual([])
  })
})
