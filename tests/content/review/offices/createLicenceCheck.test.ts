import { describe, expect, test } from 'vitest'
import { pageFile, problemsWith } from '../../inMemory.ts'

const prose = (body: string) => ({ type: 'prose', body })
const team = (...people: [name: string, qualifications: string][]) => ({
  type: 'team',
  items: people.map(([name, qualifications]) => ({ name, role: 'Here', qualifications })),
})

/** Returns the files with a license number that another text tells otherwise. */
const told = (first: object[], second: object[], more: object[] = []) =>
  problemsWith({
    'pages/a.json': pageFile(first, { name: 'Apples', title: 'Apples in Baltimore' }),
    'pages/b.json': pageFile(second, { name: 'Pears', title: 'Pears in Bowie' }),
    'pages/c.json': pageFile(more, { name: 'Plums', title: 'Plums in Towson' }),
  }).flatMap(({ code, file }) => (code === 'licence-told-otherwise' ? [file] : []))

describe('src/content/review/offices/createLicenceCheck, without licenses in the configuration', () => {
  test('tells two turned digits after the same words, where fewer texts agree', () => {
    const [right, turned] = [[prose('MHIC license no. 123456, insured.')], [prose('We have MHIC license no. 123465.')]]
    expect(told(right, turned)).toEqual(['pages/b.json'])
    expect(told(turned, right, right)).toEqual(['pages/a.json'])
  })

  test('tells another number of one person', () => {
    const of = (number: string) => [team(['Mei Winterburn', `BDS, GDC ${number}`])]
    expect(told(of('114223'), of('114228'))).toEqual(['pages/b.json'])
    expect(told(of('114223'), of('114223'))).toEqual([])
  })

  test.each([
    ['two licenses', 'Plumbing license 123456.', 'Gas license 123465.'],
    ['numbers of articles', 'The lamp has no. 123456.', 'The shade has no. 123465.'],
    ['consecutive numbers', 'MHIC license no. 123456.', 'MHIC license no. 123457.'],
    ['numbers of two states', 'MD license 123456.', 'VA license 123465.'],
    ['short numbers', 'Bar no. 1234.', 'Bar no. 1243.'],
  ])('leaves %s alone', (_, one, other) => {
    expect(told([prose(one)], [prose(other)])).toEqual([])
  })

  test('leaves colleagues with nearly the same numbers alone', () => {
    expect(told([team(['Mei Winterburn', 'GDC 114223'], ['Alan Park', 'GDC 114232'])], [])).toEqual([])
  })
})
