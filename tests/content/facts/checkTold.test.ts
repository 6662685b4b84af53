import { describe, expect, test } from 'vitest'
import { checkTold } from '../../../src/content/facts/checkTold.ts'

type Told = Parameters<typeof checkTold>[0]
const told = (description: string, fields: Partial<Told>) =>
  checkTold({ title: 'Trial', description, sections: [], ...fields }).map(({ path }) => path.join('.'))

describe('src/content/facts/checkTold', () => {
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
  ])('leaves "%s" alone beside %j', (text, fields) => {
    expect(told(text, fields)).toEqual([])
  })
})
