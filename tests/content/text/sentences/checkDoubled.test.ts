import { describe, expect, test } from 'vitest'
import { checkDoubled, hasTwice } from '../../../../src/content/text/sentences/checkDoubled.ts'
import { wordsOf } from '../../../../src/content/text/words.ts'

const twice = (value: string) =>
  checkDoubled({ path: ['text'], value, format: 'inline' }).map(({ span }) => value.slice(span?.start, span?.end))

describe('src/content/text/sentences/checkDoubled', () => {
  test.each([
    ['We know know when garages close.', 'know know'],
    ['The the crew comes.', 'The the'],
    ['Keys of of the lobby', 'of of'],
    ['It is a a plan.', 'a a'],
    ['We walk\nwalk at six.', 'walk\nwalk'],
    ['Llegamos con con las llaves.', 'con con'],
    ['Nous avons les les clés.', 'les les'],
    ['Wir kommen und und putzen.', 'und und'],
  ])('tells of %j', (text, words) => {
    expect(hasTwice(wordsOf([text]))).toBe(true)
    expect(twice(text)).toEqual([words])
  })

  test.each([
    'The yard had had three owners.',
    'We know that that matters.',
    'What it is is simple.',
    'It is very very cold.',
    'So so long.',
    'No no, yes yes.',
    'There there.',
    'Walla Walla and Baden Baden',
    'New York, New York',
    'We come, come what may.',
    'Ha ha, bye bye.',
    'A long long way',
    'Really really clean',
    'Much much better, many many thanks, far far away',
    'Knock knock, choo choo and cha cha',
    'A win win for all, half half',
    'Die, die wir kennen, und die die wir mögen',
    'Sie sie und das das',
    'Nous nous levons et vous vous reposez.',
    'Está muy muy limpio, poco poco.',
    'Two.\n\nTwo floors.',
    '{city} {city}',
    'clean-clean',
    'a. a. Miller',
    'don’t don’t',
    'www.clean clean.example',
    'Test test',
    'One one-page plan',
    'Who who knows you you know',
    'Room 2 2',
    'Location location location',
    'We work work work.',
  ])('lets stand %j', (text) => {
    expect(twice(text)).toEqual([])
  })
})
