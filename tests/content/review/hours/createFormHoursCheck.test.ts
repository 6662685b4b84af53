import { describe, expect, test } from 'vitest'
import { baseSite } from '../../baseSite.ts'
import { pageFile, problemsWith, underlined } from '../../inMemory.ts'

const config = JSON.parse(baseSite['site.config.json'] ?? '')
const hours = [
  { days: 'Tuesday–Friday', time: '9 am – 6 pm', schema: 'Tu-Fr 09:00-18:00' },
  { days: 'Saturday', time: '8 am – 4 pm', schema: 'Sa 08:00-16:00' },
]
const east = {
  name: 'Marble Step East',
  phone: '(410) 555-0177',
  address: { ...config.company.address, city: 'Dundalk' },
  hours: [{ days: 'Wednesday–Saturday', time: '10 am – 5 pm', schema: 'We-Sa 10:00-17:00' }],
  closures: [{ from: '2027-03-01', note: 'New floors' }],
}
const closures = [
  { from: '2027-01-01', note: 'New Year' },
  { from: '2027-01-02', note: 'Inventory', hours: '12:00-16:00' },
]
const closedDays = ['sunday', 'monday', 'closures']
const salon = { name: 'salon', type: 'radio', label: 'Which salon?', options: ['Baltimore', 'Dundalk'] }
const ofEast = { when: { salon: 'Dundalk' }, days: ['tuesday', 'closures:east'] }

interface Change {
  company?: object
  fields?: object[]
  page?: object
  pages?: Record<string, string>
}

/** Returns the problems of a form with a day of visit and these further fields: `severity underlined > remedy`. */
function told(day: object | undefined, { company = {}, fields = [], page = {}, pages = {} }: Change = {}): string[] {
  const first = { name: 'day', type: 'date', label: 'Day', from: 'tomorrow', notOn: closedDays, ...day }
  const files: Record<string, string> = {
    'site.config.json': JSON.stringify({ ...config, company: { ...config.company, hours, closures, ...company } }),
    'forms/visit.json': JSON.stringify({
      title: 'Visit',
      button: 'Send',
      thanks: '/quote/',
      fields: [{ name: 'name', type: 'text', label: 'Your name' }, ...fields, first],
    }),
    'pages/visit.json': pageFile([{ type: 'form', form: 'visit' }], { name: 'Visit', ...page }),
    ...pages,
  }
  return problemsWith(files)
    .filter(({ code }) => code === 'form-while-closed' || code === 'form-help-otherwise')
    .map((each) => `${each.severity} ${underlined(each, files[each.file] ?? '')} > ${each.fix}`)
}

const branches = { east }

