import { describe, expect, test } from 'vitest'
import { baseSite } from '../../baseSite.ts'
import { pageFile, problemsWith, underlined } from '../../inMemory.ts'

const config = JSON.parse(baseSite['site.config.json'] ?? '')
const fields = [
  { name: 'guests', type: 'number', label: 'Guests', min: 9, max: 40, whole: true },
  { name: 'day', type: 'date', label: 'Day', from: 'tomorrow', to: '2027-12-20' },
  { name: 'note', type: 'textarea', label: 'Note' },
]
const form = (more: readonly object[], sending: object = {}) =>
  JSON.stringify({ title: 'Party', button: 'Send', thanks: '/quote/', fields: more, ...sending })
const receiver = { endpoint: 'https://desk.party.example/new' }
const placed = (name: string) => [{ type: 'form', form: name }]

/** Returns the problems of the Spanish form, and of the English one: `file underlined > message`. */
function told(
  own: readonly object[],
  original: readonly object[] = fields,
  more: object = { translates: '/party/' },
  sending: object = {},
) {
  const files: Record<string, string> = {
    'site.config.json': JSON.stringify({ ...config, languages: { es: { name: 'Español' } } }),
    'forms/party.json': form(original, sending),
    'forms/fiesta.json': form(own, sending),
    'pages/party.json': pageFile(placed('party')),
    'pages/es/fiesta.json': pageFile(placed('fiesta'), more),
  }
  return problemsWith(files)
    .filter(({ code }) => code === 'translation-differs')
    .map((problem) => `${problem.file} ${underlined(problem, files[problem.file] ?? '')} > ${problem.message}`)
}

const withField = (index: number, change: object) =>
  fields.map((field, at) => (at === index ? { ...field, ...change } : field))

describe('src/content/review/languages/compareForms', () => {
  test('tells a limit that the form of the translation has otherwise', () => {
    expect(told(withField(0, { max: 20 }))).toEqual([
      'forms/fiesta.json 20 > "max" of the field "guests" is 20 here, and 40 in the form "party".',
    ])
  })

  test('tells a limit under another name of the field, and one that is left out', () => {
    expect(told(withField(0, { name: 'invitados', min: 10 }))).toHaveLength(1)
    expect(told(withField(1, { to: undefined }))).toHaveLength(1)
  })

  test.each<[string, readonly object[], object?]>([
    ['the same limits', fields],
    ['other words and names', withField(0, { name: 'invitados', label: 'Invitados' })],
    ['a field more', [...withField(0, { max: 20 }), { name: 'plan', type: 'text', label: 'Plan' }]],
    ['other types', withField(2, { type: 'text' }).map((each, at) => (at === 0 ? { ...each, max: 20 } : each))],
    ['a page that translates nothing', withField(0, { max: 20 }), {}],
    ['a field that only one must fill in', withField(2, { required: true })],
  ])('leaves %s alone', (_, own, more) => {
    expect(told(own, fields, more)).toEqual([])
  })

  const meal = { name: 'meal', type: 'radio', label: 'Meal', options: ['Lunch', 'Dinner'] }
  test.each<[string, readonly object[], string]>([
    ['renames', withField(0, { name: 'invitados' }), 'The form "party" has no field called "invitados".'],
    ['lacks', fields.slice(0, 2), 'The form "party" has a field that is missing here: "note".'],
    [
      'requires',
      withField(2, { required: true }),
      '"required" of the field "note" is true here, and left out in the form "party".',
    ],
  ])('tells a field that the form of the translation %s, where one receiver gets both', (_, own, message) => {
    const [said = '', ...others] = told(own, fields, { translates: '/party/' }, receiver)
    expect(said.replace(/^.* > /, '')).toBe(message)
    expect(others).toEqual([])
  })

  test('tells an answer that only one language offers, and leaves their order to each', () => {
    const among = (options: string[]) =>
      told([...fields, { ...meal, options }], [...fields, meal], { translates: '/party/' }, receiver)
    expect(among(['Almuerzo'])).toEqual([
      'forms/fiesta.json "options" > The field "meal" has 1 answer here, and 2 in the form "party".',
    ])
    expect(among(['Cena', 'Almuerzo'])).toEqual([])
    expect(among(['Dinner', 'Lunch'])).toEqual([])
  })

  test('tells a fact in the words of one form that the other says otherwise', () => {
    const [own, theirs] = ['Desde las 17:00', 'From 6 pm'].map((help) => withField(1, { help }))
    expect(told(own ?? [], theirs)).toEqual([
      'forms/fiesta.json 17:00 > The time is "17:00" here, and "6 pm" in forms/party.json.',
    ])
    expect(told(withField(1, { help: 'Desde las 18:00' }), theirs)).toEqual([])
  })
})
