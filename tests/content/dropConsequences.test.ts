import { describe, expect, test } from 'vitest'
import { toldWith } from '../sites/siteFolder.ts'
import { pageFile, problemsWith } from './inMemory.ts'

type Change = readonly [file: string, from: string, to: string]

const shack = 'pages/evenements/cabane-en-ville.json'
const lobster = 'pages/evenements/nuit-du-homard.json'
const lobsterNight = 'pages/en/events/lobster-night.json'
const townTemplate = 'pages/services/[service]/[town]/index.json'
const menu = 'pages/en/menu.json'

describe('src/content/dropConsequences', () => {
  test.each<[string, string, Change]>([
    ['restaurant', 'no-such-day', [shack, '"starts": "2027-03-21T10:00"', '"starts": "2027-04-31T10:00"']],
    ['restaurant', 'no-such-day', [shack, '"starts": "2027-03-14T10:00"', '"starts": "2027-02-30T10:00"']],
    ['restaurant', 'no-such-day', [lobster, '"starts": "2027-05-14T18:00"', '"starts": "2027-05-32T18:00"']],
    ['restaurant', 'wrong-order', [lobster, '"ends": "2027-05-14T22:30"', '"ends": "2027-05-14T10:30"']],
    ['restaurant', 'missing-day', [lobster, '"starts": "2027-05-14T18:00",', '']],
    ['restaurant', 'wrong-form', ['site.config.json', '"Fr-Sa 17:30-23:00"\n', '"Fr-Sa 17h30-23h00"\n']],
    ['dental', 'unknown-branch', ['forms/appointment.json', '"closures:roundhay"', '"closures:headingley"']],
    ['restaurant', 'uneven-row', ['pages/carte.json', 'du jour, café", "24', 'du jour, café 24']],
    ['restaurant', 'uneven-row', [menu, 'coffee", "$24"]', 'coffee $24"]']],
    ['cooling', 'unknown-folder', ['site.config.json', '"offers": "offer"', '"offer": "offer"']],
    ['cooling', 'unknown-folder', ['site.config.json', '"jobs": "job"', '"careers": "job"']],
    ['cooling', 'same-town', ['pages/areas/hutto-tx.json', '"city": "Hutto"', '"city": "Buda"']],
    ['cooling', 'invisible-character', ['pages/services/maintenance.json', '"Maintenance"', '"Main\u200btenance"']],
    ['cooling', 'invisible-character', [townTemplate, '"service_type": "', '"service_type": "\u200b']],
    ['cooling', 'invisible-character', ['pages/areas/hutto-tx.json', 'Williamson', 'William\u200bson']],
    ['cooling', 'invisible-character', ['pages/areas/hutto-tx.json', '"78634"', '"78\u200b634"']],
    ['cooling', 'invisible-character', ['pages/areas/hutto-tx.json', '"TX"', '"T\u200bX"']],
    ['restaurant', 'translation-unlinked', [menu, '"translates": "/carte/",', '']],
    ['cooling', 'wrong-type', ['pages/services/maintenance.json', '"href": "/book/"', '"href": 5']],
    ['cooling', 'missing-field', ['pages/services/maintenance.json', '"name": "Maintenance",', '']],
    [
      'cooling',
      'missing-comma',
      ['pages/services/maintenance.json', '"name": "Maintenance",', '"name": "Maintenance"'],
    ],
  ])('of a fault on %s, %s is told alone', (site, code, change) => {
    expect(toldWith(site, [change])).toEqual([`${change[0]}: ${code}`])
  })

  test('hours of a language that differ are told beside another mistake of the configuration', () => {
    const told = toldWith('restaurant', [
      ['site.config.json', '"10 am – 2 pm"', '"10 am – 3 pm"'],
      ['site.config.json', '"Su 10:00-14:00"', '"Su 10:00-15:00"'],
      ['site.config.json', '"#', '"##'],
    ])
    expect(told).toEqual(['site.config.json: hours-differ-by-language', 'site.config.json: wrong-form'])
  })

  test('a field that nothing shows is told while all kinds of pages name a folder', () => {
    const repair = 'pages/services/ac-repair.json'
    const told = toldWith('cooling', [[repair, '"title":', '"author": "Ann Hall", "title":']])
    expect(told).toEqual([`${repair}: field-not-shown`])
  })

  test('what a translation says otherwise is told while both pages have no error', () => {
    expect(toldWith('restaurant', [[menu, 'coffee", "$24"', 'coffee", "$25"']])).toEqual([
      `${menu}: translation-of-other-facts`,
    ])
  })

  test.each<[string, string[], Change[]]>([
    ['nothing', [`${lobsterNight}: translation-older`, `${menu}: translation-older`], []],
    [
      'a price of the original that its texts say otherwise',
      [`${menu}: translation-older`, `${lobster}: told-otherwise`],
      [[lobster, '"price": 85', '"price": 58']],
    ],
    [
      'a text of the original in the wrong language',
      [`${menu}: translation-older`, `${lobster}: untranslated-text`],
      [[lobster, 'Les bavoirs sont obligatoires et photographiés.', 'The bibs are for everyone and we take pictures.']],
    ],
    [
      'a row that only the original lacks',
      [`${lobsterNight}: translation-older`, `${menu}: translation-of-other-facts`],
      [['pages/carte.json', '["La petite", "Pain, beurre, confitures, café", "14\u00a0$"],', '']],
    ],
  ])('beside %s, what was changed after its translation is told once', (_, told, changes) => {
    const ages = { [lobster]: 1, [lobsterNight]: 2, 'pages/carte.json': 1, [menu]: 2 }
    expect(toldWith('restaurant', changes, ages)).toEqual(told)
  })

  test('a heading of a third page is told beside a translation that is not linked', () => {
    const told = toldWith('restaurant', [
      [menu, '"translates": "/carte/",', ''],
      [menu, '"heading": "', '"heading": "Gallery","intro": "'],
    ])
    expect(told).toEqual([`${menu}: translation-unlinked`, `${menu}: shared-heading`])
  })

  test('an invisible character is an error where its value is one', () => {
    const files = { 'pages/about.json': pageFile([], { location: { city: 'Bowie', state: 'M\u200bD' } }) }
    expect(problemsWith(files).map(({ code, severity }) => [code, severity])).toEqual([
      ['invisible-character', 'error'],
    ])
  })

  test('a form that is filled in with what is no service is told beside a fault of a service', () => {
    const told = toldWith('cooling', [
      ['pages/services/maintenance.json', '"href": "/book/"', '"href": 5'],
      ['pages/services/[service]/[town]/index.json', '"{service}"', '"{service} abroad"'],
    ])
    expect(told).toContain('pages/services/[service]/[town]/index.json: preset-unknown')
  })
})
