import { describe, expect, test } from 'vitest'
import { baseSite } from '../../baseSite.ts'
import { pageFile, problemsWith, underlined } from '../../inMemory.ts'

const config = JSON.parse(baseSite['site.config.json'] ?? '')
const fields = [
  { name: 'guests', type: 'number', label: 'Guests', min: 9, max: 40, whole: true },
  { name: 'day', type: 'date', label: 'Day', from: 'tomorrow', to: '2027-12-20' },
  { name: 'note', type: 'textarea', label: 'Note' },
]
const form = (more: readonly object[]) =>
  JSON.stringify({ title: 'Party', button: 'Send', thanks: '/quote/', fields: more })
const placed = (name: string) => [{ type: 'form', form: name }]

/** Returns the problems of the Spanish form, and of the English one: `file underlined > message`. */
function told(own: readonly object[], original: readonly object[] = fields, more: object = { translates: '/party/' }) {
  const files: Record<string, string> = {
    'site.config.json': JSON.stringify({ ...config, languages: { es: { name: 'Español' } } }),
    'forms/party.json': form(original),
    'forms/fiesta.json': form(own),
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
})
