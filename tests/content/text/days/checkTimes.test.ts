import { describe, expect, test } from 'vitest'
import { checkTimes, mayTellTime } from '../../../../src/content/text/days/checkTimes.ts'

const fixes = (value: string) =>
  mayTellTime(value) ? checkTimes({ path: ['text'], value }).map(({ message, fix }) => `${message} ${fix}`) : []

describe('src/content/text/days/checkTimes', () => {
  test.each([
    ['Open from 9 am to 19 pm.', '"19 pm" is no time of the day. Write "7 pm", if that is meant.'],
    ['De 9 a. m. a 19:30 p. m.', '"19:30 p. m." is no time of the day. Write "7:30 pm", if that is meant.'],
    ['Until 9:75 pm.', '"9:75 pm" is no time of the day. Write the minutes that are meant, from 00 to 59.'],
    ['Bis 10:75 Uhr.', '"10:75 Uhr" is no time of the day. Write the minutes that are meant, from 00 to 59.'],
  ])('finds the time in %j', (text, told) => {
    expect(fixes(text)).toEqual([told])
  })

  test.each([
    'Open from 9 am to 7 pm, and at 12:30 pm.',
    'From 8:30 to 19:30, or at 24:00.',
    'Um 19:30 am Marktplatz; am 19. Mai.',
    'From £19 pm, or $14.50 pm.',
    'The ratio is 9:75, and 2:80 in milk.',
    'Rooms 12–19 promise quiet.',
  ])('leaves %j alone', (text) => {
    expect(fixes(text)).toEqual([])
  })
})