describe('src/content/review/hours/createFormHoursCheck', () => {
  test('tells days on which nobody is there by the hours', () => {
    expect(told({ notOn: ['sunday', 'closures'] })).toEqual([
      'tip "notOn" > Add "monday" to "notOn", unless you are there for such visits.',
    ])
    expect(told({ notOn: ['sunday', 'monday'] })).toEqual([
      'tip "notOn" > Add "closures" to "notOn", unless you are there for such visits.',
    ])
  })

  test('tells days of the office that an answer names', () => {
    expect(told({}, { company: { branches }, fields: [salon] })).toEqual([
      'tip "notOn" > Add "alsoNotOn": [{ "when": { "salon": "Dundalk" }, "days": ["tuesday", "closures:east"] }], unless you are there for such visits.',
    ])
    const half = { alsoNotOn: [{ ...ofEast, days: ['tuesday'] }] }
    expect(told(half, { company: { branches }, fields: [salon] })).toEqual([
      'tip "notOn" > Add "closures:east" to the "days" of "Dundalk" in "alsoNotOn", unless you are there for such visits.',
    ])
    expect(
      told({ notOn: ['sunday', 'closures'], alsoNotOn: [ofEast] }, { company: { branches }, fields: [salon] }),
    ).toEqual(['tip "notOn" > Add "monday" to "notOn", unless you are there for such visits.'])
  })

  test('holds a form on the pages of one branch alone against that branch', () => {
    const company = { branches }
    expect(told({}, { company, page: { branch: 'east' } })).toEqual([
      'tip "notOn" > Add "tuesday" and "closures:east" to "notOn", unless you are there for such visits.',
    ])
    expect(told({}, { company })).toEqual([])
  })

  test('knows an office by the end of its name and by its page', () => {
    const practice = { ...salon, options: ['Canton', 'East', 'Whichever is sooner'] }
    const office = (name: string, more: object) => pageFile([], { name, ...more })
    const location = { city: 'Canton', state: 'MD', zips: ['21224'], latitude: 39.28, longitude: -76.57 }
    const pages = {
      'pages/salons/canton.json': office('Canton', { location }),
      'pages/salons/east.json': office('East', { branch: 'east' }),
    }
    const some = { notOn: ['sunday', 'closures'], alsoNotOn: [{ ...ofEast, when: { salon: 'East' } }] }
    expect(told(some, { company: { branches }, fields: [practice], pages })).toEqual([
      'tip "notOn" > Add "monday" to "notOn", unless you are there for such visits.',
    ])
    expect(told(some, { company: { branches }, fields: [practice] })).toEqual([
      'tip "notOn" > Add "monday" to the "days" of "East" in "alsoNotOn", unless you are there for such visits.',
    ])
    expect(
      told({ notOn: some.notOn }, { company: { branches }, fields: [{ ...salon, options: ['New', 'Marble'] }] }),
    ).toEqual(['tip "notOn" > Add "monday" to "notOn", unless you are there for such visits.'])
  })

  test('tells times outside of all hours', () => {
    const time = (limits: object) => told({}, { fields: [{ name: 'at', type: 'time', label: 'Time', ...limits }] })
    expect(time({ from: '07:00', to: '21:00' })).toEqual([
      'tip "07:00" > Write "08:00", unless you are there for such visits.',
      'tip "21:00" > Write "18:00", or an earlier time at which the last visit can begin, unless you are there for such visits.',
    ])
    expect(time({ from: '08:00', to: '18:00' })).toEqual([])
  })

  test.each([
    ['a day without "notOn"', { notOn: undefined }],
    ['days that are all open', { notOn: ['tuesday'] }],
    ['days named by hand', { notOn: ['sunday', 'monday', '2027-01-01'] }],
    ['more days than the hours close', { notOn: ['saturday', ...closedDays] }],
  ])('leaves alone %s', (_, day) => {
    expect(told(day)).toEqual([])
  })

  test('leaves alone a firm that comes to its customers, and hours that it cannot read', () => {
    const location = { city: 'Towson', state: 'MD', zips: ['21204'], latitude: 39.4, longitude: -76.6 }
    const pages = { 'pages/towns/towson.json': pageFile([], { name: 'Towson', location }) }
    expect(told({ notOn: ['sunday'] }, { pages })).toEqual([])
    const byAgreement = [...hours, { days: 'By agreement', time: 'evenings' }]
    expect(told({ notOn: ['sunday'] }, { company: { hours: byAgreement } })).toEqual([])
  })

  test.each([
    ['Monday to Saturday.', 'takes out'],
    ['De lunes a sábado; con cita.', 'takes out'],
    ['Wednesday to Saturday', 'can be chosen too'],
  ])('holds the days of a help text against "notOn": %j', (help) => {
    const [said, ...others] = told({ help })
    expect(said).toMatch(
      /^warning (?:Monday to Saturday|De lunes a sábado|Wednesday to Saturday) > Write the same days/,
    )
    expect(others).toEqual([])
  })

  test.each([
    'Tuesday to Saturday; in Dundalk from Wednesday.',
    'We answer Monday to Friday.',
    'Monday to Friday we call back within an hour.',
    'Saturday is busy.',
  ])('leaves alone the help %j', (help) => {
    expect(told({ help })).toEqual([])
  })
})
