import { describe, expect, test } from 'vitest'
import { checkCutOff } from '../../../../src/content/text/sentences/checkCutOff.ts'

const ends = (value: string, path: (string | number)[] = ['text']) =>
  checkCutOff({ path, value, format: 'inline' }).map(({ span }) => value.slice(span?.start, span?.end))

describe('src/content/text/sentences/checkCutOff', () => {
  test.each([
    ['Supervisors come up from the crews and', 'and'],
    ['We clean offices, clinics and the', 'the'],
    ['Our crew takes care of the lobby of', 'of'],
    ['Every visit begins with a walk through your', 'your'],
    ['We come on Monday, on Thursday,', ','],
    ['One line.\n\nThe second ends with a list of keys,', ','],
    ['What We Do and', 'and'],
    ['El equipo llega por la tarde con las llaves de', 'de'],
    ['Limpiamos las oficinas, las clínicas y', 'y'],
    ['Nous nettoyons vos bureaux et', 'et'],
    ['L’équipe arrive chez vous avec les clés et repart dans', 'dans'],
    ['Wir kommen am Abend und', 'und'],
    ['Wir reinigen die Böden für', 'für'],
    ['Crews come at six and ', 'and'],
  ])('tells of %j', (text, end) => {
    expect(ends(text)).toEqual([end])
  })

  test.each([
    'Supervisors come up from the crews and know every task.',
    'The work we are proud of',
    'A crew you can think of, speak of and dream of',
    'Everything our supervisors take care of',
    'Something to be part of',
    'The floors we know most of',
    'The team we rely on',
    'What we look for',
    'The place you work in',
    'Where the keys come from',
    'Whom to write to',
    'A lobby to wait in',
    'The tools we work with',
    'Yes, And',
    'The A to Z',
    'Vitamin A',
    'Dear neighbors of the block,',
    'Sehr geehrte Damen und Herren,',
    'Querida vecina de la calle mayor,',
    'With kind regards from all of us,',
    'Thank you all for your trust,',
    'Anna,',
    'Wir rufen Sie gerne an',
    'Das bieten wir auch an',
    'Wer kommt mit',
    'Die Tür geht auf',
    'Wir stellen Leute ein',
    'Du und ich, wir ziehen um',
    '7 am – 7 am',
    'C’est fait',
    'Un plan b',
    'To be continued and …',
    'We sweep and…',
    'See (and hear) the rest:',
    'Sold out',
    'Drinks to go and tea to stay in with',
  ])('lets stand %j', (text) => {
    expect(ends(text)).toEqual([])
  })

  test('leaves the entries of a list alone, which may be one sentence', () => {
    expect(ends('sweep the steps, mop and', ['items', 0])).toEqual([])
  })
})
