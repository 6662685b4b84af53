import { describe, expect, test } from 'vitest'
import { dayOfSerial, findSerialEntries, findSerials } from '../../../../src/content/text/days/findSerials.ts'

const told = (value: string) =>
  findSerials({ path: ['text'], value }).map(({ span }) => value.slice(span?.start, span?.end))
const entry = (place: (string | number)[], field: string | number, value: string) => ({
  path: [...place, field],
  value,
  field: String(field),
  format: undefined,
  free: true,
})

describe('src/content/text/days/findSerials', () => {
  test('reads the day as Excel and LibreOffice count it', () => {
    expect(dayOfSerial('45987')).toBe('2025-11-26')
    expect(dayOfSerial('44197')).toBe('2021-01-01')
    expect(['4598', '459871', '52000', 'x45987', '45,987'].map(dayOfSerial)).toEqual(Array(5).fill(undefined))
  })

  test.each([
    'The exhibition is open until 45987.',
    'Our next open day is on 45987 at ten.',
    'Last updated: 45987',
    'Neue Zeiten ab dem 45987.',
    'Fermé jusqu’au 45987.',
    'Le marché a lieu le 45987 à midi.',
    'Abierto hasta el 45987.',
  ])('finds the day in %j', (text) => {
    expect(told(text)).toEqual(['45987'])
  })

  test.each([
    'Text KILN on 45987 and we answer.',
    'We tune pianos in 45127 Essen and 45987 Gladbeck.',
    'Since 45000 kilometers on the clock, no oil was lost.',
    'We planted 45987 trees.',
    'Model 45987',
    'Lieferung am 45127 Essen vorbei.',
    'Von 45127 bis 45359 fahren wir ohne Anfahrt.',
    'Envoyez CHAT le 45987.',
    'Up to 50000 visitors come until October.',
    'The lens has the number 45987.',
  ])('leaves %j alone', (text) => {
    expect(told(text)).toEqual([])
  })

  test.each([
    ['label', 'Deadline', 1],
    ['label', 'Opening date', 1],
    ['label', 'Fecha de inicio', 1],
    ['title', 'Anmeldedatum', 1],
    ['label', 'Date de début', 1],
    ['label', 'Trees planted', 0],
    ['label', 'Updates sent', 0],
    ['label', 'Tagebücher', 0],
    ['label', 'Finished cases', 0],
    ['label', 'Postleitzahl', 0],
  ])('reads a figure beside its %s %j', (field, label, count) => {
    const place = ['sections', 0, 'items', 1]
    const texts = [entry(place, field, label), entry(place, 'value', '45987')]
    expect(findSerialEntries(texts)).toHaveLength(count)
  })

  test('reads a cell under the heading of its column', () => {
    const cells = (heading: string) => [
      entry(['sections', 2, 'columns'], 0, 'Course'),
      entry(['sections', 2, 'columns'], 1, heading),
      entry(['sections', 2, 'rows', 0], 0, 'Date palms'),
      entry(['sections', 2, 'rows', 0], 1, '45987'),
    ]
    expect(findSerialEntries(cells('Starts'))).toHaveLength(1)
    expect(findSerialEntries(cells('Article'))).toEqual([])
  })
})
