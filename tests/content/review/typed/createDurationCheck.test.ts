import { describe, expect, test } from 'vitest'
import { baseSite } from '../../baseSite.ts'
import { pageFile, problemsWith } from '../../inMemory.ts'

const config = JSON.stringify({ ...JSON.parse(baseSite['site.config.json'] ?? ''), kinds: { services: 'service' } })
const prose = (body: string) => ({ type: 'prose', body })

/** Returns the codes of problems about durations of a service, told on its own page and on another one. */
const told = (name: string, own: string, other: string, more: object = {}) =>
  problemsWith({
    'site.config.json': config,
    'pages/services/disinfection.json': pageFile([prose(own)], { name, title: `${name} in Baltimore` }),
    'pages/visit.json': pageFile([prose(other)], { name: 'Visit', title: 'Your visit to us', ...more }),
  }).flatMap(({ code, file }) => (code === 'duration-told-otherwise' ? [file] : []))

describe('src/content/review/typed/createDurationCheck', () => {
  test.each([
    ['Deep Cleaning', 'The deep clean takes 3 hours.', 'A deep clean takes two hours.'],
    ['Deep Cleaning', 'Deep cleaning takes about three hours.', 'Book our 2-hour deep clean.'],
    ['Root Canal', 'A root canal lasts 90 minutes.', 'The root canal takes one hour, and you drive home.'],
    ['Wurzelbehandlung', 'Die Wurzelbehandlung dauert 90 Minuten.', 'Eine Wurzelbehandlung dauert etwa eine Stunde.'],
    ['Détartrage', 'Le détartrage dure 45 minutes.', 'Un détartrage dure 30 minutes.'],
    ['Limpieza dental', 'La limpieza dental dura 40 minutos.', 'Una limpieza dental dura una hora.'],
  ])('tells another duration of %s', (name, own, other) => {
    expect(told(name, own, other)).toEqual(['pages/visit.json'])
    expect(told(name, own, own)).toEqual([])
    expect(told(name, other, other)).toEqual([])
  })

  test.each([
    [
      'a smaller one',
      'Deep Cleaning',
      'The deep clean takes 3 hours.',
      'For a studio flat, a deep clean takes two hours.',
    ],
    ['a span', 'Deep Cleaning', 'The deep clean takes 3 hours.', 'A deep clean takes two to four hours.'],
    ['another kind', 'Deep Cleaning', 'The deep clean takes 3 hours.', 'An express deep clean takes two hours.'],
    [
      'two times of its own',
      'Pottery course',
      'The pottery course takes 3 hours. A pottery course takes two days.',
      'The pottery course takes 1 hour.',
    ],
    ['two courses', 'Welding', 'We have a 3-hour course and a 2-hour course.', 'The welding course takes five hours.'],
    ['the same in minutes', 'Root Canal', 'A root canal takes 60 minutes.', 'A root canal takes an hour.'],
    ['a number of visits', 'Root Canal', 'A root canal takes two hours.', 'Each visit takes one hour.'],
    [
      'when it is too late',
      'Deep Cleaning',
      'The deep clean takes 3 hours.',
      'If the deep clean takes 5 hours, we do not charge more.',
    ],
    [
      'the drying',
      'Deep Cleaning',
      'The deep clean takes 3 hours.',
      'After the deep clean, the carpet takes two hours to dry.',
    ],
  ])('leaves %s alone', (_, name, own, other) => {
    expect(told(name, own, other)).toEqual([])
  })

  test('leaves a duration that the page mentions, and posts', () => {
    const [own, other] = ['The deep clean takes 3 hours.', 'A deep clean takes two hours.']
    expect(told('Deep Cleaning', own, other, { mentions: ['two hours'] })).toEqual([])
    expect(told('Deep Cleaning', own, other, { date: '2024-03-01' })).toEqual([])
  })
})
