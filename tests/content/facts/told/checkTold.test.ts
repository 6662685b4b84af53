import { describe, expect, test } from 'vitest'
import { checkTold } from '../../../../src/content/facts/told/checkTold.ts'

type Told = Parameters<typeof checkTold>[0]
const told = (description: string, fields: Partial<Told>) =>
  checkTold({ title: 'Trial', description, sections: [], ...fields }).map(({ path }) => path.join('.'))

describe('src/content/facts/told/checkTold', () => {
  test.each<[string, Partial<Told>, string]>([
    ['One visit for $69.', { price: 96 }, 'price'],
    ['85 $ par personne, quarante places.', { price: 58 }, 'price'],
    ['For £17.50 a head.', { price: 18.5 }, 'price'],
    ['Le vendredi 14 mai 2027.', { starts: '2027-05-15T18:00' }, 'starts'],
    ['On May 14, 2027 at six.', { starts: '2027-05-13' }, 'starts'],
    ['Am 3. März 2027.', { starts: '2026-03-03' }, 'starts'],
    ['Until the end of February.', { until: '2027-03-28' }, 'until'],
    ['Apply until the end of March.', { validThrough: '2026-12-31' }, 'validThrough'],
    ['Jusqu’à la fin de mars.', { until: '2027-04-30' }, 'until'],
    ['$28 to $38 an hour.', { salary: { from: 28, to: 83, per: 'hour' } }, 'salary.to'],
    ['14,50 € die Stunde.', { salary: { from: 15.5, per: 'hour' } }, 'salary.from'],
    ['£18 an hour to start with.', { salary: { from: 18, per: 'day' } }, 'salary.per'],
    ['Admission is free.', { price: 10 }, 'price'],
    ['On 14 May 2027 at 7 pm.', { starts: '2027-05-14T18:00' }, 'starts'],
    ['Am 14. Mai 2027 um 20 Uhr.', { starts: '2027-05-14T19:00' }, 'starts'],
    ['Le 14 mai 2027 à 18 h 30.', { starts: '2027-05-14T18:00' }, 'starts'],
    ['Until 28 February 2027.', { until: '2027-02-27' }, 'until'],
    ['Bis zum 28. Februar 2027.', { until: '2026-02-28' }, 'until'],
    ['2 900 bis 3 400 € im Monat.', { salary: { from: 2700, to: 3200, per: 'month' } }, 'salary.from'],
    ['De 2\u202f900 à 3\u202f400 € par mois.', { salary: { from: 2700, to: 3200, per: 'month' } }, 'salary.from'],
    ['Eintritt 10 €.', { price: 0 }, 'price'],
    ['Entrada 10 €.', { price: 0 }, 'price'],
    ['Von 18 bis 20 Uhr.', { starts: '2027-01-14T19:00' }, 'starts'],
    ['From 6 to 8 pm.', { starts: '2027-01-14T19:00' }, 'starts'],
  ])('tells that "%s" is not what the fields %j say', (text, fields, path) => {
    expect(told(text, fields)).toEqual([path])
  })

  test.each<[string, Partial<Told>]>([
    ['One visit for $69 instead of $110.', { price: 69 }],
    ['Save $20 on the first visit, a $50 deposit holds it.', { price: 120 }],
    ['Worth $200. Free drinks, plus $5 for parking.', { price: 40 }],
    ['One visit for $1,250.00.', { price: 1250 }],
    ['Two courses for £20, three for £26.50.', { price: 26.5 }],
    ['An evening of music.', { price: 30 }],
    ['On May 14, 2027.', { starts: '2027-05-14', ends: '2027-05-13' }],
    ['$28 to $38 an hour.', { salary: { from: 38, to: 28, per: 'hour' } }],
    ['From 13 to 15 May 2027, and on 14 May 2027 with fireworks.', { starts: '2027-05-13', ends: '2027-05-15' }],
    ['Tickets from 1 March 2027 on.', { starts: '2027-05-13' }],
    ['The next one is on May 14, 2027.', { starts: '2027-05-13' }],
    ['It was on May 14, 2026.', { starts: '2027-05-13' }],
    ['Saturday, May 15.', { starts: '2027-05-14' }],
    ['Until the end of February, because in May we have no time.', { until: '2027-02-28' }],
    ['It may rain until we come.', { until: '2027-02-28' }],
    ['$28 to $38 an hour.', { salary: { from: 28, to: 38, per: 'hour' } }],
    ['6 to 8 visits a day.', { salary: { from: 28, to: 38, per: 'hour' } }],
    ['One visit for $69.', {}],
    ['£18 an hour, about £37,000 a year.', { salary: { from: 18, per: 'hour' } }],
    ['A bonus of £500 a year on top.', { salary: { from: 18, to: 21, per: 'hour' } }],
    ['Lunch with free tea.', { price: 10 }],
    [
      'On 14 May 2027 from 6 pm to 9 pm; doors open at 5.30 pm.',
      { starts: '2027-05-14T18:00', ends: '2027-05-14T21:00' },
    ],
    ['Am 14. Mai 2027 um 7 Uhr abends.', { starts: '2027-05-14T19:00' }],
    ['On 14 May 2027; the last bus leaves before 11 pm.', { starts: '2027-05-14T19:00' }],
    ['Le 14 mai 2027, une soirée de 3 h.', { starts: '2027-05-14T18:00' }],
    ['Book until 28 February 2027, valid until 30 April 2027.', { until: '2027-04-30' }],
  ])('leaves "%s" alone beside %j', (text, fields) => {
    expect(told(text, fields)).toEqual([])
  })

  test('tells a price of the hero that is about the same and another one', () => {
    const hero = (text: string) => [{ type: 'hero', text }]
    const judge = (text: string) => told('Two nights for $180 instead of $224.', { price: 180, sections: hero(text) })
    expect(judge('Two nights for $190.')).toEqual(['sections.0.text'])
    expect(judge('Breakfast is another $12.')).toEqual([])
    expect(judge('Two nights for $180.')).toEqual([])
  })

  test('tells a price with two digits in each other’s places, where the sections have the right one', () => {
    const judge = (text: string) => told(text, { price: 275, sections: [{ type: 'hero', text: '$275, fitted.' }] })
    expect(judge('Five locks on one key, fitted for $257.')).toEqual(['description'])
    expect(judge('Five locks on one key, fitted for $275, each further one for $55.')).toEqual([])
    expect(judge('Five locks on one key, fitted for $725.')).toEqual([])
    expect(judge('Five locks on one key, fitted for $265, or $289 in brass.')).toEqual([])
  })

  test('leaves two prices of a page alone that happen to have the same digits', () => {
    const early = { price: 195, sections: [{ type: 'hero', text: 'Early $159, later $195.' }] }
    expect(told('Early birds come for $159.', early)).toEqual([])
    const children = { price: 21, sections: [{ type: 'hero', text: '$21 at the door.' }] }
    expect(told('Children come for $12.', children)).toEqual([])
  })

  test.each([
    'Ab 1. Februar 2027, befristet bis 31. Dezember 2028.',
    'A fixed-term job until 31 December 2028.',
    'En CDD jusqu’au 31 décembre 2028.',
    'Contrato hasta el 31 de diciembre de 2028.',
  ])('takes the end of the job in "%s" for no end of the time to apply', (text) => {
    expect(told(text, { validThrough: '2027-01-31' })).toEqual([])
  })

  const salary = { from: 2700, to: 3200, per: 'month' } as const
  const pays = (text: string, description = '2 700 bis 3 200 € im Monat.') =>
    told(description, { salary, sections: [{ type: 'hero', heading: 'Trial', text }] } as Partial<Told>)

  test('holds each text against the pay, whatever another one says', () => {
    expect(pays('Wir zahlen 2 900 bis 3 400 € im Monat.')).toEqual(['salary.from'])
  })

  test.each([
    'Wir zahlen 2.700 bis 3.200 € im Monat.',
    'Dazu 25 € je Stunde im Notdienst.',
    'In Vollzeit 2 700 bis 3 200 € im Monat, in Teilzeit 1 400 bis 1 600 € im Monat.',
    'Un équipement de 1 500 € par an.',
    'We pay $500 to $800 a year for courses.',
    'Pagamos 2700 a 3200 € al mes.',
  ])('takes "%s" for no other pay', (text) => {
    expect(pays(text)).toEqual([])
  })
})
