import { describe, expect, test } from 'vitest'
import { checkTwins, mayHoldTwins } from '../../../../src/content/text/sentences/checkTwins.ts'
import { toldWith } from '../../../sites/siteFolder.ts'

const told = (value: string, field = 'text') =>
  checkTwins({ path: ['sections', 0, field], value, field }).map(({ span }) => value.slice(span?.start, span?.end))

describe('src/content/text/sentences/checkTwins', () => {
  test.each([
    [
      'The wait for a first visit is about two weeks in Hull, one in York.',
      'The wait for a first visit is about three weeks in Hull, two in York.',
    ],
    ['The inspection of a boat takes 45 minutes.', 'The inspection of a **boat** takes 60 minutes.'],
    ['A tuning of the piano at home costs £85.', 'A tuning of the piano at home costs £95.'],
    ['Die Prüfung des Kessels dauert etwa zwei Stunden.', 'Die Prüfung des Kessels dauert etwa drei Stunden.'],
    ['La visite de la cave dure environ 40 minutes.', 'La visite de la cave dure environ 50 minutes.'],
    ['La revisión completa del coche tarda unas dos horas.', 'La revisión completa del coche tarda unas tres horas.'],
  ])('finds %j told again with another number', (one, other) => {
    expect(mayHoldTwins(`${one} ${other}`)).toBe(true)
    expect(told(`${one} ${other}`)).toEqual([other])
    expect(told(`${one}\n\nSomething stands between. ${other}`)).toEqual([other])
    expect(told(`${one} ${one}`)).toEqual([])
    expect(told(`${one} ${other}`, 'quote')).toEqual([])
  })

  test.each([
    'A house with two bedrooms takes about three hours. A house with four bedrooms takes about five hours.',
    'The price of the room is $90 for two people. The price of the room is $120 for four people.',
    'Bus 12 stops in front of the door every hour. Bus 14 stops in front of the door every hour.',
    'Then the dough rests in its bowl for about 20 minutes. Then the dough rests in its bowl for about 40 minutes.',
    'On Monday we mow. It takes about 20 minutes to the park. We rest. It takes about 30 minutes to the park.',
    'It takes 20 minutes. It takes 30 minutes.',
    'The first lesson of the course takes 60 minutes. The second lesson of the course takes 90 minutes.',
    'Ein Zimmer mit zwei Betten kostet 90 €. Ein Zimmer mit drei Betten kostet 120 €.',
    'Une maison de deux pièces prend environ trois heures. Une maison de quatre pièces prend environ cinq heures.',
    'La habitación para dos personas cuesta 90 €. La habitación para tres personas cuesta 120 €.',
  ])('leaves %j alone', (value) => {
    expect(told(value)).toEqual([])
  })

  test('is part of the check of a site', () => {
    const file = 'pages/new-patients.json'
    const wait = 'The wait for a first check-up is about two weeks in Headingley, one in Roundhay.'
    const twice = `${wait} ${wait.replace('two', 'three').replace('one', 'two')}`
    expect(toldWith('dental', [[file, wait, twice]])).toEqual([`${file}: told-twice`])
  })
})
