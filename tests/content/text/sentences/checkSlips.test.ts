import { describe, expect, test } from 'vitest'
import { checkSlips } from '../../../../src/content/text/sentences/checkSlips.ts'

const found = (value: string) =>
  checkSlips({ path: [], value, format: 'body' }).map(({ span }) => value.slice(span?.start, span?.end))

describe('src/content/text/sentences/checkSlips', () => {
  test.each([
    ['We come at six , and leave at nine.', ' ,'],
    ['We come at six.. Then we leave.', '..'],
    ['We come at six,, and leave.', ',,'],
    ['We mop the re-\nstrooms first.', '-\n'],
    ['The tax\\is included.', '\\'],
    ['The mill closed in 1998.[3] It is a mall now.', '[3]'],
    ['The mill closed [12] in spring.', '[12]'],
    ['Two a day, never three (and likes it.', '('],
  ])('tells of the slip in %j', (text, slip) => {
    expect(found(text)).toEqual([slip])
  })

  test('leaves the address of a file to the check of pictures', () => {
    const value = 'C:\\Users\\luz\\truck.jpg'
    expect(checkSlips({ path: ['image', 'src'], value, format: undefined })).toEqual([])
  })

  test.each([
    'Quels horaires ? De 9 h à 20 h ; le samedi, de 9 h à 13 h.',
    'We come at six... and leave at nine.',
    'One (two, three) and (four).',
    'One (two (three)) four.',
    'a) mops b) buckets',
    'We were sad :(',
    'See [the list](/list/) and [1](/one/).',
    'Call (410) 555-0142.',
    'We mop, sweep -\nand leave.',
    'Rooms:\n- one\n- two',
    'The set {1, 2} costs 3 ,5',
  ])('leaves %j alone', (text) => {
    expect(found(text)).toEqual([])
  })
})
