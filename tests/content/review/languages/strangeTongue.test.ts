import { describe, expect, test } from 'vitest'
import { findStrange } from '../../../../src/content/text/sentences/findForeign.ts'
import type { Tongue } from '../../../../src/content/text/sentences/tongueWords.ts'
import { toldWith } from '../../../sites/siteFolder.ts'

const checkUps = 'pages/treatments/check-ups.json'
const said = 'X-rays, photographs and a written plan included.'

describe('src/content/text/sentences/findForeign', () => {
  test.each<[Tongue, Tongue, string]>([
    ['en', 'de', 'Röntgenbilder, Fotos und ein schriftlicher Plan sind inbegriffen.'],
    ['en', 'fr', 'Les radios, les photos et un plan écrit sont compris.'],
    ['en', 'es', 'Incluye radiografías, fotos y un plan por escrito para usted.'],
    ['de', 'en', 'We look at every tooth with you and write a plan.'],
    ['fr', 'en', 'We look at every tooth with you and write a plan.'],
  ])('finds on a page in %s a sentence in %s: %s', (mine, other, text) => {
    expect(findStrange(text, { mine, other })).toBeDefined()
  })

  test.each<[Tongue, Tongue, string]>([
    ['en', 'de', 'We met at the Gesellschaft der Freunde der Musik in Wien.'],
    ['en', 'es', 'The band of the Plaza de los Mariachis plays here on Sundays.'],
    ['en', 'fr', 'A tarte aux pommes with the best of Normandy, and coffee for two.'],
    ['de', 'en', 'Das Buch „The Art of Living with Your Teeth and Gums“ liegt im Wartezimmer.'],
  ])('leaves names on a page in %s alone in %s: %s', (mine, other, text) => {
    expect(findStrange(text, { mine, other })).toBeUndefined()
  })
})

describe('src/content/review/languages/findOtherTongue', () => {
  test('tells a sentence in a language that the site does not have', () => {
    const german = 'Röntgenbilder, Fotos und ein schriftlicher Plan sind inbegriffen.'
    expect(toldWith('dental', [[checkUps, said, german]])).toEqual([`${checkUps}: untranslated-text`])
  })

  test('leaves a text alone that addresses the speakers of another language', () => {
    const spanish = 'Hablamos español. Llame a nuestra oficina y le atenderemos en su idioma para todo.'
    expect(toldWith('dental', [[checkUps, said, spanish]])).toEqual([])
  })

  test('tells an English answer of a French form once, and an English button', () => {
    const form = 'forms/reservation.json'
    const told = toldWith('restaurant', [
      [form, '"Souper, du mardi au samedi", ', '"Dinner, Tuesday to Saturday", '],
      [form, '"repas": "Souper, du mardi au samedi"', '"repas": "Dinner, Tuesday to Saturday"'],
      [form, '"Nombre de convives"', '"Number of guests"'],
      ['site.config.json', '"label": "Réserver"', '"label": "Book a table"'],
    ])
    expect(told).toEqual([
      `${form}: untranslated-text`,
      `${form}: untranslated-text`,
      'site.config.json: untranslated-text',
    ])
  })
})

describe('src/content/review/languages/createUnlinkedCheck', () => {
  test.each([
    ['pages/en/menu.json', '/carte/'],
    ['pages/en/private-hire.json', '/privatisation/'],
    ['pages/en/events/valentine.json', '/evenements/saint-valentin/'],
  ])('finds the original of %s', (file, original) => {
    const told = toldWith('restaurant', [[file, `  "translates": "${original}",\n`, '']])
    expect(told).toEqual([`${file}: translation-unlinked`])
  })

  test('leaves short pages alone, which are alike by chance', () => {
    const file = 'pages/en/thank-you.json'
    expect(toldWith('restaurant', [[file, '  "translates": "/merci/",\n', '']])).toEqual([])
  })
})
