import { describe, expect, test } from 'vitest'
import { daySayerOf } from '../../../src/content/resolve/days/sayDays.ts'
import { smallConfig } from '../smallSite.ts'

/** Returns texts with a mark for each non-breaking space. */
const said = (language: string, from: string, to = from) =>
  daySayerOf({ ...smallConfig, language })
    .span(from, to)
    .map(({ text }) => text.replaceAll('\u00a0', '~').replace(/[\u2009\u202f]/g, ' '))
    .join('')

describe('src/content/resolve/days/sayDays', () => {
  test.each([
    ['en-US', 'Saturday, February 13, 2027 at 6~PM'],
    ['en-GB', 'Saturday, 13 February 2027 at 18:00'],
    ['fr-CA', 'samedi 13 février 2027 à 18~h'],
    ['de-DE', 'Samstag, 13. Februar 2027 um 18:00'],
  ])('says a whole hour as people of %s do: %s', (language, words) => {
    expect(said(language, '2027-02-13T18:00')).toBe(words)
  })

  test('says the minutes of both ends where one has some, and breaks no line inside a time', () => {
    expect(said('fr-CA', '2027-05-14T18:00', '2027-05-14T22:30')).toBe(
      'vendredi 14 mai 2027, 18~h~00 \u2060– \u206022~h~30',
    )
    expect(said('en-US', '2027-05-14T18:00', '2027-05-14T22:30')).toBe(
      'Friday, May 14, 2027, 6:00 \u2060– \u206010:30~PM',
    )
  })

  test('writes Spanish times with a space in "p. m.", and breaks no line behind a dash between two', () => {
    const [from, to] = ['2027-05-14T17:30', '2027-05-14T20:30']
    expect(said('es-US', from, to)).toBe('viernes, 14 de mayo de 2027, 5:30–\u20608:30~p.~m.')
  })

  test('says two times of a day on the clock of the language', () => {
    const times = (language: string) => daySayerOf({ ...smallConfig, language }).times('08:00-12:00')
    expect([times('en-GB'), times('en-US').replaceAll(/\s/g, ' ')]).toEqual([
      '08:00–\u206012:00',
      '8 AM \u2060– \u206012 PM',
    ])
  })
})
