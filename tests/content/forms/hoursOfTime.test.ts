import { describe, expect, test } from 'vitest'
import type { FormDocument, Site } from '../../../schemas/index.ts'
import { fillForm } from '../../../src/content/forms/fillForm.ts'
import { settleForms } from '../../../src/content/model/files/siteForms.ts'
import { siteIn } from '../../../src/content/model/languages.ts'
import { sampleAnswers } from '../../../src/node/serve/sampleAnswers.ts'
import { smallConfig } from '../smallSite.ts'

const hours = [
  { days: 'Tuesday–Friday', time: '9 am – 6 pm', schema: 'Tu-Fr 09:00-18:00' },
  { days: 'Saturday', time: '8 am – 4 pm', schema: 'Sa 08:00-16:00' },
]
const { name, phone, address } = smallConfig.company
const towson = { name, phone, address, hours: [{ days: 'Friday', time: '8 pm – 2 am', schema: 'Fr 20:00-02:00' }] }
const closures = [
  { from: '2026-12-24', note: 'Christmas Eve', hours: '09:00-12:00' },
  { from: '2026-12-25', note: 'Christmas' },
]
const site: Site = {
  ...smallConfig,
  languages: { es: { name: 'Español', company: { hours: [{ days: 'Martes a viernes', time: '9:00 – 18:00' }] } } },
  company: { ...smallConfig.company, hours, closures, branches: { towson } },
}

const documentOf = (time: object, options = ['Baltimore', 'Towson']) =>
  ({
    ...{ title: 'Visit', button: 'Send', endpoint: null },
    fields: [
      { type: 'radio', name: 'office', label: 'Office', options },
      { type: 'date', name: 'day', label: 'Day', from: '2026-12-24', notOn: ['sunday', 'monday'] },
      { type: 'time', name: 'at', label: 'Time', within: 'hours', on: 'day', ...time },
    ],
  }) as FormDocument

const ofTowson = (office: string) => ({ withinFor: [{ when: { office }, within: 'hours:towson' }] })

function timeOf(time: object, language?: 'es') {
  const documents = new Map([['forms/visit.json', documentOf({ ...ofTowson('Towson'), ...time })]])
  const spanish = documentOf({ ...ofTowson('Towson (Maryland)'), ...time }, ['Baltimore', 'Towson (Maryland)'])
  documents.set('forms/es/visit.json', spanish)
  const form = settleForms(site, documents).get('visit')
  return form && fillForm(form, siteIn(site, language), 2026, language).fields[2]
}

const day = '09:00-18:00'

describe('src/content/forms/hoursOfTime', () => {
  test('takes the hours of each day, half days of closures and the branch of an answer', () => {
    expect(timeOf({})).toMatchObject({
      ...{ on: 'day', from: '08:00', to: '23:59' },
      hours: [
        { week: ['', '', day, day, day, day, '08:00-16:00'], days: [['2026-12-24', '09:00-12:00']] },
        { when: { office: 'Towson' }, week: ['', '', '', '', '', '20:00-23:59', ''] },
      ],
    })
    expect(timeOf({})).not.toHaveProperty('within')
    expect(timeOf({})).not.toHaveProperty('withinFor')
  })

  test('says the hours of the day, and the first and the last of all', () => {
    const { saysOfHours, says } = timeOf({}) ?? {}
    expect(saysOfHours?.[day]?.replace(/\s/g, ' ')).toBe('On that day, choose a time: 9:00 AM – 6:00 PM.')
    expect(says?.low).toContain('8:00')
    expect(timeOf({ messages: { high: 'We close at six.' } })).not.toHaveProperty('saysOfHours')
  })

  test('keeps to the limits of the field, and to an end before closing', () => {
    const [main] = timeOf({ from: '10:00', to: '17:00', beforeClosing: 90 })?.hours ?? []
    expect(main?.week.slice(5)).toEqual(['10:00-16:30', '10:00-14:30'])
    expect(main?.days).toEqual([['2026-12-24', '10:00-10:30']])
  })

  test('holds the answer as it is sent in a further language, whose lines name no hours', () => {
    const field = timeOf({}, 'es')
    expect(field?.hours?.[1]?.when).toEqual({ office: 'Towson' })
    expect(field?.hours?.[0]?.week[2]).toBe(day)
    expect(field?.saysOfHours?.[day]).toContain('Elija ese día una hora: ')
  })

  test('gives a test of the receiver a time of that day', () => {
    const form = settleForms(site, new Map([['forms/visit.json', documentOf({})]])).get('visit')
    const answersOn = (today: string) => form && sampleAnswers(form, today)
    expect(answersOn('2026-11-23')).toMatchObject({ day: '2026-12-24', at: '09:00' })
    expect(answersOn('2026-12-25')).toMatchObject({ day: '2026-12-26', at: '08:00' })
  })
})
