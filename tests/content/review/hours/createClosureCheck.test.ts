import { describe, expect, test } from 'vitest'
import { createClosureCheck } from '../../../../src/content/review/hours/createClosureCheck.ts'
import { baseSite } from '../../baseSite.ts'
import { pageFile, problemsWith } from '../../inMemory.ts'
import { smallConfig } from '../../smallSite.ts'

const { address } = smallConfig.company
const company = {
  ...smallConfig.company,
  name: 'La Braise',
  closures: [
    { from: '2026-12-24', to: '2027-01-04', note: 'Fêtes' },
    { from: '2027-06-24', note: 'Saint-Jean' },
    { from: '2027-03-01', to: '2027-03-07', hours: '10 am – 2 pm', note: 'Relâche' },
  ],
  branches: {
    dock: {
      name: 'La Braise Lachine',
      phone: '(410) 555-0143',
      address: { ...address, city: 'Lachine' },
      closures: [{ from: '2027-08-02', to: '2027-08-15', note: 'Vacances' }],
    },
  },
}

/** Returns the problems of a text: `underlined > the last words of the message`. */
function told(value: string, page?: { branch: string }): string[] {
  const check = createClosureCheck({ ...smallConfig, company })
  const texts = [{ path: ['notice', 'text'], value, format: undefined, free: true, field: 'text' }]
  const fields = page && { name: 'P', title: 'T', description: 'D', ...page }
  return (check?.(texts, fields) ?? []).map(
    ({ span, message }) => `${value.slice(span?.start, span?.end)} > ${/\S+ on \S+(?=\.$)/.exec(message)}`,
  )
}

describe('src/content/review/hours/createClosureCheck', () => {
  test.each([
    ['Fermé du 24 décembre au 6 janvier. D’ici là, bonnes fêtes.', '24 décembre au 6 janvier > ends on 2027-01-04'],
    ['Fermé du 23 décembre au 4 janvier.', '23 décembre au 4 janvier > begins on 2026-12-24'],
    ['Nous sommes fermés du 24 décembre au 3 janvier inclus.', '24 décembre au 3 janvier > ends on 2027-01-04'],
    ['Closed from December 24 to January 2.', 'December 24 to January 2 > ends on 2027-01-04'],
    ['We are closed 26 December – 4 January.', '26 December – 4 January > begins on 2026-12-24'],
    ['{company} is closed from 24 to 30 December.', '24 to 30 December > ends on 2027-01-04'],
    ['Our bakery is closed from December 24 to January 2.', 'December 24 to January 2 > ends on 2027-01-04'],
    [
      'Unsere Werkstatt bleibt vom 24. Dezember bis 8. Januar geschlossen.',
      '24. Dezember bis 8. Januar > ends on 2027-01-04',
    ],
    ['Lachine is closed from 2 to 20 August; we deliver.', '2 to 20 August > ends on 2027-08-15'],
    ['Wir haben vom 24. Dezember bis 8. Januar geschlossen.', '24. Dezember bis 8. Januar > ends on 2027-01-04'],
    ['Betriebsferien vom 20. Dezember bis 4. Januar.', '20. Dezember bis 4. Januar > begins on 2026-12-24'],
    ['Cerrado del 24 de diciembre al 8 de enero.', '24 de diciembre al 8 de enero > ends on 2027-01-04'],
    ['Estamos cerrados del 20 de diciembre al 4 de enero.', '20 de diciembre al 4 de enero > begins on 2026-12-24'],
  ])('in %j is told', (text, said) => {
    expect(told(text)).toEqual([said])
  })

  test.each([
    'Fermé du 24 décembre au 4 janvier. D’ici là, bonnes fêtes.',
    'Fermé du 24 décembre au 5 janvier.',
    'The pool of our hotel is closed from December 24 to March 1.',
    'La terrasse est fermée du 24 décembre au 1 mars.',
    'Fermé du 1 au 8 mars.',
    'Fermé du 1 au 6 mars.',
    'Fermé le 24 décembre et le 4 janvier.',
    'Fermé du lundi 24 au mercredi 26 mai.',
    'Ouvert du 24 décembre au 2 janvier.',
    'Closed from December 24 to January 4, 2027.',
    'Closed from December 24, 2023 to January 2, 2024.',
    'The car park is closed from 24 December to 2 January.',
    'Our suppliers are closed from 24 December to 6 January.',
    'We are closed from noon of 24 December to 2 January by phone only.',
    'Lachine is closed from 2 to 15 August.',
    'Roads are closed from 2 to 6 August for the race.',
    'We deliver from 24 December to 2 January.',
    'Wir haben vom 24. Dezember bis 4. Januar geschlossen.',
    'Das Hallenbad ist vom 24. Dezember bis 8. Januar geschlossen.',
    'Die Straße bleibt vom 2. bis 6. August geschlossen.',
    'Cerrado del 24 de diciembre al 4 de enero.',
    'La piscina está cerrada del 24 de diciembre al 8 de enero.',
    'El plazo se cierra del 24 de diciembre al 8 de enero.',
    'Geschlossen.',
  ])('%j stays as it is', (text) => {
    expect(told(text)).toEqual([])
  })

  test('holds a page of a branch against the closures of that branch and of all', () => {
    expect(told('Closed from 24 December to 2 January.', { branch: 'dock' })).toHaveLength(1)
    expect(told('Closed from 2 to 6 August.', { branch: 'dock' })).toHaveLength(1)
  })

  test('reads the notice of the site and the texts of pages', () => {
    const config = JSON.parse(baseSite['site.config.json'] ?? '')
    const closures = [{ from: '2026-12-24', to: '2027-01-04', note: 'Holidays' }]
    const text = 'Closed from December 24 to January 2.'
    const site = { ...config, company: { ...config.company, closures }, notice: { text } }
    const page = pageFile([{ type: 'prose', body: text }])
    const files = { 'site.config.json': JSON.stringify(site), 'pages/about.json': page }
    const found = problemsWith(files).filter(({ code }) => code === 'closure-told-otherwise')
    expect(found.map(({ file }) => file).sort()).toEqual(['pages/about.json', 'site.config.json'])
  })
})
